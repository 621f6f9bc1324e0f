import { HOLLOW_NOUNS } from '../../lexicon/chunk-words.ts'

/** Verbs that make one idea of a bare noun and what follows it. */
const IDIOM =
  /^(?:(?:i|we) )?(?:got|get|getting|made|make|making|took|take|taking|kept|keep|keeping|paid|pay|paying|gave|give|giving|had|put|lost|caught)\s(\p{Ll}+)\s(?:of|in|to|for|from|on|with|at|into)\s(?:(?:the|an?|my|our|all|some|these|those)\s)*/iu
const IDIOM_NOUN = /^(?:ownership|charge|control|stock|note|hold|pace|notice|account)$/
/** "Gave them a workaround", "sent the customer a patch": to whom, before what. */
const RECEIVER =
  /^(?:(?:i|we) )?(?:gave|give|giving|sent|send|sending|showed|show|showing|offered|handed|taught|granted|lent)\s(?:(?:them|us|him|her|me|you)\s(?:(?:an?|the|my|our|some)\s)?|(?:(?:the|our|my|an?)\s)?\p{Ll}+(?:\s\p{Ll}+)?\s(?:an?|the|our|some)\s)(?=\p{L})/iu

/** "Worked with design on the menu": with whom, before what. */
const COMPANY =
  /^(?:(?:i|we) )?(?:worked|paired|collaborated|partnered) with (?:[\p{L}-]+ ){1,4}?on (?:(?:the|an?|my|our|some)\s)*(?=\p{L})/iu

/** How far a deed goes before what it is about: "made sense of the" of "made sense of the billing code"; 0 where its object follows its verb. */
export function pastIdiom(text: string): number {
  const idiom = IDIOM.exec(text)
  const noun = idiom?.[1]?.toLowerCase() ?? ''
  if (idiom && (HOLLOW_NOUNS.has(noun) || IDIOM_NOUN.test(noun))) return idiom[0].length
  const company = COMPANY.exec(text)?.[0].length
  if (company) return company
  const receiver = RECEIVER.exec(text)?.[0] ?? ''
  return /\s(?:of|in|to|for|from|on|with|at|into|and|or|by)\s(?:an?|the|our|some)\s$/.test(receiver)
    ? 0
    : receiver.length
}
