import { describe, expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, ...starStory }
}

describe('what a comma joins to a deed, with a subject of its own', () => {
  test.each([
    [
      'what came of it',
      'replaced the worn belt of mill 2, output holds at 40 sacks an hour now instead of dropping to 12',
      'Output holds at 40 sacks an hour now instead of dropping to 12.',
    ],
    [
      'what it saves',
      'took the mixer apart and greased it, dough comes out smooth again',
      'Dough came out smooth again.',
    ],
    [
      'a figure without its verb',
      'Rewired the winch, standby load 80 W to 9 W',
      'The standby load went from 80 W to 9 W.',
    ],
    [
      'what others chose',
      'drew up two plans for the jetty, council picked the cheaper one',
      'Council picked the cheaper one.',
    ],
    [
      'where one is now',
      "moved 30 of the 44 looms to the new hall and we're at 9 bales a day",
      "We're at 9 bales a day.",
    ],
    [
      'who got on with it',
      'I cut the harvest into four rounds, and the first one went out on time.',
      'The first one went out on time.',
    ],
  ])('is told as the result: %s', (_, note, result) => {
    expect(told(note).result).toBe(result)
  })

  test('leaves the deed to the bullet and the action', () => {
    const { bullet, action } = told('sealed the hatch of the silo, grain stays dry now')
    expect(bullet).toBe('Sealed the hatch of the silo, so that grain stays dry now.')
    expect(action).toBe('I sealed the hatch of the silo.')
  })

  test('is no result where it came from others', () => {
    expect(
      told('Printed a guide to the mill in Dutch and Polish, drawings came from a school.').result,
    ).not.toContain('school')
  })

  test('is told after another of its kind', () => {
    expect(
      told(
        'I bound the tide tables, ferries use them on every trip, and new pilots qualify in days instead of months.',
      ).result,
    ).toBe('New pilots qualified in days instead of months.')
  })

  test('is how things were where it tells of the time before', () => {
    expect(told('Cleaned the gutter, the old sieve was full of leaves.').situation).toBe(
      'The old sieve was full of leaves.',
    )
  })
})

test('what is only expected hides no deed, and is no result', () => {
  const { bullet, action, result } = told(
    'was asked why the heating bill jumped. put timers on the radiators, should save about $900 a year, will know in May',
  )
  expect(bullet).toMatch(/^Put timers on the radiators/)
  expect(action).toContain('I put timers on the radiators.')
  expect(`${bullet} ${result}`).not.toContain('900')
})

describe('a deed behind what was only jotted down', () => {
  test('is told', () => {
    const { bullet, result } = told(
      'Pottery course for beginners: 30 guests, wrote the glaze guide for the kiln in plain words, kiln failures went from 9 a week to 1',
    )
    expect(bullet).toMatch(/^Wrote the glaze guide for the kiln in plain words/)
    expect(result).toBe('Kiln failures went from 9 a week to 1.')
  })

  test('is told behind a task', () => {
    expect(
      told('Was asked to price the bridge, wrote a comparison of three quotes, town chose to wait').action,
    ).toContain('I wrote a comparison of three quotes.')
  })
})

test('one of those who were named before ends no reason', () => {
  const { bullet, action } = told(
    'Tested 9 kilns, drew up a list because the old one was in Latin with no prices, repaired one.',
  )
  expect(bullet).not.toContain('repaired one')
  expect(action).toContain('and repaired one.')
})
