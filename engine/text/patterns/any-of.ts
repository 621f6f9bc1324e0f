import { onceForText } from '../../once.ts'
import { sortByOpenings } from './word-openings.ts'

/** All patterns that are asked for in groups: what a text calls for is looked up once for all of them. */
const asked: RegExp[] = []
let calledFor: ((text: string) => readonly boolean[]) | undefined

const mayMatch = onceForText((text) => {
  calledFor ??= sortByOpenings(asked)
  return calledFor(text)
})

/** Whether any of the patterns matches a text; only those are tried that its words call for. */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const first = asked.push(...patterns) - patterns.length
  calledFor = undefined
  return (text) => {
    const called = mayMatch(text)
    // Of a group that is younger than the answer nothing is known.
    return patterns.some((pattern, place) => called[first + place] !== false && pattern.test(text))
  }
}
