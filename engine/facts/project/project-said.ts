import { COMMON_WORDS } from '../../lexicon/common-words.ts'
import { EXPLAINED, QUOTED, RELEASED } from '../../lexicon/project-frames.ts'
import type { Sentence } from '../../text/lines/document.ts'
import { matchesIn } from '../../text/patterns/matches.ts'
import { spellingOf } from '../technologies/spellings.ts'
import { isGeneric, isVague } from './project-names.ts'
import type { Candidate } from './project-phrase.ts'

/** What a text says that it is called so. */
export function namedBy(found: Candidate[]): Candidate[] {
  return found.map((one) => ({ ...one, isTopic: true, isNamed: true }))
}

/** "Tidemark, our app for ferries", "release 2.4 of tide-charts": the name itself, unless it is a tool's that is explained. */
export function saidIn(sentence: Sentence): Candidate[] {
  return [
    ...namesIn(sentence, EXPLAINED).filter((one) => !spellingOf(sentence.text.slice(one.start, one.end))),
    ...namesIn(sentence, RELEASED),
    ...namesIn(sentence, QUOTED),
  ]
}

function namesIn(sentence: Sentence, frame: RegExp): Candidate[] {
  return matchesIn(sentence.text, frame).flatMap(({ index, 0: all, 1: name = '' }) => {
    const start = index + all.indexOf(name)
    // "Finally, our gate" opens as any sentence may.
    const isWord = start === 0 && (/^\p{L}+ly$/u.test(name) || COMMON_WORDS.has(name.toLowerCase()))
    if (isWord || isGeneric(name) || isVague(name)) return []
    return namedBy([{ sentence, start, end: start + name.length, score: 4 }])
  })
}
