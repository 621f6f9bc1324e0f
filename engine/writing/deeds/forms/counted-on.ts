import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'

/** How many of how many things something was done to, and what the text says of the rest. */
export type Tally = { many: string; some: string; verb: Verb; left: string }

const COUNTED = /^(\d+)\s([a-z][^,;]*?)((?:,|,?\sand)\s)([a-z]+)\s(\d+)(?:\sof them)?(?=[,.;](?!\d)|$)(.*)$/
/** "Closed 14 requests, merged 6": some ended one way, and some another. */
const OTHER_WAY = /^(?:merge|accept|approve|keep|open|reopen|close|reject|postpone|move)$/
const LEFT =
  /^[,;]\s(?:and\s)?(?:the\s)?((?:rest|others|remaining(?:\s\w+)?)\s(?:is|are)\s[^,;]*[^,;.!])[.!]*$/

/** "43 issues found, fixed 31 so far", "43 issues found, 31 fixed". */
const FOUND =
  /^(\d+)\s((?:[a-z-]+\s){0,2}[a-z-]+)\s(?:found|reported|raised|identified|discovered)(?:,|,?\sand|;)\s(?:([a-z]+)\s(\d+)|(\d+)\s([a-z]+))(?:\sof them)?(?:\s(?:so far|already))?(?=[,.;](?!\d)|$)(.*)$/

/** "Found 43 issues, fixed 31, rest is in backlog". */
export function readTally(body: string): Tally | undefined {
  const [, found = '', what = '', did = '', few = '', little = '', done = '', left = ''] =
    FOUND.exec(body) ?? []
  const verbFound = verbIn(did || done, 'past')
  if (verbFound?.isWork && Number(few || little) < Number(found))
    return {
      many: `${found} ${what}`,
      some: few || little,
      verb: verbFound,
      left: LEFT.exec(left)?.[1] ?? '',
    }
  const [, rest = ''] = /^(?:(?:I|we)\s)?[a-z]+\s(\d.*)$/i.exec(body) ?? []
  const [, all = '', things = '', , word = '', some = '', more = ''] = COUNTED.exec(rest) ?? []
  const verb = verbIn(word, 'past')
  if (!verb?.isWork || OTHER_WAY.test(verb.base) || Number(some) >= Number(all)) return undefined
  return { many: `${all} ${things}`, some, verb, left: LEFT.exec(more)?.[1] ?? '' }
}

/** "43 issues, fixed 31" in a list of deeds: 31 of them. */
export function countedOn(rest: string): string {
  return rest.replace(COUNTED, (whole, all, things, _, word: string, some, more: string) => {
    const verb = verbIn(word, 'past')
    return verb?.isWork && !OTHER_WAY.test(verb.base) && Number(some) < Number(all)
      ? `${all} ${things} and ${word} ${some} of them${more}`
      : whole
  })
}
