import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { readVerb, verbIn } from '../../../text/clauses/verbs.ts'
import { isMadeWorse } from '../../figures/made-worse.ts'
import { tidyPhrase, tidySentence } from '../../sentence/tidy.ts'

const TRAILING =
  /^(.{12,}?),?\s(?:thus |thereby )?(resulting in|leading to|making(?=\s(?!sure\b|use\b|it\b|them\b|this\b)\S+\s|\sit\s(?:much |far |a lot |very |also )?(?:easier|possible|simpler|trivial|easy|simple|straightforward) to\s)|(?:enhanc|reduc|improv|sav|cutt|enabl|increas|eliminat|prevent|speed|bring|shrink|lower|restor|resolv|halv)ing)\s(?!this|that|it\b(?!\s(?:[a-z]+\s){1,3}?to\s))(.{8,})$/

/** "Migrated X, resulting in faster builds" tells the deed and then its result: "This resulted in faster builds." */
export function trailingGain({ body, clause }: Weighed): string | undefined {
  const own = gainBehind(body, clause)
  if (own) return own.text
  const match = TRAILING.exec(tidyPhrase(body))
  const [word = '', ...more] = (match?.[2] ?? '').split(' ')
  const verb = verbIn(word, 'ing')
  const opens =
    clause?.subject === 'change' ||
    (clause?.form === 'past' && /^(?:i|we)$/.test(clause.subject) && isSetApart(body, match?.[2] ?? '')) ||
    (clause?.subject === 'none' && clause.form === 's') ||
    readVerb(/^[A-Za-z-]+/.exec(body)?.[0] ?? '').some(({ form }) => form === 'past')
  const isOfDeed = word === 'making' && !isMade(match?.[3] ?? '', body)
  const isMeans = /\s(?:by|for|of|in|on|with|without|after|before|when|while|from)$/.test(match?.[1] ?? '')
  // "..., making it easier to add a lamp": that is easier since, whatever else was done.
  const [, eased = ''] = /^it\s(\S.*)$/.exec(word === 'making' ? (match?.[3] ?? '') : '') ?? []
  if (eased && opens && !isMeans) return tidySentence(`It is now ${eased}`)
  return match && verb && opens && !isMeans && !isOfDeed && !isMadeWorse({ verb, rest: match[3] ?? '' })
    ? tidySentence(`This ${[verb.forms.past, ...more].join(' ')} ${match[3]}`)
    : undefined
}

/** "I moved the lamp, saving an hour"; "I gave a talk on saving time" is another matter. */
function isSetApart(body: string, gain: string): boolean {
  return gain !== '' && /,\s(?:thus |thereby )?$/.test(body.slice(0, body.lastIndexOf(gain)))
}

/** What a thing is made to be or to do. */
const MADE =
  /^(?:[\w'-]+\s){1,6}?(?:[a-z]{2,}er|more [a-z]+|less [a-z]+|possible|easy|simple|clear|robust|reliable|stable|safe|secure|consistent|available|visible|readable|usable|responsive|idempotent|configurable|optional|obsolete|unnecessary|redundant|complete|end|work|run|load|start|finish|behave|pass|boot|compile|return|show|open|respond|scale)\b/

/** "..., making the build faster" tells what came of it; "began making a lid", "currently just making the box" is work itself. */
function isMade(rest: string, body: string): boolean {
  return MADE.test(rest) && /,\s(?:[a-z]+ing\s[^,]{3,80}\sand\s)?(?:thus |thereby )?making\s/.test(body)
}

/** What a deed is told without where its result is told by itself. */
export function tailOfGain({ body }: Weighed): string {
  const text = tidyPhrase(body)
  const own = gainBehind(body, undefined)
  if (own) return own.tail
  const deed = (TRAILING.exec(text)?.[1] ?? text).replace(/,?\sand$/, '')
  return text.slice(deed.length).replace(/[.!]+$/, '')
}

/** "... (3x faster)", "..., now used in every depot", "..., which saves us a lot of typing", "... and got a 3x speedup", "..., saved 40% of traffic". */
const FASTER = lean(
  /\s\(((?:about |around |roughly |nearly |~)?\d[\d.]*(?:x|\u00d7|\s?%| times) (?:faster|smaller|shorter|cheaper|lighter|quicker))\)$/,
)
const FEWER = lean(/\s\(((?:about |around |~)?\d[\d.]*\s?% (?:less|fewer) [a-z]+(?: [a-z-]+){0,3})\)$/)
const NOW_USED = lean(
  /,\s(?:which is\s)?now\s((?:used|running|deployed|live|in use|in production|installed|adopted)(?:\s(?:by|in|on|at|for|across|with)\s[^,;:()]{3,60})?)$/,
)
const SPEEDUP = lean(
  /,?\sand\s(?:got|gained|achieved|saw|measured)\s(an?\s\d[\d.]*(?:x|\u00d7|\s?%|-fold)\s(?:[a-z-]+\s)?(?:speed-?up|improvement|reduction|increase|boost|gain)\b[^,;:]{0,60})$/,
)
const SAVED = lean(
  /,\s(?:and\s)?(?:this\s|that\s)?(saved|cut|halved|doubled|freed|shaved)\s(?:us\s|me\s)?((?=[^,;:]*\d)[^,;:]{4,70})$/,
)
const WHICH_SAVES = lean(
  /,\swhich\s(?:now\s|also\s)?(saves?|spares?)\s(?:us\s|me\s|everyone\s|the team\s)?((?:an?|the|about|around|up to|two|three|~?\d)\s?[^,;:]{3,60})$/,
)

function gainBehind(body: string, clause: Weighed['clause']): { text: string; tail: string } | undefined {
  const text = tidyPhrase(body).replace(/[.!]+$/, '')
  if (clause && (clause.modality !== 'done' || clause.isNegated)) return undefined
  for (const [pattern, tell] of BEHIND) {
    const match = pattern.exec(text)
    if (match) return { text: tidySentence(tell(match)), tail: match[0] }
  }
  return undefined
}

const BEHIND: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [FASTER, ([, how = '']) => `It is now ${how}`],
  [FEWER, ([, what = '']) => `This brought ${what}`],
  [NOW_USED, ([, how = '']) => `It is now ${how}`],
  [SPEEDUP, ([, what = '']) => `This brought ${what}`],
  [SAVED, ([, did = '', what = '']) => `This ${did} ${what}`],
  [WHICH_SAVES, ([, , what = '']) => `This saves ${what}`],
]
