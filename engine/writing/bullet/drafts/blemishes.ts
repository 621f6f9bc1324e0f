import { onceForText } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { matchesIn } from '../../../text/patterns/matches.ts'
import { sortByOpenings } from '../../../text/patterns/word-openings.ts'

/** What a reader of CVs would strike out. */
const BLEMISHES: readonly RegExp[] = [
  // Chatter and words that say nothing.
  /\b(?:stuff|things?|(?:a )?lots? of|a bunch|a couple|some(?:thing|how|what)?|cuz|kinda|really|very|so much|pretty|a bit|a little|actually|basically|quite|just|finally|etc|everything|anything|nice|cool|annoying|weird|nasty|quickly|recap)\b/i,
  /\b(?:seem(?:s|ed|ing)?|maybe|probably|apparently|hopefully|I think|supposed(?:ly)?|should|might|try|trying|tried)\b/i,
  /([a-z])\1{2}/,
  // The marks of notes.
  /[:;]\s|\s[-\u2013\u2014]{1,2}\s|->|=>|\s=\s|&&|\s\+\s|[{}|<>?!*]|~(?!\d)|\.\.\.|\u2026/,
  /\{\{|(?<!\S)[@#]\w|-->/,
  // An aside that takes a breath of its own, or a command.
  /\((?:[^\s()]+\s){4}[^()]*\)|\([^()=/$~|\\]*[=/$~|\\][^()]*\)/,
  // A statement with a subject of its own.
  /,?\s(?:and|but|so)\s(?:it|they|he|she|this|(?<!\sso\s)that|there)\s|,\s(?!(?:which|that|who|where|when|as|if|because|with|and|so that|after which|ensuring)\b)(?:[\w-]+\s){1,4}(?:is|are|was|were|has|have)\s/,
  // "Changed the menu to so that it closes" was put together wrongly.
  /\b(?:to|of|for|with) so that\b/,
  // What only the page around it explains.
  /\bthe (?:patch|PR|pull request|commit|MR|merge request)\b(?! (?:PR|queue|template|title|status|page|message|hook|log|list|check|flow|process|author|review|description|history|pipeline)s?\b)/,
  /\b(?:it|them|they|this|these|those|here|(?:above|below)(?! [\w$~<])|following|aforementioned|same|other|another|said)\b/,
  /\b(?:today|yesterday|tomorrow|tonight|(?:this|last|next) (?:week|month|time|year|sprint)|so far|currently|earlier|right now|now|yet|again|still|already|also|too(?! (?:long|slow|many|much|large|big|small|old|short|high|low|few|late|early|often|strict|complex|expensive|noisy|heavy)\b)|first|then)\b/,
  /\b(?:at|around|by|since) \d{1,2}(?::\d{2}|\s?[ap]m)\b/i,
  /^(?:started|began|took)\b|(?:^|, |\band )(?:worked|focused|continued|helped|kept|proceeded)\b/,
  /(?:^|, |\band )(?:did|got|had|looked|went|managed|saw|learned|learnt|received|played|spent|gave|came|decided|logged in|met|waited|was|were|talked|discussed|attended|messed)\b/,
  // Three that join, where one joins no names: "Postgres and Redis".
  /(?:(?<!\b[A-Z][\w.-]{0,20} )\band\b.*){3}/,
]

const calledFor = sortByOpenings(BLEMISHES)

/** How many kinds of blemishes a drafted bullet has. */
export const countBlemishes = onceForText((text: string): number => {
  const mayHave = calledFor(text)
  const found = BLEMISHES.filter((blemish, place) => mayHave[place] && blemish.test(text)).length
  return found + (changesTense(text) ? 3 : 0) + (isNoisy(text) ? 1 : 0)
})

/** "Powered it on, initialize the sensors" falls out of the past. */
function changesTense(text: string): boolean {
  for (const match of matchesIn(
    text,
    /(?:,\s(?:and\s)?|\sand\s)([a-z-]+)\s(?:the|a|an|of|[a-z]+s|[a-z]+\s[a-z]+s)\s/g,
  )) {
    const before = text.slice(0, match.index)
    if (/\bto\s|\b(?:can|will|could|would|that|which|who)\b/.test(before)) continue
    const word = match[1] ?? ''
    if (verbIn(word, 'base')?.isWork && !verbIn(word, 'past')) return true
  }
  return false
}

/** Paths, calls and flags are for those who have the code before them. */
function isNoisy(text: string): boolean {
  if (!/[_/\\=(:$~@]|(?:^| )-/.test(text)) return false
  return (
    text.split(' ').filter((word) => /\w[_/\\=]\w|\w\(|^--?\w|::|\w\.\w+\(|^[$~@]/.test(word)).length >= 3
  )
}
