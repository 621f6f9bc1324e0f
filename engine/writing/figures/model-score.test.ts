import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { scorePhrase } from './model-score.ts'

it.each([
  ['Recall is 0.91 on the test set.', ', with a recall of 0.91 on the test set'],
  ['The accuracy was 94%.', ', with an accuracy of 94%'],
  ['F1 score reached 0.8 for both harbours.', ', with an F1 score of 0.8 for both harbours'],
  [
    'It reaches a precision of 0.7 on the night shots, where the old alarm had 0.4.',
    ', reaching a precision of 0.7 on the night shots',
  ],
])('tells how good a model is behind the deed that made it: %s', (body, phrase) => {
  expect(scorePhrase(body)).toBe(phrase)
})

it.each(['Recall the test set.', 'The accuracy of the gauge is poor.', 'It has a lid of 0.7 mm.'])(
  'reads no score where there is none: %s',
  (body) => {
    expect(scorePhrase(body)).toBeUndefined()
  },
)

it('is what came of the training, and not how things were', () => {
  const { resumeBullet, starStory } = analyse(
    'Trained a forest to predict ferry delays from tide data. Recall is 0.91 on the test set, the old rule had 0.6.',
  )
  expect(resumeBullet).toBe(
    'Trained a forest to predict ferry delays from tide data, with a recall of 0.91 on the test set.',
  )
  expect(starStory.situation).not.toContain('0.91')
})
