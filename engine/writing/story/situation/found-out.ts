import { lean } from '../../../lean.ts'

/** What one took for the cause at first, and where one goes on to what it was. */
const TAKEN_FOR = lean(
  /^(?:(?:at first|initially|originally),?\s)?(?:I|we)\s(?:(?:had|initially|first|originally|just|also)\s){0,2}(?:suspected|thought|assumed|believed|guessed|figured)\b[^;]{8,200}?[,.;]?\s(?:but|however|until|though)\b,?\s(?:then\s|(?:after|upon|on|with|once|when|by)\b[^,;]{2,60}?,?\s)?(?:I|we)\s(?:(?:then|soon|eventually|finally|later|quickly|actually)\s)?(?:discovered|found(?:\sout)?|reali[sz]ed|noticed|learned|learnt|saw|figured\sout|understood)\sthat\s(?=\S)/i,
)

/** "I suspected the wind at first, but then I found that the lid was bent": the lid was bent; nothing where no more than a guess is told. */
export function foundInstead(body: string): string | undefined {
  const [guess = ''] = TAKEN_FOR.exec(body) ?? []
  return guess === '' ? undefined : body.slice(guess.length)
}
