import { lean } from '../../lean.ts'
import { WANTED } from '../../lexicon/wanted.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { tellsChange } from '../../text/figures/quantities.ts'
import { isOwnDeed } from '../../text/meaning/antecedent.ts'
import { opensHole } from '../../text/meaning/opens-hole.ts'
import { doneByOthers, isManagedByOthers } from '../../text/parting/by-others.ts'
import { anyOf } from '../../text/patterns/any-of.ts'
import { turnTold } from '../../writing/figures/better-or-worse.ts'
import { isAnsweredNext } from './answered-next.ts'
import {
  BESIDE_WORK,
  isDoneByAnother,
  isDoneByNamed,
  isNotSince,
  isOfElsewhere,
  isOfTeam,
  SINCE,
  TAKES_UP,
} from './by-another.ts'
import { isFinding, isOwn } from './finding.ts'
import { isHearsay, isOfOtherTeam } from './hearsay.ts'
import { isOfMishap } from './mishap.ts'
import { isOldUse } from './old-use.ts'
import { isPlainlyNone } from './plainly-none.ts'
import { isOfAnother, type Weighed } from './select.ts'
import { isWayOfWorking } from './way-of-working.ts'

/** What is told beside a deed and did not come of it. */
export const NO_OUTCOME = 'no outcome'

/**
 * A sentence behind a deed is not yet its outcome: how things were before, what somebody else did, what is hoped, true anyway or only
 * said of the thing. However much it sounds like a gain, it is left to the other roles; how things were is trouble.
 */
export function withoutSeemingOutcomes(all: Weighed[]): Weighed[] {
  return all.map((one) => {
    const { sentence, body, likelihood, features } = one
    if (/^(?:title|row|data)$/.test(sentence.kind)) return one
    const isOld =
      !features.includes(BESIDE_WORK) &&
      (tellsOldState(one) || gotWorse(one, all) || isAnsweredNext(one, all))
    // The field keeps what was measured; what is written tells it as no outcome.
    if (
      !isOld &&
      isBareFigure(one) &&
      !isHearsay(body) &&
      !isOfOtherTeam(body) &&
      !AIMED.test(body) &&
      !isSinceDeed(one, all)
    )
      return { ...one, features: [...features, NO_OUTCOME] }
    if (!isOld && !isBesideTheWork(one, all) && !isOfMishap(one, all)) return one
    const problem = isOld ? Math.max(likelihood.problem, likelihood.impact, 0.3) : likelihood.problem
    return {
      ...one,
      body,
      features: [...features, NO_OUTCOME],
      likelihood: { ...likelihood, problem, impact: Math.min(likelihood.impact, 0.02) },
    }
  })
}

const ROSE = /\b(?:rose|increased|went (?:up|from)|jumped|climbed|spiked|grew|dropped|fell)\b/

/** "Waiting rose from 3 to 40 minutes", told before anything was done about it. */
function gotWorse(one: Weighed, all: readonly Weighed[]): boolean {
  return (
    ROSE.test(one.body) &&
    turnTold(one.body) === 'worse' &&
    !all.slice(0, all.indexOf(one)).some(({ clause }) => isOwnDeed(clause))
  )
}

const OLD_THING =
  /^(?:(?:the|our|my|its|their|an?)\s)?(?:[\w-]+\s)?(?:old|previous|former|legacy|original|earlier|prior|stock)\s(?!than\b)(?:[\w'-]+\s){1,4}/i
/** The end of the old thing is an outcome, and so is that it goes on as it should. */
const DONE_WITH = lean(
  /\b(?:(?:is|are|was|were|be|been|got)\s(?:\w+ly\s|all\s)?(?:gone|fixed|solved|resolved|removed|retired|deleted|dropped|switched|turned|shut|replaced|decommissioned|archived|freed|kept|untouched|unaffected|unchanged|met|reached|preserved|migrated|restored|back)|works?|worked|pass(?:es|ed)?|stays?|remains?|keeps?|continues?|could (?:be|finally)|can be)\b/i,
)
const FORMERLY = lean(
  /^(?:last (?:year|month|quarter|week|sprint)\s(?:it\s|this\s|we\s|there\s)?(?:was|were|had|took|needed)\b|previously|formerly|originally|initially|historically|until (?:now|then|recently|today)|before (?:this|that|then),?|in the past|back then|up to now|beforehand)\b|^(?:the|our|an?|these|both)\s(?:[^,;:\s]+\s){1,8}?(?:previously|formerly)\s(?:[a-z]+ed|was|were|had|did)\s/i,
)
const USED_TO = /^(?:[\w'-]+\s){0,5}?(?!(?:is|are|was|were|be|been|get|gets|got)\s)[\w'-]+\sused to\s[a-z]+/i
const UNTIL_NOW = /\s(?:until (?:now|then|recently|today)|up to now|back then|in the past)[.!]*$/i
/** "It was one long list before", unlike "better than before", "the night before", "nobody had tried before". */
const BEFORE =
  /^(?!.*\b(?:I|we|never|not|nobody|ever)\b|.*n't\b)(?:[\w'-]+\s){1,6}?(?:was|were|had|took|needed|cost)\s(?!.*\b(?:compared|vs|versus|instead|from|down|up)\b)(?:[^,;]|,(?=\d))*(?<!\b(?:than|as|like|day|night|week|month|year|time|sprint|moments?|hours?|minutes?|weeks|days|months|just|right|shortly))\s(?:before|previously|beforehand|originally)[.!]*$/i
/** "It had expired on Sunday"; "by June all had moved" tells how far one got. */
const HAD_BEEN =
  /^(?!(?:by|within|after|in|at|once|when|I|we)\b)(?:[\w'%.,-]+\s){1,6}?had\s(?:(?:also|always|never|not|already|only|all|just|long|since)\s)*(?:been|gone|become|grown|[a-z]+ed|run|broken|worn|come)\b/i
const LESS =
  /\b(?:only|just|less|fewer|instead|down|up from|faster|shorter|smaller|cheaper|vs|versus|compared|than|now|then|after|merely|under|below|later|before|no|not|never|zero|nobody|still|again|same|new|since|finally|improved?|without|saved|from|success\w*|succeeded|reduction|exceeded|reached|achieved|passed|met|finished|cleared|drained|restored|recovered|resumed|baseline)\b|n't\b|^(?:all|every|both)\b/i
/** What a trained thing is worth, and who came, is told in the past. */
const SCORED =
  /\b(?:accuracy|precision|recall|f1|auc|scores?|coverage|uptime|availability|throughput|r2|rmse|loss|error rate|hit rate|win rate|downtime|users?|downloads?|stars?|visitors?|people|customers?|sales|deals?|contracts?|tenders?)\b/i
/** What a thing is proud of, or how a figure moved. */
const FEATS =
  /^(?:climb|decline|decrease|double|drop|fall|go|grow|halve|improve|increase|jump|rise|shrink|triple|cut|reduce|lower|shorten|replace|free|restore|remove|eliminate|enable|let|allow|help|bring|give|answer|attract|block|catch|detect|earn|find|handle|prevent|process|raise|reach|receive|return|save|score|sell|serve|sort|recogni[sz]e|classify|identify|predict|complete|solve|spot|survive|update|win)$/
const WORDS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|half|an?|several|many)$/i

/**
 * What something took, used or was in the past tells the old state, or how long the work was: "the suite took 40 minutes", "the CPU
 * was at 95%". Only another word says that it is so since.
 */
function isBareFigure({ body, clause, quantities, sentence, features }: Weighed): boolean {
  if (sentence.section === 'impact' || features.includes('change of number') || LESS.test(body)) return false
  // "The shop stayed up with 900 guests".
  if (features.includes('noHarm')) return false
  if (
    /^(?:i|we|none|change)$/.test(clause?.subject ?? '') ||
    /^(?:[~\d]|this\b|that\b|which\b|I\b|we\b)/i.test(body)
  )
    return false
  const words = body.split(/\s+/, 10)
  const at = words.findIndex(
    (word, index) => index > 0 && (/^(?:was|were|had)$/.test(word) || verbIn(word, 'past') !== undefined),
  )
  const did = words[at] ?? ''
  if (at < 1 || words.slice(0, at).some((word) => /^(?:is|are|has|have|can|will|that|who)$/.test(word)))
    return false
  if (SCORED.test(body)) return false
  const takes =
    /^(?:took|needed|required|cost)$/.test(did) && words.slice(at + 1).some((word) => WORDS.test(word))
  return (
    (quantities.length > 0 || takes || /\b\d+ times\b/.test(body)) &&
    !FEATS.test(verbIn(did, 'past')?.base ?? '')
  )
}

/** "The import ran in 48 minutes last night", told after what was done about it. */
function isSinceDeed({ body, sentence }: Weighed, all: readonly Weighed[]): boolean {
  return LATELY.test(body) && all.some((one) => one.sentence.index < sentence.index && isOwnDeed(one.clause))
}

const LATELY =
  /\s(?:last night|yesterday|this morning|today|tonight|overnight|the next (?:night|morning|day))[.!]*$/i

/** More of what nobody wants, or less of what everybody does: "the logs grew by 4 GB a day", "the frame rate fell to 20 fps". */
const SUNK = new RegExp(
  `^(?:[\\w-]+\\s){0,4}?${WANTED}\\s(?:dropped|fell|sank|decreased|went down|plunged)\\s(?:to|by|from|below)\\b`,
  'i',
)
const SWOLLEN = lean(
  /^(?:[\w-]+\s){0,4}?(?:logs?|files?|disks?|memory|errors?|failures?|lag|costs?|backlog|queue|heap|table|index)\s(?:(?:grew|rose|climbed|increased)\s[^,;]{0,40}\b(?:per|an?|each|every)\s(?:day|night|week|month|hour|minute)\b|filled up\b)/i,
)
/** "The gateway dropped requests under load", "the client gave up", "it lost 5% of the letters". */
const HARMED = lean(
  /^(?:the|our|my|some|many|every|each|one)\s(?:[\w-]+\s){1,4}?(?:(?:dropped|lost|missed|swallowed|leaked|corrupted)\s(?:the\s|some\s|all\s|many\s|its\s|half\s)?(?!(?:to|by|from|below|under|off|in|on|out|duplicates|errors|warnings|dramatically|sharply|significantly)\b)[a-z]+s\b|gave up\b|ran out of\b)|^(?:it|they|the\s(?:[\w-]+\s){1,4}?)\s?(?:dropped|lost|missed|rejected|swallowed)\s(?:about\s|around\s|up to\s|over\s|nearly\s|~)?[\d.]+\s?% of\s/i,
)

/** "The fuse blew each time the motor started", "the counter overflows after 49 days". */
const AGAIN_AND_AGAIN = lean(
  /^(?:the|our|my|some|an?)\s(?:[\w-]+\s){1,4}?(?:[a-z]+\s){0,4}?(?:each time|every time|whenever)\b|^(?:the|our|my)\s(?:[\w-]+\s){1,3}?(?:overflows?|overflowed|blew|blows|burns?|burnt|melts?|melted|stutters?|stuttered|wobbles?|wobbled|squeaks?|squeaked|rattles?|rattled|smokes?|smoked)\b/i,
)

const mayTellHarm = anyOf([SUNK, SWOLLEN, HARMED, AGAIN_AND_AGAIN])

function tellsHarm(body: string): boolean {
  return (
    mayTellHarm(body) &&
    !SINCE.test(body) &&
    !/\b(?:no|not|never|zero|nobody)\s(?!noticed\b)/i.test(body.split(',')[0] ?? '')
  )
}

/** Whether a sentence tells how things were before the work: "the old pump lost oil", "it used to take an hour". */
function tellsOldState({ body, sentence, features, clause }: Weighed): boolean {
  if (sentence.section !== 'impact' && tellsHarm(body)) return true
  if (opensHole(body) && !/^(?:none|i|we|change|passive)$/.test(clause?.subject ?? '')) return true
  if (sentence.section === 'impact' || features.includes('change of number') || tellsChange(body))
    return false
  return (tellsFormerly(body) || isOfOldThing(body)) && !SINCE.test(body) && !DONE_WITH.test(body)
}

const saysFormerly = anyOf([FORMERLY, USED_TO, UNTIL_NOW, HAD_BEEN])

function tellsFormerly(body: string): boolean {
  return (
    saysFormerly(body) ||
    (/\b(?:before|previously|beforehand|originally)[.!]*$/i.test(body) && BEFORE.test(body))
  )
}

function isOfOldThing(body: string): boolean {
  const [thing = ''] = OLD_THING.exec(body) ?? []
  const words = body.slice(thing.length).split(' ').slice(0, 4)
  return (
    thing !== '' &&
    `${thing} ${words.join(' ')}`
      .split(/[\s,]+/)
      .some((word) => /^(?:was|were|had|did|didn't|could)$/.test(word) || verbIn(word, 'past') !== undefined)
  )
}

/** Whether a sentence is no outcome for another reason than that it tells of the past. */
function isBesideTheWork(one: Weighed, all: readonly Weighed[]): boolean {
  const { body } = one
  return (
    isUnclaimed(body) ||
    isHearsay(body) ||
    isOfOtherTeam(body) ||
    isPlainlyNone(body) ||
    isAlwaysTrue(body) ||
    isOfAnother(one, all) ||
    isDoneByAnother(body) ||
    isOfElsewhere(body) ||
    isNotSince(body) ||
    (isDoneByNamed(body) && !isOfTeam(all)) ||
    isManagedByOthers(body) ||
    isOwedToAnother(one, all) ||
    isDisowned(one, all) ||
    isOfDescribed(one, all) ||
    isFinding(one, all) ||
    isOldUse(one, all) ||
    isOfSearch(one, all) ||
    isOverNext(one, all) ||
    (!SINCE.test(one.body) && isWayOfWorking(one))
  )
}

const DISOWNED = lean(
  /\b(?:hard|difficult|impossible) to (?:say|tell|know)\b.{0,40}\b(?:caused|came|due|because|brought|contributed)\b|(?:\bnot|n't) (?:really )?(?:know|sure|clear|say|tell) (?:what|which|who|whether|if)\b.{0,40}\b(?:caused|came from|due to|because of|brought|contributed|made the difference|did it)\b|\b(?:I|we)(?:'d| would) (?:like|love) to (?:say|claim|think)\b|\b(?:half|part|some|most|much) of (?:that|this|it) is (?:probably |likely |mostly |really )?(?:just )?(?:me|us|because|due|the)\b|\b(?:don'?t|do not) quote (?:it|me|that|this)\b/i,
)

const takesBack = anyOf([DISOWNED])

/** "Sales rose by 2%. ... Hard to say what caused it": the writer takes it back. */
export function isDisowned(one: Weighed, all: readonly Weighed[]): boolean {
  const at = all.indexOf(one)
  return /\d/.test(one.body) && all.slice(at, at + 5).some(({ body }) => takesBack(body))
}

/** "A loose wire? Seems to be fine": how the search went on. */
function isOfSearch(one: Weighed, all: readonly Weighed[]): boolean {
  if (
    !/^(?:(?:but|no|nope|well),?\s)?(?:(?:it|this|that|everything|all|the\s[\w-]+)\s)?(?:seem|look|appear)(?:s|ed)?\s/i.test(
      one.body,
    )
  )
    return false
  return /\?\W*$/.test(all[all.indexOf(one) - 1]?.sentence.text ?? '')
}

const WENT_WELL = lean(
  /\b(?:was|were|had been|seemed|looked)\s(?:\w+ly\s|all\s)?(?:working|running|going|doing|fine|good|great|ok|okay)\b|\b(?:worked|ran|went|looked|started)\s(?:\w+\s){0,2}?(?:fine|great|good|well|perfectly|ok|okay|smoothly)\b/i,
)
const THEN_NOT =
  /^(?:but|however|until|unfortunately|sadly|alas|except|then|and then|well|suddenly)\b.*\b(?:broke|broken|fail(?:s|ed|ing|ures?)?|crash(?:ed|es|ing)?|fell|stopped|exploded|froze|hung|died|errors?|problems?|issues?|trouble|bugs?|wrong|slow|stuck|stalled|lost|not|cannot|no longer)\b|^(?:but|however|until|unfortunately|sadly|alas|except|then|and then|well|suddenly)\b.*n't\b/i

const wentWell = anyOf([WENT_WELL])

/** "The page was fine. But then I put a form on it, and it broke": how it was until then. */
function isOverNext(one: Weighed, all: readonly Weighed[]): boolean {
  if (!wentWell(one.body)) return false
  const next = all[all.indexOf(one) + 1]
  return next !== undefined && THEN_NOT.test(next.sentence.text)
}

const UNCERTAIN = lean(
  /^(?:later|some ?day|one day|in (?:the )?future|eventually)\s(?:it|this|they|we|I|the|one|all)\b[^,;]{0,20}\b(?:can|could|may|might|will)\b|^(?:maybe|perhaps|possibly|ideally|hopefully|presumably|supposedly|theoretically|in theory|whether|not sure|unsure|no idea|no clue)\b|\b(?:remains? to be seen|yet to be (?:seen|proven|confirmed)|(?:could|can|did|do)(?: not|n't) (?:really )?(?:tell|confirm|verify|say|know|prove)\b|hard to (?:tell|say)|too (?:early|soon) to (?:tell|say)|time will tell|no idea (?:if|whether)|not sure (?:if|whether|that)|unclear (?:if|whether)|I(?:'m| am)? (?:think|guess|suspect|doubt|assume|wonder|wish|hope)\b|(?:is|are|was|were) (?:probably|presumably|supposedly|expected to|supposed to|meant to)|(?:probably|presumably) (?:is|are|has|have)|would be nice|could be (?:better|faster|larger|smaller|nicer|improved))/i,
)

/** "Tide error 0.78 -> 0.77, noise": who says so claims nothing by the figure; what slowed down or "only saved 6%" was no gain. */
const NO_DIFFERENCE = lean(
  /(?:,|\b(?:within|just|only|basically|probably|mostly|is|was))\s(?:the\s)?noise\b|\bbasically (?:nothing|the same|no change)\b|^(?:but |with )?no (?:success|luck|joy)\b|\bno (?:real|measurable|significant|noticeable|visible) (?:difference|change|effect|gain|improvement)\b|^(?!.*\bno longer\b)(?:[\w-]+\s){1,5}slow(?:ed|s) down\b|^(?:[\w-]+\s){1,5}?(?:only|barely|hardly|merely)\s(?:saved|gained|reduced|improved|cut|lowered|helped|shaved|brought|raised)\b/i,
)

/** "The target is 60 fps" is where one wanted to get. */
const AIMED = lean(
  /^(?:the\s|our\s|my\s)?(?:[\w-]+\s){0,2}(?:target|goal|aim|objective|requirement|budget|deadline|specification|spec|limit|time-?out|retention|interval|ttl|threshold|quota|sla|slo|norm|standard|datasheet|contract|maximum|minimum|ceiling)\s(?:for\s(?:[\w-]+\s){1,4})?(?:is|was|were|are|says?|said|allows?|permits?|requires?|demands?|asks? for|asked for|calls? for|wants?)\s(?!(?:\w+\s)?(?:reached|met|achieved|hit|exceeded|surpassed|done))|\b(?:I|we)\s[a-z]+(?:\s\w+){0,3}\swith the (?:goal|aim|intention|hope) of\b|^(?:(?:I|we)\s)?(?:was|were|got|am|are)\s(?:also\s|then\s)?(?:asked|told|tasked|supposed|expected|meant)\s(?:by\s[^,;]{2,30}?\s)?(?:to|with)\s(?!.*\b(?:and|so|but)\s(?:I|we|now|it)\b)|^(?:(?:I|we)\s)?(?:(?:also|originally|initially|really|first)\s)?(?:wanted|hoped|planned|intended|aimed|meant|wanting|hoping)\s(?:to|for)\s(?!.*\b(?:and|so|but)\s(?:I|we|now|it)\b)/i,
)
/** "The harbour master wants waits below an hour"; that others want the thing came of it. */
const WISHED =
  /^(?:(?:the|our|my|their|an?)\s)?(?:[\w-]+\s){1,3}?(?:wants?|wanted|expects|hopes?|hoped|demands?|demanded|would like|asks? for|asked for|had (?:asked|wanted|requested|demanded|been asking))\s(?!(?:it|one|this|that|them|more|the same|to (?:use|adopt|have|roll|copy|keep|buy))\b)/i
/** "The change touches 14 files", "the engine has about 9000 lines". */
const SIZE = lean(
  /\b(?:touch(?:es|ed)?|spans?|spanned)\s(?:\w+\s)?\d[\d,.]*\s(?:[a-z]+\s)?(?:files?|lines?|modules?|packages?)\b|^(?!.*\b(?:now|only|just|down|fewer|less|more)\b)(?:the\s|our\s|my\s)?(?:[\w-]+\s)?(?:data ?set|corpus|grid|mesh|sample|training set|test set|scene|tables?|database|repo(?:sitory)?|code ?base|cluster|topic|bucket)(?:\s(?:has|holds|is|was|had|contains|contained|consists of)|:)\s(?:(?:about|around|roughly|over|some|nearly)\s)?[~\d]|^(?!.*\b(?:now|only|just|down|fewer|less|more)\b)(?:it|this|(?:the|my|our)\s(?:[\w-]+\s){0,2}[\w-]+)\s(?:has|is|contains|counts)\s(?:(?:about|around|roughly|over|some|nearly)\s)?[~\d][\d,.]*k?\s(?:lines|files|pages|posts|commits|words|loc)\b/i,
)
const UNDER_REVIEW = lean(
  /\b(?:pull request|pr|mr|merge request|patch|branch|draft)\s(?:is|are)\s(?:still\s|now\s|currently\s)?(?:in|under|up for|ready for|waiting for|awaiting|pending|open)\b/i,
)

const isUnclaimed = anyOf([UNCERTAIN, NO_DIFFERENCE, AIMED, WISHED, SIZE, UNDER_REVIEW])

const USUALLY =
  /\b(?:usually|generally|typically|in general|as a rule|known to|known for|(?:is|are) (?:always )?(?:a )?good (?:idea|practice))\b/i
const THAN =
  /^(?!(?:the|our|my|its|this|that|these|those|all|both|it|they|most|each|every|new)\b|.*\d)(?:[\w-]+\s){1,3}(?:is|are)\s(?:\w+\s)?(?:\w+er|more \w+|less \w+)\sthan\s(?!before\b|ever\b|it\b|they\b|the\b|our\b|my\b|last\b|in\b|on\b|at\b|with\b|expected\b|planned\b)/i

/** "SSDs are faster than spinning disks" was so before, and is so for all. */
function isAlwaysTrue(body: string): boolean {
  return !SINCE.test(body) && (USUALLY.test(body) || THAN.test(body))
}

/** What one does to the work of others, which stays theirs. */
const LOOKS_ON =
  /^(?:review|ask|comment|approve|attend|watch|discuss|suggest|propose|request|report|read|measure|notice|tell|remind|contact|chase|forward|escalate)$/

/** "Ann rewound the motor. It draws 2 A less": what is told right behind another's deed, or where the writer only looked on, is owed to him. */
function isOwedToAnother(one: Weighed, all: readonly Weighed[]): boolean {
  const at = all.indexOf(one)
  const before = all[at - 1]
  if (!before || before.sentence.block !== one.sentence.block || isOwn(one)) return false
  if (/^(?:I|we) then\s/i.test(before.body)) return false
  const told =
    /^they\s/i.test(before.body) && !/^they did\b/i.test(before.body) ? undefined : doneByOthers(before.body)
  const [word = ''] = /^[a-z]+/.exec(told ?? '') ?? []
  const verb = verbIn(word, 'past')
  if (!verb || (!verb.isWork && verb.base !== 'do')) return false
  const own = all.slice(0, at).filter(isOwn)
  const isOnlooker = own.length > 0 && own.every(({ clause }) => LOOKS_ON.test(clause?.verb.base ?? ''))
  // "Tom merged it": what the writer made has come to its end.
  if (
    verb.base === 'do' ||
    TAKES_UP.test(verb.base) ||
    /^(?:merge|release|ship|deploy|close|review)$/.test(verb.base)
  )
    return isOnlooker
  return isOnlooker || !/\b(?:my|our|I|we)\b/.test(one.body)
}

const IT_DOES =
  /^(?:it|this (?:tool|library|app|script|program|package|plugin|project|module|service|machine|device))\s(?:can\s(?:also\s)?[a-z]+|(?:also\s)?[a-z]+s)\s/i

/** "This tool cuts sheets. It saves up to 30%. I added a guide": what the thing does that one was to work on was so before. */
function isOfDescribed(one: Weighed, all: readonly Weighed[]): boolean {
  const { body, clause, sentence } = one
  if (!IT_DOES.test(body) || SINCE.test(body) || clause?.form === 'past') return false
  if (sentence.kind !== 'prose' || all[0]?.sentence.kind === 'title') return false
  const at = all.indexOf(one)
  const before = all.slice(0, at)
  return (
    at > 0 && !before.some((told) => isOwn(told) || SINCE.test(told.body)) && all.slice(at + 1).some(isOwn)
  )
}
