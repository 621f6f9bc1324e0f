import { isOfName } from '../../text/nouns/meant-bare.ts'
import { isPlural, SAID_BEHIND } from '../../text/nouns/plural.ts'

/** A noun with the article that a note leaves out: "the import wizard"; "step 7 of the boat" is a name. */
export function withArticle(noun: string): string {
  if (/^an?\s/i.test(noun)) return noun.replace(/^an?\s/i, 'the ')
  if (isOfName(noun.split(' ')) || /^[a-z]+ \d+(?=$|\s(?:of|in|for|on)\s)/.test(noun)) return noun
  const isBare =
    /^(?!(?:almost\s|nearly\s|roughly\s)?(?:the|all|each|every|both|no|any|some|its|their|our|my|his|her|your|this|that|these|those)\s)\S+(?:\s\S+)*\s[a-z]{3,}$/.test(
      noun,
    )
  const isDoing = /^[a-z]+ing\s/i.test(noun) && !/^\S+\s\S+$/.test(noun)
  return isBare && (!isPlural(noun) || SAID_BEHIND.test(noun)) && !isDoing ? `the ${noun}` : noun
}
