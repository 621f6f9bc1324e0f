import { lean } from '../../../lean.ts'
import { capitalise, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isWholeSentence } from '../telling/sayable.ts'

/** The reason that a sentence ends with, as a sentence: "I welded it because the lid was bent" says that the lid was bent. */
export function becauseOf(body: string): string | undefined {
  const [, joint = '', reason = ''] =
    /,?\s(because|since|(?<!\bas\s[a-z]{3,10}\s)as)\s((?:there|the|our|my|an?|some|each|every|all|two|[A-Z][\w.-]+)\s[^;]{15,150})$/.exec(
      body,
    ) ??
    /,?\s(because)\s((?!of\b|I\b|we\b|you\b|he\b|she\b)[^;:]{15,140})$/.exec(body) ??
    // "Because the lid was bent, I welded it": the reason comes first.
    /^(because|since)\s((?!of\b|I\b|we\b|you\b|he\b|she\b|\d|(?:last|mon|tues|wednes|thurs|fri|satur|sun|january|march|june|july)[a-z]*\b)[^,;:]{12,120}),\s(?:I|we)\s/i.exec(
      body,
    ) ??
    []
  if (joint === 'as' && !/\s(?:was|were|had|did|could|kept|failed)(?:n't)?\s/.test(reason)) return undefined
  return reason &&
    isWholeSentence(reason) &&
    // "Because a new lid would have cost more": what was not done.
    !/\bwould(?:n't| not)? have\b/.test(reason) &&
    !/\b(?:it|this(?! (?:week|month|year|time|morning|spring|summer|autumn|winter)\b)|that|these|they|them|things|stuff|everything)\b/.test(
      reason,
    )
    ? tidySentence(reason)
    : undefined
}

const SO_THAT_NOT =
  /\bso (?:that )?((?:the |our |all )?[a-z][\w-]*(?: (?!(?:no|never|does|do|did|will|would)\b)[\w-]+){0,3}?) (?:no longer (?:ha(?:s|ve)|needs?)|(?:doesn't|don't|didn't|won't|does not|do not|did not|will not) (?:have|need)|never ha(?:s|ve)) to ([a-z]+ [^,;:()]{3,80}?)(?: (?:any ?more|again|themselves|by hand now))?(?=[.!]*$|,\s|;\s)/i

/** "So that nurses don't have to copy every chart, I built a form": they had to. */
export function sparedBy(body: string): string | undefined {
  if (!/\bso\b.{3,80}\bto\b/i.test(body)) return undefined
  const [, who = '', what = ''] = SO_THAT_NOT.exec(body) ?? []
  if (!who || /^(?:I|we|you|it|they|he|she|this|that|nobody|everyone|one|there)\b/i.test(who))
    return undefined
  return capitalise(`${who} had to ${what}.`)
}

const SO_WE = lean(
  /^(?:(?:but|and|also|unfortunately|sadly|however),?\s)?((?:the|our|my|an?|some|each|every|all|two|there|[A-Z][\w.-]+)\s[^,;:()]{10,110}),?\sso\s(?:I|we)\s(?:\w+ly\s|then\s|just\s)?(?:decided|had|switched|moved|replaced|changed|went|chose|wanted|needed|started|tried|opted|wrote|built|made|added)\b/i,
)

/** "The rent was too high, so I decided to move": how things were is what it was done for. */
export function reasonBefore(body: string): string | undefined {
  const [, told = ''] = SO_WE.exec(body) ?? []
  const isState = /\s(?:was|were|had|did|could|kept|failed|took|is|are|has|does|can)(?:n't)?\s/.test(told)
  return isState &&
    isWholeSentence(told) &&
    !/\b(?:I|we|you|it|this|that|these|they|them|things|stuff|everything)\b/i.test(told)
    ? tidySentence(told)
    : undefined
}

/** "I realized that I needed a better lock": what was lacking. */
export function needSeen(body: string): string | undefined {
  const [, who = '', verb = '', what = ''] =
    /\b(I|[Ww]e)\b[^,;:]{0,70}?\s(reali[sz]ed|noticed|learned|understood)\s(?:that\s)?(?:I|we)\s(?:really\s|also\s)?needed\s((?!to\b|it\b|this\b|that\b)[^,;:]{6,80})$/.exec(
      tidyClause(body),
    ) ?? []
  return who ? tidySentence(`${who} ${verb} ${who === 'I' ? 'I' : 'we'} needed ${what}`) : undefined
}
