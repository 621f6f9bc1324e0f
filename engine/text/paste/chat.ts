const NAME = "\\p{Lu}[\\p{L}.'-]{1,25}(?: \\p{Lu}[\\p{L}.'-]{0,25}){0,3}"
const TIME = '\\d{1,2}:\\d{2}(?: ?[AaPp][Mm])?'
/** "Ann Lee  10:32 AM" above what she wrote, and the hour alone above what she wrote next. */
const SPEAKER = new RegExp(
  `^(?:${NAME}(?: ?\\(\\w{2,10}\\))?(?: {1,3}|\\t)(?:APP {1,2})?\\[?(?:(?:Today|Yesterday) at )?${TIME}\\]?|${TIME})\\n`,
  'gmu',
)

/** What was copied from a chat: each message is an item, and who wrote it when makes room for the mark. */
export function fromChat(text: string): string {
  return (text.match(SPEAKER)?.length ?? 0) > 1
    ? text.replace(SPEAKER, (line) => '- '.padEnd(line.length))
    : text
}
