import { GIVEN_NAMES } from '../../lexicon/given-names.ts'
import { roleOfHeading } from '../../lexicon/headings.ts'

const NAME = "\\p{Lu}[\\p{L}.'-]{1,25}(?: \\p{Lu}[\\p{L}.'-]{0,25}){0,3}"
const TIME = '\\d{1,2}:\\d{2}(?: ?[AaPp][Mm])?'
/** "Ann Lee  10:32 AM" above what she wrote, and the hour alone above what she wrote next. */
const ABOVE = new RegExp(
  `^(?:${NAME}(?: ?\\(\\w{2,10}\\))?(?: {1,3}|\\t)(?:APP {1,2})?\\[?(?:(?:Today|Yesterday) at )?${TIME}\\]?|${TIME})\\n`,
  'gmu',
)
/** "Ann: the export is slow", "Ann (Nov 10, 08:12): ..." before what she wrote. */
const BEFORE = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}*\.?)?(?: \([^()\n]{3,30}\))?: (?=\S)/gmu

/** "[10:32] ann: the export is slow", "12/11/25, 10:32 - Ann: ..." and "10:32 <ann> ...". */
const STAMP = `(?:\\[?\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? )?\\[?(?:${TIME}|\\d{1,2}:\\d{2}:\\d{2})\\]?(?: -)? `
const STAMPED = new RegExp(
  `^${STAMP}(?:<[\\p{L}\\d_.-]{2,25}>|@?[\\p{L}\\d_.-]{2,25}(?: \\p{Lu}[\\p{L}.-]{0,25})?:) (?=\\S)`,
  'gmu',
)
/** "[ann, 10:32] the export is slow", "[me] mended it" as the comments of a ticket are pasted. */
const BRACKETED =
  /^\[@?\p{L}[\p{L}\d_.-]{1,25}(?: \p{Lu}[\p{L}.-]{0,25})?(?:,? [\d/.: -]{3,20}(?:[AaPp][Mm])?)?\]:? (?=\S)/gmu
/** "ann: is it down?", "Bo (QA): yes", "me: mended it": whatever the letters, they are names where the writer is one of them. */
const BESIDE_ME = /^\p{L}\p{Ll}{1,20}(?: \([^()\n]{2,30}\))?: (?=\S)/gmu

/** What was copied from a chat: each message is an item, and who wrote it when makes room for the mark. */
export function fromChat(text: string): string {
  const isNamed = (speakers: readonly string[]) => {
    const names = new Set(speakers.map(nameOf))
    return names.size > 1 && [...names].some((name) => GIVEN_NAMES.has(name) || name === 'me')
  }
  const withMe = (speakers: readonly string[]) =>
    isNamed(speakers) && speakers.some((one) => /^me\b/.test(one))
  const stamped = marked(
    marked(text, ABOVE, () => true),
    STAMPED,
    (speakers) => new Set(speakers.map(nameOf)).size > 1,
  )
  return marked(marked(marked(stamped, BEFORE, isNamed), BRACKETED, isNamed), BESIDE_ME, withMe)
}

function nameOf(speaker: string): string {
  return /^[^\p{L}]*(\p{L}*)/u.exec(speaker)?.[1]?.toLowerCase() ?? ''
}

/** Where "Me" speaks, the others are quoted. */
function marked(text: string, pattern: RegExp, isChat: (speakers: readonly string[]) => boolean): string {
  const speakers = text.match(pattern) ?? []
  if (speakers.length < 2 || !isChat(speakers)) return text
  const hasMe = speakers.some((speaker) => nameOf(speaker) === 'me')
  let isMine = true
  return text.replace(pattern, (speaker) => {
    const name = nameOf(speaker)
    // "Status: done" among the comments is nobody's word.
    if (roleOfHeading(name)) return speaker
    if (name) isMine = !hasMe || name === 'me'
    return (isMine ? '- ' : '> ').padEnd(speaker.length)
  })
}
