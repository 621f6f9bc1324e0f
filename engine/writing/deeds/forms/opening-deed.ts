import type { Weighed } from '../../../facts/fields/select.ts'
import { lean } from '../../../lean.ts'
import { STUDYING } from '../../../lexicon/verbs.ts'
import { readClause, splitLead } from '../../../text/clauses/clauses.ts'
import { type Verb, verbIn } from '../../../text/clauses/verbs.ts'
import { phraseIn } from '../../sentence/inflect.ts'
import { isRoutine } from '../refused/no-deed.ts'

const OPENING = lean(
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|by|upon)\s(?:(?:finally|manually|then)\s)?([a-z-]+ing\s(?:[^,;:]|[,:](?=\d)){4,120}(?:,\s(?:and\s)?[a-z-]+ing\s[^,;:]{4,60}){0,3})(?:[,:]\s(?=\S)|\s(?=(?:it|they)\s(?:now|only|just|takes?|finish(?:es)?|loads?|runs?|opens?|starts?|boots?|builds?|completes?|responds?|prints?|renders?)\s|(?:(?:the|our|my|all)\s(?:[\w-]+\s){1,3}?|everything\s)(?:(?:came|comes) (?:up|back|on|alive)|went (?:through|away|back|green)|worked|works|booted|boots|passed|passes|disappeared|vanished|cleared|recovered|returned|stopped|[a-z-]+(?:ed|s)\s(?:properly|correctly|fine|again|as expected|smoothly|perfectly))\b))/i,
)

const PASSIVE_OPENING =
  /^(?:(?:and|but|so|then|finally|also|eventually|later),?\s)?(?:after|once)\s((?:the|a|an|all|both|my|our)\s(?:[^\s,;:]+\s){1,5}?(?:was|were|(?:had|has|have) been)\s[^,;:]{3,80}?(?<!\s(?:to|from|in|on|with|by|of|for|and|at|into|onto|under|between)))(?:,\s(?=\S)|\s(?=(?:the|our|all|it|they|everything|we|I)\s))/i

/** "After we opened the valve, it flows". */
const OWN_OPENING = /^(?:after|once|when|as soon as)\s((?:I|we)\s[a-z]+ed\s(?:[^,;:]|:(?=\S)){4,100}),?\s?$/i

const WENT_WELL = lean(
  /^(?:it|everything|they|all|(?:the|my|our)\s(?:[\w-]+\s){1,3})\s?(?:(?:all|just|finally|now)\s)?(?:works?|worked|pass(?:es|ed)|booted|recovered|disappeared|went (?:away|through)|came (?:up|back|alive)|was (?:fine|fixed|gone|solved))\b/i,
)

/** "Recovery after adding a pump". */
const RECOVERED =
  /^(?:\d{1,2}:\d{2}\S{0,3}\s)?(?:(?:full|service)\s)?(?:restoration|restored|recovery|recovered|resolved|back (?:up|online)|fixed)\s(?:[\w-]+\s){0,3}?after\s([a-z-]+ing\s[^,;:]{4,120}?)\.?$/i

/** "By moving the pump, you can save a day" and "..., an earlier patch undid it" tell of no deed of the writer's. */
const OF_ANOTHER =
  /^(?:you|one|users?|people|anyone|everyone|he|she|they|somebody|someone|an? (?:earlier|previous|prior|older|recent|past)|(?:the )?(?:earlier|previous|prior|commit|upstream|attackers?|vendors?))\b|^(?!(?:I|we)\s)(?:[\w-]+\s){1,4}?(?:can(?! now)|could|would|should|may|might|will be able to)\s/i

/** What was come upon was not made. */
function isFound({ base }: Verb): boolean {
  return /^(?:find|discover|notice|report|detect|identify|trigger|cause|lose|hit)$/.test(base)
}

/** "After running the old mill for ten years": how things had been. */
const HAD_BEEN = lean(
  /^(?:using|running|operating|working|living|relying|playing|struggling|maintaining|managing|hosting|keeping)\s(?:[^,;:]{2,80}\s)?for\s(?:(?:about|over|almost|nearly|around|more than)\s)?(?:an?|several|many|some|a few|a couple of|[a-z]+|\d+\+?)\s(?:years?|months?|weeks?|days?|decades?|seasons?|semesters?)\b/i,
)

/** "After swapping the pump, the lamp flickered" tells when the trouble began. */
function isOnset({ likelihood }: Weighed, opening: string, then: string): boolean {
  return (
    !/\bby\s/i.test(opening.slice(0, 20)) &&
    !/^(?:I|we)\s/i.test(then) &&
    likelihood.problem > Math.max(0.4, likelihood.impact)
  )
}

/** "Adding a lamp and defoobing the lid": a verb that nobody knows has no past either. */
function withKnownVerbs(told: string): string {
  return told.replace(/,?\sand\s([a-z-]+ing)\s.*$/, (tail, word: string) =>
    verbIn(word, 'ing') || !/^,?\sand\s\S+\s(?:the|an?|all|both|one|two|three|some|\d+)\s/.test(tail)
      ? tail
      : '',
  )
}

/** "After fixing the model, the test passed" tells that the model was fixed, and so does "once the model was fixed". */
export function openingOf(source: Weighed): Weighed[] {
  const passive = PASSIVE_OPENING.exec(source.body)?.[1] ?? ''
  const before = isRoutine(source.body) ? undefined : readClause(passive)
  if (before?.subject === 'passive' && !STUDYING.has(before.verb.base) && !isFound(before.verb))
    return [{ ...source, body: passive, clause: before }]
  const { lead, body: main } = splitLead(source.body)
  const own = OWN_OPENING.exec(lead)?.[1]?.trim() ?? ''
  const mine = readClause(own)
  // After what did harm, something broke.
  const isGood =
    (source.likelihood.impact >= 0.4 && source.likelihood.problem < 0.3) ||
    (WENT_WELL.test(main) && source.likelihood.problem < 0.6)
  if (
    isGood &&
    mine?.verb.isWork &&
    mine.form === 'past' &&
    !STUDYING.has(mine.verb.base) &&
    !isFound(mine.verb)
  )
    return [{ ...source, body: own, clause: mine }]
  const opening = OPENING.exec(source.body)
  const then = source.body.slice(opening?.[0].length)
  if (opening && (OF_ANOTHER.test(then) || isOnset(source, opening[0], then))) return []
  const told = withKnownVerbs(opening?.[1] ?? RECOVERED.exec(source.body)?.[1] ?? '')
  const verb = verbIn(/^[a-z-]+/i.exec(told)?.[0] ?? '', 'ing')
  if (
    !told ||
    !verb?.isWork ||
    /^(?:just|fine|well|smoothly|quickly|for|in|on|at|out|into|around|a (?:bit|while|lot))\b/.test(
      told.slice(told.indexOf(' ') + 1),
    ) ||
    STUDYING.has(verb.base) ||
    HAD_BEEN.test(told) ||
    source.clause?.modality === 'planned'
  )
    return []
  const body = phraseIn('past', verb, 'ing', told.slice(told.indexOf(' ') + 1))
  return [{ ...source, body, clause: readClause(body) }]
}
