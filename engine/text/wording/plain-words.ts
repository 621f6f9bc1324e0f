import { lean } from '../../lean.ts'
import { WORK_NOUNS } from '../../lexicon/work-nouns.ts'
import { capitalise } from '../../writing/sentence/tidy.ts'
import { verbIn, verbOf } from '../clauses/verbs.ts'
import { growthOf } from '../figures/growth.ts'
import { withLostObject } from '../parting/lost-object.ts'
import { anyOf } from '../patterns/any-of.ts'
import { proudOf } from './proud-of.ts'

/** Who one sits or talks with. */
const COMPANY =
  '((?:(?:the|our|my|an?|two|three|four|some|both|\\d+)\\s)?(?!(?:them|him|her|you|it|me|us)\\s)[\\w-]+(?:\\s(?!(?:about|into|for|to|and)\\s)[\\w-]+){0,4}?)'

/** "Dug into the logs", "dug out why it hung": words for an inquiry that are at home in a talk. */
const DUG: readonly [RegExp, string][] = [
  [/^((?:I |we )?)dug (?:through|around in) (?=(?:the|our|my|all|two|three|\d+)\s)/i, '$1searched '],
  [/^((?:I |we )?)dug (?:out|up) (?=(?:why|how|what|where|which)\s)/i, '$1found out '],
  [/^((?:I |we )?)dug into (?=\S)/i, '$1investigated '],
  [
    /(?<=^having [^,]{3,80}, (?:I |we ))dug (?:through|around in) (?=(?:the|our|my|all|two|three|\d+)\s)/i,
    'searched ',
  ],
  // "Been fighting with the press all week".
  [/^been (?=(?!working|doing|busy)[a-z]+ing\s)/i, 'I have been '],
  // "The cache had no bound. Put a lid there": there it is in place.
  [/^((?:I |we )?)put (an? [^,;:]{2,60}?) (?:in )?there(?=[.!]*$| and )/i, '$1put $2 in place'],
  // "Sat with the nurses for a day to see how they work".
  [
    /^((?:I |we )?)sat (?:down |in )?with (?=(?:the|our|two|three|four|some|\d+)\s[^,;:]{3,50}\sto (?:see|learn|understand|watch) how\s)/i,
    '$1shadowed ',
  ],
  // "Sat down with the trainee for an hour to go through the drawings": they were gone through.
  [
    new RegExp(
      `^((?:I |we )?)sat (?:down |in )?with ${COMPANY}(?: for [\\w ]{3,24}?)? (?:to|and) (?:go|went|walk|talk) (?:through|over) (?!(?:it|them|this|that|what|how)\\b)([^,;:]{4,100}?)(?=[.!]*$|[,;:]\\s)`,
      'i',
    ),
    '$1reviewed $3 with $2',
  ],
  // "Talked with the shop about the returns": these were discussed.
  [
    new RegExp(
      `^((?:I |we )?)(?:talked|spoke) (?:with|to) ${COMPANY} about (?!(?:it|them|this|that|me|us|what|how|why|whether|[a-z]+ing)\\b)([^,;:]{4,80}?)(?=[.!]*$|[,;:]\\s)`,
      'i',
    ),
    '$1discussed $3 with $2',
  ],
  // "Talked the landlord into replacing the boiler".
  [new RegExp(`^((?:I |we )?)talked ${COMPANY} into (?=[a-z]+ing\\s)`, 'i'), '$1convinced $2 into '],
  // "Finished everything, including the logger": the logger is what can be told.
  [
    /^((?:I |we )?(?:have )?(?:finished|completed|implemented|built|tested|wrapped up)) (?:everything|it all|all of it|all the rest),? including (?=(?:the|all|both|my|our)\s)/i,
    '$1 ',
  ],
  // "Went from a nightly batch to streaming": one way of doing it was given up for another.
  [
    /^((?:I |we )?)went from (?=(?:an?|the|our|one)\s(?!\d)[^,;:\d]{3,60}? to (?!\d|about|under|just|only|zero|none|the (?:shop|office|lab|store|site)\b)[^,;:]{3,60}[.!]*$)/i,
    '$1moved from ',
  ],
  // "ssh'd into the pump and stopped the motor": how one got there is no deed.
  [
    /^((?:I |we )?)(?:ssh'?e?d|logged) (?:in)?(?: ?to| on)? (?:the|our|my) [^,;:]{2,40}? and (?=[a-z]+ed\s)/i,
    '$1',
  ],
  [/^((?:I |we )?)ssh'?e?d (?:in)?to (?=\S)/i, '$1logged in to '],
  // "Took advantage of the quiet night and oiled the mill".
  [
    /^((?:this time,?\s|[^,;:]{2,24},\s)?(?:I |we )?)took (?:full )?advantage of [^,;:]{3,60}? and (?=[a-z]+ed\s)/i,
    '$1',
  ],
  // "Upgraded us from v3 to v5": what was upgraded is what everybody here uses.
  [
    /^((?:I |we )?(?:then |also |finally )?(?:upgraded|moved|migrated|switched|ported|transitioned)) us (?=(?:(?:over|off|away) )?(?:from|to|onto|off)\s)/i,
    '$1 ',
  ],
  // "Tested with 300 trays, no jams": none there, and nobody knows of others.
  [
    /^(?:(?:I|we) )?(?:then )?(?:tested|tried) (?:it |this )?((?:with|on|against|over) [^,;:]{2,60}?), (?:and |there were )?(?:no|zero) ([a-z]+(?: [a-z]+){0,2})(?=[.!]*$)/i,
    'No $2 in tests $1',
  ],
  // "QA'd the form", "TA'd the lab".
  [/^((?:I |we )?)QA'?e?d (?=\S)/, '$1tested '],
  [/^((?:I |we )?)TA'?e?d (?:for )?(?=\S)/, '$1assisted in '],
]

/** "Got rid of the old lock and replaced it with a latch": one for the other. */
const FOR_ANOTHER = lean(
  /^((?:I |we )?(?:(?:finally|then|also) )?)(?:got rid of|removed|dropped|threw (?:out|away)|ditched|scrapped|deleted|tore out|ripped out|took out) ((?:the|our|my|an?|all|both|two|three|that|this) [^,;:]{3,80}?)(?: (?:today|yesterday|this week|last week|this weekend))?,?(?: and| then| and then) (?:(?:then|just|simply) )?(?:replaced|swapped) (?:it|them|this|that|these|those|all of it)(?: out)? (?=(?:with|by|for) \S)/i,
)

/** "Talk at the harbour about knots": it was given. */
const GAVE =
  /^(?:an? )?(talk|workshop|lecture|tutorial|presentation|webinar) (?=(?:at|for|about|on) (?!.*\b(?:was|were|is|are|went|will|has|had|tomorrow|next)\b))/i

/** "Proof of concept: a gate that opens by voice": one was built. */
const CONCEPT =
  /^(?:an? )?(proof of concept|poc|prototype|mvp): (?:an?\s)?(?=[a-z]+ (?!(?:is|are|was|were|has|did)\b)[a-z])/i

const SHORT: Record<string, string> = { poc: 'a PoC', mvp: 'an MVP' }

const THIS_TERM =
  /(?<=^(?:(?:I|we) )?assisted in [^,:;]{3,60}) (?:this|last) (?:term|semester|spring|summer|fall|autumn|winter|year)\b/i

/** "Convinced the landlord into replacing it". */
const INTO_DOING = /(?<=^(?:I |we )?)(convinced [^,;:]{3,60}?) into ([a-z]+ing)(?=\s)/i

/** What a thing that was made, mended or moved is told with. */
const A = '(?=(?:the|an?|my|our|some|all|both|each|every|more|new|several|two|three|four|five|\\d+)\\s)'

function talk(pattern: string, meant: string): [RegExp, string] {
  return [new RegExp(`\\b${pattern}`, 'gi'), meant]
}

/** Verbs of talk, and what a report calls the same. */
const TALK: readonly [RegExp, string][] = [
  talk(`(?:whipped|cooked|knocked) up ${A}`, 'built '),
  talk(`(?:threw|hacked|cobbled|slapped|lashed|knocked|strung) together ${A}`, 'built '),
  talk(`(?<=^|^- )(?:throw|hack|cobble|slap|knock|string) together ${A}`, 'Build '),
  talk(`(?:cranked|banged|knocked|churned|pounded) out (?!the power\\b|power\\b)${A}`, 'completed '),
  talk('(?:ironed|smoothed) out ((?:[a-z]+ ){0,4}?)(?:kinks|wrinkles)\\b', 'resolved $1problems'),
  talk(`ironed out ${A}`, 'resolved '),
  talk(`(?<=^|^- )iron out ${A}`, 'Resolve '),
  talk(
    `(?:squashed|swatted|zapped|killed|crushed) ${A}(?=(?:[\\w-]+ ){1,4}?(?:bugs?|issues?|errors?)\\b)`,
    'fixed ',
  ),
  talk('(?:took|had) an? (?:quick |first )?(?:stab|crack|shot|swing|whack|go) at (?=[a-z]+ing\\s)', 'tried '),
  talk('got (?:my|our) hands dirty with (?=\\S)', 'worked with '),
  talk('did manage to (?=[a-z]+ )', 'managed to '),
  talk('(?:wrapped|got) (?:my|our) heads? around (?=\\S)', 'learned '),
  talk(
    '(?:banged|bashed|beat) (?:my|our) heads? (?:against|on|over) (?!(?:the|an?|my) (?:wall|desk|table)\\b)(?=\\S)',
    'struggled with ',
  ),
  talk('(?:fought|wrestled|battled|grappled) (?:with|against) (?=\\S)', 'struggled with '),
  talk('(?:fighting|wrestling|battling|grappling) (?:with|against) (?=\\S)', 'struggling with '),
  talk(
    '(?<=\\b(?:day|hours?|morning|afternoon|evening|week|time|spent|of) )fighting (?!(?:for|back|off|over|to|in|on)\\b)(?=\\S)',
    'struggling with ',
  ),
  talk(
    '(?:sank|sunk|poured) ((?:about |around |over |nearly )?(?:an?|two|three|four|five|six|several|\\d+) (?:[a-z]+ )?(?:hours?|days?|evenings?|weeks?)) into (?=\\S)',
    'spent $1 on ',
  ),
  talk(`(?:slogged|plowed|ploughed|waded|trudged) through ${A}`, 'worked through '),
  talk(`chipped away at ${A}`, 'worked on '),
  talk(
    'hooked ((?:the|an?|my|our|both|all|two) (?:[\\w-]+ ){0,4}?[\\w-]+|it|them) up to (?=\\S)',
    'connected $1 to ',
  ),
  talk(`hooked up ${A}(?=[^,;]{3,60}? to\\s)`, 'connected '),
  talk(
    '(?:tied up|wrapped up|cleaned up) (?:(?:some|the|a few|all|all the|last|remaining) ){0,2}loose ends (?:on|in|of|with|for) (?=\\S)',
    'finalized ',
  ),
  talk(
    '(?:messed|fiddled|tinkered|toyed|mucked|played)(?: around| about)? with (?=(?:the|an?|my|our)\\s)',
    'experimented with ',
  ),
  talk(`(?:kept (?:an|a close) eye on|babysat) ${A}`, 'monitored '),
  talk(`(?:dove|dived|delved) (?:deep(?:er)? )?into ${A}`, 'investigated '),
  talk(`(?:ripped|tore|yanked) out ${A}|nuked ${A}`, 'removed '),
  talk(`(?:spun up|stood up) ${A}`, 'set up '),
  talk(`beefed up ${A}`, 'strengthened '),
]
const TALKED =
  /\b(?:up|together|out|at|heads?|dirty|manage|fought|fighting|wrestl(?:ed|ing)|battl(?:ed|ing)|grappl(?:ed|ing)|sank|sunk|poured|through|ends|with|eye|babysat|into|nuked|squashed|swatted|zapped|killed|crushed) /i

/** "Finally caved and switched to oak": what came of it. */
const GAVE_IN =
  /\b(?:finally |then |just |eventually )?(?:caved(?: in)?|gave in|gave up|bit the bullet|went ahead|got a?round to (?:it|this|that|them|doing (?:it|this|that|so))|rolled up (?:my|our) sleeves) and (?:just |finally )?(?=([a-z]+) )/i

function withoutTalk(text: string): string {
  const told = TALKED.test(text)
    ? TALK.reduce((one, [pattern, meant]) => one.replace(pattern, meant), text)
    : text
  const plain = told.replace(GAVE_IN, (whole, word: string) => (verbIn(word, 'past')?.isWork ? '' : whole))
  return plain === text || !/^[A-Z]/.test(text) ? plain : capitalise(plain)
}

/** "Took the load from 15 pages a week to 3": less of it, or more. */
const TOOK_TO =
  /^((?:I|we)\s)?took\s((?:the|our|my)\s(?:[\w-]+\s){1,4}?)from\s([~$]?\d[\d.,]*(?:%|ms|s|min|h|k)?)((?:\s[a-z]+){0,4}?)\s(?:down\s|up\s)?to\s(?=([~$]?\d[\d.,]*(?:%|ms|s|min|h|k)?)(?:[\s.,;]|$))/i

function tookTo(text: string): string {
  return text.replace(TOOK_TO, (whole, who = '', thing = '', from = '', of = '', to = '') => {
    const growth = growthOf(from, to)
    if (!(growth < 0) && !(growth > 0)) return whole
    const verb = growth < 0 ? 'cut' : 'raised'
    return `${who}${who ? verb : capitalise(verb)} ${thing}from ${from}${of} to `
  })
}

/** "I did sand the door", "I got around to sanding the door", "went through the process of sanding it": it was sanded. */
const DID = lean(
  /\b((?:I|we) (?:(?:also|just|only|finally|even|at least) )?)(?:did (?!(?:get|have|see|find|need|want|not)\b)([a-z]+)|(?:(?:finally )?got (?:a)?round to|(?:went|worked) through the (?:whole |entire )?(?:process|steps) of) ([a-z]+ing)) (?=(?:(?:up|out|off|in) )?(?:the|an?|some|my|our|all|both|a few|a couple|two|three|more|new|this|that|it|them)\b)/i,
)

/** "I did a redesign of the door", "we made some refactoring on the lock": the door was redesigned. */
const DID_WORK = lean(
  /\b((?:I|we) (?:(?:also|then|just|only|finally|even) )?)(?:did|made) (?:an?|some|more|further|a ?(?:bit|lot) of|lots of) (?:(?:small|big|little|quick|major|minor|full|complete|thorough) )?([a-z-]+) (?:of|on) (?!(?:the|our|my) (?:project|code|codebase)\b)(?=(?:the|our|my|all|both|some|[A-Z]\w*|[a-z]+ [a-z]+)\b)/i,
)

function workDone(text: string): string {
  const [whole = '', who = '', noun = ''] = DID_WORK.exec(text) ?? []
  const past = verbOf(WORK_NOUNS.get(noun.toLowerCase()) ?? '')?.forms.past
  return whole && past ? text.replace(whole, `${who}${past} `) : text
}

function didSo(text: string): string {
  const [whole = '', who = '', base = '', doing = ''] = DID.exec(text) ?? []
  if (!whole) return text
  const past = (base ? verbIn(base, 'base') : verbIn(doing, 'ing'))?.forms.past
  // "Did brush up the hall": no noun has an "up" behind it.
  const isPhrasal = base !== '' && new RegExp(`\\bdid ${base} (?:up|out|off) `).test(text)
  const done = past ?? (isPhrasal ? `${base.replace(/e$/, '')}ed` : '')
  return done ? text.replace(whole, `${who}${done} `) : text
}

/** "Got my first patch merged at work today": where, everybody knows. */
const AT_WORK = lean(
  /(?<=\b(?:merged|deployed|accepted|released|shipped|live|project|feature|ticket|patch|PR))\sat (?:work|my (?:new )?job)(?=\s(?:today|yesterday|this week|last week)\b|[.!,]|$)/i,
)

/** "My main contribution this sprint was the pager". */
const CONTRIBUTED = lean(
  /^(?:my|our) (?:(?:main|biggest|primary|key|major) )?contributions?(?: (?:this|last|to|for|in|here)\b[^,:;]{0,40}?)? (?:was|were) (?=(?:the|an?|two|three) )/i,
)

/** "Mended two gates myself"; who taught himself has learned something. */
const MYSELF =
  /(?<=^(?:(?:I|we)\s)?[a-z]+(?:ed|t|e|n)\s(?:the|an?|both|two|three|four|\d+|most|all|my|our|some)\s(?:[\w-]+\s){0,3}[\w-]+)\s(?:all\s)?(?:by\s)?(?:myself|ourselves)(?=[.!]*$|\s\()/i

/** "Having failed at the lock." without what follows: it had been so. */
const HAVING = /^having ([a-z]+) ([^,]{3,200}[.!]?)$/i

function hadDone(text: string): string | undefined {
  const [, word = '', rest = ''] = HAVING.exec(text) ?? []
  return word && verbIn(word, 'participle') ? `I had ${word} ${rest}` : undefined
}

/** "You can now stack crates": whoever uses it; "you can now see below" is said to the reader. */
const YOU_CAN =
  /^(?:now,? you can(?: finally| also)?|you can (?:now|finally)(?: also)?) (?!(?:see|find|check|read|view|look|visit|follow|download|expect)\b)(?=[a-z]+ (?![^.]*\b(?:you|your|my|I|here|below|above|this|it)\b))/i

const SAID =
  /\bdug\b|\btook (?:full )?advantage\b|(?:ed|ted) us (?:over|off|away|from|to|onto)\b|\btested\b|\btried\b|^been\s|^(?:an? )?(?:proof of concept|poc|prototype|mvp|talk|workshop|lecture|tutorial|presentation|webinar)[\s:]|^(?:(?:I|we) )?(?:put|sat|talked|spoke|went from|[QT]A'?e?d|ssh'?e?d|logged)\b| including /i

const isTalk = anyOf([
  HAVING,
  DID,
  DID_WORK,
  TOOK_TO,
  YOU_CAN,
  AT_WORK,
  CONTRIBUTED,
  MYSELF,
  TALKED,
  GAVE_IN,
  FOR_ANOTHER,
  SAID,
])

/** What is said as one talks, in the words of a report. */
export function plainWords(said: string): string {
  const isPlain = !isTalk(said) && proudOf(said) === said && withLostObject(said) === said
  return isPlain ? said : retold(said)
}

function retold(said: string): string {
  const text =
    hadDone(said) ??
    withLostObject(
      withoutTalk(
        tookTo(didSo(workDone(proudOf(said))))
          .replace(YOU_CAN, 'Users can now ')
          .replace(AT_WORK, '')
          .replace(CONTRIBUTED, 'I contributed ')
          .replace(MYSELF, ''),
      ),
    )
  const swapped = text.replace(
    FOR_ANOTHER,
    (_, who: string, thing: string) => `${who}${who ? 'replaced' : 'Replaced'} ${thing} `,
  )
  if (swapped !== text || !SAID.test(text)) return swapped
  const plain = DUG.reduce((told, [pattern, meant]) => told.replace(pattern, meant), text)
    .replace(GAVE, (_whole, what: string) => `gave a ${what.toLowerCase()} `)
    .replace(
      CONCEPT,
      (_whole, what: string) => `built ${SHORT[what.toLowerCase()] ?? `a ${what.toLowerCase()}`} of `,
    )
    .replace(THIS_TERM, '')
    .replace(INTO_DOING, (whole, start: string, word: string) => {
      const verb = verbIn(word, 'ing')
      return verb ? `${start} to ${verb.base}` : whole
    })
  return /^[A-Z]/.test(text) ? capitalise(plain) : plain
}
