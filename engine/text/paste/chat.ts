import { GIVEN_NAMES } from '../../lexicon/given-names.ts'

const NAME = "\\p{Lu}[\\p{L}.'-]{1,25}(?: \\p{Lu}[\\p{L}.'-]{0,25}){0,3}"
const TIME = '\\d{1,2}:\\d{2}(?: ?[AaPp][Mm])?'
/** "Ann Lee  10:32 AM" above what she wrote, and the hour alone above what she wrote next. */
const ABOVE = new RegExp(
  `^(?:${NAME}(?: ?\\(\\w{2,10}\\))?(?: {1,3}|\\t)(?:APP {1,2})?\\[?(?:(?:Today|Yesterday) at )?${TIME}\\]?|${TIME})\\n`,
  'gmu',
)
/** "Ann: the export is slow", "Ann (Nov 10, 08:12): ..." before what she wrote. */
const BEFORE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}*\.?)?(?: \([^()\n]{3,30}\))?: (?=\S)/gmu

/** What was copied from a chat: each message is an item, and who wrote it when makes room for the mark. */
export function fromChat(text: string): string {
  return marked(
    marked(text, ABOVE, () => true),
    BEFORE,
    (speakers) => {
      const names = new Set(speakers.map(nameOf))
      return names.size > 1 && [...names].some((name) => GIVEN_NAMES.has(name) || name === 'me')
    },
  )
}

function nameOf(speaker: string): string {
  return /^\p{L}*/u.exec(speaker)?.[0].toLowerCase() ?? ''
}

/** Where "Me" speaks, the others are quoted. */
function marked(text: string, pattern: RegExp, isChat: (speakers: readonly string[]) => boolean): string {
  const speakers = text.match(pattern) ?? []
  if (speakers.length < 2 || !isChat(speakers)) return text
  const hasMe = speakers.some((speaker) => nameOf(speaker) === 'me')
  let isMine = true
  return text.replace(pattern, (speaker) => {
    const name = nameOf(speaker)
    if (name) isMine = !hasMe || name === 'me'
    return (isMine ? '- ' : '> ').padEnd(speaker.length)
  })
}
