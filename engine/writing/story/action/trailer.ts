import { guessPast, verbIn } from '../../../text/clauses/verbs.ts'
import { capitalise, countWords } from '../../sentence/tidy.ts'
import { isBalanced, isTorn } from '../../sentence/trim.ts'
import { LEADS_ON, unspliced } from '../telling/say.ts'

const TRAILER = /^((?:I|We)\s[^:;]{8,}?)(?:(?<!\d)\s(?:-{1,2}|\u2013|\u2014)|[;:])\s(?!")/

/** "Prepared the move: labelled the crates, hired a van": what it took. */
export const STEPS = /^[^:;]+:\s[a-z]+\s[^:;]+$/

export function isPastVerb(text: string): boolean {
  const [word = ''] = /^[a-z]+(?=\s)/.exec(text) ?? []
  return (verbIn(word, 'past')?.isWork === true && !verbIn(word, 'base')) || guessPast(word) !== undefined
}

/** A plan behind a deed. */
const THEN_PLAN =
  /,?\s(?:but|though|and)\s(?:I|we)\s(?:still\s|also\s)?(?:(?:want|need|have|plan|hope)\sto|should|must|ought|might)\s[^;:]*$/
/** What the new thing is for later. */
const THEN_WILL = /(?<!\b(?:that|which|who|where|so|because|if|when)\b.*),?\sand\swill\s[^;:]*$/
/** What stands behind a mere comma and is a statement of its own. */
const SPLICED =
  /^((?:I|We)\s[^;:]{8,}?),\s((?:the|it|this|they|there|these|everything|now (?:the|it|everything|all)|[A-Z][a-z]+)(?:\s(?!(?:which|that|who|where|and|or)\b)\S+){0,5}?(?:'s|'ll|\s(?:is|are|was|were|has|have|had|can|will|would|works?|\w+n't))\s.+)$/

/** "I wrote two drivers - the second one took days" tells its deed before the dash. */
export function withoutTrailer(told: string): string {
  const done = told.replace(THEN_PLAN, '.').replace(THEN_WILL, '.')
  const [whole = '', head = ''] = TRAILER.exec(done) ?? []
  if (countWords(head) >= 3 && isBalanced(head) && !isTorn(head)) {
    const steps = STEPS.test(done) ? done.slice(whole.length) : ''
    return isPastVerb(steps) ? `${head}. ${head.startsWith('We') ? 'We' : 'I'} ${steps}` : `${head}.`
  }
  const [, first = '', second = ''] = SPLICED.exec(done) ?? []
  return countWords(first) >= 3 && !LEADS_ON.test(first) && isBalanced(first) && !isTorn(first)
    ? `${first}. ${capitalise(second)}`
    : unspliced(done)
}
