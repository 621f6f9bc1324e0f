import { LOWERED } from '../../lexicon/technologies/lowered.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { isPerson } from '../project/people.ts'
import { isCommonNoun } from './common-nouns.ts'
import { isMachineText } from './machine-text.ts'
import { isCommand, isNamedInCode } from './named-in-code.ts'
import { isNamedBeforeNoun, isNamedPlainly, isSetUp, isTypedName } from './plain-names.ts'
import { isInStackList } from './stack-lists.ts'
import {
  acts,
  endsPhrase,
  hasAnyNoun,
  hasMakingFrame,
  hasNoun,
  hasOwnCase,
  hasStrongFrame,
  hasVersion,
  headsDeed,
  isAcronym,
  isFed,
  isHeadline,
  isIntroduced,
  isPartOfName,
  isPutToUse,
  isTakenUp,
  isUnused,
  isUpgraded,
  opensSentence,
} from './technology-context.ts'
import { type Found, findSpellings } from './technology-places.ts'

/** What Go prints above its benchmarks: the machine they ran on. */
const BENCH_HEAD = /(?:^|\s)go(?:os|arch): \w+/

/** What the whole text is about, which settles what a short name in it means. */
export type Matter = { text: string; isOnAws: boolean }

/** "Next, I have run it" and "Later, Ana and I tested it" tell what was done. */
const DONE_NEXT =
  /^(?:next|later),? (?:(?:i|we|\p{Lu}\p{Ll}+ and i)\s)(?:have |had |then |also |just |finally )?(\p{Ll}+)/iu

const PLAN =
  /^(?:tomorrow|next (?:week|month|sprint|time|up|steps?)|next|to-?do|later|someday|leftover|still open|not (?:moved|done|yet|now|started))\b(?=[:,]| we\b| i\b| will|'ll)/i

/** Nouns that say what kind of thing a name in small letters is: "a flask framework", "the ruby library". */
const KINDS = ['library', 'libraries', 'bindings', 'sdk', 'framework', 'crate', 'gem', 'codebase']

/** What is made of a language or a framework: "a rust project", "some ruby code". */
const MADE_OF = [
  ...KINDS,
  ...[
    'project',
    'projects',
    'code',
    'script',
    'scripts',
    'program',
    'programs',
    'app',
    'apps',
    'application',
  ],
  ...[
    'compiler',
    'developer',
    'developers',
    'package',
    'packages',
    'backend',
    'frontend',
    'server',
    'syntax',
  ],
  ...['service', 'services', 'microservice', 'microservices', 'api', 'bot', 'tool', 'tools', 'cli', 'client'],
  ...['module', 'modules', 'plugin', 'site', 'website', 'component', 'components', 'game', 'endpoint'],
]

/** Plain words that hasty notes mean as names all the same. */
const HASTY = new Set('assembly c express go homebrew next node r react scheme spring unity'.split(' '))

/** Headings above what one read, saw or weighed, rather than made. */
const ASIDE =
  /^(?:talks?|reading(?: list)?|books?|(?:interesting |useful |further |more )?(?:articles|links|reading|resources)|media(?: diet)?|podcasts?|listening|watching|family|personal|events?|conferences?|alternatives?(?: considered)?|(?:related|similar) projects?|inspiration|prior art)$/i

/** The listed spellings of a sentence that name a technology there. */
export function findCertain(sentence: Sentence, matter: Matter = { text: '', isOnAws: false }): Found[] {
  if (isTicked(sentence) || sentence.kind === 'quote' || isPlanned(sentence)) return []
  if (BENCH_HEAD.test(sentence.text)) return []
  const all = findSpellings(sentence).filter(
    (found) =>
      !isOfModel(found) && !isWhereKept(found) && !isPerson(found.sentence.text, found.start, found.end),
  )
  if (isMachineText(sentence)) return all.filter((found) => isCommand(found))
  const makers = all.map((found, index) => isMaker(found, all[index + 1]))
  const starts = new Set(all.map(({ start }) => start))
  const hasNoCase = isHeadline(sentence)
  const certain = all.map(
    (found, index) =>
      isCertain(found, starts, hasNoCase) ||
      makers[index - 1] === true ||
      (matter.isOnAws && isAwsService(found)) ||
      isAmongKin(found, matter.text, hasNoCase),
  )
  for (let i = 1; i < all.length; i++) {
    if (certain[i] || certain[i - 1] || !isPair(all[i - 1], all[i])) continue
    certain[i - 1] = true
    certain[i] = true
  }
  // Certainty spreads along a list, once to the right and once to the left.
  for (let i = 1; i < all.length; i++) certain[i] ||= certain[i - 1] === true && isListed(all[i], all[i - 1])
  for (let i = all.length - 2; i >= 0; i--)
    certain[i] ||= certain[i + 1] === true && isListed(all[i], all[i + 1])
  return all.filter((_, index) => certain[index] && !makers[index] && !isOnlyWeighed(all, index))
}

/** "ESP32 S3": behind another number it says which one. */
function isOfModel({ spelling, sentence, start }: Found): boolean {
  if (!/^[a-z]\d$/.test(spelling.folded)) return false
  // "See point s3 of the errata".
  if (
    /^\p{Ll}/u.test(sentence.text.charAt(start)) &&
    LETTERED.test(sentence.text.slice(Math.max(0, start - 12), start))
  )
    return true
  return /\d[ -]$/.test(sentence.text.slice(Math.max(0, start - 2), start))
}

/** "the code is on GitHub", "scripts are available in the GitLab repo": where a thing lies says nothing of how it was made. */
const KEEPERS = /^(?:github|gitlab|bitbucket|codeberg|sourceforge)$/
const LIES_ON =
  /(?:\b(?:is|are|was|were|be|available|already|popular|found|submitted|published|posted|code|source|sources|repo|repository|project) (?:(?:also|now) )?(?:on|in the)|^\W*on) $/i

function isWhereKept({ spelling, sentence, start, end }: Found): boolean {
  if (!KEEPERS.test(spelling.folded) || !LIES_ON.test(sentence.text.slice(Math.max(0, start - 32), start)))
    return false
  return /^(?:$|[\s,.;:()!\u2013\u2014-](?! ?(?:Actions|Pages|Copilot|API|CLI)))/.test(
    sentence.text.slice(end, end + 10),
  )
}

/** What was only weighed spreads along a list, too: "we looked at Kong and Tyk". */
function isOnlyWeighed(all: readonly Found[], index: number): boolean {
  const found = all[index]
  if (!found) return false
  return isUnused(found) || (isNextItem(all[index - 1], found) && isOnlyWeighed(all, index - 1))
}

/** A form's boxes hold the words of the project; what stands beside "Skills:" or "Issue:" is the writer's own. */
function isTicked({ section, box, kind }: Sentence): boolean {
  return section === 'boilerplate' && (box !== undefined || kind === 'heading')
}

/** "Apache" before "Cassandra" says whose it is, and that it is no woman's name. */
function isMaker({ sentence, start, end }: Found, next: Found | undefined): boolean {
  if (next?.start !== end + 1 || sentence.text.charAt(end) !== ' ') return false
  return sentence.text.slice(start, end) === 'Apache' && /\p{Lu}/u.test(sentence.text.charAt(next.start))
}

function isNextItem(left: Found | undefined, right: Found | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    /^(?:,? (?:and|or) |\/)$/.test(left.sentence.text.slice(left.end, right.start))
  )
}

/** "with chai and mocha": two names of tools side by side are no accident, however they are written. */
function isPair(left: Found | undefined, right: Found | undefined): boolean {
  if (!left || !right || left.inCode || right.inCode || !isJoined(left, right) || !endsList(right))
    return false
  return /\b(?:with|using|via|in)\s$/i.test(left.sentence.text.slice(Math.max(0, left.start - 8), left.start))
}

/** "Combine" in a text about iOS, "Apex" in one about Salesforce. */
function isAmongKin(found: Found, text: string, hasNoCase: boolean): boolean {
  const { spelling, sentence, start, end, inCode } = found
  const { among } = spelling.technology
  if (!among || hasNoCase || opensSentence(found) || (inCode && !isNamedInCode(found))) return false
  return sentence.text.slice(start, end) === spelling.text && among.some((name) => text.includes(name))
}

/** "ECS" and "EMR" are many things, and services where the text speaks of Amazon's cloud. */
function isAwsService({ sentence, start, end, spelling, inCode }: Found): boolean {
  const isWritten = sentence.text.slice(start, end) === spelling.text
  return isWritten && !inCode && isAcronym(spelling.text) && /^(?:Amazon|AWS) /.test(spelling.technology.name)
}

/** What stands under a follow-up heading or beside an empty box was not done yet; what one read was not done at all. */
export function isPlanned({ section, label, opensBlock, box, text, headings }: Sentence): boolean {
  // A label in front announces its own sentence, a heading all that stands below it.
  const isUnder = section === 'followup' && (label === undefined || opensBlock)
  if (ASIDE.test(headings.at(-1) ?? '') || /^[[(]?e\.g\.,? /i.test(text)) return true
  return isUnder || box === 'empty' || (PLAN.test(text) && !isDoneNext(text))
}

function isDoneNext(text: string): boolean {
  const verb = DONE_NEXT.exec(text)?.[1]?.toLowerCase()
  if (verb === undefined) return false
  return /^(?:next|later),? \S+ (?:have|had) (?!to\b)/i.test(text) || verbIn(verb, 'past') !== undefined
}

/** "A: the lamp, B: the rope, C: both": one of several ways. */
const WAYS = /(?:^|[\s_*(])B[:.)]/

/** "Pin C", "drawer R": behind what there are several of, a letter says which one. */
const LETTERED =
  /\b(?:bank|bay|block|channel|coil|column|corner|drawer|gate|grade|group|hall|input|leg|line|node|option|output|panel|part|phase|pin|plan|point|port|rail|row|segment|shelf|side|site|slot|step|switch|team|terminal|track|tray|variant|wing|wire|zone)s?\s$/i

function isCertain(found: Found, starts: Set<number>, hasNoCase: boolean): boolean {
  const { spelling, sentence, start, end } = found
  if (isCommonNoun(found)) return false
  if (spelling.certainty === 'sure') return true
  // "1.0 V", "25 C": behind a number a letter is its unit.
  if (spelling.text.length === 1 && /\d $/.test(sentence.text.slice(Math.max(0, start - 2), start)))
    return false
  if (spelling.text.length === 1 && LETTERED.test(sentence.text.slice(Math.max(0, start - 12), start)))
    return false
  if (
    spelling.text.length === 1 &&
    /^[:.)]/.test(sentence.text.slice(end, end + 1)) &&
    WAYS.test(sentence.text.slice(0, start))
  )
    return false
  // "K&R" are two people.
  if (spelling.text.length === 1 && /&$/.test(sentence.text.slice(Math.max(0, start - 1), start)))
    return false
  if (isInStackList(found) || isTypedName(found)) return true
  if (found.inCode) return isNamedInCode(found)
  if (isUpgraded(found)) return true
  if (isPlan(found)) return false
  const { nouns } = spelling.technology
  const isExact = unhyphened(sentence.text.slice(start, end)) === unhyphened(spelling.text)
  if (isExact && isIntroduced(found)) return true
  if ((isExact && isTag(found)) || isScope(found)) return true
  // A capital that every sentence has says nothing; "NFS" and "GitLab" are written so anywhere.
  const isInitial =
    (hasNoCase && spelling.text.includes(' ')) ||
    ((hasNoCase || opensSentence(found)) && !hasOwnCase(spelling.text))
  if (spelling.certainty === 'cased') {
    if (isExact && !isInitial && !isPartOfName(found, starts, hasNoCase)) return true
    if (!isExact && isLowered(found)) return true
    if (!isExact && isAcronym(spelling.text)) return hasNoun(found, nouns, true)
    if (isExact && !hasNoCase && (acts(found) || headsDeed(found))) return true
    if (hasNoun(found, spelling.isVersioned ? MADE_OF : KINDS, true) || isMadeWith(found)) return true
    if (!isExact && (isSetUp(found) || isFed(found))) return true
    return hasNoun(found, nouns, true) || (isExact && hasAnyNoun(found)) || hasVersion(found, isExact)
  }
  if (!isExact) return isMadeWith(found) || /^\d+\.\d/.test(sentence.text.slice(end, end + 4))
  if (hasNoun(found, nouns, true) || hasVersion(found, false)) return true
  // Where kin settles it, a frame does not: one builds with a motor, too.
  if (spelling.technology.among) return false
  if (!hasNoCase && !isPartOfName(found, starts, hasNoCase) && isNamedPlainly(found)) return true
  if (isInitial) return false
  if (!spelling.isBuiltWith) return isTakenUp(found) && !isPartOfName(found, starts, hasNoCase)
  if (!/\p{Lu}/u.test(spelling.text)) return endsPhrase(found) || isPutToUse(found)
  if (isPartOfName(found, starts, hasNoCase)) return false
  return (
    hasStrongFrame(found) || endsPhrase(found) || hasNoun(found, nouns, false) || isNamedBeforeNoun(found)
  )
}

/** "Went back to the Spark plan": what is paid for has a name of its own. */
function isPlan({ sentence, end }: Found): boolean {
  return /^ (?:plan|tier|subscription)\b/.test(sentence.text.slice(end, end + 16))
}

/** "[Windows] Exit cleanly": the tag of a change says where it belongs. */
function isTag({ spelling, sentence, start, end }: Found): boolean {
  if (start !== 1 || !spelling.isBuiltWith || /^(?:next|drift|make|move)$/.test(spelling.folded)) return false
  return sentence.text.charAt(0) === '[' && sentence.text.charAt(end) === ']'
}

/** "mips: fix the memory map", "fix(helm): quote it": what a subject line opens with is what the change is in. */
function isScope({ spelling, sentence, start, end }: Found): boolean {
  if (sentence.kind !== 'title' || spelling.certainty !== 'cased') return false
  // "api-gateway: count the tenants" is one's own.
  if (spelling.text.includes(' ') && sentence.text.slice(start, end).includes('-')) return false
  return (
    /^(?:[a-z]{2,9}\()?$/.test(sentence.text.slice(0, Math.min(start, 12))) &&
    /^(?:: |\)!?: )/.test(sentence.text.slice(end, end + 4))
  )
}

/** "grub", "Grub": no words, however they are written. */
function isLowered({ spelling, sentence, start, end }: Found): boolean {
  if (!LOWERED.has(spelling.folded) || !/^.\P{Lu}+$/u.test(sentence.text.slice(start, end))) return false
  // "A loose grub screw" is a screw.
  return !/^ screws?\b/.test(sentence.text.slice(end))
}

function unhyphened(name: string): string {
  return name.replaceAll('-', ' ')
}

/** "made a game in unity", "learning rust": hasty notes have no capitals, but the frame is as strong. */
function isMadeWith(found: Found): boolean {
  const { spelling, sentence, start, end } = found
  if (isAcronym(spelling.text) || sentence.text.slice(start, end) !== spelling.folded) return false
  if (spelling.certainty === 'word' && !HASTY.has(spelling.folded)) return false
  return hasMakingFrame(found)
}

/** Whether it stands beside the other one in a list: "Python, Go and Redis". */
function isListed(found: Found | undefined, other: Found | undefined): boolean {
  if (!found || !other || found.inCode || !isJoined(found, other)) return false
  const { spelling, sentence, start, end } = found
  if (!/\p{Lu}/u.test(spelling.text)) return endsList(found)
  const isExact = unhyphened(sentence.text.slice(start, end)) === unhyphened(spelling.text)
  // "NFS and root" names one protocol and one user.
  if (!isExact && isAcronym(spelling.text)) return false
  if (!isExact || (spelling.certainty === 'word' && opensSentence(found))) return endsList(found)
  return true
}

function isJoined(a: Found, b: Found): boolean {
  if (a.inCode !== b.inCode) return false
  const [left, right] = a.start < b.start ? [a, b] : [b, a]
  const { text } = left.sentence
  if (right.start - left.end > 12) return false
  const between = text.slice(left.end, right.start)
  // A comma alone may end a clause ("for Zed, cargo clean"): the list must go on to one side.
  if (between === ', ') {
    const after = text.slice(right.end, right.end + 40)
    return (
      /^(?:, \S+,? (?:and|or) |,? (?:and|or) |, \S+, )/.test(after) ||
      text.slice(left.start - 2, left.start) === ', ' ||
      (text.charAt(left.start - 1) === '(' && /^(?:,|\))/.test(after))
    )
  }
  if (between === ' for ')
    return /\b(?:swap(?:s|ped|ping)?|exchang(?:e|es|ed|ing)|trad(?:e|es|ed|ing)|drop(?:s|ped|ping)?|ditch(?:es|ed|ing)?)(?: out)? (?:the )?$/i.test(
      text.slice(Math.max(0, left.start - 18), left.start),
    )
  if (between === ' to ')
    return /\bfrom (?:the )?$/i.test(text.slice(Math.max(0, left.start - 10), left.start))
  return /^(?: and| or| &|\/| \/| \+|, and|, or| vs\.?| instead of)\s?$/.test(between)
}

/** Whether nothing follows that would make a verb of it: "Redis and boost." against "Redis and boost the cache". */
function endsList({ sentence, end }: Found): boolean {
  return /^(?:$|[,.;:)/]|\s(?:from|for|in|to|on|with|and|or|as|via|are|is|were|was|&|\+)\b)/.test(
    sentence.text.slice(end, end + 8),
  )
}
