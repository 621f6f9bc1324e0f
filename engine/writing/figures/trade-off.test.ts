import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { isStillBad, isTradeOff } from './trade-off.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, result: starStory.result }
}

describe('the gain is the result, not what it cost', () => {
  test.each([
    [
      'I indexed the orders. Lookups take 80 ms now instead of 3 s. Inserts are a little slower.',
      'Lookups take 80 ms now instead of 3 s.',
    ],
    [
      'I cached the menu. Pages load in 300 ms instead of 1.2 s. This may help the till as well.',
      'Pages loaded in 300 ms instead of 1.2 s.',
    ],
    [
      'We split the depot service. Deploys take 6 minutes instead of 20. Memory stayed at 2 GB.',
      'Deploys took 6 minutes instead of 20.',
    ],
  ])('%s', (note, result) => {
    expect(told(note).result).toBe(result)
  })

  test('a bullet does not end with what is as bad as before', () => {
    expect(told('I doubled the batch size. Loss remains in the 40s.').bullet).not.toContain('40s')
    expect(told('I retuned the valve. Pressure is still stuck at 3 bar.').bullet).not.toContain('stuck')
    expect(told('I moved the tests to a new runner. All 90 tests still pass.').bullet).toContain(
      'still passing',
    )
  })

  test.each(['Deletes still need a full scan.', 'Accuracy is stuck at 51%.', 'The queue stayed full.'])(
    '"%s" is as bad as before',
    (body) => {
      expect(isStillBad(body)).toBe(true)
    },
  )

  test.each(['All clients still work.', 'The API remains compatible.', 'It can now export tables.'])(
    '"%s" is no price',
    (body) => {
      expect(isTradeOff(body)).toBe(false)
    },
  )
})
