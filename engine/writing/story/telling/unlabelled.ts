import { lean } from '../../../lean.ts'
import { onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { LEFT_OPEN } from '../../../text/figures/amount.ts'
import { beforeAfter } from '../../../text/figures/before-after.ts'
import { readObjective } from '../../../text/figures/objective.ts'
import { isPlural } from '../../../text/nouns/plural.ts'
import { hasDigit } from '../../../text/patterns/characters.ts'
import { SHARE_FIRST } from '../../deeds/gains/share-gain.ts'
import { capitalise } from '../../sentence/tidy.ts'
import { isBalanced } from '../../sentence/trim.ts'

const LABEL =
  /^(?:(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|incident #?\d+|update|edit|note|tl;dr|title|summary|result|results|problem|trouble|issue|fix|solution|cause|root cause|impact|status|outcome|context|background|bug|symptom|symptoms|bonus|breaking change|decision|(?:bug\s?|security\s)?fix(?:ed)?(?:\sbug)?|known (?:bug|issue|problem)s?|(?:measured |key |main )?(?:improvement|challenge|difficulty|obstacle|lesson)s?(?:\s\d{1,2})?|(?:observation|finding|hypothesis|step|question|answer)\s?\d*)(?:\s\([^()]{1,30}\))?:|(?:[\w./-]+\s?)?#\d+:|\d{1,2}\s?[-.)]\s|(?:\d{1,2}\s[A-Z][a-z]{2}|[A-Z][a-z]{2}\s\d{1,2}),?\s\d{1,2}:\d{2}:?)\s*(?=\S)/i

/** "Progress so far: Today I moved the lamp" says whose words follow. */
const OWN_WORDS =
  /^[A-Z][\w'&/()-]*(?:\s[\w'&/()-]+){0,4}\s?:\s(?:[A-Z][a-z]+day,\s)?(?=(?:(?:today|yesterday|(?:this|last) (?:week|month|sprint)),?\s)?(?:I|we)(?:'[a-z]+)?\s)/i

/** "Today's progress: built a gate". */
const PROGRESS =
  /^(?:[A-Z][\w'-]*\s){0,2}(?:progress|work|update|recap|summary|log|achievements?|accomplishments?|(?:things )?(?:done|completed|accomplished)|thoughts?)\s?:\s:?\s?(?=[A-Z]?[a-z]+\s)/i

/** "13:30-17:45 4.25h" before what was done then. */
const SPENT =
  /^(?:\d{1,2}[:.]\d{2}\s?[-\u2013]\s?\d{1,2}[:.]\d{2},?\s+)+(?:\d+(?:\.\d+)?\s?h(?:rs?|ours?)?\s+)?/

/** "10:20 error rate back to 0.2%", "Sat Mar 7 16:55:31 CET 2026 - we're back" in a log. */
const STAMP = lean(
  /^(?:(?:[a-z]{3}\s)?[a-z]{3}\s\d{1,2}\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[a-z]{3,4})?\s\d{4}(?=\s[-\u2013\u2014])|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m\b)?|\d{1,2}\.\d{2}\s?[ap]m\b)(?:\s?(?:UTC|GMT|CEST|BST|IST|AE[DS]T|JST|[CEPM][DES]?T)\b)?\s?[-\u2013\u2014:]?\s+(?!(?:is|was|to|and|or|on|in|until)\b)(?=[a-z])/i,
)

/** "I'm thrilled to report that the lamp is lit": the lamp is lit. */
const GLAD_TO_SAY =
  /^(?:(?:I'm|I am|we're|we are)\s(?:(?:also|very|so|really|quite)\s)?(?:thrilled|happy|pleased|glad|proud|excited|delighted)\sto\s(?:report|say|announce|share)|the (?:good|great) news (?:is|was)|to be (?:explicit|clear|precise)\s?[:,])(?:\sthat)?,?\s(?=\S+\s\S)/i

/** A statement without the label, the number or the time of day before it, and out of its brackets. */
export const unlabelled = onceForText((written: string): string => {
  const met = readObjective(written, '')
  const body = met ? `${capitalise(met.verb.forms.past)} ${met.rest}` : written
  const told = body
    .replace(/^\((?:e\.g\.,?\s)?(.*?[.!]?)\)[.!]?$/, (whole, inside: string) =>
      isBalanced(inside) ? inside : whole,
    )
    .replace(SPENT, '')
    .replace(STAMP, '')
    .replace(/^[\u2713\u2714\u2705]\uFE0F?\s*/u, '')
    .replace(LABEL, '')
    .replace(OWN_WORDS, '')
    .replace(PROGRESS, '')
    .replace(GLAD_TO_SAY, '')
    .replace(/^https?:\/\/\S+\s(?=(?:is|was|has|had|does|did|returned|gave|went|kept)\b)/, 'The site ')
    .replace(/\s(?:at|on|via|under)\shttps?:\/\/\S+$/, '')
    .replace(/^Which (?=is|are|was|were|means|meant|causes?|caused)/, 'This ')
    .replace(/\bcommit [0-9a-f]{9,40}\b/g, 'an earlier commit')
    .replace(/^\[[A-Z]+\]\s(?=\S)/, '')
    .replace(/^as (?:shown|seen|described|mentioned) (?:above|below|earlier),\s/i, '')
    .replace(/,\sas (?:you can see|can be seen|seen|shown)\b(?:\s[^\s,]+){0,7}$/i, '')
    .replace(/^Its (?=also\b|not\b|an?\b|the\b|[a-z]+ing\b)/, "It's ")
    .replace(/^((?:[\w./-]+\s){1,3}[\w./-]+)\sdown(?=\.?$)/, (whole, thing: string) =>
      /\b(?:is|are|was|were|went|goes|go|shut|slow|break|broke|came|come)\b/i.test(thing)
        ? whole
        : `${thing} was down`,
    )
    .replace(STATE, (whole, thing: string, state: string) =>
      NO_THING.test(thing) || thing.split(' ').some((word) => verbIn(word, 'past', 'ing'))
        ? whole
        : `${thing} ${isPlural(thing) ? 'were' : 'was'} ${state}`,
    )
  return hasDigit(told) ? withFiguresTold(told) : told
})

/** "Errors fell", "cut errors"; "missed runs" are some. */
function hasMove(thing: string): boolean {
  const words = thing.toLowerCase().split(' ')
  return words.some(
    (word, at) =>
      (verbIn(word, 'past') && !(at === 0 && /ed$/.test(word) && /[^s]s$/.test(words[1] ?? ''))) ||
      // "All rows improve", "the score rises"; "frame drops" are some.
      (at > 0 &&
        (/^(?:improves|falls|rises|goes|grows|shrinks)$/.test(word) ||
          (MOVE.test(word) && isPlural(words[at - 1] ?? '')))),
  )
}

const MOVE = /^(?:improve|fall|rise|go|grow|shrink|drop|increase|decrease)$/

/** "Time to repair: 1h 50m" and the like, said with a verb. */
function withFiguresTold(text: string): string {
  return text
    .replace(
      PASSED,
      (_, label: string, value: string) => `In ${label.charAt(0).toLowerCase()}${label.slice(1)}, ${value}`,
    )
    .replace(/^.*$/, (row) => beforeAfter(row) ?? row)
    .replace(VALUE, (_, label: string, value: string) =>
      DEED.test(label) || /->|=>|\u2192/.test(value)
        ? `${label} ${value}`
        : TELLS.test(value)
          ? value.replace(/^~/, 'About ')
          : `${label}${/^(?:with|without|before|after|on|in|for|at|now|today)\b/i.test(label) ? ', it' : ''} ${isPlural(label) ? 'were' : 'was'} ${value}`,
    )
    .replace(
      SHARE_FIRST,
      (_, share: string, verb: string, what: string) =>
        `${what}${verb === 'improved' ? '' : isPlural(what) ? ' were' : ' was'} ${verb} by ${share}`,
    )
    .replace(ARROWS, (whole, thing: string, from: string, to: string) =>
      LEFT_OPEN.test(thing) ? whole : `${thing} ${hasMove(thing) ? '' : 'went '}from ${from} to ${to}`,
    )
    .replace(ARROW, (whole, from: string, to: string, at: number, all: string) =>
      LEFT_OPEN.test(all.slice(0, at)) ? whole : `${at === 0 ? 'It went ' : ''}from ${from} to ${to}`,
    )
}

/** What was done stands before its figures: "Improved the build: 12 min -> 4 min". */
const DEED = /^(?:(?:I|We)\s)?\w+ed\s(?:the|our|my|an?)\s/i

/** "Staging disk out of space again" is said with a verb. */
const STATE =
  /^((?:[\w./%-]+\s){0,4}[\w./%-]{2,})\s((?:off by|out of)(?=\s\w)|no longer(?=\s(?:available|needed|required|used|supported|necessary|possible|in use|maintained)\b)|(?:unusable|unavailable|unreachable|broken|stuck|missing)(?=\.?$|;|\s(?:again|by|on|in|for|since|after|at|from|due|a|\d)\b))/
const NO_THING =
  /\s(?:an?|the|my|our|its)$|^(?:this|that|it|these|they)\s(?!\S+$)|\b(?:is|are|was|were|be|been|has|have|had|get|gets|got|went|goes|go|ran|run|runs|shut|not|and|or|to|the following|when|if|because|that|which|it|we|I|they|with|for|without|than|of an?|can|could|may|might|will|would|should|must|(?:remove|fix|find|add|handle|restore|skip|ignore|delete|clean|repair|replace|report|move|take|keep)(?:e?[sd])?|left|leave)\b/i

/** "Time to repair: 1h 50m" is said with a verb. */
export const VALUE =
  /^((?!(?:if|when|while|because|once|since|until)\b|[^:]*\b(?:is|are|was|were|has|have|had|can|will|I|we|you|they|it)\b)[A-Z][\w'-]*(?:\s[\w'/-]+){0,9}):\s([~<>]?\d\S*(?:\s\S+){0,14})$/i

/** "Lost orders: 40 orders failed at noon" says it twice. */
const TELLS =
  /^[~<>]?\d\S*\s(?:[\w-]+\s){1,5}(?:failed|crashed|stopped|died|broke|hung|vanished|was|were|had|could|did|saw|lost)\b/i

/** "Full test suite: 412 passed" is about what ran. */
const PASSED = /^((?:[\w'-]+\s){0,4}(?:tests?|suite|specs)):\s(\d[\d,]*\s(?:tests?\s)?pass(?:ed|ing)?\b.*)$/i

const FIGURE = '([~<>]?\\d[\\d.,]*\\s?(?:%|[A-Za-z]{1,12}(?:\\s?/\\s?[a-z]{1,8})?|/\\s?[a-z]{1,8})?)'
const ARROW = new RegExp(
  `(?<![^\\s(])(?<!(?:->|=>|\u2192)\\s)${FIGURE}\\s?(?:->|=>|\u2192)\\s?${FIGURE}(?=[\\s.,;)]|$)(?!\\s?(?:->|=>|\u2192))`,
  'g',
)
export const ARROWS = new RegExp(
  `^((?:(?!(?:->|=>|\u2192)\\s)[^\\s:,]+\\s){0,6}(?!(?:->|=>|\u2192)\\s)[^\\s:,]+):?\\s${FIGURE}\\s?(?:->|=>|\u2192)\\s?${FIGURE}(?=[\\s.,;)]|$)(?!\\s?(?:->|=>|\u2192))`,
)
