import { lean } from '../../lean.ts'
import { isPlural } from '../nouns/plural.ts'
import { definite, NO_THING } from './named-before.ts'

/** "The vendor released a patch which ...", "Jun had already written a scraper for the tides". */
const MADE = lean(
  /^(?!(?:I|we|it|this|that|there|nobody)\s)(?:[\w'.-]+\s){1,6}?(?:released|published|built|wrote|written|made|sent|provided|offered|drew|drawn|designed|prepared|delivered|shipped|created|developed|drafted|trained|(?:sent|gave|given|left|handed|brought)\s(?:me|us)|came up with)\s((?:an?|two|three|four|five|\d+)(?:\s(?!(?:of|in|on|for|to|with|that|which|who|and|or|but|so|because|by|at|from|as|where|when|last|yesterday|today)\b)[\w+#-]+){1,4})(?=[.,;:!]|$|\s(?:of|in|on|for|to|with|that|which|by|from|last|yesterday|today|where|when)\b)/,
)

/** What one does to what somebody else has made; to look at it or find fault with it might be meant of something else. */
const TAKES_ON =
  /^(?:install|apply|deploy|roll|test|port|extend|translate|document|merge|integrate|adapt|adjust|ship|publish|package|mount|solder|review|simplify|rewrite|refactor|convert|finish|automate|wrap|print|fit|load|backport|proofread|polish|benchmark|dockerize|containerize)$/

/** "The vendor released a patch. I installed it": what others made and the writer took on. */
export function madeByOthers(text: string, pronoun: 'it' | 'them', verb: string): string | undefined {
  if (!TAKES_ON.test(verb)) return undefined
  const thing = MADE.exec(text)?.[1]?.trim()
  if (!thing || NO_THING.test(thing) || isPlural(thing) !== (pronoun === 'them')) return undefined
  return definite(thing, '')
}
