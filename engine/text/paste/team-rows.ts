import { GIVEN_NAMES } from '../../lexicon/given-names.ts'

/** "Ana - fixed the gate", "@tom: sick", "- Me: drew the map". */
const ROW =
  /^([ \t]*(?:[-*+\u2022][ \t]+)?)([*_]{0,2}(@?)([\p{L}]{1,15})[*_]{0,2}(?:[ \t]?[:\u2013\u2014-]+[*_]{0,2}|(?<=@\S+))[ \t]+)(?=\S)/u
const ONESELF = /^(?:me|myself|i)$/i

/** A round in which everybody says what he did: what the writer did as items, and nothing of the others. */
export function fromTeamRows(text: string): string {
  if (!/^[ \t]*(?:[-*+\u2022][ \t]+)?[*_@]{0,3}(?:me|myself|I)\b/im.test(text)) return text
  const lines = text.split('\n')
  const rows = lines.map((line) => {
    const [, mark = '', lead = '', at = '', who = ''] = ROW.exec(line) ?? []
    if (!lead) return undefined
    if (ONESELF.test(who)) return { mark, lead, isOwn: true }
    return at || GIVEN_NAMES.has(who.toLowerCase()) ? { mark, lead, isOwn: false } : undefined
  })
  if (!rows.some((row) => row?.isOwn) || rows.every((row) => row?.isOwn !== false)) return text
  return lines
    .map((line, index) => {
      const row = rows[index]
      if (!row) return line
      if (!row.isOwn) return ' '.repeat(line.length)
      const { mark, lead } = row
      return (
        (mark.trim() ? mark : `${mark}- `).padEnd(mark.length + lead.length) +
        line.slice(mark.length + lead.length)
      )
    })
    .join('\n')
}
