import { inPlaceOf } from './in-place.ts'

/** "3f2a1bc (HEAD -> main) Fix the login" as `git log --oneline` prints it. */
const ONE_LINE = /^[*|/\\ ]{0,12}(?=[0-9a-f]*\d)[0-9a-f]{7,12} (?:\([^()\n]{1,200}\) )?(?=\S)/gm
/** The lines about a commit that `git log` prints above its message. */
const ABOUT = /^commit [0-9a-f]{40}(?: \([^()\n]{1,200}\))?$|^Merge: [0-9a-f]{7,40} [0-9a-f]{7,40}$/gm
/** "... by @ann in https://github.com/.../pull/12", and the last line of release notes. */
const CREDIT =
  / by @[\w-]{1,40}(?:\[bot\])? in (?:https:\/\/\S{1,200}|#\d{1,7})$|^\**Full Changelog\**:.*$/gim

/** What was done as Git or a page of releases lists it: one item for each change, without numbers and names. */
export function fromHistory(text: string): string {
  const listed =
    (text.match(ONE_LINE)?.length ?? 0) > 1
      ? text.replace(ONE_LINE, (mark) => '- '.padEnd(mark.length))
      : text
  return listed
    .replace(ABOUT, (line) => ' '.repeat(line.length))
    .replace(CREDIT, (credit) => inPlaceOf(credit, ''))
}
