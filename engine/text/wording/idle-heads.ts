import { lean } from '../../lean.ts'

/** What stands at the head of a statement, up to its colon. */
const HEAD = /(?<=^[ \t]*(?:[-*+][ \t]+)?|[.!?][ \t]+)([A-Za-z][^.:!?\n]{5,70}):[ \t]+(?=["'`]?[A-Za-z])/gm

/** "I looked into a bug:", behind when that was. */
const LOOKED_INTO = lean(
  /(?<=^(?:(?:this|last) \w+,? |on \w+,? |yesterday,? |today,? )?)(?:(?:I|we) (?:(?:then|also|finally|spent (?:some|the|a) \w+) )?(?:looked (?:into|at)|investigated|debugged|picked up|worked on|chased|had|hit|ran into|got|received|dealt with|was assigned|took (?:on|over)) (?:an?|another|one|the next) (?:[\w-]+ ){0,2}?(?:bug|issue|problem|ticket|incident|outage|fault|failure|alert|report|call|complaint|alarm)(?: (?:on|from|in|about) (?:the |our )?[\w-]+(?: \w+)?)?|(?:(?:an?|another|one) (?:[\w-]+ )?(?:alert|ticket|bug|report|call|alarm|bug report|complaint) (?:came in|was (?:raised|opened|filed)|from (?:the )?[\w-]+)|got (?:an?|another) (?:[\w-]+ )?(?:alert|ticket|bug report|call|report|complaint))(?: (?:on|at|from|in|last|this) (?:the )?[\w:-]+(?: \w+)?)?)$/i,
)
/** "The numbers look good:", "in the end it was simple:", "what happened:". */
const SAYS_NOTHING = lean(
  /^(?:(?:and|but|so|well|now|then) )?(?:the (?:numbers|figures|results?|effects?|outcome|graphs?|metrics)(?: (?:now|already))? (?:looks?|are|is|seems?|speaks?) (?:very |really |quite |pretty |for )?(?:good|great|nice|clear|promising|fine|themselves|visible|encouraging)(?: (?:now|so far|too))?|(?:now )?(?:we|I) (?:now |can )?(?:see|saw|notice) the (?:effect|difference|result|change|improvement)s?(?: now)?|(?:in the end|finally|eventually|after all|as it turned out|it turned out|then),? (?:it|that|the (?:cause|reason|answer|explanation)) was (?:(?:quite|very|really|pretty|rather|so|actually) )?(?:an? )?(?:simple|easy|obvious|trivial|clear|silly|embarrassing|small)(?: one| thing| mistake)?|the (?:cause|reason|culprit|explanation|answer) was (?:(?:quite|very|really|pretty|rather|actually) )?(?:simple|easy|obvious|trivial|clear|silly|hard|subtle|embarrassing)(?: to (?:miss|see|find|spot|overlook))?|it (?:really )?(?:paid off|was worth it|was worth the effort)|(?:here is |here's )?what (?:happened|I found|we found|I saw|we saw))$/i,
)

/** "With the fix the till starts at once": since when is told by the fix before it. */
const WITH_THE_FIX =
  /(?<=[.!?][ \t]+)With (?:the|this|that) (?:fix|patch|workaround|hotfix)(?: (?:in place|deployed|applied))?,? (?=(?:the|our|all|both|no|every|each|[A-Za-z]+s) [a-z]+ )[A-Za-z]/g

/** "This week I looked into a bug: the till froze": what is told stands behind the colon, and nothing is moved. */
export function withoutIdleHeads(text: string): string {
  const told = text.includes('With th')
    ? text.replace(WITH_THE_FIX, (head) => head.slice(-1).toUpperCase().padStart(head.length))
    : text
  if (!told.includes(': ')) return told
  return told.replace(HEAD, (whole, head: string, at: number) => {
    const rest = told.slice(at + whole.length, at + whole.length + 80)
    // "I looked into a bug: race in the queue" names it.
    if (!STATEMENT.test(rest)) return whole
    if (SAYS_NOTHING.test(head)) return ' '.repeat(whole.length)
    const idle = LOOKED_INTO.exec(head)
    return idle ? `${head.slice(0, idle.index)}${' '.repeat(whole.length - idle.index)}` : whole
  })
}

/** What tells of something, and what it did or was. */
const STATEMENT =
  /^["'`]?(?:[\w'`-]+ ){1,8}?(?:was|were|is|are|had|has|did|could|would|kept|went|fell|rose|dropped|got|took|came|[a-z]{2,}ed|hung|froze|broke|lost|ran|held|stood|stopped|left|sent|found)\b/i
