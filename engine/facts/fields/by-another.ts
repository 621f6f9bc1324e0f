import { lean } from '../../lean.ts'
import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { onceFor } from '../../once.ts'
import { verbIn } from '../../text/clauses/verbs.ts'
import { anyOf } from '../../text/patterns/any-of.ts'
import { isOwn } from './finding.ts'
import type { Weighed } from './select.ts'

/** What was told only beside the work. */
export const BESIDE_WORK = 'beside the work'

const PEOPLE =
  '(?:colleagues?|co-?workers?|teammates?|vendors?|suppliers?|providers?|manufacturers?|maintainers?|contractors?|consultants?|electricians?|technicians?|interns?|boss|manager|lead|admins?|friends?|brother|sister|father|dad|mother|mum|wife|husband|mentor|supervisor|professor|teams?|crew|department|authors?|developers?|engineers?|guys|folks|partner|plumber|carpenter|compan(?:y|ies)|firm|council|landlord|operator|neighbou?rs?|isp|agency)'
/** Who does his own work: "my colleague", "the other developer on the project", "the people from support". */
const ANOTHER = new RegExp(
  `^(?:(?:my|our|the|an?|another|one|his|her|other)\\s(?:of (?:my|our|the)\\s)?(?:[\\w-]+\\s){0,2}?${PEOPLE}(?:\\s${PEOPLE})?|upstream|the people (?:from|at|in) [\\w-]+|(somebody|someone)(?:\\selse)?)(?:\\s(?:on|from|at|in)\\s(?:the|our|their)\\s(?:[\\w-]+\\s)?[\\w-]+)?\\s`,
  'i',
)
/** What others made and gave out: "the new version of Redis", "the vendor's last release", "Grafana 11". */
const RELEASE = lean(
  /^(?:[Tt]he|[Tt]heir|[Ii]ts)\s(?:(?:vendor|supplier|maker|manufacturer)'s\s)?(?:(?:new|newer|latest|last|current|next|recent)\s)(?:[\w-]+\s)?(?:version|release|update|upgrade|firmware)(?:\sof\s[\w.-]+)?(?:\sv?\d[\d.]*)?\s|^(?!(?:Day|Week|Part|Phase|Step|Sprint|Version|Ticket|Issue|Task|Build|Chapter|Room|Line|Hall|Gate|Round|Run|Test|Case)\b)[A-Z][a-zA-Z.-]+[a-z]\sv?\d+(?:\.\w+)*\s(?!of\b)/,
)
/** What may as well have caused the trouble. */
const HARMS =
  /^(?:change|cut|delete|disable|drop|edit|find|kill|move|overwrite|pull|push|raise|remove|rename|report|revert|restart|start|stop|switch|test|unplug|update|upgrade|use)$/

/** "The store was rewritten upstream in 4.2". */
const UPSTREAM =
  /\s(?:was|were|got|(?:has|have|had)(?: already)? been)\s(?:[a-z]+ly\s|already\s)?([a-z]+)(?:\s(?:up|out))?\supstream\b(?!.*\b(?:I|we|me|us|my|our)\b)/
/** "The ranker was shipped by the planning team": their deed, whatever the sentence says it brought. */
export const BY_TEAM =
  /\s(?:was|were|got|has been|have been|had been|had already been)\s(?:[a-z]+ly\s|then\s|also\s|already\s)?[a-z]+(?:\s(?:up|out))?\sby\s(?:the|another|our)\s(?:[\w-]+\s){1,3}(?:team|squad|vendor|supplier|department|agency)\b(?!\sand\s(?:I|me|us)\b)/i

/** What makes a thing better, whoever does it; what a release drops or rejects may be the trouble. */
const MENDS: ReadonlySet<string> = new Set(
  'add automate build clean create document enable extend fix implement improve include introduce migrate patch port reduce refactor resolve retrain rewrite set simplify solve speed support tune upgrade'.split(
    ' ',
  ),
)

function mends(word: string): boolean {
  return MENDS.has(verbIn(word, 'past', 'participle', 's')?.base ?? '')
}

/** "All 90 tests", "About 30 guests". */
function isCounted(body: string): boolean {
  const [, word = ''] = /^([A-Z][a-z]+)\sv?\d/.exec(body) ?? []
  return COMMON_WORDS.has(word.toLowerCase())
}

/** What stands before who did it. */
const OPENER =
  /^(?:(?:and|but|then|later|meanwhile|luckily|fortunately|also|yesterday|today|in (?:the meantime|parallel)|at the same time|on (?:their|his|her) side|since then|last (?:week|sprint|month)|(?:while|when|by the time) (?:I|we) [^,;]{2,40}),?\s)+/i
const BETWEEN =
  /^(?:,\s(?:who|which|a|an|the|our|my)\s[^,;]{2,50},\s|(?:has|have|had|also|then|later|already|soon|recently|meanwhile|since|kindly|just|quickly|finally|independently|said (?:that\s)?(?:they|he|she)|took [^,;]{3,30}? and)\s)+/i

/** What others do with the work, or say of it, came of it. */
export const TAKES_UP =
  /^(?:accept|adopt|appreciate|approve|ask|choose|confirm|deploy|enjoy|get|install|keep|like|love|move|order|pick|praise|prefer|rely|report|request|roll|run|save|see|sign|start|stop|switch|test|thank|try|use|verify|win|find|finish|learn|copy|extend)$/
/** "The vendor shipped a fix" is the vendor's; "the team shipped it" is not. */
const GIVES_OUT = /^(?:ship|release|build|deliver|merge|close)$/
const MAKER = /\b(?:vendor|supplier|provider|manufacturer|maintainers?|upstream)\b/i
/** What they do to the work that the text has told: "merged it", "moved to it". */
const OF_THE_WORK = /^(?:to\s|over\s|on\s|onto\s)?(?:it|this|that|them|these|the (?:new|change|fix|patch)\b)/

/** What speaks of the time after the work. */
export const SINCE =
  /\b(?:now|no longer|since|anymore|any more|ever after|afterwards|after (?:this|that|which|the (?:change|fix|upgrade|move|switch|update|patch|restart))|from then on|thanks to|instead|finally|back (?:up|online|to)|so that|which means)\b/i

/** "Kemal did the refunds". */
const DID_ALL =
  /^([A-Z][a-z]{2,})\s(?:did|handled|took care of|wrote|built|made|gave)\s(?:(?:all|most|half) of\s)?(?:the|all|most)\s[^,;]*$/
const NAMED = /^((?:My|Our|The) [a-z-]+) [A-Z][a-z]+(?= [a-z])/
const NAME = /^(?:@[\w-]+|([A-Z][a-z]+)(?:\s[A-Z][a-z]+)?(?:\sfrom\s[^,;]{2,30}?(?:team|side))?)(?=,?\s)\s?/

/** "My colleague halved the image", "upstream fixed the leak", "Grafana 11 moved the panels": somebody else's work, told beside one's own. */
export function isDoneByAnother(told: string): boolean {
  const [, all = ''] = DID_ALL.exec(told) ?? []
  if (all && !COMMON_WORDS.has(all.toLowerCase()) && !/s$/.test(all)) return true
  // "My mentor Anika reviewed it": the mentor did.
  const body = told.replace(OPENER, '').replace(NAMED, '$1')
  const person = ANOTHER.exec(body)
  const who = person?.[0] ?? RELEASE.exec(body)?.[0] ?? ''
  if (!who) return false
  const after = body.slice(who.length).replace(BETWEEN, '')
  const [did = ''] = /^[a-z]+/.exec(after) ?? []
  if (!person) return mends(did) && !isCounted(body) && !SINCE.test(told)
  const verb = verbIn(did, 'past', 'participle')
  if (person[1]) return verb !== undefined && !SINCE.test(told)
  if (!verb?.isWork) return false
  if (/^(?:the|our) team\s/i.test(who) && GIVES_OUT.test(verb.base)) return false
  if (GIVES_OUT.test(verb.base)) return MAKER.test(told) || !OF_THE_WORK.test(after.slice(did.length + 1))
  return !TAKES_UP.test(verb.base)
}

/** The same where it cannot be what went wrong: "Grafana 11 rewrote the panels", unlike "Grafana 11 dropped the panels". */
export function isHarmlessOfAnother(told: string): boolean {
  if (BY_TEAM.test(told) || mends(UPSTREAM.exec(told)?.[1] ?? '')) return true
  if (!isDoneByAnother(told) && !isDoneByNamed(told)) return false
  return !told.split(' ', 12).some((word) => HARMS.test(verbIn(word, 'past', 's')?.base ?? ''))
}

/** "Jonas has since rewritten the importer", "@leila, who joined in May, added the hook": somebody who is called by name. */
export function isDoneByNamed(told: string): boolean {
  const body = told.replace(OPENER, '')
  const [name = '', given = ''] = NAME.exec(body) ?? []
  if (!name || (given && !GIVEN_NAMES.has(given.toLowerCase()))) return false
  const behind = body.slice(name.trimEnd().length)
  const after = (behind.startsWith(',') ? behind : behind.trimStart()).replace(BETWEEN, '')
  const [did = ''] = /^[a-z]+/.exec(after) ?? []
  const verb = verbIn(did, 'past', 'participle')
  return (
    verb?.isWork === true &&
    !/^(?:approve|merge|test|review|confirm|verify|deploy|release|ship|report|use|try)$/.test(verb.base)
  )
}

/** What was seen, tried or measured by others, elsewhere or before: "in a blog post somebody got", "other teams saw", "an earlier trial had". */
const ELSEWHERE = lean(
  /^(?:(?:and|but)\s)?(?:(?:in|on) (?:an?|another|one|their|some) (?:[\w-]+ ){0,2}?(?:blog(?: post)?|posts?|articles?|talk|papers?|forum|video|thread|websites?)\b|(?:an?|another|one|our|my|some) (?:[\w-]+ )?(?:colleague|co-?worker|teammate|friend|contact|user)s? (?:reports?|reported|says?|said|told (?:me|us)|mentions?|mentioned|writes?|claims?) |(?:other|another|some other) (?:teams?|people|users|companies|projects?|departments?) (?:saw|sees?|got|gets?|had|has|reports?|reported|measured|saved?|reached) |an? (?:earlier|previous|former|past) (?:[\w-]+ )?(?:experiment|attempt|trial|test|try|version|approach|project|team|change|rewrite) (?:had|has|was|got|reduced|cut|brought|reached)|in (?:the|our) (?:old|previous|former) (?:[\w-]+ ){1,3}(?:it|the|this|that|a) |the (?:last|previous|former|other) (?:team|owner|developers?|contractor|maintainers?|company) (?:had|has|got|brought|reached)\b|on (?:his|her|their) (?:laptop|machine|computer|site|website) |(?:his|her|their|the (?:competitor|competition|vendor|supplier|rival)(?:'s|s')?) (?:version|branch|fork|laptop|setup|machine|website|site|readme|benchmark|app|attempt)s? [a-z]+s? )|\b(?:doubled|tripled|grew|rose|fell|dropped|went (?:up|down)) [^.;]{0,30}\b(?:in the same|that|that same) (?:week|month|quarter|period|year)\b/i,
)

/** "Tom's version reaches 0.93". */
const OF_SOMEBODY =
  /^([A-Z][a-z]+)'s\s(?:own\s)?(?:version|branch|fork|model|solution|attempt|approach|setup|laptop|machine)\s[a-z]/

const isElsewhere = anyOf([ELSEWHERE])

/** Whether a sentence tells what came of something else than this work. */
export function isOfElsewhere(body: string): boolean {
  const [, owner = ''] = OF_SOMEBODY.exec(body) ?? []
  return (
    (isElsewhere(body) || GIVEN_NAMES.has(owner.toLowerCase())) &&
    !/\b(?:now|no longer|ours?|here|this (?:change|fix|pr))\b/i.test(body)
  )
}

/** "Once the model is live, we can switch", "if we split it, we could save a day": what is not so yet. */
const IN_CASE = lean(
  /^(?:(?:and|but|so),?\s)?(?:if|once|unless|as soon as)\s(?:I|we|they|somebody|someone|anyone)\s[^,;]{5,90},\s(?:then\s)?(?:I|we|it|this|that)\s(?:can|could|will|would|might|may|should)\s/i,
)

/** What a thing does all the time, and did before: "the nightly job already renews them". */
const ALREADY =
  /^(?:the|our|its|their|an?)\s(?:[\w-]+\s){1,4}?already\s[a-z]+s\s(?!(?:it|this|that|them|the new|my|our)\b)/i

/** Whether a sentence tells of another time, or of a case. */
export function isNotSince(body: string): boolean {
  return IN_CASE.test(body) || ALREADY.test(body)
}

/** Whether a note tells more of what people did who are called by name than of the writer's own work: it is the log of a team. */
export const isOfTeam = onceFor((all: readonly Weighed[]): boolean => {
  const named = all.filter(({ body }) => isDoneByNamed(body)).length
  return named > 0 && named > all.filter(isOwn).length
})
