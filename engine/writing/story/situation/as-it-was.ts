import { onceForText } from '../../../once.ts'
import { inPast } from '../telling/past-tense.ts'
import { statementsOf, unspliced } from '../telling/say.ts'
import { doesHarm } from '../telling/sayable.ts'
import { isFit } from './fit.ts'
import { isSoundSituation } from './sound-situation.ts'
import { isWellBuilt, tellsPast } from './well-built.ts'

const DID_HARM = /\b(?:caused|led|resulted|broke|crashed|failed)\b/

/** What a sentence is told as: how things were, one statement at a time. */
export const sentencesOf = onceForText((text: string): string[] => {
  const statements = statementsOf(text)
  return (statements.every(isFit) ? statements : [text]).map((one) =>
    doesHarm(one) && DID_HARM.test(one) ? one : inPastOnce(unspliced(one)),
  )
})

/** "The watering plans lived in a sheet": the verb is in the past already, and the plans are no verb. */
function inPastOnce(sentence: string): string {
  const told = inPast(sentence)
  const [, thing = ''] =
    /^[^,;]{2,40}?([a-z]{3,})s (?:lived|sat|stood|hung|existed|depended|relied|took|ran|kept|were)\b/.exec(
      sentence,
    ) ?? []
  return thing && !told.includes(`${thing}s `) ? sentence : told
}

export const isCorrect = onceForText((text: string): boolean => {
  const sentences = sentencesOf(text)
  return (
    isFit(text) &&
    sentences.every((one) => isWellBuilt(one) && (tellsPast(one) || doesHarm(one))) &&
    sentences.some(isSoundSituation)
  )
})
