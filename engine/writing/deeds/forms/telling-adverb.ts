import { ADVERBS } from '../../../text/clauses/adverbs.ts'

const TELLING_ADVERB =
  /\b(?:only|temporar(?:y|ily)|lazily|manually|automatically|partially|partly|explicitly|gradually|jointly|initially)\b/

/** "Eagerly load the rows": how a program does something is what was changed. */
function tellingAdverb(adverb: string, isOrder: boolean): string | undefined {
  const known = TELLING_ADVERB.exec(adverb)?.[0]
  if (known || !isOrder) return known
  return adverb.split(' ').find((word) => word.endsWith('ly') && ADVERBS.exec(`${word} `)?.[0] === '')
}

/** Puts an adverb that changes the claim behind the object, since a bullet opens with the verb. */
export function withAdverb(rest: string, adverb: string, isOrder = false): string {
  const telling = tellingAdverb(adverb, isOrder)?.replace(/^temporary$/, 'temporarily')
  if (!telling || rest.includes(telling)) return rest
  if (telling === 'only') {
    // "I only wrote the script" is modest, "only send two mails" says what is sent; "only recently": so late.
    if (!isOrder || /^only \w+ly$/.test(adverb.trim()) || /^(?:it|them)\b/.test(rest)) return rest
    return rest.replace(/^(?:(?:out|up|off|down|back|over|in|away)\s)?/, '$&only ')
  }
  const at = rest.search(
    /(?<!\s(?:responsible|available|needed|required|meant|intended|due|prior|related|used|similar))\s(?:which|that|who|to|by|when|if|so|because|for|in|at|on|with|instead|while|until|since|and(?!\s(?:\.|[A-Z]))|from)\s|\s?[,;(]/,
  )
  return at > 0 ? `${rest.slice(0, at)} ${telling}${rest.slice(at)}` : `${rest} ${telling}`
}
