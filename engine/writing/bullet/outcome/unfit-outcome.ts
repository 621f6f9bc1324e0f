import { NO_OUTCOME } from '../../../facts/fields/seeming-outcome.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { tellsChange } from '../../../text/figures/quantities.ts'

/** What is denied, doubted or still wrong is nothing to end a bullet with. */
export const UNFIT = lean(
  /\b(?:unfortunately|difficult|but all is|rubbish|mess|worse|slower|(?:made|makes|making) [^,;]{3,60} (?:more (?:complex|complicated)|harder|trickier)|hopefully|probably|maybe|seems?|seemed|looks? like|appears? (?:to|that)|can (?:also |greatly )?(?:improve|reduce|help|speed|increase|lower|save)|apparently|not yet|yet to|to be seen|for a while|for now|sort of|kind of|kinda|enjoy|so much time|(?:took|takes) (?:so |too |very |quite )?(?:long|a (?:long )?while|ages|forever)|equates?|already [a-z]+s(?! (?:it|this|them)\b)|stands for|corresponds? to|no (?:[a-z]+ )?(?:docs?|documentation|changelog|tests?|changes?|migrations?) (?:(?:are|is|were|was) )?(?:needed|required|necessary)|(?:became|becomes) (?:\w+ )?(?:clear|obvious|apparent|evident))\b|\b(?:doesn't|don't|didn't|isn't|aren't|wasn't|can't|couldn't|won't)\b/i,
)

/** "It supports sleep" says what a thing can do, which has no figure and nothing to do with the change. */
const SAID_OF_A_THING = /^it\s(?:also\s)?(?:supports|handles|processes|serves|delivers|ingests)\s\D*$/i

/** "It doubled the flow \u2014 and missed every alarm": half of it would be a boast. */
const AND_WORSE = lean(
  /\s[\u2013\u2014-]{1,2}\s(?:and|but)\s(?:\w+ly\s)?(?:missed|misses|lost|loses|broke|breaks|failed|fails|dropped|ignored|crashed|still|not|no)\b/,
)

/** "Files: Before 57, After 89": more of what has no unit says nothing good. */
function countRises(body: string): boolean {
  const [, from = '', to = ''] = /\bbefore\s(\d[\d.,]*),\safter\s(\d[\d.,]*)(?=,|$)/i.exec(body) ?? []
  return to !== '' && Number(to.replaceAll(',', '')) > Number(from.replaceAll(',', ''))
}

const CHECKED = /^(?:validation|verification|test(?:s|ing| plan)?|checks|quality gates?)\b/i

/** Whether a sentence tells no gain, whatever figures it has. */
export function isUnfit({ body, sentence, features }: Weighed): boolean {
  if (features.includes(NO_OUTCOME) || sentence.section === 'followup') return true
  if (UNFIT.test(body) || SAID_OF_A_THING.test(body) || AND_WORSE.test(body)) return true
  if (/^(?:data|row)$/.test(sentence.kind) && countRises(body)) return true
  // "Coverage: 99%" below "Validation" says that all was looked at.
  if (CHECKED.test(sentence.headings.at(-1) ?? '') && !tellsChange(body)) return true
  // What the trouble costs is told below "Cause" and "Problem".
  return /^(?:cause|problem|harm)$/.test(sentence.section ?? '') && !/\b(?:now|after)\b/.test(body)
}
