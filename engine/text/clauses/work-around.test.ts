import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readClause } from './clauses.ts'

it.each([
  ['Work around a bug of the pump', 'work around', 'a bug of the pump'],
  ['I worked around the missing lamp', 'work around', 'the missing lamp'],
  ['Work around PierLamp bug when it rains', 'work around', 'a PierLamp bug when it rains'],
  ['I worked around the clock', 'work', 'around the clock'],
  ['I worked on the lamp', 'work', 'on the lamp'],
])('reads %j', (text, base, rest) => {
  expect(readClause(text)).toMatchObject({ verb: { base }, rest })
})

describe('what was worked around', () => {
  const { resumeBullet, starStory } = analyse(
    'Work around a bug of the pump driver involving gate_set().\n\nCalling it twice made the pump hang.',
  )

  it('is told as a deed', () => {
    expect(resumeBullet).toMatch(/^Worked around a bug of the pump driver involving gate_set\(\)/)
    expect(starStory.action).toBe('I worked around a bug of the pump driver involving gate_set().')
    expect(starStory.result).toMatch(/has been worked around|worked around/)
  })

  it('and the harm beside it as none', () => {
    expect(`${resumeBullet} ${starStory.task} ${starStory.action}`).not.toMatch(
      /ma(?:de|ke|king) the pump hang|called/,
    )
  })
})
