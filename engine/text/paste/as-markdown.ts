import { fromAsciiDoc } from './asciidoc.ts'
import { fromChangeTable } from './change-table.ts'
import { fromChat } from './chat.ts'
import { fromComment } from './comment.ts'
import { fromCommit } from './commit.ts'
import { fromCutTitle } from './cut-title.ts'
import { fromDiaryTable } from './diary-table.ts'
import { fromFieldTable } from './field-table.ts'
import { fromHistory } from './history.ts'
import { fromHtml } from './html.ts'
import { fromJira } from './jira.ts'
import { fromLabelledHeads } from './labelled-heads.ts'
import { fromLineStates } from './line-states.ts'
import { fromLogOpening } from './log-opening.ts'
import { fromNumberedHeads } from './numbered-heads.ts'
import { fromQuote } from './quote.ts'
import { fromStandup } from './standup.ts'
import { fromStatusTable } from './status-table.ts'
import { fromTaggedLines } from './tagged-lines.ts'
import { fromTeamRows } from './team-rows.ts'
import { fromTicket } from './ticket.ts'
import { fromTimeLog } from './time-log.ts'
import { fromTimeSheet } from './time-sheet.ts'

/**
 * What people paste from elsewhere, written as Markdown. Every rewriting keeps the length, so that each character stays where it
 * is in the description, and leaves a text alone that is not of its kind.
 */
export function asMarkdown(raw: string): string {
  return KINDS.reduce((text, rewrite) => rewrite(text), raw)
}

const KINDS: readonly ((text: string) => string)[] = [
  fromQuote,
  fromDiaryTable,
  fromFieldTable,
  fromChangeTable,
  fromStatusTable,
  fromTimeSheet,
  fromTimeLog,
  fromTeamRows,
  fromLineStates,
  fromTaggedLines,
  fromComment,
  fromHtml,
  fromJira,
  fromAsciiDoc,
  fromHistory,
  fromTicket,
  fromChat,
  fromStandup,
  fromCutTitle,
  fromCommit,
  fromNumberedHeads,
  fromLabelledHeads,
  fromLogOpening,
]
