import { type Verb, verbIn } from '../../text/clauses/verbs.ts'
import { phraseIn } from '../sentence/inflect.ts'

const GIVES =
  'show(?:s|ed|n|ing)?|g[ia]v(?:e|es|en|ing)|send(?:s|ing)?|sent|e?mail(?:s|ed|ing)?|brings?|brought|bringing|sav(?:e|es|ed|ing)|cost(?:s|ing)?|buys?|bought|buying|offer(?:s|ed|ing)?|print(?:s|ed|ing)?|outputs?|hand(?:s|ed|ing)?|gets?|got|getting|teach(?:es|ing)?|taught'

/** "Shows us which jobs fail", "emails me the report": it shows and mails them, whoever reads. */
const GIVEN = new RegExp(
  `\\b(${GIVES}) (?:me|us|you) (?=(?:the|an?|all|each|every|some|any|more|less|fewer|better|faster|two|three|about|up to|over|nearly|around|only|what|which|where|how|when|who|why|whether|if|[~<>]?\\d|[a-z]+(?:ing|er|s)\\b)(?!\\w))`,
  'g',
)
/** "A check that mails us when the tank is low": what is mailed is left out with whom. */
const MAILS = /\b(?:e?mails|texts) (?:me|us) (?=(?:when|whenever|if|as soon as|before|after|once|every)\b)/g
const CALLS =
  /\b(pages|pings|calls|messages) us (?=(?:when|whenever|if|as soon as|before|after|once|every)\b)/g
/** "Sent them a sample": who they are only the note says. */
const TO_THEM =
  /\b(sent|e?mailed|wrote|made|built|drafted|gave|showed|handed|offered|printed) (?:them|him|her) (?=(?:the|an?|some|two|three|\d+)\s)/g
const TOLD =
  /\b(tell(?:s|ing)?|told|alert(?:s|ed|ing)?|warn(?:s|ed|ing)?|notif(?:y|ies|ied|ying)) (?:me|us) (?=(?:what|which|where|how|when|who|why|whether|if|whenever|as soon as)\b)/g

/** "A script that lets me see the ids" is one to see them. */
const LETS =
  /(,)?\s(?:that|which) (?:(?:now|also|then) )?(?:let|lets|allow|allows|allowed|enable|enables|enabled|permits?|permitted) (?:me|us) (?:to )?(?=[a-z]+\b)/
const HELPS = /\b(help|helps|helped|helping) (?:me|us) (?:to )?(?=[a-z]+\b)/
const MAKES_ABLE = /^(enabled|allowed|helped) us (?=to [a-z]+\b)/

/** A phrase without whom the thing is for: what it does for the writer, it does. */
export function withoutUs(phrase: string): string {
  if (!/\s(?:me|us|you|them|him|her)\s/.test(phrase)) return phrase
  return phrase
    .replace(MAKES_ABLE, '$1 the team ')
    .replace(LETS, (whole, comma: string | undefined, at: number) => {
      const [word = ''] = /^[a-z]+/.exec(phrase.slice(at + whole.length)) ?? []
      if (!verbIn(word, 'base')) return whole
      return comma ? ', making it possible to ' : ' to '
    })
    .replace(HELPS, (whole, word: string, at: number) =>
      verbIn(/^[a-z]+/.exec(phrase.slice(at + whole.length))?.[0] ?? '', 'base') ? `${word} ` : whole,
    )
    .replace(MAILS, (mails) => (mails.startsWith('texts') ? 'sends a text ' : 'sends an email '))
    .replace(CALLS, '$1 the team ')
    .replace(GIVEN, '$1 ')
    .replace(TO_THEM, '$1 ')
    .replace(TOLD, '$1 ')
}

const WHEN =
  /\s(when|while|before|after|once) (?:I|we)(?:'d|'ve| had| have| was| were)? (?:(?:first|also|finally|already|just) )?([a-z]+)(?=\s)(?! (?:to|that|it|them|this)\b)(?= [^,;:]+$)/

/** What somebody did, or what befell him. */
function mayBeTold(verb: Verb | undefined): boolean {
  return (
    verb !== undefined &&
    (verb.isWork || /^(?:miss|notice|discover|find|lose|see|realise|realize|hit|learn|have)$/.test(verb.base))
  )
}

/** "Rewrote the tests when I split the lexer" was done when splitting it. */
export function whenDoing(phrase: string): string {
  return phrase.replace(WHEN, (whole, link: string, word: string, at: number) => {
    const from = (['past', 'participle', 'ing'] as const).find((form) => mayBeTold(verbIn(word, form)))
    const verb = from && verbIn(word, from)
    // What the text tells beside it would have to follow.
    const rest = phrase.slice(at + whole.length + 1)
    if (!verb || !from || /\b(?:I|we|me|us|and)\b/.test(rest)) return whole
    const told = phraseIn('ing', verb, from, '')
    return ` ${link === 'once' ? 'after' : link} ${told}`
  })
}
