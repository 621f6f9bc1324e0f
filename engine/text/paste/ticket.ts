/** "Title: Disk full" among the fields that open a ticket. */
const TITLE = /^((?:[A-Z][A-Za-z ]{1,20}:[^\n]{0,80}\n){0,4})(Title: {1,4})(?=\S)/
/** "Comment 2: ...", "Update #3 (09:12): ..." before what was added to it. */
const COMMENT = /^(?:Comment|Update|Reply|Entry) ?#?\d{1,3}(?: ?\([^()\n]{2,30}\))?(?::| -) (?=\S)/gim

/** A ticket that was copied field by field: its title is the heading, each of its numbered comments an item. */
export function fromTicket(text: string): string {
  const titled = text.replace(TITLE, (_, fields: string, label: string) => fields + '# '.padEnd(label.length))
  if ((titled.match(COMMENT)?.length ?? 0) < 2) return titled
  return titled.replace(COMMENT, (mark) => '- '.padEnd(mark.length))
}
