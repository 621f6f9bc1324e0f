import { lean } from '../../lean.ts'
import { readClause } from '../clauses/clauses.ts'
import { isDeed } from './split-at.ts'

/** That something was hard, told by who had to do with it. */
const STRUGGLED = lean(
  /^(?:(?:I|we)\s)?(?:(?:have|had|also|really|still|initially|first)\s)*(?:(?:struggled|fought|wrestled|battled|grappled)(?:\s(?:a (?:lot|bit|little)|for [a-z\d]+ [a-z]+|hard))?\s(?:with|against|to|for|all|in)\s|(?:had|faced|encountered|experienced|ran into|hit|got)\s(?:(?:an?|some|many|several|few|lot of|bit of|the|lots of|two|three|big|small|minor|major|weird|strange|more|quite)\s){0,4}(?:[\w-]+\s){0,2}?(?:trouble|problems?|issues?|difficult(?:y|ies)|errors?|bugs?|hard time|snags?|roadblocks?|hiccups?)\b|(?:was|were|got|been)\sstuck\s(?:on|at|with|in)\s)/i,
)

/** Where one may go on with what was done in the end. */
export const STRUGGLED_THEN =
  /(?:,?\s(?:and|but)\s|,\s(?:so\s)?)(?:(?:then|so|finally|eventually|ultimately|luckily|later|in the end|after a while|after some time),?\s){0,2}(?=(?:(?:I|we)\s)?(?:(?:then|finally|eventually|just)\s)?[a-z]+\s\S)/g

/** "I struggled with the lock for an hour | and filed a new key": what was hard, and what was done. */
export function isStruggledThen(head: string, tail: string): boolean {
  if (!STRUGGLED.test(head) || (GOES_ON.test(head) && !MENDED.test(tail))) return false
  const deed = readClause(tail)
  if (deed?.modality !== 'done' || deed.isNegated || HARDLY.test(deed.verb.base)) return false
  return isDeed(deed) || (deed.verb.isWork && /^(?:ended|managed|able)\b/.test(deed.attitude))
}

/** "An issue that hid the key and broke the lamp": the issue goes on, unless it is said to be over. */
const GOES_ON = /\b(?:that|which|who|where|when|because|if|while|as|since|so)\b/i
const MENDED =
  /^(?:(?:I|we)\s)?(?:[a-z]+ly\s|then\s)?(?:fixed|solved|resolved|corrected|repaired)\s(?:it|this|that|them)\b/i

/** What goes on with the trouble. */
const HARDLY = /^(?:have|learn|lose|need|reali[sz]e|run|spend|struggle|try|want|waste)$/
