import type { Prose } from '../../../facts/fields/prose.ts'
import type { Weighed } from '../../../facts/fields/select.ts'
import { onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { roughStem } from '../../../text/nouns/rough-stem.ts'
import { isGranted } from '../../bullet/reason/trouble.ts'
import type { Deed } from '../../deeds/deed.ts'
import { firstObject, isMany } from '../../deeds/extent/object.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import {
  BY_HABIT,
  DEFINES,
  FAILS,
  MISSED,
  NO_MATTER,
  SEVERE,
  type Trouble,
  troubleIn,
} from '../task/turned.ts'

/** What says of a trouble that it has come to an end. */
const MENDS = /^(?:fix|resolve|solve|repair|correct|cure|mend)$/
/** A trouble that is only pointed at. */
const POINTED =
  /^(?:(?:the|this|that|an?)\s)?(?:\w+\s)?(?:problem|issue|bug|error|fault|defect|regression)s?(?=$|[,.]|\s(?:by|with|in)\s)/i

/** "The login page timed out" once the deed has mended it: "the login page no longer times out". */
export function troubleOver(
  deeds: readonly Deed[],
  { all }: Prose,
): { text: string; deed: Deed } | undefined {
  for (const deed of deeds) {
    if (deed.changed || !MENDS.test(deed.clause.verb.base)) continue
    const object = firstObject(deed.rest)
    const told = all.find(
      (one) =>
        one !== deed.source &&
        one.likelihood.problem > Math.max(0.2, one.likelihood.impact, one.likelihood.solution) &&
        one.likelihood.followup < 0.3 &&
        !isGranted(one, all) &&
        !WANTED.test(one.body) &&
        ((POINTED.test(object) && one.likelihood.problem >= 0.4) ||
          areOfOne(object, one) ||
          isBelow(deed, one, all)) &&
        over(one) !== undefined,
    )
    const text = told && over(told)
    if (text) return { text, deed }
  }
  return undefined
}

/** "It now fails early": as it should. */
const WANTED = /\bnow\b|\b(?:cleanly|fast|quietly|gracefully|loudly|early|safely)\b|\binstead of\b/i

/** Below "Fix X" the first sentence, if it tells a trouble, tells what X was. */
function isBelow({ source }: Deed, one: Weighed, all: readonly Weighed[]): boolean {
  return (
    source.sentence.kind === 'title' &&
    one.likelihood.problem >= 0.5 &&
    all.indexOf(one) === all.indexOf(source) + 1
  )
}

/** Whether a trouble names what was mended. */
function areOfOne(object: string, { body }: Weighed): boolean {
  const [head = ''] = object.split(/,|\s(?:by|using|via|when|so|because)\s/)
  const words = stems(body)
  return stems(head).some((word) => words.includes(word))
}

const stems = onceForText((text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z][\w-]{2,}/g) ?? []).filter((word) => !SMALL.test(word)).map(roughStem),
)

const SMALL =
  /^(?:the|and|for|was|were|not|all|has|have|had|are|with|from|that|this|when|some|its|our|out|new)$/

function over(one: Weighed): string | undefined {
  const trouble = troubleIn(one)
  const text = trouble && withCondition(ended(trouble), trouble)
  const short = text && shorten(text.replace(BY_HABIT, '').replace(/\sagain$/, ''), 20)
  return short &&
    !isTorn(short) &&
    // "Guests could not find the door or left again": only one of the two is turned round.
    !/\sor\s[a-z]+ed\s/.test(short) &&
    !NO_MATTER.test(short.replace(/\b(?:its|their)\b/g, 'the')) &&
    countWords(short) >= 4
    ? short
    : undefined
}

export const CONDITION = /\s(?:when|whenever|if|while|after|before|once|unless)\s.*$/

/** What it hung on is told as it is: "if the list has no items". */
function withCondition(text: string | undefined, { written }: Trouble): string | undefined {
  if (!text || !CONDITION.test(text)) return text
  const [condition = ''] = CONDITION.exec(written) ?? []
  const now = conditionNow(condition)
  return now && text.replace(CONDITION, now)
}

/** A condition as it holds now; nothing where one of its verbs is told in the past. */
export function conditionNow(condition: string): string | undefined {
  const now = condition
    .replace(/\bwas\b/g, 'is')
    .replace(/\bwere\b/g, 'are')
    .replace(/\bhad\b/g, 'has')
  return now.split(' ').some((word) => verbIn(word, 'past') && !verbIn(word, 'participle')) ? undefined : now
}

/** How things are once a trouble is over. */
function ended({ subject, words }: Trouble): string | undefined {
  const form = isMany(subject) ? 'base' : 's'
  const is = isMany(subject) ? 'are' : 'is'
  const [aux = '', next = '', ...more] = words.filter(
    (word) => !/^(?:currently|sometimes|often|always|occasionally|randomly|frequently)$/.test(word),
  )
  const plain = aux.replace(/n't$/, '')
  const [word = '', ...tail] = plain === aux ? more : [next, ...more]
  if (plain !== aux || next === 'not') {
    const rest = [word, ...tail].join(' ')
    if (
      !word ||
      /^(?:only|always|necessarily|yet|just|really|even)$/.test(word) ||
      MISSED.test(rest) ||
      tail.includes('yet')
    )
      return undefined
    if (plain === 'could') return `${subject} can now ${rest}`
    if (plain === 'did') {
      const verb = verbIn(word, 'base')
      return verb && !DEFINES.test(verb.base)
        ? `${subject} now ${phraseIn(form, verb, 'base', tail.join(' '))}`
        : undefined
    }
    if (!/^(?:was|were)$/.test(plain)) return undefined
    if (word === 'able') return `${subject} can now ${tail.slice(1).join(' ')}`
    if (word === 'being')
      return verbIn(tail[0] ?? '', 'participle') && `${subject} ${is} now ${tail.join(' ')}`
    const doing = verbIn(word, 'ing')
    if (doing) return `${subject} now ${phraseIn(form, doing, 'ing', tail.join(' '))}`
    return verbIn(word, 'participle') && `${subject} ${is} now ${rest}`
  }
  const rest = more.join(' ')
  const told = [next, rest].join(' ').trim()
  if (/^(?:was|were)$/.test(aux)) {
    if (next === 'unable') return `${subject} can now ${more.slice(1).join(' ')}`
    const doing = verbIn(next, 'ing')
    if (/ly$/.test(next) && SEVERE.test(rest)) return `${subject} ${is} no longer ${told}`
    if (doing && FAILS.test(doing.base)) return `${subject} no longer ${phraseIn(form, doing, 'ing', rest)}`
    return SEVERE.test(next) || /^(?:too\s|very\s|extremely\s)?slow$/.test(told)
      ? `${subject} ${is} no longer ${told.replace(/^(?:too|very|extremely)\s/, '')}`
      : undefined
  }
  if (/^fail(?:s|ed)?$/.test(aux) && next === 'to') {
    const verb = verbIn(more[0] ?? '', 'base')
    return verb && `${subject} now ${phraseIn(form, verb, 'base', more.slice(1).join(' '))}`
  }
  const kept = /^(?:kept|keeps)$/.test(aux) ? verbIn(next, 'ing') : undefined
  const verb = kept ?? (aux === 'could' ? verbIn(next, 'base') : verbIn(aux, 'past', 's'))
  if (!verb || !FAILS.test(verb.base)) return undefined
  const from = kept ? 'ing' : aux === 'could' ? 'base' : 'past'
  const way = kept || aux === 'could' ? rest : told
  if (/^(?:become|get|run|time)$/.test(verb.base) && !OUT.test(way)) return undefined
  return `${subject} no longer ${phraseIn(form, verb, from, way)}`
}

const OUT = /\b(?:stuck|lost|out|corrupted|blocked|desynchroni[sz]ed|full)\b/
