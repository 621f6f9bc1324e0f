import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { onceFor } from '../../../once.ts'
import { verbIn } from '../../../text/clauses/verbs.ts'
import { withoutAsides } from '../../plainer/asides.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { countWords, tidyPhrase, uncapitalise } from '../../sentence/tidy.ts'
import { isTorn, shorten } from '../../sentence/trim.ts'
import { mendedAim } from './missaid-aim.ts'

/** "The goal was to X", "Goal: X", or what stands below "Objective": the task in the writer's own words. */
export const isGoal = onceFor((one: Weighed): boolean => {
  const { body, likelihood } = one
  if (likelihood.followup >= 0.4 || countWords(body) > 40 || /#\d+\.?$/.test(body)) return false
  if (!NAMES_GOAL.test(body) && !one.sentence.opensBlock) return false
  if (/,\sbut\s|\sbut\s(?:the|my|our)\s(?:idea|plan|goal|aim)\b/.test(body)) return false
  if ((AIMED.test(body) && GOAL.test(body)) || dutyIn(body) !== undefined) return true
  return namedGoal(one) !== undefined
})

/** What one of the patterns below needs in the sentence itself. */
const NAMES_GOAL =
  /^T:|goal|aim|objective|task|idea|challenge|purpose|mission|thing|job|assignment|milestone|focus|priority|responsible|charge|entrusted|asked/i
const AIMED = /(?:goal|aim|objective|task|idea|challenge|purpose)\b.{0,60}? (?:was|is) |\bthing\b.{0,40} was /
/** "I was given the task of making X", "responsible for moving X", "my main focus was on fixing X". */
const DUTY = lean(
  /\b(?:(?:given|had|got|took on) the (?:task|job|assignment|mission|challenge) of|(?:my|our|the) (?:(?:first|second|third|next|main|final) )?(?:task|job|assignment|mission|milestone)(?: (?:this|last|for|of) [\w ]{3,20}?)? (?:was|is|involved)|(?:my|our|the) (?:main |primary |biggest |major )?(?:focus|priority)(?: (?:this|last|for) [\w ]{3,20})? (?:was|has been)(?: on)?(?= [a-z]+ing\b)|(?:I|we) (?:was|were) (?:responsible for|in charge of|tasked with|charged with|entrusted with|asked with)) ([a-z]+ing) (\S.*)$/i,
)

/** "Was asked to bring the weight under 1 t". */
const ASKED_TO =
  /^(?:(?:I|we)\s)?(?:was|were|got)\sasked\s(?:by\s(?:[\w'-]+\s){1,5}?)?to\s([a-z]+\s[^,;:]{4,120})/i

function dutyIn(body: string): string | undefined {
  const asked = ASKED_TO.exec(body)?.[1]
  // How much was asked for is easily heard as how much it became.
  if (asked) return asked.replace(/\sby \d[\d.,]*\s?%.*$/, '')
  const [, word = '', rest = ''] = DUTY.exec(body) ?? []
  const verb = verbIn(word, 'ing')
  return verb && phraseIn('base', verb, 'ing', rest).replace(/^(?:begin|start) to\s/, '')
}

const GOAL = lean(
  /(?<!\b(?:if|next) (?:(?:the|my|our) )?)\b(?:(?:main|initial|first|primary|original|overall) (?:goal|aim|objective)|(?:the|my|our) (?:(?:main|initial|first|primary|original|overall) )?(?:goal|aim|objective|task|(?<!(?:initial|first|original) )idea|challenge|purpose)|the (?:first|main) thing (?:I|we) (?:wanted|needed|had|set out) to do)(?: (?:of|for|behind|with|in) (?!(?:next|the next|tomorrow)\b)[\w' -]{3,40}?)? (?:was|is)(?: to|(?: \w+){0,2}(?: [-\u2013\u2014]|:)(?: to)?|(?<=\bdo was)) (?=[a-z])/i,
)

const LABEL =
  /^(?:(?:the|my|our|main|project|learning|today's|sprint|overall)\s){0,2}(?:goal|objective|aim|purpose|mission|task|T)\s?[:\u2013\u2014-]\s(?:to\s)?(?=[A-Za-z]+\s)/i
const HEADING =
  /^(?:(?:the|my|our|main|project|overall)\s){0,2}(?:goal|objective|aim|purpose|mission|motivation|task)\s?:?$/i

/** "Goal: smaller boats" says it without a sentence, and so does "Build boats" below "Goal". */
export function isLabelledGoal(one: Weighed): boolean {
  return LABEL.test(one.body) || namedGoal(one) !== undefined
}

/** What stands behind a label or first below a heading that says it is the goal, if it opens with its verb. */
function namedGoal({ body, sentence }: Weighed): string | undefined {
  const labelled = body.replace(LABEL, '')
  const isNamed = labelled !== body || (sentence.opensBlock && HEADING.test(sentence.headings.at(-1) ?? ''))
  const told = uncapitalise(labelled.replace(/^to\s/i, ''))
  return isNamed && sentence.kind !== 'title' && opensWithVerb(told) ? told : undefined
}

function opensWithVerb(phrase: string): boolean {
  const [word = ''] = /^[a-z]+/.exec(phrase.replace(/^(?:better|further|[a-z]+ly)\s/, '')) ?? []
  return verbIn(word, 'base') !== undefined && !/^(?:be|have|work)$/.test(word)
}

/** What the goal was, where it begins with its verb and is clear without the rest of the note. */
export function aimOf(one: Weighed): string | undefined {
  const { body } = one
  const [match = ''] = GOAL.exec(body) ?? []
  const named = match ? body.slice(body.indexOf(match) + match.length) : namedGoal(one)
  const told = withoutAsides(tidyPhrase(dutyIn(body) ?? named ?? ''))
    .replace(/\s[-\u2013\u2014]{1,2}\s.*$/, '')
    .replace(/,?\s(?:(?:from|in|on|to|by|with|for|of)\swhich|but|so|because|since|which|although)\s.*$/, '')
    .replace(/^((?:\S+\s){3,}?)by\s[a-z]+ing\s.*$/, '$1')
    .replace(/[\s.!:]+$/, '')
  const short = shorten(mendedAim(told), 24)
  const isClear =
    short &&
    !isTorn(short) &&
    countWords(short) >= 3 &&
    opensWithVerb(short) &&
    !/\b(?:this|these|those|it|them|you|ones)\b/.test(short)
  return isClear ? short : undefined
}
