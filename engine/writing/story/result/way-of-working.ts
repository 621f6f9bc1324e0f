import { verbIn } from '../../../text/clauses/verbs.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'

/** "It works like tying two ropes together" explains a thing; "works like a charm" and "now works like the old one" praise it. */
const EXPLAINS =
  /^(?!.*\b(?:now|again|no longer|expected|intended|before|should)\b).*\b(?:works?|worked|behaves?|behaved|acts?|acted|functions?|functioned) (?:just |exactly |a lot |much |kind of |a bit )?(?:like|as if) (?!an? charm\b|magic\b|new\b)/i
const AS_A_RULE = /^(?:I|we) (?:[a-z]+ly )?([a-z]+)\s/i
/** What says that it was not so before, or that something is reached by it. */
const SINCE =
  /\b(?:now|no longer|again|any ?more|since|instead|from now on|these days|less|fewer|more|only)\b/i
const REACHES =
  /^(?:achieve|cut|get|halve|hit|improve|increase|lower|reach|reduce|save|see|serve|shrink|win|earn|have|hold|measure|process|handle)$/

/** How one goes about it, or what a thing is like: true before the work and after it, and so no end of it. */
export function isWayOfWorking(text: string): boolean {
  if (EXPLAINS.test(text)) return true
  const [, word = ''] = AS_A_RULE.exec(text) ?? []
  const verb = word && !verbIn(word, 'past') ? verbIn(word, 'base') : undefined
  return Boolean(verb?.isWork) && !REACHES.test(word) && !SINCE.test(text) && !tellsChange(text)
}
