/** What is mine is told as "the" thing, or as one of many. */
export function withoutOwner(text: string): string {
  if (!/\b(?:[Mm]y|[Oo]ur|your)\b/.test(text)) return text
  return (
    text
      .replace(OWN_FIRST, 'a first ')
      .replace(OWN_MACHINE, 'a ')
      .replace(OWN_LEAD, '')
      .replace(OWN_WAYS, '')
      .replace(OWN_NAME, '')
      // What is quoted is a name: the 'My Boats' page.
      .replace(/(?<!["'\u2018\u201c/._-])\b(?:my|our|your)\b(?![-./_]\w)/g, 'the')
      .replace(
        /(?<!\S\s|["'\u2018\u201c])\b(?:My|Our)\b|(?<!["'\u2018\u201c])\b(?:My|Our)\b(?!\s[A-Z])/g,
        'The',
      )
  )
}

/** "Published my first app": others had published theirs before. */
const OWN_FIRST =
  /\b(?:my|our) first (?!(?:two|three|four|few|couple)\b)(?=(?:[\w-]+ ){0,2}[\w-]*[a-rt-z](?:[.,;]|$| (?:for|in|with|to|on|at|that|using|and)\b))/g
/** "On my local machine": which one, nobody knows. */
const OWN_MACHINE = /\bmy (?=(?:local |own |old |new |home )?(?:machine|laptop|computer|PC|phone|desktop)\b)/g
/** "Set up under my guidance": whose, goes without saying. */
const OWN_LEAD = /\s(?:under|with) (?:my|our) (?:guidance|supervision|lead|leadership|direction)\b/g

/** "Improved our operations". */
const OWN_WAYS =
  /\b(?:my|our) (?=(?:operations|life|skills|knowledge|productivity|understanding|efficiency)\b)/g

/** "The contents of my Gmail to a disk": a name alone has no article. */
const OWN_NAME =
  /(?<=\s)(?:my|our) (?=[A-Z][a-z]{2,}(?:\.[a-z]+)?(?:[,;]|$|\s\(|\s(?:to|from|in|into|on|with|for|at|by|using|so|via)\s))/g
