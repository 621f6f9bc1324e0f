import { lean } from '../../lean.ts'
import type { Place } from './technology-context.ts'

/** What stands before the list of all that something is made with. */
const LABEL = lean(
  /^(?:(?:my|our|the|its|full|main)\s)?(?:(?:tech(?:nical|nology)?[ -]?)?stack|tech(?:nologies)?|tool(?:s|ing|chain)|languages|frameworks|libraries|(?:built|made|done|written|coded) (?:with|in|using))(?: (?:and|&|\/) (?:technologies|languages|frameworks|libraries|tools))?(?: (?:used|stack|involved))?\s?[:\u2013\u2014-]\s/i,
)
const LABEL_OFF = lean(LABEL.source.replace(String.raw`\s?[:\u2013\u2014-]\s`, '$'), 'i')
/** How long the list may be. */
const LONGEST = 400
const BEFORE = /(?:^|[,;/|+\u00b7\u2022&]\s?|\s(?:and|with|on|in)\s)(?:and |& )?["'`]?$/
const BEHIND = /^["'`]?(?:$|\s?[,;/|+\u00b7\u2022&(]|\.(?:\s|$)|\s(?:and|with|for|on|in)\s|[ @]v?\d)/

/** "Stack: Flask, Postgres, make": in such a list each item is a name, however it is written. */
export function isInStackList({ sentence, start, end }: Place): boolean {
  const { text } = sentence
  if (start > LONGEST) return false
  const label = LABEL_OFF.test(sentence.label ?? '') ? 0 : LABEL.exec(text)?.[0].length
  return (
    label !== undefined &&
    label <= start &&
    BEFORE.test(text.slice(label, start)) &&
    BEHIND.test(text.slice(end, end + 8))
  )
}
