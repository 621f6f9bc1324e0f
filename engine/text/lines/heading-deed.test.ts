import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { pastSeries, tellsDeed } from './heading-deed.ts'

describe('a heading that tells a deed', () => {
  it.each([
    'Rebuilt the tide index',
    'Rebuilt tide index',
    'Printed the circuit board',
    'Moved harbour lamps to the new pier',
    'Painted "North" on the pier',
    'Gate sensor wired to the lamp',
    'The gate sensor is now wired',
    'Two lamps were replaced',
  ])('is known: "%s"', (heading) => {
    expect(tellsDeed(heading)).toBe(true)
  })

  it.each([
    'Tide index',
    'Fixed bugs this week',
    'Key features implemented',
    'Problems encountered so far',
    'Required follow-up actions',
    'Failed jobs in May',
    'Printed circuit board',
    'Distributed tracing setup',
    'Revised project timeline',
    'Set up the bench',
    'How was it tested?',
    'What was changed:',
  ])('is no name of what follows: "%s"', (heading) => {
    expect(tellsDeed(heading)).toBe(false)
  })

  it.each([
    ['Week 4 - Wired the lamp', 'Wired the lamp'],
    ['2. Task 3: Wired the lamp', 'Wired the lamp'],
    ['24 May 2025 - Wired the lamp', 'Wired the lamp'],
    ['Wired the lamp', 'Wired the lamp'],
  ])('stands behind its place in a series: "%s"', (heading, told) => {
    expect(heading.slice(pastSeries(heading))).toBe(told)
  })

  it.each([
    ['### ', ''],
    ['### 2. ', ''],
    ['**2. ', '**'],
    ['### Task 2: ', ''],
    ['## 24 May 2025 - ', ''],
    ['### Issue 3: ', ''],
  ])('is told below the head of a log: "%s"', (before, after) => {
    const { resumeBullet } = analyse(
      `# Week 7 report\n\n## Accomplishments\n\n${before}Rebuilt the tide index${after}\n\nIt took three hours. Everything looks fine.\n\n${before}Harbour meeting${after}\n\nWe talked about the budget.`,
    )
    expect(resumeBullet).toMatch(/^Rebuilt the tide index/)
  })

  it('is told where it is the title', () => {
    expect(analyse('### Part 1: Gate sensor wired\n\n- Ran the tests once').resumeBullet).toMatch(
      /^Wired the gate sensor/,
    )
    expect(analyse('### Issue 2 - Sealed the pump lid\n\nThe bolts were old.').resumeBullet).toMatch(
      /^Sealed the pump lid/,
    )
  })

  it('is none below what is still to do', () => {
    expect(
      analyse('# Week 7\n\nI sealed the pump lid.\n\n## Next steps\n\n### Rebuilt the tide index\n\nIn May.')
        .resumeBullet,
    ).not.toMatch(/tide index/)
  })
})
