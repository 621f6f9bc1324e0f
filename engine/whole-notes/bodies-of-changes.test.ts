import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const of = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, ...starStory }
}

describe('a change that is spoken of as "it"', () => {
  it.each([
    [
      'Let guests book a berth\n\nThis PR lets guests book a berth. It stores the bookings in SQLite.',
      'stored the bookings in SQLite',
    ],
    [
      'Support tide alarms\n\nThis commit supports tide alarms. To do so, it polls the gauge every minute.',
      'polled the gauge every minute',
    ],
  ])('did what "it" does: %s', (text, deed) => {
    const { action, result } = of(text)
    expect(action).toContain(deed)
    expect(result).not.toMatch(/^(?:It|To do so)\b/)
  })

  it('did not do what the thing does that it adds', () => {
    expect(of('This PR adds a berth cache. It keeps the rows in memory.').action).not.toContain('I kept')
  })
})

it.each(['PR', 'patch', 'commit'])('never leaves the deed to "this %s"', (name) => {
  const { action } = of(
    `The berth list drops empty rows since the header is taken from the first row. This ${name} reads the header from the plan, so the rows line up.`,
  )
  expect(action).toMatch(/^I changed the code to read the header from the plan/)
})

it('tells how things are since the change, and not how they were', () => {
  const { result } = of(
    'chart: move the hover state into its own store\n\nThe chart redraws all routes on each mouse move. To fix this, move the hover state into its own store. With this change, panning is smooth on tablets.',
  )
  expect(result).toBe('Panning is now smooth on tablets.')
})

describe('a reason', () => {
  it.each([
    'Do not return a 404 error for old berths\n\nPreviously, the gate returned a 404 error for old berths.',
    "serial: don't hang when the cable is pulled\n\nThe reader hung when the cable was pulled.",
    'Fix berth list dropping empty rows\n\nThe berth list drops empty rows when the first row is blank.',
  ])('does not say the deed again: %s', (text) => {
    expect(of(text).bullet).not.toMatch(/ (?:after|because) |, where /)
  })

  it('is told as it was when it was noticed', () => {
    expect(
      of('Add a folding step to the index\n\nI noticed that the search ignores accents in street names.')
        .bullet,
    ).not.toContain('ignores')
  })
})

describe('the means', () => {
  it('is what an end was made sure of by', () => {
    const { bullet } = of(
      'Do not block the berth table\n\nThe report is built in one transaction. Make sure that bookings go through by splitting the report into batches.',
    )
    expect(bullet).toBe('Stopped blocking the berth table by splitting the report into batches.')
  })

  it('is not what the trouble took', () => {
    const { bullet, action } = of(
      "serial: don't hang when the cable is pulled\n\nPreviously, the reader hung when the cable was pulled, so the application had to be killed. Now it shuts down cleanly.",
    )
    expect(`${bullet} ${action}`).not.toMatch(/kill/)
  })
})

describe('the action', () => {
  const steps = '- Used the hash of the lock file as the key\n- Removed the second install step'

  it('does not tell the fault that the situation has told', () => {
    const { situation, action } = of(
      `Fix the docs job\n\nThis PR fixes an issue where the docs job fetched all packages on every push.\n\n### Changes\n\n${steps}`,
    )
    expect(situation).toContain('fetched all packages')
    expect(action).not.toContain('fetched all packages')
    expect(action).toContain('Removed the second install step'.slice(8))
  })

  it('does not tell how the work was tried out beside it', () => {
    const { action } = of(
      `Speed up the docs job\n\n${steps}\n\n## Testing\n\nRan the unit tests and clicked through the staging site.`,
    )
    expect(action).not.toMatch(/unit tests|staging/)
  })

  it('tells a test that was written', () => {
    const { action } = of(
      'Cache the tide table\n\nThis PR caches the tide table in the browser.\n\n## Testing\n\n- Added a test for spring tides',
    )
    expect(action).toMatch(/test for spring tides|cached the tide table/)
  })

  it('ends before what would happen otherwise', () => {
    const { action, bullet } = of(
      'berth: no longer retry at the same moment\n\nAdd jitter to the retry delay, otherwise clients retry at the same moment.',
    )
    expect(action).toContain('added jitter to the retry delay')
    expect(`${action} ${bullet}`).not.toContain('otherwise')
  })
})

it.each([
  [
    'The importer no longer leaks a handle for every file',
    'Stopped the importer from leaking a handle for every file',
  ],
  ['Uploads no longer fail on slow lines', 'Stopped uploads from failing on slow lines'],
])('reads what a subject line says has ended: %s', (text, bullet) => {
  expect(of(`${text}\n\nThe old handle was never closed.`).bullet).toContain(bullet)
})

it('does not take the loss of what was of use for a deed', () => {
  expect(
    of('The importer no longer reads old plans\n\nSince the update it stops at the header.').bullet,
  ).not.toMatch(/^Stopped/)
})

it('names the thing, and not what went wrong with it', () => {
  const { situation, bullet } = of(
    'Clients retry at the same moment after a restart\n\nWe now add jitter to the retry delay.',
  )
  expect(`${situation} ${bullet}`).not.toMatch(/clients retry/)
})
