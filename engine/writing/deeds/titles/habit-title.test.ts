import { describe, expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { tell } from '../deed.ts'
import { findDeeds } from '../deeds.ts'

function deedOfTitle(title: string): string | undefined {
  const [deed] = findDeeds(findProse(readDocument(`${title}\n\nThe old panel was hard to read.`)))
  return deed && tell(deed, 'past')
}

describe('a subject line tells what the program is to do', () => {
  test.each([
    [
      'behind its case',
      "If the ferry is full, don't sell another ticket",
      'stopped selling another ticket if the ferry is full',
    ],
    [
      'behind its place',
      "In the night hall, don't ring the second bell",
      'stopped ringing the second bell in the night hall',
    ],
    [
      'behind those it is for',
      'For night trams, add a lamp to the rear door',
      'added a lamp to the rear door for night trams',
    ],
    [
      'behind its reason',
      "The clock is wrong, don't print the hour",
      'stopped printing the hour because the clock is wrong',
    ],
    [
      'behind a reason and a semicolon',
      'The bench clock is wrong; use the wall clock',
      'used the wall clock because the bench clock is wrong',
    ],
    ['as a thing that need not be', 'No need to ring the second bell', 'stopped ringing the second bell'],
    ['of a part', "tramd don't exit on a bent ticket", 'changed tramd to not exit on a bent ticket'],
    [
      'by a noun that is meant as a verb',
      'Workaround another quirk of the bell',
      'worked around another quirk of the bell',
    ],
    [
      'by a verb that programs obey',
      'Only regard crates as lost if they have no scan',
      'changed the code to only regard crates as lost if they have no scan',
    ],
  ])('%s', (_how, title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })

  test.each([
    ['whom, only the case says', "When it rains on the pier, don't ring them"],
    ['people do not do', "We don't ring the second bell"],
  ])('and nothing where %s', (_what, title) => {
    expect(deedOfTitle(title) ?? '').not.toMatch(/^(?:stopped ringing them|changed we)/)
  })
})

describe('a change that was taken back', () => {
  test.each([
    [
      'by its order',
      'Revert "Round prices to five cents"',
      'reverted a change to round prices to five cents',
    ],
    [
      'with its part',
      'Revert "till: Remove the second drawer."',
      'reverted a change to remove the second drawer in till',
    ],
    [
      'that was a denial',
      `Revert "till: don't print the logo"`,
      'reverted a change to not print the logo in till',
    ],
    ['that is a name', 'Revert "Night prices of the ferry"', 'reverted "Night prices of the ferry"'],
  ])('is told %s', (_how, title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })
})

describe('a subject line names a piece of work', () => {
  test.each([
    ['of many', 'Tiny cleanups to the price list', 'made tiny cleanups to the price list'],
    ['of one', 'Small belt optimisation for long crates', 'made a small belt optimisation for long crates'],
    ['that goes on', 'More spelling fixes', 'made more spelling fixes'],
    ['as a new part', 'desk: night mode support for guests', 'added night mode support for guests'],
    ['as one new part', 'desk: common macro for long names', 'added a common macro for long names'],
  ])('%s', (_how, title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })

  test.each(['Gate improvement', 'Improvements for next year are open', 'Missing support for guests'])(
    'but %j tells none',
    (title) => {
      expect(deedOfTitle(title) ?? '').not.toMatch(/^(?:made|added)/)
    },
  )
})
