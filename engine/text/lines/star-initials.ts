import { roleOfHeading, type SectionRole } from '../../lexicon/headings.ts'

/** What the letters of a story told as STAR stand for; what "T:" names is found as a goal. */
const PARTS: Record<string, string> = { S: 'Situation', A: 'Action', R: 'Result' }

const INITIAL = /^([SAR])\s?(?::|\s?[-\u2013\u2014])\s+(?=\S)/

/** Whether a text has a line, or a sentence, that opens with each of "S:", "A:" and "R:". */
export function hasStarInitials(raw: string): boolean {
  return ['S', 'A', 'R'].every((letter) =>
    new RegExp(
      String.raw`(?:^|\n|[.!?;]\s)[^\p{L}\p{N}\n]{0,6}${letter}[*_]{0,3}\s?[:\u2013\u2014-]`,
      'u',
    ).test(raw),
  )
}

/** "S: the gate was stuck" with the part of the story that its letter stands for. */
export function starInitial(text: string): { text: string; role: SectionRole; end: number } | undefined {
  const match = INITIAL.exec(text)
  const part = PARTS[match?.[1] ?? ''] ?? ''
  const role = roleOfHeading(part)
  return match && role ? { text: part, role, end: match[0].length } : undefined
}
