import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import type { Document } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { spellingOf } from '../technologies/spellings.ts'

/** Words around which a capitalised word is a person: "my supervisor is Kaisa", "thanks to Ada", "Ada and I". */
const BEFORE =
  /(?:\b(?:with|[Tt]hanks to|asked|told|helped|helping|shadowed|pinged|met|mentors?|supervisor|manager|boss|teammates?|colleagues?|partner|friend|tutor|professor|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|[Cc]ontributor|[Aa]uthor|[Bb]y|[Aa]ssignee|[Rr]eviewer|[Oo]wner|Name)(?: is| was|,|:)?\s|@)(\p{Lu}\p{Ll}+)(?=(?:\s\p{Lu}\p{Ll}+)?(?:\s(?:and|on|to|who|for|from|in|at|about)\b|[.,;)!]|\s?$))/gu
const AFTER =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d]+)(?=(?:, \p{Lu}\p{Ll}+){0,3},? and I\b|\s(?:said|says|asked|told|promised|replied|answered|suggested|helped|mentioned|thinks?|thought|noticed|wrote|showed|reviewed|offered|agreed|explained|pointed|pinged|reported|managed|made it|left|joined|owns|wants|knew|knows|volunteered|insisted|decided|is (?:out|off|on (?:leave|holiday|vacation))))/gu

/** "[Ada Moor: kept the old lamp]": who changed what another had sent. */
const NOTING = /\[(\p{Lu}\p{Ll}+)(?= \p{Lu}[\p{L}-]+: )/gu

const WITH_WHOM =
  /\b(?:(?:work(?:ed|ing|s)?|pair(?:ed|ing)?|pair(?:ed)?[ -]program(?:med|ming)?|met|meet(?:ing)?s?|talk(?:ed|ing|s)?|spoke|speaking|chat(?:ted|ting)?|discuss(?:ed|ions?)|sat(?: down)?|team(?:ed)?(?: up)?|together|collaborat(?:ed|ing|ion)|call|synced|session)(?: (?:together|again|closely|directly|up))? with|(?:[Tt]hanks|[Kk]udos|[Cc]redits?|[Ss]hout-?out|[Pp]rops) to|[Tt]hank(?:ed|s)?,?|[Rr]eviewed by|[Rr]eported by|[Pp]atch (?:by|from)|PR by) (?:\p{Lu}\p{Ll}+(?:, |,? and )){0,3}$/u

/** "Worked with Adam on the pier": a first name that is the name of a tool besides. */
function isInCompany(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end)
  return (
    /^\p{Lu}\p{Ll}+$/u.test(name) &&
    (GIVEN_NAMES.has(name.toLowerCase()) || name === 'Jack') &&
    WITH_WHOM.test(text.slice(Math.max(0, start - 80), start))
  )
}

/** "Ann Lee Kafka": behind a first name that is no tool itself. */
function isSurname(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end))) return false
  const first = /(?<![\p{L}\d])(\p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )?$/u.exec(
    text.slice(Math.max(0, start - 30), start),
  )?.[1]
  return first !== undefined && GIVEN_NAMES.has(first.toLowerCase()) && spellingOf(first) === undefined
}

/** Whether the name of a tool is somebody's here. */
export function isPerson(text: string, start: number, end: number): boolean {
  return isInCompany(text, start, end) || isSurname(text, start, end)
}

/** "Kept the old lamp (Ann Moor, Bo J. Lind)": who is credited with a change stands behind it. */
const CREDITED = /[[(]((?:\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}[\p{L}-]+(?:, | and |(?=[\])])))+)[\])]\.?$/u

/** "- Mina" and "- Daniel" above what each of them did. */
const ALONE = /^\p{Lu}\p{Ll}{2,}:?$/u

/** Labels before a name. */
const ROLE =
  /^(?:contributors?|authors?|(?:written|prepared|journal prepared|submitted|reported) by|by|(?:student |full )?name|student|reviewers?|assignee|owner|mentors?|supervisor|intern)$/i

/** "mayaK -- 2025-04-09 14:00": those who sign their entries in one log. */
const SIGNED =
  /^[ \t>*#-]{0,6}(\p{L}[\p{L}\d_]{1,20})[ \t]?(?:--|[-\u2013\u2014|])[ \t]?\d{4}-\d\d?-\d\d?\b/gmu

/** "Ann Vasov: This week I painted the pier": who tells what he did. */
const TELLER =
  /^[ \t>*#`-]{0,8}(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.-]+){1,2}[*`]{0,3}:[*`\\]{0,3}\s{0,4}(?:https?:\S{1,200}\s{1,4})?(?:(?:(?:[Dd]uring )?[Tt]his|[Ll]ast) week,? |[Tt]oday,? )?I\s/gmu

/** "[2024-03-09 18:50] {hartog}: the lamp works": who speaks in a log of a talk. */
const SPEAKER = /^\[?\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?\]?:? [{<]?(\p{L}[\p{L}\d_-]{1,24})[}>]?:\s/gmu

const known = new WeakMap<Document, ReadonlySet<string>>()

/** First names of those whom the text speaks of, as far as the words around them tell. */
export function peopleIn(document: Document): ReadonlySet<string> {
  const found = known.get(document) ?? findPeople(document)
  known.set(document, found)
  return found
}

function findPeople({ raw, sentences }: Document): ReadonlySet<string> {
  const people = new Set<string>()
  const signed = matchesIn(raw, SIGNED).map(([, name = '']) => name)
  if (signed.length > 1) for (const name of signed) people.add(name)
  const speakers = matchesIn(raw, SPEAKER).map(([, name = '']) => name)
  if (speakers.length > 1) for (const name of speakers) people.add(name)
  for (const [, name = ''] of matchesIn(raw, TELLER)) if (!spellingOf(name)) people.add(name)
  const alone = sentences
    .filter(({ text, kind }) => kind !== 'title' && ALONE.test(text))
    .map(({ text }) => text.replace(':', ''))
  if (alone.filter((name) => GIVEN_NAMES.has(name.toLowerCase())).length > 1)
    for (const name of alone) people.add(name)
  for (const { text, label } of sentences.slice(0, 400)) {
    const credited = /[\])]\.?$/.test(text) ? (CREDITED.exec(text)?.[1] ?? '') : ''
    for (const [name] of matchesIn(credited, /\p{Lu}[\p{L}-]+/gu)) people.add(name)
    const named = ROLE.test(label ?? '') ? /^\p{Lu}\p{Ll}+/u.exec(text)?.[0] : undefined
    if (named) people.add(named)
    for (const pattern of [BEFORE, AFTER, NOTING])
      for (const [, name = ''] of matchesIn(text, pattern)) if (!spellingOf(name)) people.add(name)
  }
  return people
}
