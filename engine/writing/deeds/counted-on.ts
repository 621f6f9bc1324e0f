import { type Verb, verbIn } from '../../text/verbs.ts'

/** How many of how many things something was done to, and what the text says of the rest. */
export type Tally = { many: string; some: string; verb: Verb; left: string }

const COUNTED = /^(\d+)\s([a-z][^,;]*?)((?:,|,?\sand)\s)([a-z]+)\s(\d+)(?:\sof them)?(?=[,.;]|$)(.*)$/
const LEFT = /^[,;]\s(?:and\s)?(?:the\s)?((?:rest|others|remaining(?:\s\w+)?)\s(?:is|are)\s[^,;]+?)[.!]*$/

/** "Found 43 issues, fixed 31, rest is in backlog". */
export function readTally(body: string): Tally | undefined {
  const [, rest = ''] = /^(?:(?:I|we)\s)?[a-z]+\s(\d.*)$/i.exec(body) ?? []
  const [, all = '', things = '', , word = '', some = '', more = ''] = COUNTED.exec(rest) ?? []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || Number(some) >= Number(all)) return undefined
  return { many: `${all} ${things}`, some, verb, left: LEFT.exec(more)?.[1] ?? '' }
}

/** "43 issues, fixed 31" in a list of deeds: 31 of them. */
export function countedOn(rest: string): string {
  return rest.replace(COUNTED, (whole, all, things, _, word: string, some, more: string) =>
    verbIn(word, 'past')?.isWork && Number(some) < Number(all)
      ? `${all} ${things} and ${word} ${some} of them${more}`
      : whole,
  )
}
