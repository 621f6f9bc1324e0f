import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

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

describe('what a comma joins to a deed without a subject', () => {
  test.each([
    [
      'that it goes on',
      'Swapped the belt, swapped the pulley, added a guard, still slips after an hour.',
      /slips/,
    ],
    [
      'that it is no help',
      "Installed the supplier's patch for the scale, doesn't help at all, reopened the case.",
      /help/,
    ],
    ['where it stands', 'Raised the weir and added a drain, sits at 40% now.', /sits/i],
    ['how many do not', 'Wrote acceptance tests for the till, 140 cases, six fail.', /six/],
  ])('does not tell %s with the deed', (_, text, tail) => {
    const { bullet, task, action, result } = told(text)
    for (const part of [bullet, task, action, result]) expect(part).not.toMatch(tail)
  })

  test('tells a perfect tense as a deed that is over', () => {
    const { action, result } = told('I have replaced the old sluice, levels are steady since Monday.')
    expect(action).toBe('I replaced the old sluice.')
    expect(result).toBe('Levels have been steady since Monday.')
  })

  test('leaves to others what they had done by then', () => {
    const { bullet, action } = told(
      'Ran a course on pruning for the new gardeners, and by Friday Lena had trimmed the big hedge herself.',
    )
    expect(bullet).toMatch(/^Ran a course on pruning for the new gardeners/)
    expect(`${bullet} ${action}`).not.toMatch(/hedge/)
  })
})

describe('what is well behind a deed, without its verb', () => {
  test.each([
    ['Replaced the dead fan in cabinet 4, no downtime.', 'There was no downtime.'],
    ['Cleaned up the seed store: 140 stale labels gone, nobody complained.', '140 stale labels are gone.'],
    [
      'Added a spring at the hinge, 200 door cycles no squeak.',
      'There has been no squeak in 200 door cycles.',
    ],
    [
      'Changed the beacon plan of the pier, 3 nights without collisions.',
      'There have been no collisions in 3 nights.',
    ],
    [
      'Voided the lost badge within ten minutes, no strange logins in the gate records.',
      'There were no strange logins in the gate records.',
    ],
    [
      'Upgraded the till to 7.1 in the north shop, all 310 checks green, switched over on Friday.',
      'All 310 checks were green.',
    ],
    ['Flashed the new firmware on the meters, 212 of 220 came back online.', '212 of 220 came back online.'],
  ])('%s', (text, result) => {
    expect(told(text).result).toBe(result)
  })

  test('what was brought to do something did it, not the writer', () => {
    expect(told('Got the cart to stop rolling down the ramp.').task).toBe(
      'I had to find a way to get the cart to stop rolling down the ramp.',
    )
  })
})

test('nobody works on what was refused', () => {
  const { bullet } = told(
    'Oiled the gate of the yard, cut 2 keys, and explained again why we cant give the trainee the master key.',
  )
  expect(bullet).not.toMatch(/master key|trainee/)
})

describe('what stands before a colon', () => {
  test.each([
    [
      'is what it was done to',
      'Feed bags: slimmed from 40 kg to 25 kg.',
      'Slimmed feed bags from 40 kg to 25 kg',
    ],
    [
      'is a deed of its own',
      'Helped the front desk: set up two lamps, moved the bench.',
      'Helped the front desk by setting up two lamps and moving the bench.',
    ],
    [
      'is no object beside another',
      'Stock room: set up two racks along the wall, threw out the old paint.',
      'Set up two racks along the wall',
    ],
  ])('%s', (_, text, bullet) => {
    expect(told(text).bullet).toContain(bullet)
  })
})

test('how a fault came to light is no deed', () => {
  expect(told('Fixed the leak in the cold loop, found with a dye test.').bullet).not.toMatch(/and found/)
})
