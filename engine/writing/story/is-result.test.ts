import { expect, test } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const resultOf = (text: string) =>
  analyseSnap(text, { today: '2026-11-14', autoDetectDate: true, smartPriority: true }).starStory.result

test('what can still go wrong is no result, even where it speaks of what can be done', () => {
  const result = resultOf(
    'lock: do not copy the code of a guest\n\nA guest who is able to enter a very long code can crash the lock and the whole door.',
  )
  expect(result).toBe('The code no longer copies the code of a guest.')
})

test('a thing that is too high or works only under a condition is no result', () => {
  const result = resultOf(
    'Door log\n\nI changed the spring of the door. The force is too high, though, 80 N instead of 60 N. The door works if the latch is taped.',
  )
  expect(result).not.toMatch(/too high|taped/)
})

test('a change of number is no result where nothing says whose it is', () => {
  expect(resultOf('Door log\n\n- Fixed the door settings:\n  * 0.1 -> 0.2 (right width)')).not.toContain(
    'It went',
  )
})
