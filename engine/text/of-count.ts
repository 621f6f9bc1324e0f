const SOME_OF_THEM =
  /^((?:(?:I|we)\s)?[a-z]+(?:ed|t|ught)\s(?:about\s|nearly\s)?\d[\d,]*)\sof\s(?:them|those)\b/i
const COUNTED =
  /\b(\d[\d,]*)\s((?:[a-z-]+\s){0,2}?[a-z-]{2,24}[^s\s]s)((?:\s(?:on|in|of|for|with|from)\s(?:the|our|my|an?)\s[\w-]+(?:\s[\w-]+){0,2})?)[.!]*$/i

/** "The audit found 34 faults on the form. Fixed 31 of them": of the 34 faults on the form. */
export function ofCounted(text: string, before: string): string | undefined {
  const [whole = '', done = ''] = SOME_OF_THEM.exec(text) ?? []
  const [, many = '', things = '', where = ''] = (whole && COUNTED.exec(before)) || []
  return things ? `${done} of the ${many} ${things}${where}${text.slice(whole.length)}` : undefined
}
