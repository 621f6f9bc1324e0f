const ROW =
  /^([^:\d][^:]{1,40}):\s(?:before|old|previous|baseline)\s([^,\d]*\d[^,]*),\s(?:after|new|now|current)\s([^,]*\d[^,.]*(?:\.\d[^,.]*)?)/i

/** A row of a table with the headings "Before" and "After", as a sentence tells it: "latency went from 2.8 s to 190 ms". */
export function beforeAfter(body: string): string | undefined {
  const [, thing, from = '', to = ''] = ROW.exec(body) ?? []
  // "Battery: old firmware 11 h, new one 16 h": which it was is no part of the figure.
  const isOne = /^one\s(?=[~<>]?\d)/.test(to)
  const old = isOne ? from.replace(/^(?:[a-z]+\s){1,2}(?=[~<>]?\d)/, '') : from
  return thing && `${thing} went from ${old} to ${isOne ? to.slice(4) : to}`
}

/** "Jenkins -> Actions" over a table of both: the one is how it was, the other how it is. */
export function asBeforeAfter(header: readonly string[], title: string): readonly string[] {
  const [first = '', from = '', to = ''] = header
  const at = header.length === 3 && from && to ? title.indexOf(from) : -1
  if (at < 0) return header
  const between = title.slice(at + from.length, title.indexOf(to, at + from.length))
  return /^.{0,30}(?:->|=>|\u2192|\bto\b|\bwith\b|\bby\b)(?:\s[\w.+#-]+)?\s$/.test(between)
    ? [first, 'Before', 'After']
    : header
}

/** "Before: ..." and, right below it, "After: ...". */
const BEFORE = /^(?:before|old|previously|was)(?:\s\([^()]{1,30}\))?:\s(?=\S)/i
const AFTER = /^(?:after|new|now|since)(?:\s\([^()]{1,30}\))?:\s(?=\S)/i
const COUNT = '(?:[~<>\u2248]?\\d[\\d.,]*(?<![.,])k?(?:\\s?[-\u2013]\\s?\\d[\\d,]*)?|none|zero)'
const COUNTED = new RegExp(
  `^(${COUNT})\\s((?:[a-z-]+\\s){0,2}[a-z-]+[^s\\s]s)((?:\\s(?:a|an|per|each)\\s[a-z]+)?)((?:\\s(?:on|in|at|for|from|with|during)\\s[^,;:.]{2,40})?)[.!]*$`,
  'i',
)
const COUNT_SINCE = new RegExp(
  `^(${COUNT})((?:\\s(?:(?:a|an|per|each)\\s[a-z]+|(?:in|over|for|since|after)\\s[^,;:.]{2,40}))?)$`,
  'i',
)

/** How many there were, as a sentence, if a line jots that down before another says how many there are. */
export function toldBefore(line: string, next: string): string | undefined {
  const label = BEFORE.exec(line)?.[0]
  return label && toldAfter(next, line) ? `There were ${line.slice(label.length)}` : undefined
}

/** "Before: 4 jams a day. After: none in a week": how many there are since, with what was counted. */
export function toldAfter(line: string, previous: string): string | undefined {
  const [label, mark] = [BEFORE.exec(previous)?.[0], AFTER.exec(line)?.[0]]
  if (!label || !mark) return undefined
  const [, from = '', things = '', span = '', where = ''] = COUNTED.exec(previous.slice(label.length)) ?? []
  const [, to = '', since = ''] = COUNT_SINCE.exec(line.slice(mark.length).replace(/[.!]+$/, '')) ?? []
  if (!from || !to) return undefined
  return `${things.charAt(0).toUpperCase()}${things.slice(1)}${where} went from ${from}${span} to ${to}${since}.`
}
