import { lean } from '../../lean.ts'

const TRAILER =
  /^\s*(?:control(?=:\s(?:retitle|tags?|severity|found|fixed|forwarded|reassign|merge|affects|block|close|reopen)\s)|(?:signed-off|co-authored|reviewed|acked|tested|reported|suggested|approved|authored|committed|cherry-picked|helped|mentored|co-developed|found|spotted|noticed|requested|opened|raised|filed|logged|prepared)(?:[- ]and[- ][a-z]+)?[- ]by|bug-?(?:zilla|link)s?|upstream[- ](?:status|commit|patch|bug|pr)|upstream(?=:\s(?:n\/a|not\s|none|no\b(?!\s[a-z])|mailed|sent|submitted|pending|https?:|back-?port|accepted|merged|inappropriate))|patch-(?:set|number|version|thread\S*)|change-id|reviewed-on|trybot-result|run-trybot|auto-submit|tryjob|gitorigin-revid|piperorigin-revid|lucy-tryjob|commit-queue|cr-\S+|git-svn-id|luci-trybot-result|cc|message-id)\s*:\s*\S|^\s*\d{4}-\d\d-\d\d\s+\S[^<>]{2,60}<[^\s<>@]+@[^\s<>]+>\s*$|^\s*(?:bug|link|closes:?|reverts|backport|fixes):\s+(?:[0-9a-f]{8,40}\b|https?:|#\d|\d+\s*$|[A-Z]+-\d|\w+:\d+)/i
/** "Contact: Ann Lee <ann@example.org>", "Assignee: @ann": who, and nothing else. */
const PERSON = String.raw`(?:@[\w-]+|\p{Lu}[\p{L}'.-]*|<[^<>\s@]+@[^<>\s]+>|[\w.+-]+@[\w.-]+|and|&|von|van|de)`
const PEOPLE = new RegExp(
  String.raw`^\s*(?:[Cc]ontact|[Aa]uthor|[Mm]aintainer|[Aa]ssignee|[Rr]eporter|[Rr]eviewer|[Oo]wner|[Mm]entor|[Ww]ritten by|[Pp]osted by)s?\s?:\s+${PERSON}(?:[,;]?\s+${PERSON}){0,12}[,;]?\s*$`,
  'u',
)
/** "Closes #12, #13" alone on its line. */
const CLOSING = lean(
  /^[\s*_]*(?:this (?:(?:commit|pr|pull request|patch|change) )?)?(?:(?:partially\s)?(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|implements?|addresses|refs?|references|refers? to|contributes? to|split (?:out )?(?:of|from)|follow-?up (?:to|of|for)|attempt to fix|extracted from|back-?port of|supersedes|depends on|see|part of|related(?: to)?|relates to|ticket|issue|jira)):?\s+(?:the issue\s)?(?:[\w.-]{1,40}\/[\w.-]{1,60})?(?:(?:(?:issue|bug|ticket|bz)\s)?#?\d{3,7}(?![.\d]*\s*[a-z%])|#\d+|[A-Z][A-Z0-9]+-\d+|https?:\/\/[^\s*]+)(?:(?:,|\sand|,\sand)?\s(?:#\d+|[A-Z][A-Z0-9]+-\d+))*\.?\*{0,2}\s*$/i,
)
/** "By submitting this pull request, I confirm ...", "Issue #, if available: none": what the form of a project has everybody say. */
const OF_THE_FORM = lean(
  /^[\s*_>-]*(?:I have read the (?:CLA|contributor licen[cs]e)\b|by (?:submitting|opening|making) (?:this|a) (?:pull request|pr|contribution)\b|issue\s?#\s?,? if available|[^a-z\n]{0,8}(?:download|view|open|see) (?:the )?(?:documentation|docs?|deploy(?:ment)?|site|storybook) preview\b)/i,
)

/** Who else writes changes and puts a line of its own below them. */
const ASSISTANTS =
  '(?:claude(?: code)?|(?:github )?copilot(?: coding agent)?|devin(?: ai)?|cursor|codex(?: cli)?|chatgpt|gemini(?: cli)?|aider|windsurf|jules|openhands|cline|kiro|coderabbit|sweep|renovate(?: bot)?|dependabot)'
const DECORATION = String.raw`[\s\p{Extended_Pictographic}\ufe0f*_>#-]*`
const TAIL = String.raw`\]?(?:\([^()]*\))?(?:\s\([^()]*\))?(?::?\s*<?https?:\/\/\S+\s*|[\s.!*_]*)$`
/** "Generated with Claude Code", "Link to Devin run: ...": what wrote it down is not what the work was done with. */
const WRITTEN_DOWN_BY = new RegExp(
  `^${DECORATION}(?:${[
    String.raw`(?:this (?:pr|pull request|commit|change|code|description|summary)\s(?:was|is|has been)\s)?(?:(?:automatically|partially|partly|co|auto)[- ])?(?:generated|created|written|made|authored|opened|assisted|drafted|produced|submitted)\s(?:automatically\s)?(?:with|by|using|via)\s(?:the help of\s)?\[?${ASSISTANTS}`,
    String.raw`(?:link to (?:the )?)${ASSISTANTS}\s(?:run|session|chat|conversation|task|thread)`,
    String.raw`${ASSISTANTS}\s(?:run|session|chat|conversation|task|thread)(?: link| url)?(?=:\s*http)`,
  ].join('|')})${TAIL}`,
  'iu',
)

/** "Upstream-Commit-ID: 1a2b...", "Found-by: Ann", the head of a mail, "Fri Mar 6 10:00:00 2026 Ann Lee <ann@example.org>". */
const HEADER =
  /^\s*(?:[A-Z]\w*(?:-\w+){0,3}-ID\s*:\s*[0-9a-f]{12,40}\s*$|[A-Z][a-z]+(?:-[a-z]+){1,4}-by\s*:\s*\S|(?:MIME-Version|Content-(?:Type|Transfer-Encoding))\s*:\s*\S|(?:[A-Z][a-z]{2},?\s+)?[A-Z][a-z]{2}\s+\d{1,2}\s+[\d:]{5,8}\s+(?:[A-Z]{2,4}\s+)?\d{4}\s+\S[^<>]{2,60}<[^\s<>@]+@[^\s<>]+>\s*$)/

/** "Last-Update: 2026-03-01", "Forwarded: not-needed", "Applied-Upstream: 2.4": what stands above a patch that is kept beside its program. */
const OF_PATCH =
  /^\s*(?:Last-Updated?\s*:\s*\d{4}-\d\d-\d\d\s*$|Forwarded\s*:\s*(?:no|yes|not[- ]needed|https?:\S+|n\/a)\s*$|Applied-Upstream\s*:\s*(?:https?:|v?\d|[0-9a-f]{7,40}\b|yes|no\s*$|commit\b)|Origin\s*:\s*(?:(?:upstream|backport|vendor|other)\s*(?:,|$)|https?:)|Bug-[A-Z][a-z]+(?:-[A-Z][a-z]+)?\s*:\s*(?:https?:|#?\d))/

/** "ok ann@", "bz#12 feedback/ok ann@, bob@": who read it, as a line of its own. */
const READ_BY =
  /^\s*(?:(?:bz ?#?\d+|feedback|(?:prompted|suggested|spotted) by|from)(?: and |[;,] |\/| & | ))*(?:with )?ok (?:[a-z]{2,12}@)(?:(?:, | & | and | )[a-z]{2,12}@){0,5}\.?$/i

/** "Problem reported by Ann Lee (Bug#12).", "Asked for by Ann.": whose idea it was, as a sentence of its own. */
const CREDIT = lean(
  String.raw`^\s*(?:(?:[Pp]roblem|[Bb]ug|[Ii]ssue|[Cc]rash|[Pp]atch|[Ii]dea|[Tt]ypo)s?\s)?(?:[Rr]eported|[Rr]equested|[Aa]sked for|[Ss]uggested|[Nn]oticed|[Ss]potted|[Pp]rompted|[Pp]ointed out|[Ss]ubmitted|[Cc]ontributed|[Dd]iagnosed) (?:and [a-z]+ )?by:?\s+${PERSON}(?:,?\s+${PERSON}){0,8}(?:\s(?:in|at|on|via|as)\s\S{1,80}|\s\([^()]{1,40}\)|\s<[^<>\s]{1,80}>)?[.:]?\s*$`,
  'u',
)

/** Whether a line says who had a hand in a change, where it was read and what it closes, and nothing of the work itself. */
export function isTrailer(line: string): boolean {
  return (
    TRAILER.test(line) ||
    HEADER.test(line) ||
    READ_BY.test(line) ||
    OF_PATCH.test(line) ||
    PEOPLE.test(line) ||
    CREDIT.test(line) ||
    CLOSING.test(line) ||
    OF_THE_FORM.test(line) ||
    isWrittenDownBy(line)
  )
}

/** Whether a trailer is one that only a change has, and no report of a fault: who signed or read it, and under which id it went in. */
export function ofChange(trailer: string): boolean {
  return /^\s*(?:(?:signed-off|co-authored|co-developed|committed|cherry-picked|reviewed|acked|approved|tested)(?:-and-[a-z]+)?-by|(?:\w+-){0,2}(?:commit|change|regress)-id|git-svn-id)\s*:/i.test(
    trailer,
  )
}

/** The same for what stands as a heading. */
export function isWrittenDownBy(line: string): boolean {
  return line.length < 200 && WRITTEN_DOWN_BY.test(line)
}
