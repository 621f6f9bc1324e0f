import { inTurn } from './in-turn.ts'

/** Takes out of a text what the patterns match, one after the other. */
export function without(patterns: readonly RegExp[]): (text: string) => string {
  return inTurn(patterns.map((pattern) => [pattern, '']))
}
