import type { Prose } from '../../facts/prose.ts'
import type { Deed } from './deed.ts'

/** That something was not brought to its end. */
const GIVEN_UP =
  /\b(?:gave|giving|given|give) up\b|\bno luck\b|\bto no avail\b|\bwithout success\b|\bin vain\b|\babandoned\b/i
const OPEN =
  /(?:\bnot\b|n't\b|\bnever\b|\bunable\b)[^.;]*\b(?:yet|so far|solved|found|fixed|done|finished|work(?:ed|ing)?|managed|succeed(?:ed)?|figured?)\b|\bstill (?:trying|not|working on|stuck|broken|unsolved|failing|looking)\b/i

/** What one "had to" or "decided to" do counts as done only where the text does not say right after that it is still open, or was given up. */
export function isUnachieved({ clause, source }: Deed, { all }: Prose): boolean {
  if (!/^(?:had|have|has|need(?:ed)?|decided|chose|opted)\b/.test(clause.attitude)) return false
  const { index } = source.sentence
  const after = all.filter(({ sentence }) => sentence.index > index && sentence.index <= index + 2)
  const [next] = after
  return (
    [source, ...(next ? [next] : [])].some(({ body }) => OPEN.test(body)) ||
    [source, ...after].some(({ body }) => GIVEN_UP.test(body))
  )
}
