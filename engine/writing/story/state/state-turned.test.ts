import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

describe('what a thing was turned into', () => {
  const resultOf = (text: string) => analyse(text).starStory.result

  it.each([
    [
      'Replaced the polling loop in the lift gateway with MQTT push.',
      'The lift gateway now uses MQTT push instead of the polling loop.',
    ],
    [
      'Replaced the home-grown scheduler with Airflow.',
      'Airflow is now used instead of the home-grown scheduler.',
    ],
    ['Replaced jQuery by Vue in the admin pages.', 'The admin pages now use Vue instead of jQuery.'],
    ['Refactored the till into three smaller services.', 'The till now consists of three smaller services.'],
    [
      'Rewrote the inner loop of the tide model with AVX2 intrinsics.',
      'The inner loop of the tide model now uses AVX2 intrinsics.',
    ],
    [
      'Trained a small model to count gulls on the pier.',
      'There is now a small model to count gulls on the pier.',
    ],
    [
      'Put the berth check and the insert in one transaction.',
      'The berth check and the insert are now in one transaction.',
    ],
  ])('is told as it is now: %s', (text, result) => {
    expect(resultOf(text)).toBe(result)
  })

  it.each([
    'Replaced the worn mast of the ferry with great care.',
    'Replaced the worn mast of the ferry with my brother.',
    'Replaced the worn mast of the ferry with a new one.',
    'I plan to replace the polling loop in the lift gateway with MQTT push.',
    'Tried to split the till into three services, and gave up.',
  ])('is not what only helped, nor what was never done: %s', (text) => {
    expect(resultOf(text)).not.toMatch(/now uses?d? |instead of|consists/)
  })
})
