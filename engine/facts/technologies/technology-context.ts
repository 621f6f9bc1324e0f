import { lean } from '../../lean.ts'
import { MORE_TRADE_NOUNS, TRADE_NOUNS } from '../../lexicon/trade-nouns.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { markAt } from './mark-at.ts'
import { isOnlyKey } from './only-key.ts'
import { spellingOf } from './spellings.ts'

const STRONG_FRAME =
  /(?:\b(?:written|rewritten|built|rebuilt|bundled|tested|compiled|packaged|styled|scraped|deployed|hosted|monitored|drawn|designed|modell?ed|simulated|trained|fitted|analy[sz]ed|plotted|queried|joined|processed|aggregated|rendered|coded|implemented|developed|rewrote|rewrite|wrote|programmed|ported|scripted|prototyped)(?:\s\S+){0,6}\s(?:in|with|using|on(?: top of)?|to)|\b(?:using|uses|used|via|adopt(?:ed|ing)|learn(?:ed|ing|t)|(?:powered|backed) by|based on|on top of|migrat(?:es?|ed|ing|ion)(?:\s\S+){0,6}\s(?:to|from)|switch(?:es|ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|mov(?:es?|ed|ing)(?:\s\S+){0,4}\s(?:to|from)|port(?:s|ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|convert(?:s|ed|ing)?(?:\s\S+){0,4}\s(?:to|from)|(?:upgrad|updat)(?:es?|ed|ing)(?:\s\S+){0,2}\s(?:to|from)?|(?:bump|pin|downgrad)(?:e?s|e|ed|ing|ned|ning)?|replac(?:es?|ed|ing)(?:(?:\s\S+){0,4}\s(?:with|by))?|swap(?:s|ped|ping)?(?: out)?(?:(?:\s\S+){0,4}\sfor)?))\s$/i

/** Things one after the other. Each can end at one place only: else all ways to part them would be tried. */
const listed = (marks: string) =>
  String.raw`(?: (?:(?!,\s| (?:and|or)\s)[^${marks}]){1,60}(?:,? (?:and|or)|,(?! (?:and|or)\s)))*`

/** What comes before a name that was only compared, weighed, wished for or done without. */
const UNUSED_AFTER = lean(
  // All of it begins with a word: said once before the choice, that saves most of the places from being tried.
  `\\b(?:${[
    String.raw`\b(?:unlike|similar(?:ly)? to|inspired by|comparable (?:to|with)|reminiscent of|analogous to|(?<!\b(?:is|are|was|were|be|been|get|gets|then) )compared (?:to|with)|as opposed to|except(?: for| on| in)?|other than|apart from)`,
    String.raw`\b(?:settings|preferences|control panel|menu) (?:→|->|>|›)`,
    String.raw`\b(?:no|not|without|isn't|wasn't|aren't|don't|doesn't|never)(?: (?:using|use|need for|in|opening|needing|touching|installing|show(?:ing|n)? up in))?`,
    String.raw`\b(?:didn't|did not|don't|do not|won't|will not|never|no) (?:use|need|want|touch|have)(?: to(?: bother(?: to)?)?(?: (?:use|install|set up|run|learn|touch|buy|with|installing|using))?)?`,
    String.raw`\b(?:talk about|decided against|ruled out|argu(?:e|ed) for|prefers?|swears? by|ask(?:ed|ing|s) for|(?:still )?mention(?:ed|s)|raved about|background in|coming from|came from|years of)`,
    String.raw`\b(?:consider(?:ed|ing)|thought about|thinking about|contemplat(?:ed|ing)|looked at|toyed with|flirted with)(?: (?:an? |the )?(?:transition|move|switch|migration|port|upgrade) to)?(?: \S+ing (?:it |this |that |everything )?(?:in|to|with))?(?: \S+(?:,| and| or))*`,
    String.raw`\b(?:should|might|would|may|will|'ll|i'd|we'd)(?: \S+){0,2} (?:use|try|switch to|move to|go with|adopt|look at|migrate to|port (?:it|this) to)`,
    String.raw`\b(?:loved? to|like to|hop(?:e|ed|ing) to|plan(?:ned|ning)? to|going to|want(?:ed)? to)(?: \S+)? (?:use|try|switch to|move to|adopt|migrate to)`,
    String.raw`\b(?:when|once|until|if) (?:we|they|i)(?: ever| finally)? (?:get|have|had|move to|are on|switch to|migrate to|upgrade to)`,
    String.raw`\b(?:(?:something|a bit|looks?|feels?|works?|behaves?) like|the way)`,
    String.raw`\b(?:customer|client|vendor|supplier|partner|competitor|friend|wife|husband|neighbou?r)(?:'s|s')(?: \S+)?`,
    String.raw`\b(?:said|says|joked?|asks?|asked|wants?|insists?|keeps? saying|argued?)\b[^.;]{0,40}\b(?:rewrit(?:e|ing)|use|using|try|move|switch|port)\b[^.;]{0,20}`,
    String.raw`\b(?:nothing to do with|not about|isn't about|no plans for|(?:talk|book|course|conference|meetup|article|blog post) (?:about|on))`,
    String.raw`(?<!\b(?:using|used?|uses|with|in|added|adding|installed|introduced|integrated|set up)\b[^.;]{0,40})\bsuch as${listed('.;')}(?: and| or)?`,
    String.raw`\b(?:i'll|we'll|i will|we will|i might|we might|i may|we may)(?: \S+){1,3}`,
    String.raw`\b(?:seems?|appears?|looks like it|would|might|may)(?: to)? (?:also )?(?:require|need)(?: \S+ing)?`,
    String.raw`\b(?:ignor(?:e|ed|ing)|postpon(?:e|ed|ing)|putting off|holding off on|too early for)`,
    String.raw`\b(?:(?:different|many|several|various|other|possible) (?:ways|options|alternatives|approaches|tools|choices|candidates|methods))\b[^.;:]{0,60}:${listed('.;:')}`,
    String.raw`\b(?:if|for) (?:you|someone|anyone|those|people)(?:'re| are)?(?: who)? (?:us(?:e|es|ing)|on|run(?:s|ning)?|prefer(?:s|ring)?|(?:com(?:e|es|ing)|migrating) from)`,
    String.raw`\b(?:(?:works?|jobs?|teams?|engineers?|folks|people|colleagues|someone|everyone|role|migration|hackathon|talk) at|working (?:at|for)|intern(?:ed|ing|ship)? (?:at|with)|interview(?:ed|ing|s)? (?:at|with)|(?:sponsored|donated|acquired|employed) by)`,
    String.raw`\b(?:alternatives? to|clones? of|equivalents? (?:of|to|in)|competitors? (?:of|to)|rivals?|used to use|heard of|not compatible with|(?:used to work|had worked) (?:on|with))`,
    String.raw`(?<!\b(?:using|used?|uses|with|in)\b[^.;]{0,40})\b(?:tools|languages|services|systems|frameworks|databases|platforms|libraries|software|things|apps|sites|products|companies|projects|editors|engines) like${listed('.;')}(?: and| or)?`,
    String.raw`\b(?:not|never|won't|don't) (?:write|build|run|roll|make) (?:our|your|my) own`,
    String.raw`\bcommented[- ]out|\b(?:previously|formerly|in the past,?) (?:i|we)(?: (?:was|were|have|had)|'ve)? us(?:ed|ing)`,
    String.raw`\b(?:(?:wonder(?:ed|ing)?|not sure) (?:if|whether)|(?:decided|chose|opted) (?:not to|to not)(?: \S+){1,2})`,
    String.raw`\b(?:as in|unlike (?:with|in|on)|(?:close|similar|comparable|akin) to (?:that|those) of|(?:similar|close|alike) in \S+ to|follows? those of|(?:the )?(?:same )?way as)`,
    String.raw`\b(?:idea|offer|proposal|suggestion) (?:of|to|for)(?: \S+){0,3} (?:in|to|with|on)`,
    String.raw`\b(?:not|never|isn't|wasn't) (?:written|built|implemented|based|running|made|done) (?:in|on|with|around)`,
    String.raw`\b(?:colleague|co-?worker|friend|reviewer|somebody|someone|they|he|she|people|others) (?:had )?(?:suggest(?:ed|s)?|recommend(?:ed|s)?|propos(?:ed|es?)|prais(?:ed|es?)|advis(?:ed|es?))(?: (?:trying|using|moving to|switching to))?`,
    String.raw`\b(?:if|had) (?:we|i|they|it)(?: had)? (?:used|chosen|picked|known|run on|been on)`,
    String.raw`\b(?:nobody|no one|none of (?:us|them))(?: \S+){0,4} (?:knows?|uses?|likes?|speaks?|wants?)`,
    String.raw`\b(?:asked|wondered|wonders?) (?:whether|if)(?: \S+){1,4} (?:on|with|in|for|under)`,
    String.raw`\b(?:competitors?|rivals?|another (?:team|company)|other (?:teams|companies|people)) (?:uses?|runs? on|is on|are on|switched to|moved to)`,
    String.raw`\btheir (?:stack|backend|frontend|site|system|platform) (?:is|runs|was)(?: built)?(?: on| in| with)?`,
    String.raw`\b(?:chose|chosen|picked|preferred|selected|choosing) \S+(?: \S+)? over`,
    String.raw`\b(?:ideas?|designs?|concepts?|tricks?|patterns?|names?|syntax) (?:(?:is|was|are|were) )?(?:comes?|came|borrowed|taken|stolen|copied|known|inherited) from`,
    String.raw`\b(?:(?:nice|great|good|cool) to have|(?:could|would|should|might) have (?:used|chosen|picked|been))`,
    String.raw`\bcompar(?:e|es|ed|ing) (?:it|this|that|ours|them|itself) (?:to|with)${listed('.;')}`,
    String.raw`\b(?:(?:that|those) of|like (?:one|something) (?:from|of|in)|thought of)`,
    String.raw`\b(?:avoid(?:s|ed|ing)?|refrained from) (?:pulling in|bringing in|using|adding|needing|depending on|installing|introducing)`,
    String.raw`\b(?:tutorials?|guides?|books?|examples?|instructions) (?:assumes?|expects?|uses?|is for|are for|was for)`,
    String.raw`(?:\be\.g\.,?|\bfor (?:example|instance),?)`,
    String.raw`\b(?:room|cat|dog|bug|codenamed?|nicknamed|monty|friend|colleague|teammate|boss|intern|daughter|son|wife|husband|brother|sister|neighbou?r|met|thanked|emailed|phoned|chatted with)`,
  ].join('|')})\\s(?:the\\s|an?\\s|my\\s|our\\s|any\\s)?(?:plain\\s|old\\s|extra\\s)?["']?$`,
  'i',
)
/** What comes after it. */
const UNUSED_BEFORE = lean(
  /^(?:\s(?:was|is|were|are|as)(?: only| just)? (?:(?:my|our|the|a) (?:plan b|fall-?back|alternative|backup plan)|not (?:used|needed|an option|worth|required|involved)|overkill|out of scope|ruled out|rejected|for another day)|\s(?:(?!that\s|which\s)\S+\s)?would (?:give|have|be|do|need|work|also|only|make|mean|require|help|add|save)\b|: (?:no decision|not (?:started|decided|yet|now)|undecided|nothing|postponed|on hold|next week|tbd|later)|\s(?:people|folks|guys?|fans?|person|evangelists?|conference|meetup|summit|booth|office|offices|headquarters|hq|employees?|recruiters?|interview|book|course|crowd|forums?|user group|maintainers?|devs|support team|team at|core team|sales (?:reps?|team|people)|account manager|representatives?|newsletter|podcast|mailing list|subreddit|blog post)\b|[ -](?:v?2(?:\.0)?[ -])?(?:(?:public|software) )?licen[cs]ed?\b|(?:-(?:style|like|esque|inspired)|\s(?:style|clones?|equivalents?|alternatives?))\b|\s(?:from (?:accounting|sales|marketing|finance|legal|hr|purchasing|support)|can wait|is next|comes next|will follow|has to wait|someday|one day|next (?:month|year|quarter)))/i,
)

/** "how Redis does it", "MySQL support was left for later", "Laravel was suggested in review". */
const ELSEWHERE_BEFORE =
  /^(?: does (?:it|this|that)\b| support (?:was|is|has been) (?:left|postponed|dropped|deferred|not|out of)| (?:was|had been) (?:suggested|recommended|proposed|mentioned|considered|discussed)\b|(?: (?:traffic|access|connections?|users|requests|logins?))? (?:was|were|is|are) (?:not (?:affected|impacted|involved)|unaffected)\b)/i
/** "faster than Lua", "rejected Electron": only where the phrase ends with the name, for "rejected Kafka messages" are one's own. */
const SET_ASIDE_AFTER =
  /\b(?:(?:faster|slower|smaller|bigger|lighter|better|worse|easier|simpler|quicker|cheaper) than|as (?:fast|slow|good|small|easy|simple|stable) as|avoid(?:s|ed|ing)?|reject(?:ed|ing)|turned down|discard(?:ed|ing)|dismiss(?:ed|ing)|free of|rather than)\s$/i
/** What may follow a name that ends its phrase. */
export const PHRASE_ENDS = /^(?:$|[,.;:)]|\s(?:by|at|because|but|here|since|due|early|and|or)\b)/
/** "Working through the Rust book", "took an SQL course": who learns it so works with it. */
const isStudied = (before: string) =>
  /\b(?:through|did|doing|took|taking|finished|completed|started|continued|follow(?:ed|ing))\s(?:the|an?|my|this)\s(?:official\s|online\s)?$/i.test(
    before,
  )
const STUDIES_FROM = /^\s(?:book|course)\b/i

/** "With team Falcon": a crew with the name of a tool. */
const NAMES_CREW = /(?:^|\b(?:and|by|for|from|in|of|on|to|with)\s)(?:team|squad|tribe|crew|guild)\s$/i

/** "it needs a Rails upgrade" tells what nobody has done yet. */
const DUE_AFTER = /\b(?:needs?|requires?|(?:over)?due for)\s(?:an?\s|the\s)?$/i
const DUE_BEFORE = /^\s(?:upgrade|update|migration|rewrite|port)\b/i

export type Place = { sentence: Sentence; start: number; end: number }

/** Whether the place opens its sentence, so that a capital letter says nothing. */
export function opensSentence({ sentence, start }: Place): boolean {
  return opensAt(sentence, start)
}

function opensAt({ text }: Sentence, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - 12), start)
    .trimEnd()
    .replace(/["'([*]+$/, '')
    .trimEnd()
  return (before === '' && start < 12) || /[.!?:;]$|\s[-\u2013\u2014]$/.test(before)
}

/** Whether most longer words of the line have a capital, as in a headline. */
export function isHeadline({ kind, text }: Sentence): boolean {
  const isHead = kind === 'title' || kind === 'heading'
  if (!isHead && text.length > 90) return false
  // Words with a capital inside are names in any line and say nothing about its style.
  const words = (text.match(/[\p{L}][\p{L}'-]{3,}/gu) ?? [])
    .slice(1)
    .filter((word) => !/\p{Ll}\p{Lu}/u.test(word) && !isName(word))
  if (words.length < (isHead ? 1 : 3)) return false
  // A full stop closes what was said in a sentence, where two names are soon most of the longer words.
  const share = !isHead && /[.!?]$/.test(text) ? 0.85 : 0.6
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > share
}

/** Names keep their capital in any line, so they say nothing about its style. */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && spellingOf(word)?.text === word
}

/** Whether a noun of the trade follows: whichever it is, or one of those that the entry itself names. */
export function hasNoun(
  { sentence, end }: Place,
  nouns: readonly string[] | undefined,
  isStrict: boolean,
): boolean {
  const next = /^(?:'s)?[ -]([\p{L}\d/]+)/u.exec(sentence.text.slice(end, end + 40))?.[1]
  if (!next) return false
  const word = next.toLowerCase()
  return (nouns?.some((noun) => noun.toLowerCase() === word) ?? false) || (!isStrict && TRADE_NOUNS.has(word))
}

/** Whether a word is one of the nouns that follow names. */
export function isTradeNoun(word: string): boolean {
  return TRADE_NOUNS.has(word) || MORE_TRADE_NOUNS.has(word)
}

/** Whether any noun of the trade follows a name that is seldom a word. */
export function hasAnyNoun({ sentence, end }: Place): boolean {
  const next = /^(?:'s)?[ -]([\p{L}\d/]+)/u.exec(sentence.text.slice(end, end + 40))?.[1]?.toLowerCase() ?? ''
  return isTradeNoun(next)
}

/** "X 1.22", "X v3", "X@18"; with `isLoose` also "X 18". */
export function hasVersion({ sentence, end }: Place, isLoose: boolean): boolean {
  const after = sentence.text.slice(end, end + 16)
  if (
    /^(?:[ -]?v?\d+(?:\.\d+)+|[ -]v\d+|@\d|[ -]\d+\.x\b| to v?\d{1,3}(?:\.\d+)*(?![\d%]| ?\p{L}))/u.test(
      after,
    )
  )
    return true
  return (
    isLoose &&
    /^ \d{1,4}(?![\d%]|:\d| ?(?:ms|s|m|h|k|kb|mb|gb|x|min|sec|hours?|days?|weeks?|times|of)\b)/i.test(after)
  )
}

const UPGRADED =
  /\b(?:upgrad(?:e|es|ed|ing)|bump(?:s|ed|ing)?|migrat(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|updat(?:e|es|ed|ing)|downgrad(?:e|es|ed|ing)|port(?:s|ed|ing)?)(?:\s[\p{L}'-]+){0,4}\s$/iu
const FROM_VERSION_TO =
  /^ v?\d{1,3}(?:\.\d+)*\s?(?:to|->|=>|\u2192)\s?(?:[A-Z]\w+ )?v?\d{1,3}(?![\d%:]| ?(?:ms|s|m|h|k|kb|mb|gb|x|min|sec|hours?|days?|weeks?|times|of)\b)/

const IS_A_TOOL = lean(
  /^ (?:is|was) (?:an?|the) (?:[\w-]+ ){0,2}(?:library|framework|package|database|programming language|ORM|SDK|crate|gem|toolkit)\b/,
)

/** "Arrow is a library for tables": a name of which it is said what it is. */
export function isIntroduced({ sentence, end }: Place): boolean {
  return IS_A_TOOL.test(sentence.text.slice(end, end + 60))
}

const TO_LATEST =
  /^ to (?:(?:the|its) )?(?:latest|newest|current|most recent|next)(?: (?:stable|major|minor|LTS))?(?: (?:versions?|releases?|LTS|major)\b|[.,;]|$)/

/** "Upgraded X 17 to 18", "updated X to the latest version": only what has versions is brought forward like that. */
export function isUpgraded({ sentence, start, end }: Place): boolean {
  const after = sentence.text.slice(end, end + 50)
  return (
    (FROM_VERSION_TO.test(after) || TO_LATEST.test(after)) &&
    UPGRADED.test(sentence.text.slice(Math.max(0, start - 60), start))
  )
}

/** "written in X", "migrated the jobs to X". */
export function hasStrongFrame({ sentence, start }: Place): boolean {
  return STRONG_FRAME.test(sentence.text.slice(Math.max(0, start - 80), start))
}

const MADE =
  /\b(?:written|rewritten|rewrote|rewriting|wrote|writing|write|built|rebuilt|build|building|made|make|making|coded|coding|programmed|programming|programs?|implemented|developed|developing|created|creating|prototyped|scripted|styled|restyled|resized|formatted|game|games|app|apps|project|projects|website|site|script|scripts|program|bot|api|server|backend|frontend|code|simulat(?:ed|ion)|model(?:l?ed)?|render(?:ed)?|port(?:ed)?)(?: [\p{L}\d'-]+){0,4} (?:in|with|using)\s$|\b(?:learn(?:ed|ing|t)|stud(?:y|ied|ying)|practi[cs](?:ed|ing)|us(?:ed|ing)|coding in|started with|new to)\s$/iu

/** "installed it with x,": with what it was done. In what it was done may be a season. */
const DONE_WITH =
  /\b(?:install|lint|manage|(?:install|deploy|test|lint|formatt?|manag|measur|monitor|plott|pars|scrap|mock|bundl|packag|compil|automat|provision|validat|generat)(?:ed|ing))(?: [\p{L}\d'-]+){0,5} (?:with|using|via)\s$/iu

/** "migrated the jobs to x": what software is brought to, or from. */
const BROUGHT = lean(
  /\b(?:(?:migrat|convert|port|transition)(?:e|ed|ing)?|switch(?:ed|ing)?|rewrote|rewritten|mov(?:ed|ing)(?= (?:\S+ ){0,3}(?:backends?|frontends?|services?|apps?|apis?|code|codebase|jobs?|pipelines?|db|databases?|sites?|websites?|repos?|projects?|builds?|ci|tests|scripts?|everything|infra|infrastructure|stack|servers?|dashboards?|queries|tables?|data) ))(?: [\p{L}\d'/-]+){0,6} (?:to|from|over to|into)\s$/iu,
)

/** "made a game in x," or "learning x": a frame that is certain without a capital, where the phrase ends with the name. */
export function hasMakingFrame({ sentence, start, end }: Place): boolean {
  if (
    !/^(?:$|[,.;:!)]|\sv?\d|\s(?:and|for|to|because|but|so|with|using|on|today|which|that|instead|last|this|yesterday|now|in|by|since|over|after|before)\b)/.test(
      sentence.text.slice(end, end + 11),
    )
  )
    return false
  const before = sentence.text.slice(Math.max(0, start - 70), start)
  return MADE.test(before) || BROUGHT.test(before) || DONE_WITH.test(before)
}

const TAKEN_UP =
  /\b(?:using|uses|via|adopt(?:ed|ing)|(?:decided|chose|began|started) to use|we used?|i used?|built(?: \S+){0,4} in|(?:mov|migrat|switch|export|import|post|publish|integrat|connect|sync)\p{Ll}{0,4}(?: \S+){0,5} (?:to|from|with|into|in)|(?:alert|forward|upload|notif|fetch|pull|bot|plugin|add-?on|macro|webhook)\p{Ll}{0,8}(?: \S+){0,5} (?:to|from|into|through|for)|(?:look|render|open|display|broken|show)\p{Ll}{0,3}(?: \S+){0,2} in)\s$/iu

/** "exported the notes to Notion", "decided to use Discord": a place where others talk, and here it is part of the work. */
export function isTakenUp({ sentence, start }: Place): boolean {
  return TAKEN_UP.test(sentence.text.slice(Math.max(0, start - 70), start))
}

/** "with X," or "via X.": a capital that ends its phrase there is a name. */
export function endsPhrase({ sentence, start, end }: Place): boolean {
  const before = sentence.text.slice(Math.max(0, start - 9), start)
  const isCapital = /\p{Lu}/u.test(sentence.text.charAt(start))
  if (isCapital && /^\sas (?:our|the|an?)\b/.test(sentence.text.slice(end, end + 8))) return true
  if (
    isCapital &&
    /\b(?:is|are|stays?|remains?)\s$/.test(before) &&
    /^(?:$|[,.;)]|\sand\b)/.test(sentence.text.slice(end, end + 5))
  )
    return true
  return (
    /(?:^|[\s(])(?:with|via|using)\s$/i.test(before) &&
    /^(?:$|[,.;)]|\s\(|\s(?:and|for|to|in|on|at|now|instead|today|again)\b)/.test(
      sentence.text.slice(end, end + 9),
    )
  )
}

/** Whether it is a part of a longer name, such as a person's or a place's. */
export function isPartOfName(
  { sentence, start, end }: Place,
  known: Set<number>,
  hasNoCase: boolean,
): boolean {
  const next = /^ (\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}]*\p{Ll}\p{L}*)\b/u.exec(
    sentence.text.slice(end, end + 40),
  )?.[1]
  // "a Rust `Vec`": what is set as code is a thing of it.
  if (next && markAt(sentence, end + 1)?.kind === 'code') return false
  if (next && !TRADE_NOUNS.has(next.toLowerCase()) && !known.has(end + 1)) return true
  if (
    /^ (?:van|von|de|der|den|del|di|da|dos|la|le|ten|bin|el) \p{Lu}/u.test(sentence.text.slice(end, end + 8))
  )
    return true
  const before = sentence.text.slice(Math.max(0, start - 40), start)
  const previous = /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\p{Lt}\p{Lm}\p{Lo}]*\p{Ll}\p{L}*) $/u.exec(before)
  if (!previous || hasNoCase) return false
  // "FlashDB RTOS": capitals behind another name are one of their own.
  if (isAcronym(sentence.text.slice(start, end)) && known.has(start - (previous[1]?.length ?? 0) - 1))
    return false
  return !opensAt(sentence, start - (previous[1]?.length ?? 0) - 1)
}

/** Whether its capitals are its own wherever it stands: "GitLab", "NFS", "Step Functions", not "Flask". */
export function hasOwnCase(spelling: string): boolean {
  return /^\S.*\p{Lu}/u.test(spelling)
}

export function isAcronym(spelling: string): boolean {
  return /^\p{Lu}[\p{Lu}\d]+s?$/u.test(spelling)
}

/** Whether it opens its sentence and does something there: a noun would want an article ("Flask returns 500"). */
export function acts({ sentence, end }: Place): boolean {
  const word = /^ (?:[a-z]+ly |still |now |never |also |only )?([a-z']+)/.exec(
    sentence.text.slice(end, end + 30),
  )?.[1]
  if (!word) return false
  if (
    /^(?:is|was|has|had|does|did|can|can't|could|will|won't|wouldn't|cannot|isn't|wasn't|doesn't|didn't)$/.test(
      word,
    )
  )
    return true
  return verbIn(word, 's', 'past') !== undefined && verbIn(word, 'base') === undefined
}

/** Whether it is the label before a deed or an order: "Renovate: grouped the updates", "Renovate: Group them". */
export function headsDeed({ sentence, start, end }: Place): boolean {
  const word = /^: ([A-Za-z][a-z]+)\b/.exec(sentence.text.slice(end, end + 24))?.[1]?.toLowerCase()
  return start === 0 && word !== undefined && verbIn(word, 'past', 'base') !== undefined
}

/** "put axe into the tests", "uploads to aptly": a word in small letters that was installed or fed. */
export function isPutToUse({ sentence, start, end }: Place): boolean {
  const before = sentence.text.slice(Math.max(0, start - 50), start)
  const after = sentence.text.slice(end, end + 8)
  const isPut =
    /\b(?:put|add(?:ed|s|ing)?|install(?:ed|s|ing)?|integrat(?:ed?|es|ing)|wir(?:ed?|es|ing)|introduc(?:ed?|es|ing)|plugg(?:ed|ing)|ran|run(?:ning)?|us(?:ed|ing)|set up)\s$/i.test(
      before,
    ) && /^\s(?:into|to|in|on|against|over|for)\b/.test(after)
  return isPut || isFed({ sentence, start, end })
}

/** "uploads the tiles to aptly", "syncs to snowflake": where things are brought. */
export function isFed({ sentence, start, end }: Place): boolean {
  const before = sentence.text.slice(Math.max(0, start - 50), start)
  return (
    /\b(?:upload|publish|push|deploy|export|ship|send|forward|report|sync|load|migrat|mov|switch)\p{Ll}{0,4} (?:\S+ ){0,3}to $/iu.test(
      before,
    ) && /^(?:$|[,.;:)]|\sso\b)/.test(sentence.text.slice(end, end + 8))
  )
}

/** "on all non-Windows machines" */
const NON = /(?:^|[\s(])non-$/i
/** "no Docker errors" were found where Docker ran. */
const NONE_FOUND = /^no\s[^,;]{2,30}\s(?:error|exception|warning|failure|crash)/i

/** Whether the text says that it was weighed, compared or left out. */
export function isUnused({ sentence, start, end }: Place): boolean {
  const before = sentence.text.slice(Math.max(0, start - 120), start)
  const after = sentence.text.slice(end, end + 60)
  return (
    (NAMES_CREW.test(before) && PHRASE_ENDS.test(after)) ||
    NON.test(before) ||
    (UNUSED_AFTER.test(before) && !NONE_FOUND.test(sentence.text.slice(Math.max(0, start - 3), end + 12))) ||
    UNUSED_BEFORE.test(isStudied(before) ? after.replace(STUDIES_FROM, '') : after) ||
    ELSEWHERE_BEFORE.test(after) ||
    (PHRASE_ENDS.test(after) && SET_ASIDE_AFTER.test(before)) ||
    isOnlyKey(sentence.text, start, end) ||
    (DUE_BEFORE.test(after) && DUE_AFTER.test(before))
  )
}
