import { lean } from '../../lean.ts'
import { onceForText } from '../../once.ts'
import { findQuantities, tellsChange } from '../figures/quantities.ts'
import { isStatement } from '../parting/own-statement.ts'
import { hasOwnSubject } from '../parting/own-subject.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** How a thing fares that fares well, and what is said of trouble that is over. */
const WELL = set(
  `again anymore automatically boring cheaper clean cleaner cleanly clear clearer consistent correct correctly daily easier easily
  effortless faster fine flawlessly gone green happier happy healthy immediately instant instantly intact nicely now perfect
  perfectly properly quick quicker quickly quiet quieter reliable reliably reproducible responsive right safe safer satisfied simpler
  simple since smaller smooth smoother smoothly stable steady tidy usable well without happily on-time nowadays delighted
  disappeared vanished survived recovered stopped approved accepted passed held scary cheap sharp crisp secure safely flat`,
)

/** What is not sure, not yet so or not good, whatever else is said. */
const ILL = set(
  `almost although assume assumed aim broken but cannot could crash crashes despite doubt empty error-prone expect expected fail failed
  failing fails goal goals guess hang hangs hardly hope hopefully hoped however if improve instead least less maybe might missing
  must need needs never nobody nor not nothing once only ought partly perhaps plan planned probably should slow slower someday
  soon still supposed target seem seemed seems theory though to-do todo tomorrow tried try trying unclear unfortunately unless until unsure wait whether
  why will wish worse worst would wrong yet may seldom sadly i'll we'll won't don't doesn't didn't isn't aren't wasn't can't couldn't
  hasn't haven't called named known default outdated obsolete what how when while because whenever asked wanted wants question`,
)

/** Whose gains are not those of the writer. */
const OTHERS = set(
  `competitor competitors vendor vendors supplier suppliers paper papers author authors upstream colleague colleagues his her he she
  someone somebody others another old former previous original`,
)

/** "No more crashes since", "nobody has to restart it by hand any more", "we no longer lose orders", "it has not tripped since". */
const RID_OF = lean(
  /^(?:no (?:more |further |new |single )?(?:[\w-]+ ){1,3}?(?:since|so far|any ?more|now|lately)\b|(?:nobody|no one) (?:has to|needs to|had to|has|gets|sees|loses|hits|complains|asks|waits)\b.{0,60}\b(?:any ?more|by hand|since|manually)\b|(?:we|I|it|they|the [\w-]+(?: [\w-]+)?|[a-z]+s) (?:no longer (?:los|fail|crash|drop|miss|hang|leak|need|have|has|get|wait|break|freez|tim|jam|trip|depend|block|flicker)\w*|(?:have|has)(?:n't| not| had no| not had an?) (?:\w+ ){1,4}?since)\b)/i,
)

/** "The review went through", "we could close eleven tickets", "the light comes on": what went well is told without a word of praise. */
const WENT_WELL = lean(
  /^(?:(?:the|our|my|all|both|it|they|everything) ?(?:[\w-]+ ){0,4}?(?:went (?:live|well|smoothly|fine|through|away)|comes? (?:on|back|up) (?:again|right away|at once)|is back(?: up| online)?|are back(?: up| online)?|went out on|(?:is|are) (?:now )?(?:fixed|solved|resolved|restored)(?=[.!]*$)|survived|held (?:up|through|for)|passed)\b|we (?:could|were able to) (?!not|only|see|find|have\b)[a-z]+ |(?:users|customers|guests|operators|people|visitors|drivers|colleagues|everyone|everybody|the [\w-]+ (?:team|crew|office|staff|department)|new [a-z]+s) (?:can (?:now |finally |again )?(?!only|not|still)[a-z]+ |find their way|(?:now )?uses? it|love|loves|got (?:their|it|the|a)))/i,
)

/** "This keeps the tank from overflowing", "that saved us a day". */
const THIS_DOES = lean(
  /^(?:this|that|it) (?:(?:also|now|really|has|already) )*(?:saved?|saves|keeps|kept|makes? (?!sure)|made (?!me|us)|fixe[sd]|solve[sd]|stop(?:s|ped)|doubled|tripled|halved|cut|cuts|raised|reduced|brought|freed|spares?|eliminate[sd]|prevents|prevented) (?!it\b|this\b|that\b)\S+/i,
)

/** "Twice as fast", "half as long", "40% faster", "25% fewer tickets", "2 days longer": by how much it is better, said at once. */
const BY_SO_MUCH = lean(
  /\bless often\b|\bevery time[.!]*$|\b(?:in|within) (?:under|less than) (?:an?|one|two|half|\d+)\b|\b(?:(?:twice|half|(?:two|three|four|five|six|ten|\d[\d.]*)(?:x| times)) as (?:fast|long|quick|many|much|large|big|small|often|accurate)|(?:\d[\d.]*\s?(?:%|x|times)|(?:two|three|four|five|ten) times) (?:faster|quicker|smaller|cheaper|less|fewer|shorter|lighter|more)|(?:down|up|dropped|rose|fell|went (?:down|up)|reduced|increased) by (?:\d|half|a third|a quarter|two thirds)|sav(?:es|ed) (?:us |me )?(?:about |around |over )?(?:an?|\d|two|three|half))\b/i,
)

/** Whether a statement tells by how much things are better since, or from what to what a figure went. */
export function tellsMeasuredEnd(text: string): boolean {
  if (!isSure(text)) return false
  return tellsChange(text) || BY_SO_MUCH.test(text) || (/\d/.test(text) && IS_NOW.test(text))
}

/** "The bundle is down to 640 kB", "a scan used to take 12 min, now 90 s", "the tests run in under a minute". */
const IS_NOW = lean(
  /^(?!(?:I|we|now)\b)[^,;:]{2,50}?\s(?:(?:is|are)\s(?:(?:now|only|just)\s)?(?:up|down|at|under|below)?\s?(?:to\s)?[~<$]?\d\S*(?:\s\S+){0,4}?(?:\snow\b|\s\((?:was|before)|,?\s(?:instead|compared|down|up|before)\b|$)|used to (?:be|take|need|cost)\s[^,;]{1,20}, now\s|(?:up|down) to [~<$]?\d[^,;]{0,14}\((?:was|from)|(?:was|were) [^,;]{1,16} and (?:is|are) now |(?:now |only |just )?(?:takes?|needs?|costs?|runs? in|loads? in|finish(?:es)? in) (?:only |just |under )?[~<$]?\d[^,;]{0,20}(?:\snow\b|\s\(|,?\s(?:instead|compared|down|up|before)\b)|(?:answers?|finish(?:es)?|loads?|runs?|starts?|builds?|responds?|completes?|boots?) in (?:about |under |only |just )?\d[\d.]*\s?(?:ms|s|sec|seconds?|min|minutes?|h|hours?)[.!]*$|now (?:takes?|needs?|is|are) )/i,
)

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;:()"]+/, 28)
    .map((word) => (word.endsWith('.') || word.endsWith('!') ? word.replace(/[.!]+$/, '') : word))
    .filter(Boolean)
}

/** What an ill word means no ill in. */
const SPARED =
  /\b(?:no (?:more |further )?[a-z]+(?= (?:since|so far))|no longer (?:has|have|fails?|crash(?:es)?|needs?|hangs?)|not (?:[a-z]+ ){1,2}since|stopped (?:failing|crashing|hanging)|instead of|less often|(?:\d[\d.]*\s?%|much|far) less|we could(?! not)|nobody (?:(?:has|needs|had) to|(?=.* (?:any ?more|since)\b))|no [a-z]+ (?:was|were) (?:lost|dropped|missed|damaged)|errors? (?:\d+ )?(?=any ?more|since)|(?:takes?|needs?|costs?) only|only (?:takes?|needs?|costs?)|stays? empty|at least \d|less often|no longer)\b/gi

function isSure(text: string, words?: readonly string[]): boolean {
  if (text.includes('?')) return false
  const unspared = text.replace(SPARED, ' ')
  const told = words && unspared === text ? words : wordsOf(unspared)
  return !told.some((word) => ILL.has(word) || OTHERS.has(word))
}

/** "It checks that the key is right", "the parser now works from the root": how the thing works, or what was done to it. */
const HOW_IT_WORKS =
  /\bthat\s(?!(?:saves?|keeps|made|makes)\b)(?<=\S\sthat\s)|\b(?:enough|who)\b|\b(?:has|have) been [a-z]+(?:ed|en|t)\b|\bnow works? (?:from|by|like|as|in|on)\b/i

/** Whether a statement tells of a thing that it fares well, or of trouble that it is over, beyond doubt: "the door closes properly". */
export const tellsGoodEnd = onceForText((written: string): boolean => {
  const text = written.trim()
  // "All three are in use" points at what the deed has made.
  if (/^(?:all|both|most|some|none) (?!the\b|our\b|my\b|[a-z]+s\b)/i.test(text)) return false
  if (HOW_IT_WORKS.test(text)) return false
  const words = wordsOf(text)
  if (words.length < 3 || words.length > 20 || !isSure(text, words)) return false
  if (RID_OF.test(text) || WENT_WELL.test(text) || THIS_DOES.test(text)) return true
  if (/^(?:I|we)\b/i.test(text) || !(words.some((word) => WELL.has(word)) || BY_SO_MUCH.test(text)))
    return false
  // "Without a lock it leaks", "now the second part".
  if (words.length < 4 && findQuantities(text).length > 0) return false
  return /^(?:it|they|everything|all) [a-z']+ /i.test(text) || isStatement(text) || hasOwnSubject(text)
})
