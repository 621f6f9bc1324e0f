import { lean } from '../../lean.ts'

/** How a thing is looked at, without an object: "Converted to local time, the log has a gap". */
const SEEN_SO = lean(
  /^(?:convert|translat|express|measur|plott|view|read|compar|call|invok|trigger|left|taken|appli|scal|combin|coupl)(?:ed|e)?\s(?:to|into|in|as|at|by|from|with|over|on|against|together)\s[^,;:]{2,60},\s(?:the|this|that|these|it|they|each|every|an?|our|its|both|all)\s(?!.*\b(?:now|no longer|faster|smaller|green)\b)(?:[^,;:]{1,60}?\s)?(?:is|are|has|have|contains?|shows?|gives?|looks?|comes?|needs?|takes?|means?|can|does|lacks?|was|were|had)\s/i,
)

/** Whether a sentence opens with how a thing is seen and goes on about the thing: there nobody says that he did it. */
export function opensWithView(text: string): boolean {
  return SEEN_SO.test(text)
}
