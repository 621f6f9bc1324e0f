import type { Prose } from '../facts/prose.ts'
import type { Weighed } from '../facts/select.ts'
import { readVerb, verbIn } from '../text/verbs.ts'
import type { Deed } from './deed.ts'
import { isNoResult, isResult, withoutCaveat } from './is-result.ts'
import { leftBehind } from './left-behind.ts'
import { likeness } from './likeness.ts'
import type { Material } from './material.ts'
import { nameMatter } from './matter.ts'
import { spoken, voiced } from './say.ts'
import { isSayable, isWholeSentence } from './sayable.ts'
import { countWords, tidyClause, tidyPhrase, tidySentence, uncapitalise } from './tidy.ts'
import type { Phrase } from './trouble.ts'
import { unlabelled } from './unlabelled.ts'

/** A result, and whether it is only what a deed has left behind. */
export type Result = Phrase & { isLeft?: true }

/** What came of it: the results that the text tells, or else what now exists or works. */
export function writeResult(material: Material, situation: Phrase, action: Phrase): Result {
  const { prose, deeds, project, me, salience } = material
  const told = within(
    salience
      .pick(
        'result',
        prose.all.filter((one) => isResult(one, prose) && !situation.sources.includes(one)),
        2,
      )
      .map((source) => ({
        source,
        text: isSayable(source)
          ? (trailingGain(source) ?? voiced({ ...source, body: withoutCaveat(source.body) }, me))
          : inNumbers(source),
      })),
    60,
  )
    .filter(({ text, source }) => !isTold(text, source, action.text))
    .flatMap(({ text, source }, at) => {
      const isOwn = at > 0 || trailingGain(source) === text
      const whole = isOwn ? text : anchored(source, text, material, action.sources)
      return whole === undefined ? [] : [{ source, text: whole }]
    })
  const text = told.map((one) => one.text).join(' ')
  if (text) return { text, sources: told.map((one) => one.source) }
  const standing = stateIn(prose, [...situation.sources, ...action.sources])
  if (standing) return { text: voiced(standing, me), sources: [standing] }
  const tail = stateBehind(deeds)
  if (tail) return tail
  const left = leftBehind(deeds, action, me)
  if (left) return { ...left, isLeft: true }
  const last = prose.solution.at(-1)
  if (last && isSayable(last) && isEnd(last) && !action.sources.includes(last))
    return { text: `In the end, ${uncapitalise(tidySentence(last.body))}`, sources: [last] }
  return {
    text: `This moved ${me === 'I' ? 'my' : 'our'} work on ${nameMatter(project)} forward.`,
    sources: [],
  }
}

/** What a sentence must be to close a story that has nothing better. */
function isEnd(one: Weighed): boolean {
  return (
    one.sentence.kind !== 'title' &&
    one.likelihood.problem < 0.4 &&
    !POINTING.test(one.body) &&
    !isNoResult(one)
  )
}

const POINTING = /^(?:this|that|these|those|they|it|its|some of (?:them|these)|another|both|he|she)\b/i

/** What points back is told right after what it points at: the action, the change as a whole, or else the sentence before it. */
function anchored(
  source: Weighed,
  text: string,
  { prose, me }: Material,
  told: readonly Weighed[],
): string | undefined {
  if (!POINTING.test(text)) return text
  const { all } = prose
  const before = all[all.indexOf(source) - 1]
  const isChange = all.some(({ sentence }) => sentence.kind === 'title')
  if (isChange || (before && told.at(-1) === before)) return text
  const isContext =
    before &&
    !told.includes(before) &&
    isSayable(before) &&
    !POINTING.test(before.body) &&
    countWords(before.body) <= 25 &&
    before.likelihood.followup < 0.4
  return isContext ? `${voiced(before, me)} ${text}` : undefined
}

/** Words of how things are once the work is done. */
const STANDS =
  /\b(?:now|again|unchanged|no longer|ready|works|working(?!\s(?:on|with|towards?|through|around|at|for)\b)|running(?!\s(?:into|out|the|an?)\b)|in the end|(?:was|were|am|are) able to|without being|avoids|passes|(?:tests?|suite|build)\s(?:\w+\s(?:to\s)?)?pass(?:ed)?|recovered|resumed|delivered|back (?:up|online|to))\b/i
/** Trouble, doubt and plans. */
const NOT_YET =
  /\b(?:not|never|fail\w*|broken?|unfortunately|however|issues?|problems?|errors?|bugs?|crash\w*|if|should|would|could|may|might|will|want|need|until|before|wait\w*|plan\w*|once|todo|next|try\w*|tried|going to|right now|for now|causes?|caused|piled|while|continued|spent|must|I'm|I am(?! now| able))\b|n't\b|\?|'ll\b/i

/** The likeliest sentence that says how things stand, where none was sure enough to be called a result. */
function stateIn(prose: Prose, told: readonly Weighed[]): Weighed | undefined {
  const found = prose.all.filter(
    (one) =>
      STANDS.test(one.body) &&
      one.sentence.kind !== 'title' &&
      one.likelihood.problem < 0.45 &&
      one.likelihood.followup < 0.35 &&
      !NOT_YET.test(one.body) &&
      !isNoResult(one) &&
      !told.includes(one) &&
      countWords(one.body) >= 5 &&
      countWords(one.body) <= 32 &&
      isSayable(one),
  )
  return found.toSorted((a, b) => b.likelihood.impact - a.likelihood.impact)[0]
}

const TAIL =
  /(?:\s[-\u2013\u2014]+|[,;])\s(?:and\s|so\s)?((?:it's|it is|they're|now|everything|all)\s[^,;]{8,90})$/i

/** "Rewrote the import, now it takes any date" ends with how things stand. */
function stateBehind(deeds: readonly Deed[]): Phrase | undefined {
  for (const { source } of deeds) {
    const told = TAIL.exec(tidyClause(source.body))?.[1]
    if (told && STANDS.test(told) && !NOT_YET.test(told) && isWholeSentence(told))
      return { text: spoken(told), sources: [source] }
  }
  return undefined
}

/** Said in the action already, in these or nearly these words; a figure may be said again. */
function isTold(text: string, { likelihood }: Weighed, action: string): boolean {
  if (action.includes(text)) return true
  return likelihood.solution > likelihood.impact && !/\d/.test(text) && likeness(text, action) > 0.85
}

/** A figure without a verb gets one: "60 fps at 100k sprites" was the result. */
function inNumbers({ body }: Weighed): string {
  const figure = tidyClause(unlabelled(body))
  const isGain =
    /^[~<>]?\d\S*\s(?:\w+\s)?(?:improvement|speed-?up|reduction|increase|decrease|drop|gain)\b/i.test(figure)
  if (verbIn(/^[A-Za-z]+/.exec(figure)?.[0] ?? '', 'participle')) return `It was ${uncapitalise(figure)}.`
  return isGain ? `This brought a ${figure}.` : `The result was ${uncapitalise(figure)}.`
}

const TRAILING =
  /^(.{12,}?),?\s(?:thus |thereby )?(resulting in|leading to|(?:enhanc|reduc|improv|sav|cutt|enabl|increas|eliminat|prevent|speed|bring|shrink|lower)ing)\s(?!this|that|it\b)(.{8,})$/

/** "Migrated X, resulting in faster builds" tells the deed and then its result: "This resulted in faster builds." */
function trailingGain({ body, clause }: Weighed): string | undefined {
  const match = TRAILING.exec(tidyPhrase(body))
  const [word = '', ...more] = (match?.[2] ?? '').split(' ')
  const verb = verbIn(word, 'ing')
  const opens =
    clause?.subject === 'change' ||
    readVerb(/^[A-Za-z-]+/.exec(body)?.[0] ?? '').some(({ form }) => form === 'past')
  return match && verb && opens
    ? tidySentence(`This ${[verb.forms.past, ...more].join(' ')} ${match[3]}`)
    : undefined
}

function within<T extends { text: string }>(sentences: T[], words: number): T[] {
  let room = words
  return sentences.filter((one, index) => {
    const length = countWords(one.text)
    if (index > 0 && length > room) return false
    room -= length
    return true
  })
}
