import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { NOUN_VERBS } from '../../../lexicon/noun-verbs.ts'
import { onceForText } from '../../../once.ts'
import { isDoingSubject } from '../../../text/clauses/doing-subject.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { TIME_SPENT } from '../../deeds/extent/object.ts'
import { isUnfinished, withoutAsides } from '../../plainer/asides.ts'
import { withoutSaidOfIt } from '../../plainer/said-of-it.ts'
import { takesObject } from '../../sentence/inflect.ts'
import { capitalise, countWords, tidyClause, tidySentence } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { undashed } from './dashes.ts'
import { isWholeSentence, SEEING } from './sayable.ts'
import { unlabelled } from './unlabelled.ts'

/** Who tells the story. */
export type Speaker = 'I' | 'We'

/** Sentences of the text as one would say them. */
export function say(chosen: Weighed[]): Phrase {
  const text = chosen.map(({ body, clause }) =>
    spoken(clause?.subject === 'i' ? withSubject(body, 'I') : body),
  )
  return { text: text.join(' '), sources: chosen }
}

/** "Was working on X" gets the subject that the writer left out. */
export function withSubject(body: string, who: Speaker): string {
  return /^(?:was|were|am|been|have|had)\s/i.test(body)
    ? `${who} ${body.charAt(0).toLowerCase()}${body.slice(1)}`
    : body
}

/** What happens to the writer, told without the "I": "Encountered problems with the map". */
const SUBJECTLESS =
  /^(?:noticed|realized|realised|attempted|tried|spent|looked (?:at|into|for)|had (?:to|an?|some|no|trouble|problems|issues)|got to|found|learned|learnt|went|saw|thought|decided|managed|started|began|hit|ran into|wanted|needed|aimed|struggled|figured out|discovered|suspected|assumed|bit(?= the)|dug|played|talked|met|encountered|faced|experienced|came across|could(?:n't| not)|can(?:'t|not)|was(?:n't| not)? (?:able|unable) to|(?:force|hand|re|cross|back)-[a-z]+ed)\s(?!(?:by|in|on|for|while|when|during|after|because|as|with)\s|(?:[a-z-]+\s)?(?:is|are|was|were)\b)/i

/** "Ended up replacing the pump": it was replaced. */
const ENDED_UP = /^((?:I|we)\s)?(?:finally\s|eventually\s)?ended up\s(?:just\s|simply\s)?([a-z-]+ing)(?=\s)/i

const SUFFERED =
  /^(?:blocked|delayed|interrupted|distracted|slowed down|held up|stalled)\b(?:\s\S+){0,5}\sby\s/i

const BREATH = 45

/** A sentence as one would say it: what is too long for one breath ends at its last joint before. */
export const spoken = onceForText((written: string): string => {
  const body = withoutChat(unlabelled(written))
    .replace(
      /^(?:it )?turn(?:s|ed) out,?\s(?:(?:to be )?that\s)?(?=(?:the|an?|I|we|it|they|this|that(?=\s(?:is|was|one|did|does|would|could|had|has)\b)|there|my|our)\s|(?:when|if)\s(?!.*\sthat\s))/i,
      'It turned out that ',
    )
    .replace(/^turn(?:s|ed) out,?\s(?:that\s)?/i, 'It turned out that ')
    .replace(/^(?:it )?turn(?:s|ed) out that that (?=one [a-z]+ [a-z]+ )/i, 'It turned out that ')
    .replace(/^1 (?=of )/, 'One ')
    // "Today I Implemented a gate".
    .replace(/\b(I|[Ww]e) ([A-Z][a-z]+)(?=\s)/g, (whole, who: string, word: string) =>
      verbIn(word.toLowerCase(), 'past') ? `${who} ${word.toLowerCase()}` : whole,
    )
    .replace(/^((?:At|On|By|In|From)\s[^,]{2,30},\s)The\b/, '$1the')
  if (countWords(body) <= BREATH) return undashed(tidySentence(body))
  const short = shorten(tidyClause(body), BREATH)
  return tidySentence(short && countWords(short) >= 10 && !isTorn(short) ? short : body)
})

/** What the writer makes of it: "..., which is great". */
const PRAISE = lean(
  /,\swhich\s(?:is|was|felt|feels|looks|looked|seems)\s(?:(?:\w+ly|pretty|very|so|quite|a bit|kind of|super)\s)?(?:awesome|clean|neat|great|nice|cool|good|fun|helpful|annoying|frustrating|exciting|satisfying|amazing|interesting|handy|sad|weird|fine|a (?:relief|pain|shame|pity))\b[^,;]*$/i,
)

/** "... and I decided to put the steps into this article". */
const WRITTEN_UP =
  /,?\sand\s(?:I|we)\sdecided\sto\s(?:put|write|share|document|describe)\b[^,;]*\b(?:article|blog|post)\b[^;.!]*/

/** "... and I'm really happy with the result". */
const GLAD = lean(
  /,?\sand\s(?:I'm|I am|I was|we're|we are)\s(?:(?:really|very|so|pretty|quite|super)\s)?(?:happy|pleased|satisfied|proud|glad)\b[^,;.!]*/i,
)

/** Without commands and exclamations in brackets, chatter, and the plan that a sentence ends with. */
function withoutChat(body: string): string {
  return withoutSaidOfIt(body)
    .replace(/\s?\((?=[^()]*(?:&&|\|\||\s--?\w))[^()]*\)/g, '')
    .replace(/\s?\((?![^()]*\d)(?=[^()]*(?:[!?]|\b(?:lol|haha|sigh|I guess|I think|what)\b))[^()]*\)/g, '')
    .replace(/\b(via|with|using|by|to):\s(?=\S)/g, '$1 ')
    .replace(/\s?\((?:possibly|maybe|probably|perhaps)\s[^()\d\s]*\s[^()\d]*\)/gi, '')
    .replace(/\s?\([^()]*\?\s?\)/g, '')
    .replace(/,\s(?:check it out|feel free|let me know|have a look)\b.*$/i, '.')
    .replace(PRAISE, '')
    .replace(WRITTEN_UP, '')
    .replace(GLAD, '')
    .replace(/\s(?:\.{3}|\u2026)\s|\s(?:xD|XD|lol|haha\w*|hehe|[:;]-?[CDPcp()])(?=[.!]*$)/g, ' ')
    .replace(/(?<=\w)(?:\.{2,}|\u2026)$/, '.')
    .replace(/\bway (?=(?:too|more|less|faster|slower|better|cleaner|easier|simpler)\b)/g, 'far ')
    .replace(
      /(?<!\b(?:in|of|via|see|from|with|by|to|on|as|for|opened|merged|reviewed|closed|and|or|the|my|our))\s(?:PR|MR|pull request)\s#\d+(?=\.?$)/i,
      '',
    )
    .replace(/:\s[^:]*\s(?:->|=>|\u2192)\s[^:]*\s(?:->|=>|\u2192)\s.*$/, '.')
    .replace(/,?\s(?:blah[ ,]*)+/gi, '')
    .replace(TIME_SPENT, '')
    .replace(
      /(?:,|,?\s(?:so|and|but)(?:\s(?:now|next|then))?)\s(?:I|we)(?:\swill|'ll|(?:'m|'re|\sam|\sare)\sgoing\sto|\splan\sto)\s[^,;]*$/,
      '',
    )
    .replace(/\s?\((?:e\.g|i\.e|incl|cf)\b[^()]*\)/g, '')
    .replace(/[!.]*!{2,}[!.]*/g, '!')
    .replace(/!$/, '.')
}

const HIDDEN_END =
  /(?<=[\w)]{2}|\s[A-Z])(?<!\b(?:e\.?g|i\.?e|a\.k\.a|etc|vs|approx|incl|resp|cf|no|fig|ca|al|min|max|[ap]\.m))\.\s(?=[a-z]+\s)/
/** What only ties a sentence to the one before. */
const TIE = lean(
  /^(?:(?:apparently|unfortunately|sadly|annoyingly|surprisingly|interestingly|basically|obviously|as it turn(?:s|ed) out),?\s(?=(?:I|we|the|an?|my|our|there|it|this|that|some|no)\b)|(?:while|when|after|by|in) doing (?:that|this|so|it),\s(?=\w)|(?:before|until|prior to) (?:this|that|then|now)(?: (?:change|patch|fix|commit|PR|MR|release|version|pull request)|(?: [a-z]+)?(?=,))?,?\s(?=\w)(?!(?:update|work|session|sprint|week|feature|refactor)\b)|as a (?:result|consequence),\s|without (?:this|that|it)(?: (?:change|patch|fix|commit|PR|MR|one))?,\s(?=\w)|(?:first|firstly|second|secondly|third|thirdly|lastly|finally|next|meanwhile),\s(?=\w)|(?:as (?:a )?(?:part|result|consequence) of|since|beyond|besides|because of|after|with|in addition to|along with|on top of|apart from|due to|in spite of|despite) (?:all (?:of )?)?(?:that|this|these|it)(?: time| point| change)?,?\s(?=(?:I|we|the|an?|my|our|there)\b))/i,
)

/** "So I went to fix it" is no part of what was wrong. */
const SO_MENDED = lean(
  /,?\s(?:so|and)\s(?:I|we)\s(?:\w+ly\s)?(?:(?:went|decided|had|set out|tried|wanted)\s(?:on\s|ahead\s)?(?:to|and)\s)?(?:fix|repair|solve|address|mend)(?:e?d)?\s(?:it|this|that|them|these)\b[^,;]*$/,
)

/** "So I had to split it", "so switched to another": what somebody did about it. */
const SO_DID =
  /(?<!\b(?:is|are|was|were|be|been|got|gets?|became|becomes?|grew)),?\sso\s(?:(?:I|we)\s)?(?:(?:just|then|instead|also|\w+ly)\s)?(?:had to|have to|decided to|needed to|ended up|went with|[a-z]+ed)\s(?!(?:by|in|as|on|that)\b)[^;]*$/

/** "So I made a new one": the same with a verb that has no ending of its own. */
const SO_MADE =
  /,?\sso\s(?:I|we)\s(?:\([^()]{2,40}\)\s)?(?:(?:just|then|instead|also|\w+ly)\s)?([a-z]+)\s[^;]*$/

/** "Because the lid was bent, I had to cut a new one" says that the lid was bent. */
const HAD_TO =
  /^(?:[^,;]{3,80},\s(?:but|and)\s)?(?:because|since|as)\s((?:the|an?|our|my|some|all|there|[A-Z][\w.-]+)\s[^,;]{8,120}),\s(?:so\s)?(?:I|we)\s(?:had|needed|decided|chose|ended up)\b.*$/i

const SO_DO = /,?\s(?:so|therefore|thus|hence),?\s([a-z]+)\s.*$/

/** The first of two sentences between which nothing but a small letter hides the end. */
export function firstOf(sentence: string): string {
  const [first = '', second] = sentence.split(HIDDEN_END)
  return second === undefined || !isWholeSentence(first) ? sentence : `${first}.`
}

/** What a colon or a semicolon joins, as sentences of their own where each can be one. */
export function statementsOf(sentence: string): string[] {
  const parts = sentence.split(
    /;\s(?=[A-Za-z])|:\s(?=(?:the|an?|our|my|each|every|we|I|it|they|there|no|some|all)\s)/i,
  )
  const [opening = ''] = /[a-z-]+(?!ly\b)(?=\s)/i.exec(parts[1]?.replace(/^\w+ly\s/i, '') ?? '') ?? []
  if (verbIn(opening.toLowerCase(), 'past') && !NOUN_VERBS.has(opening)) return [sentence]
  return parts.length === 2 && parts.every((part) => countWords(part) >= 4 && isWholeSentence(part))
    ? parts.map(tidySentence)
    : [sentence]
}

/** "As part of this work we renamed the font" tells that we renamed the font; "so use another" is what was done about it. */
export function untied(sentence: string): string {
  const reason = HAD_TO.exec(sentence)?.[1] ?? ''
  if (reason && isWholeSentence(reason)) return tidySentence(reason)
  const told = sentence.replace(TIE, '').replace(SO_MENDED, '.')
  const short = told
    .replace(SO_DID, '.')
    .replace(SO_MADE, (whole, word: string) => (verbIn(word, 'past')?.isWork ? '.' : whole))
  return capitalise(countWords(short) >= 4 ? short : told).replace(SO_DO, (told, verb: string) =>
    verbIn(verb, 'base') && !NOUN_VERBS.has(verb) ? '.' : told,
  )
}

/** What stands in brackets is not heard, unless it is a condition or a measure. */
const ASIDE =
  /\s\((?!(?:if|unless|only|except|not|but|when|without)\b|[~<>]?\d[\d.,]*\s?(?:%|[a-z\u00b5]+)\))[^()]*\)(?=[\s.,;:])/gi

/** "When the page loads (twice) it flickers" needs a comma where its bracket was. */
const AFTER_CLAUSE =
  /^((?:when|whenever|if|while|because|since|after)\s[^,()]*)(?<!ly)\s\([^()]*\)(?=\s(?!and\b|or\b|is\b|are\b|was\b|were\b)(?![^,]*,\s(?!and\b|or\b|but\b)))/i

export function withoutBrackets(sentence: string): string {
  const told = sentence.replace(AFTER_CLAUSE, (whole, clause: string) =>
    isUnfinished(clause) ? whole : `${clause},`,
  )
  const plain = withoutAsides(told, ASIDE)
  return countWords(plain) >= 4 ? plain : sentence
}

const SPLICE =
  /^([^;]{12,}?),\s((?:(?:I|we|it|they|this(?!\stime)|nobody|everything|there)\s|(?:I|we|it|they|that|there)'(?:s|re|m|ve)\s|(?:the|our|my|no)\s(?:(?!(?:that|which|who|where|and|or|but|as|of)\s)[\w'-]+\s){1,4}?(?:was|were|had|did|could|would|is|are|has|does|can|wasn't|weren't|hadn't|didn't|couldn't|isn't|aren't|doesn't)\s).+)$/i
/** What the clause before a comma must not be: a condition, a time or a reason of the one after it. */
export const LEADS_ON = lean(
  /(?:^|,\s)(?:(?:and|but|so|then)\s)*(?:by|with|without|in|on|at|for|to|from|out|during|due|given|despite|instead|even|over|under|through|throughout|across|upon|like|unlike|compared|combined|coupled|together|based|[a-z]+ing)\b[^,]*$|\bthat\s(?:in|on|at|for|with|without|during|by|from|under)\s[^,]*$|\b(?:when|while|if|after|before|since|because|as|once|although|though|unless|until|whenever|where|now that)\b[^,]*$|,\s(?:and|but|so|yet|or)(?:\s(?:[a-z]+ly|then|alas|still|again))?$/i,
)

/** In "the pump ran when the tank was full, nobody saw it" the clause before the comma has a statement before it. */
function leadsOn(clause: string): boolean {
  if (!LEADS_ON.test(clause)) return false
  const [, head = ''] = /^([^,]{8,}?)\swhen\s[^,]*$/i.exec(clause) ?? []
  return !(head && !LEADS_ON.test(head) && isWholeSentence(head))
}

const HOWEVER = /^([^,;]{20,}),\showever,?\s(?=(?:I|we|it|they|the|this|there|our|my)\s)/

/** A time, a place or a reason, or a word that belongs to what follows. */
const OPENS_ON =
  /^(?:on|in|at|by|from|during|after|before|since|aside|apart|instead|with|without|for|to|as|when|while|if|because|although|though|due|given|despite|even)\b|\b(?:however|therefore|instead of\b[^,]*|then|thus)$/i

/** "The pump starts, nobody has complained since" is two sentences. */
export function unspliced(written: string): string {
  const sentence = written.replace(HOWEVER, (whole, head: string) =>
    OPENS_ON.test(head) ? whole : `${head}. However, `,
  )
  const [, first = '', second = ''] = SPLICE.exec(sentence) ?? []
  return first &&
    !leadsOn(first) &&
    !OPENS_ON.test(first) &&
    isWholeSentence(first) &&
    isWholeSentence(second)
    ? `${first}. ${unspliced(capitalise(second))}`
    : sentence
}

/** "16:40: Checked the pump" has lost more than its label. */
function isBareDeed(text: string): boolean {
  const [first = '', second = ''] = text.split(' ', 2)
  // "Merged requests: 40" has got its verb.
  if (/\s(?:was|were)\s[~<>]?\d/.test(text)) return false
  return verbIn(first.toLowerCase(), 'past')?.isWork === true && takesObject(second)
}

const TOOK =
  /^took (?:me |us )?(?:(?:about|around|almost|over|only|just|another|way|far|quite|so|a|an|the|some|several|many|\d+\b|two|three|four|five) ?)*(?:attempts?|tries|minutes?|hours?|days?|weeks?|months?|while|time|long|longer|forever)\b/i

/** "Wrote load tests" is said with its "I". */
export function voiced({ body, clause }: Weighed, me: Speaker): string {
  const text = unlabelled(body)
    .replace(
      /^(?:(?:and|but|so(?! (?:far|long|much|many)\b)|also|then|plus|well|anyway)[,:]?\s)+(?=[a-z])/i,
      '',
    )
    .replace(/^learning (?=that|how)/i, 'Learned ')
    .replace(ENDED_UP, (whole, who: string | undefined, word: string) => {
      const verb = verbIn(word, 'ing')
      return verb?.isWork ? `${who ?? ''}${verb.forms.past}` : whole
    })
  const isBare =
    (clause?.subject === 'none' &&
      clause.form === 'past' &&
      clause.lead === '' &&
      !/^turned out\b/i.test(text) &&
      // "Broad queries now return at once" has a subject.
      !/^(?:the|an?|our|my|this|these)\s|^(?:\S+\s){1,4}now\s[a-z]+\s/i.test(text)) ||
    SUBJECTLESS.test(text) ||
    (text !== body && isBareDeed(text))
  // What "used to take a day" was not the writer.
  if (/^used to (?:take|be|need|cost|fail|happen)\b/i.test(text))
    return spoken(`It ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  if (/^turned out to be\b/i.test(text)) return spoken(`It ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  // "Blocked two days by the vendor": that was done to the writer.
  if (isBare && SUFFERED.test(text))
    return spoken(`${me} ${me === 'I' ? 'was' : 'were'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  // "Took three days": the work did.
  if (isBare && TOOK.test(text)) return spoken(`It ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  // "Saved us an hour": what was done did.
  if (isBare && /^[a-z]+ (?:us|me)\s/i.test(text))
    return spoken(`This ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  if (/^turn(?:s|ed) out\b/i.test(text)) return spoken(text)
  if (isBare) return spoken(`${me} ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  // "Seeing as it rained" is why.
  if (SEEING.test(text) && !/^seeing (?:as|that|how)\s/i.test(text) && !isDoingSubject(text)) {
    const doing = text.replace(/^currently\s/i, '')
    return spoken(`${me} ${me === 'I' ? 'was' : 'were'} ${doing.charAt(0).toLowerCase()}${doing.slice(1)}`)
  }
  // "Fixes the flicker": the change does.
  if (
    clause?.subject === 'none' &&
    clause.form === 's' &&
    clause.lead === '' &&
    // "Exports that hung finish now": a plural.
    !/^(?:that|which|who)\s/.test(clause.rest) &&
    !/^turns out\b/i.test(text)
  )
    return spoken(`This ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  return spoken(clause?.subject === 'i' ? withSubject(text, 'I') : text)
}
