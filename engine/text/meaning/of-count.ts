const SOME_OF_THEM =
  /^((?:(?:I|we)\s)?[a-z]+(?:ed|t|ught)\s(?:about\s|nearly\s)?\d[\d,]*)\sof\s(?:them|those)\b/i
const SO_MANY =
  /^((?:(?:I|we)\s)?(?!(?:spent|waited|slept)\b)[a-z]+(?:ed|t|ught)\s\d+(?:,\d{3})*)(?=\s(?:after|as|because|by|and|with|so far|already|from (?:the\s|a\s)?(?:backups?|tape|copy|copies))\b|[.,;](?!\d)|$)/i
const COUNTED =
  /\b(\d[\d,]*)\s((?:[a-z-]+\s){0,2}?[a-zA-Z-]{1,24}[^s\s]s)((?:\s(?:on|in|of|for|with|from)\s(?:the|our|my|an?)\s[\w-]+(?:\s[\w-]+){0,2})?)[.!]*$/i

/** "Moved the keys to the safe. Renewed all of them". */
const ALL_OF_THEM =
  /^((?:(?:I|we)\s)?(?:also\s|then\s)?[a-z-]+(?:ed|t|ght)\s(?:all|both|most|some|half|each) of\s)them\b/i
const OBJECTS =
  /^(?:(?:I|we)\s)?[a-z]+(?:ed|t|ght|ote|ade)\s((?:(?:the|our|my|all|these)\s)?(?:[a-z-]+\s)?[a-z-]{2,}[^s\s]s)(?=\s(?:out|from|to|into|in|on|off|with|by|for|because|so|and|that|which)\b|[.,]|$)/i

/** "Found three leaks: ... Fixed all three". */
const ALL_SO_MANY =
  /^((?:(?:I|we)\s)?(?:also\s|then\s)?[a-z]+(?:ed|t|ght)\s(?:all|both)(?:\s(two|three|four|five|six|seven|eight|nine|ten|\d+))?)(?=[.,;!]|$|\s(?:in|on|with|by|before|within|and|today|the same)\b)/i
const SO_MANY_THINGS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|\d+)\s((?:[a-z-]+\s){0,2}?[a-z-]{2,24}[^s\s]s)\b/i

/** The things of which there were as many. */
function soManyThings(text: string, before: string): string | undefined {
  const [whole = '', , many = ''] = ALL_SO_MANY.exec(text) ?? []
  const [, counted = '', things = ''] = (whole && SO_MANY_THINGS.exec(before)) || []
  const wanted = /\sboth$/i.test(whole) ? 'two' : many.toLowerCase()
  if (!wanted || counted.toLowerCase() !== wanted) return undefined
  return `${whole} ${things}${text.slice(whole.length)}`
}

/** "I was given a binder with 30 maps". */
const GIVEN_MANY =
  /\b(?:with|had|has|have|were|found|got|inherited)\s((?:\d[\d,]*|two|three|four|five|six)\s(?:[a-z-]+\s){0,2}?[a-z-]{2,}[^s\s]s)(?=[.,]|$|\s(?:and|but|that|which|in|on|of)\b)/i

/** "The audit found 34 faults on the form. Fixed 31 of them": of the 34 faults on the form. */
export function ofCounted(text: string, before: string): string | undefined {
  const [all = '', head = ''] = ALL_OF_THEM.exec(text) ?? []
  const objects = all && OBJECTS.exec(before)?.[1]
  if (objects)
    return `${head}the ${objects.replace(/^(?:the|our|my|all|these)\s/, '')}${text.slice(all.length)}`
  const given = all && /\ball of\s$/.test(head) ? GIVEN_MANY.exec(before)?.[1] : undefined
  if (given) return `${head.replace(/of\s$/, '')}${given}${text.slice(all.length)}`
  // "31 faults were open. I fixed 24 and closed 5": 24 of the 31.
  const [whole = '', done = ''] = SOME_OF_THEM.exec(text) ?? SO_MANY.exec(text) ?? []
  if (!whole) return soManyThings(text, before)
  const [, many = '', things = '', where = ''] = COUNTED.exec(before) ?? []
  const some = Number(/\d[\d,]*$/.exec(done)?.[0].replaceAll(',', ''))
  return things && some < Number(many.replaceAll(',', ''))
    ? `${done} of the ${many} ${things}${where}${text.slice(whole.length)}`
    : undefined
}

const OF_THEM = /(?<=\b(?:\d[\d.]*\s?%|all|most|half|none|\d+) of )them(?=[\s.,!]|$)/i
const LAST_MANY =
  /\s((?:(?!(?:the|an?|of|to|in|on|our|my|their|his|her|its|your|with|for|no|any|from)\b)[a-z-]+\s)?[a-z-]{3,}[^s\s]s)[.!]*$/

const NAMES_MANY = /\b(?:the|our|my|all|these|\d+)\s(?:[a-z-]+\s)?[a-z-]{2,}[^s\s]s\b/i
const OF_TIME = /\b(?:seconds|minutes|hours|days|weeks|months|years|nights|times|sprints|weekends)$/i

/** "It reads 97% of them": of what the note opened with. */
export function ofThem(text: string, first: string): string {
  const at = text.search(OF_THEM)
  // "Moved the keys and renewed all of them": the sentence itself names them.
  const many = at >= 0 && !NAMES_MANY.test(text.slice(0, at)) ? LAST_MANY.exec(first)?.[1] : undefined
  return many && !OF_TIME.test(many) ? text.replace(OF_THEM, `the ${many}`) : text
}
