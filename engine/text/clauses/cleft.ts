import { lean } from '../../lean.ts'
import type { Clause } from './clauses.ts'
import { clauseOf } from './subjectless.ts'
import { SHARE_OF_TIME } from './time-spent.ts'
import { verbIn } from './verbs.ts'

const ADVERBS = String.raw`(?:(?:just|simply|also|then|mainly|mostly|[a-z]+ly)\s){0,2}`
const WE = String.raw`(?:I|we)(?:\shave|'ve)?`
/** "Here", "for this", "that we settled on", "to keep it dry", "this sprint": what may be said of it besides. */
const OF_IT = String.raw`(?:\s(?:here|then|found|(?:that\s)?${WE}\s(?:settled on|came up with|landed on|went (?:with|for)|chose|found|used|applied|took)|(?:found\s)?(?:to|for)\s(?:[\w-]+\s){0,3}[\w-]+))?`
/** "The next step was to isolate it" tells of the work, "the upload step was copying it" of a machine. */
const ORDER = String.raw`\b(?:first|second|third|fourth|next|last|final|main|key|important|only|other|biggest|another)`
const REMEDY = String.raw`(?:(?:the|my|our|a|an|one)\s)?(?:[a-z-]+\s){0,3}(?:fix|solution|workaround|work-around|trick|answer|remedy|repair|(?<=^|${ORDER} )step|mitigation|cure|resolution|recovery|remediation|way|contribution|(?<=main )(?:change|work|part|job|thing)|(?<=(?:most|bulk) of the )work|(?<=biggest )(?:part|chunk|job))${OF_IT}`
const WORKED = String.raw`(?:what|(?:the\s)?(?:only\s|one\s)?thing (?:that|which))\s(?:finally\s|really\s|actually\s|eventually\s)?(?:helped|worked|did the trick|(?:fixed|solved|resolved|cured)\s(?:it|this|that|the (?:issue|problem|bug|error)))(?:\sin the end|\sfor (?:me|us))?`
const DID = String.raw`(?:(?:what|all)|(?:(?:the|one|another)\s)?(?:(?:first|next|second|third|last|main|big|other|only|final|more)\s){0,2}(?:thing|things|task|job|changes?)(?:\sthat)?)\s${WE}\s(?:(?:also|mainly|mostly|finally|basically|really)\s)?(?:did|done|(?<=\bchanges?\b[^,]*)made)(?:\s[^,;:]{1,40}?)?`
/** "My job this sprint", "our main task for the week": a task says that it was done only where it says when. */
const ROLE = String.raw`(?:my|our)\s(?:[a-z-]+\s){0,2}(?:(?:job|part|role|contribution|responsibility|assignment|share|work)(?:\s(?:here|this|last|today|in|on|for|during|of)\b[^,;:]{0,40}?)?|task\s(?:this|last|today|for (?:the|this|last))\b[^,;:]{0,20}?)|the\s(?:main|first|second|biggest|other)\s(?:task|job)\s(?:of|for|this|last)\s?(?:the|this|last)?\s?(?:week|day|sprint|month)`
/** "The thing I'm proudest of this week", "my highlight", "the biggest win of the month". */
const PRIDE = String.raw`(?:(?:the|one)\sthing\s(?:that\s)?(?:I'm|I am|we're|we are)\s(?:most\s)?(?:proud(?:est)?|happ(?:y|iest)|glad)\s(?:of|about|with)(?:\s(?:this|last)\s[a-z]+)?|(?:my|our|the)\s(?:[a-z]+\s)?(?:highlight|win|achievement|success)(?:\s(?:of|this|last|for)\b[^,;:]{0,30}?)?)`
const CLEFT = lean(
  String.raw`^(?:(${REMEDY}|${WORKED})|(${DID}|${PRIDE})|${ROLE}|${SHARE_OF_TIME})\s(was|is|has been|had been|required|involved|meant|entailed|consisted of)\s${ADVERBS}(?:(?:to\s${ADVERBS}([a-z-]+))|([a-z-]+))\s(?=\S)`,
  'i',
)

/** What was only thought of, or stays so. */
const ONLY_THOUGHT_OF = lean(
  /\b(?:proposed|planned|possible|potential|suggested|recommended|usual|alternative|ideal|hypothetical|theoretical|another|other|no|any|not|whose)\s(?:[a-z-]+\s){0,2}?(?:fix|solution|workaround|work-around|trick|answer|remedy|repair|step|mitigation|cure|resolution|way)\b/i,
)
/** "The next step is wiring the pump" is a plan, "the only way is to wire it" what one had to do so far. */
const NOT_YET = /\b(?:next|way|better|best|right|future|remaining|last)\b/i

/** "Speaking of lamps, the other thing I did was ...". */
const ASIDE = /^(?:[\w'-]+\s){0,5}[\w'-]+,\s(?=(?:the|one|another|what|my|our)\s)/i

/** "The fix was to pin the version", "what helped was raising the limit", "my job this week was writing the guide": the deed follows. */
export function readCleft(body: string, lead: string): Clause | undefined {
  if (!/\b(?:was|is|been|required|involved|meant|entailed|consisted)\b/i.test(body)) return undefined
  const aside = ASIDE.exec(body)?.[0]
  if (aside) return readCleft(body.slice(aside.length), `${lead}${aside}`)
  const [whole = '', remedy, did, copula = '', aim = '', word = ''] = CLEFT.exec(body) ?? []
  if (!whole || ONLY_THOUGHT_OF.test(whole)) return undefined
  const isNow = /^is$/i.test(copula)
  if (isNow && ((!remedy && !did) || NOT_YET.test(`${lead}${whole}`))) return undefined
  const form = aim ? 'base' : verbIn(word, 'ing') ? 'ing' : verbIn(word, 'past') ? 'past' : 'base'
  // "The repair required draining the tank" says that it was drained, "it required a new tank" does not.
  if (!/^(?:was|is|ha[sd] been)$/i.test(copula) && (form !== 'ing' || !remedy)) return undefined
  // "The only way to reach it was using the old crane": so it was until then.
  if (form === 'ing' && /\bway\b/i.test(whole)) return undefined
  // Only of what one did may a bare verb be said: "what I did was measure it".
  if (!aim && form !== 'ing' && !did) return undefined
  const verb = verbIn(aim || word, form)
  if (!verb?.isWork) return undefined
  // "The fix was to oil the hinge, and to paint the gate".
  const rest = body.slice(whole.length).replace(aim ? /,?\sand to\s(?=[a-z]+\s)/ : /$^/, ' and ')
  // "Was to start building it": that was begun, and no more.
  const isBegun = /^(?:start|begin)$/.test(verb.base) && verbIn(/^[a-z-]+/.exec(rest)?.[0] ?? '', 'ing')
  return { ...clauseOf({ lead, verb, form: isBegun ? 'past' : form, rest }), attitude: 'had to' }
}
