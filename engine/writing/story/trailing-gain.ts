import type { Weighed } from '../../facts/select.ts'
import { readVerb, verbIn } from '../../text/verbs.ts'
import { isMadeWorse } from '../made-worse.ts'
import { tidyPhrase, tidySentence } from '../tidy.ts'

const TRAILING =
  /^(.{12,}?),?\s(?:thus |thereby )?(resulting in|leading to|making(?=\s(?!sure\b|use\b|it\b|them\b|this\b)\S+\s)|(?:enhanc|reduc|improv|sav|cutt|enabl|increas|eliminat|prevent|speed|bring|shrink|lower|restor|resolv|halv)ing)\s(?!this|that|it\b)(.{8,})$/

/** "Migrated X, resulting in faster builds" tells the deed and then its result: "This resulted in faster builds." */
export function trailingGain({ body, clause }: Weighed): string | undefined {
  const match = TRAILING.exec(tidyPhrase(body))
  const [word = '', ...more] = (match?.[2] ?? '').split(' ')
  const verb = verbIn(word, 'ing')
  const opens =
    clause?.subject === 'change' ||
    (clause?.subject === 'none' && clause.form === 's') ||
    readVerb(/^[A-Za-z-]+/.exec(body)?.[0] ?? '').some(({ form }) => form === 'past')
  const isMeans = /\s(?:by|for|of|in|with|without|after|before|when|while|from)$/.test(match?.[1] ?? '')
  return match && verb && opens && !isMeans && !isMadeWorse({ verb, rest: match[3] ?? '' })
    ? tidySentence(`This ${[verb.forms.past, ...more].join(' ')} ${match[3]}`)
    : undefined
}

/** What a deed is told without where its result is told by itself. */
export function tailOfGain({ body }: Weighed): string {
  const text = tidyPhrase(body)
  const deed = (TRAILING.exec(text)?.[1] ?? text).replace(/,?\sand$/, '')
  return text.slice(deed.length).replace(/[.!]+$/, '')
}
