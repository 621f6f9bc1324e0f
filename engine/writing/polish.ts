import { MISSPELLINGS } from '../lexicon/misspellings.ts'
import { isPlural } from '../text/plural.ts'
import { verbIn } from '../text/verbs.ts'
import { withArticles } from './articles.ts'
import { withIts } from './its.ts'

const meant = new Map(
  MISSPELLINGS.trim()
    .split(/\s+/)
    .map((pair) => {
      const [mistyped = '', word = ''] = pair.split('/')
      return [mistyped, word.replace('~', ' ')]
    }),
)

/** A text as its author would hand it in: spelt right and with all its articles. */
export function polished(text: string): string {
  const agreed = text.includes(', which ') ? text.replace(WHICH, agreeing) : text
  return withArticles(
    withIts(agreed)
      .replace(PAIR, (_, pair: string, verb: string) => `${pair} ${OF_TWO[verb]}`)
      .replace(RANKED, 'the ')
      .replace(HASTY_COMMA, ', ')
      .replace(ADDRESSED, 'the ')
      .replace(END_OF, 'the ')
      .replace(ONE_USER, (who) => `The ${who.toLowerCase()}`)
      .replace(/\b([Aa]) (?=8[\d.,]*(?:[%x]|-|\s)|1[18](?:[%x]|-|\s))/g, '$1n ')
      // "48 \u00b5A" ends in no article.
      .replace(/(?<![\w\u00b5\u03bc])([Aa]) (?=(?!one\b|once\b|eu|ewe|oui)[aeio][a-z]{2,}\b)/g, '$1n ')
      .replace(
        /\b([Aa])n (?=(?:[bcdfgjklmnpqrstvwz]|[Hh](?!onest|ono|our|eir|erb))[aeiou][a-z]{2,}\b)/g,
        '$1 ',
      )
      .replace(/(?<=[a-z] )# of (?=[a-z])/g, 'number of ')
      .replace(BRACKETED, 'from $1 to ')
      .replace(/(?<![\w.@/_#$`"'-])\p{L}[a-z]+(?![\w@/_=(`"'-]|\.\w|:\/)/gu, respelt),
  )
}

/** "Tests (0 \u2192 65%)". */
const BRACKETED = /(?<=\()([~<>]?\d[\d.,]*(?:\s?(?:%|[A-Za-z]{1,8}))?)\s?(?:->|=>|\u2192)\s?(?=[~<>]?\d)/g

/** "The board and its code is done": there are two of them. */
const PAIR = /(?<=^|[.!?]\s)(The [\w-]+ and (?:its|the|their|our|my) [\w-]+) (is|was|has)(?=\s)/g
const OF_TWO: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

/** "Moved it to main board", "finished first draft": of these there is one. */
const RANKED =
  /(?=(?:first|main|entire|whole|latest|current|previous|original|next|final)\s(?!(?:time|week|month|year|day|night|term|semester|sprint|quarter|glance|sight|hand|class|aid|and|or|of|but|to|in|by|on)\b)[A-Za-z][\w-]*)(?<=\b(?:in|on|at|to|for|from|with|by|of|into|onto|via|as|using|created|built|finished|completed|wrote|made|added|fixed|released|published|shipped|designed|updated|deployed|tested|implemented|opened|submitted|drew|printed|ordered)\s)(?<!\bto\s(?=first\b|next\b))/g

/** "On /items endpoint": there is one of that name. */
const ADDRESSED =
  /(?<=\b(?:in|on|at|to|for|from|of|via|under)\s)(?=\/[\w/.-]+\s(?:endpoint|route|page|path|API|folder|directory|file|URL|view)\b)/g
/** "To end of the file". */
const END_OF = /(?<=\b(?:to|at|from|near|until)\s)(?=(?:end|top|bottom|start|beginning|middle) of\s)/g
/** "User reported a jam". */
const ONE_USER =
  /(?<=^|[.!?]\s)(?:User|Customer|Client)(?=\s(?:reported|complained|could|couldn't|was|had|got|saw|noticed|successfully|received|wanted|asked|needed|confirmed)\b)/g

/** "The gate is open,now it jams". */
const HASTY_COMMA =
  /(?<=\s[\w'-]*[A-Za-z]),(?=(?:now|so|but|and|then|also|because|which|it|the|I|we|this|there|they|after|when|if|while|with|for)\s)/g

const WHICH =
  /(?<!\b(?:of|and|or|in|for|with)\s(?:[\w-]+\s)?)(\b[\w.-]+), which ([a-z]+)(?=\s(?:the|an?|all|its|\d|[a-z]))/g

/** "The planner, which reach" and "filters, which turns": the verb goes with the thing before it. */
function agreeing(whole: string, thing: string, word: string): string {
  const isMany = isPlural(thing)
  const verb = verbIn(word, isMany ? 's' : 'base')
  if (!verb?.isWork || verbIn(word, 'past')) return whole
  return `${thing}, which ${isMany ? verb.base : verb.forms.s}`
}

function respelt(word: string): string {
  const right = meant.get(word.toLowerCase())
  if (right === undefined) return word
  return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
}
