import type { Line } from './lines.ts'

export const SUBJECT = /^Subject:\s+(?:(?:\[[^\]]{0,40}\]|Re:|Fwd?:)\s*)*/i
const HEADER =
  /^(?:From|To|Cc|Date|Subject|Message-Id|In-Reply-To|References|X-[\w-]+|List-[\w-]+):\s|^From [0-9a-f]{40}\s/i

/** How many lines at the top say who sent or merged what, and nothing of what it is. */
export function messageHead(lines: readonly Line[]): number {
  return mailHeader(lines) || mergeLine(lines)
}

/** The header of a mailed patch; none where there is no subject. */
function mailHeader(lines: readonly Line[]): number {
  const end = lines.slice(0, 20).findIndex(({ text }) => !HEADER.test(text))
  return end > 1 && lines.slice(0, end).some(({ text }) => SUBJECT.test(text)) ? end : 0
}

/** "Merge pull request #7 from acme/lid-lock", with what was merged below it: how it came in, and nothing of what it is. */
const MERGE = /^Merge (?:pull request|branch|remote-tracking branch|tag|MR|PR)\s\S/

function mergeLine(lines: readonly Line[]): number {
  return MERGE.test(lines[0]?.text ?? '') && lines.slice(1, 4).some(({ text }) => text.trim() !== '') ? 1 : 0
}
