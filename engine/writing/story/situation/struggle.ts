import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import type { Phrase } from '../../bullet/reason/trouble.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import type { Candidate } from '../salience.ts'
import { isSound } from '../task/sound-aim.ts'
import { turnedRound } from '../task/turned.ts'

/** Where a sentence ends. */
const END = /(?<=[a-z\d)"][.!?])\s+(?=[A-Z])/

/** "While packing, I noticed that the lid was bent": who saw it, and when. */
const SEEN =
  /^(?:[^,.;]{3,60},\s)?(?:[Ii]|[Ww]e) (?:also |then |soon |quickly |later )?(?:noticed|found(?: out)?|reali[sz]ed|discovered|saw|learned|observed) that (?:for some reason )?(?=\S)/

/** "I could not open the lid", "We were unable to open it". */
const COULD_NOT =
  /^(?:I|We) (?:still )?(?:couldn't|could not|(?:was|were)(?:n't| not) able to|(?:was|were) unable to|did(?:n't| not) know how to) ([a-z]+) (.+)$/

/** "I had trouble opening the lid", "We struggled with opening it". */
const HAD_TROUBLE =
  /^(?:I|We) (?:(?:was|were) )?(?:also |still )?(?:(?:had|having|faced|facing) (?:(?:some|a lot of|much|a bit of|great|several|an?|the) )*(?:trouble|difficulty|difficulties|problems|issues|hard time|challenges?)(?: with| in| of)?|struggl(?:ed|ing) with) ([a-z]+ing) (.+)$/

const STRUGGLED = /^(?:I|We) (?:(?:was|were) )?(?:also |still )?struggl(?:ed|ing) to ([a-z]+) (.+)$/

/** "The hardest part was opening the lid", "One problem I faced was how to open it". */
const CHALLENGE = lean(
  /^(?:The|My|Our|One|Another)(?: of (?:the|my|our))? (?:[\w-]+ ){0,3}?(?:challenges?|problems?|issues?|difficult(?:y|ies)|hurdles?|parts?|obstacles?|struggles?|things?)(?: (?:that )?(?:I|we) (?:\w+ ){0,3}?(?:faced|had|hit|encountered|met|figure out|solve|discovered))?(?: (?:here|this week|today))? (?:was|were) (?:(?:in )?trying to ([a-z]+)|([a-z]+ing)|how to ([a-z]+)) (.+)$/,
)

/** Where a statement goes on to its reason or to another statement. */
const MORE =
  /[;:]\s.*$|,?\s(?:but|so|because|due to|since|as|which|while|although|though|until|even|however|resulting in|causing|leading to)\s.*$|,\s.*$/

/** What only its sentence explains, or what is said of nothing alone. */
const LEANS = /\b(?:this|that|it|them|these|those|its|their|any\w*|either|yet|without|myself)\b/

/** Nobody is set the task to see or to know. */
const BEFALLS =
  /^(?:see|tell|remember|know|understand|think|believe|wait|help|be|have|do|go|come|say|afford)$/

/** What reaches a thing by itself needs no way to be found. */
const PLAIN = /^(?:get|find|figure|make|work|ensure|determine)$/

/** What had to be achieved, by what the finished situation says was hard, could not be done or went on. */
export function strugglesOf({ text, sources }: Phrase): Candidate[] {
  if (sources.length === 0) return []
  const sentences = text.split(END)
  return sentences.flatMap((sentence, at) => {
    const source = sentences.length === sources.length ? sources[at] : sources[0]
    if (!source || source.likelihood.problem < 0.4 || source.likelihood.solution > 0.5) return []
    const told = sentence.replace(/[.!?]+$/, '')
    const aim = struggleIn(told) ?? turnOf(told, source)
    return aim && isSound(aim) ? [{ ...source, body: aim, favour: 1.5 }] : []
  })
}

/** "I noticed that the bell was ringing all night": the bell was. */
function turnOf(sentence: string, source: Weighed): string | undefined {
  const body = sentence.replace(SEEN, '')
  return body === sentence ? undefined : turnedRound({ ...source, body })
}

/** What somebody found hard, as something to do. */
export function struggleIn(sentence: string): string | undefined {
  const [, could = '', rest = ''] = COULD_NOT.exec(sentence) ?? STRUGGLED.exec(sentence) ?? []
  if (could) return told(could, 'base', rest)
  const [, doing = '', what = ''] = HAD_TROUBLE.exec(sentence) ?? []
  if (doing) return told(doing, 'ing', what)
  const [, tried = '', hard = '', asked = '', matter = ''] = CHALLENGE.exec(sentence) ?? []
  if (asked) return told(asked, 'base', matter)
  return matter ? told(tried || hard, tried ? 'base' : 'ing', matter) : undefined
}

function told(word: string, form: 'base' | 'ing', rest: string): string | undefined {
  const verb = verbIn(word, form)
  if (!verb || BEFALLS.test(verb.base)) return undefined
  const aim = shorten(phraseIn('base', verb, form, rest.replace(MORE, '')), 16)
  // "Enforce HTTPS" says enough.
  const isShort = countWords(aim ?? '') < (/\s[A-Z]{2}/.test(aim ?? '') ? 2 : 4)
  if (!aim || isShort || isTorn(aim) || LEANS.test(aim)) return undefined
  return PLAIN.test(verb.base) ? aim : `find a way to ${aim}`
}
