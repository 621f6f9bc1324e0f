import { describe, expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { tell } from '../deed.ts'
import { findDeeds } from '../deeds.ts'

function deedOfTitle(title: string): string | undefined {
  const [deed] = findDeeds(findProse(readDocument(`${title}\n\nThe old panel was hard to read.`)))
  return deed && tell(deed, 'past')
}

describe('a subject line tells its deed', () => {
  test.each([
    ['where a rule has a verb', 'Ensure ferry times are sorted', 'ensured ferry times are sorted'],
    ['behind a part of a program', 'tide-tool - register the dock url', 'registered the dock url'],
    ['behind a dash, as it goes on', 'MD - fixing two ferry alarms', 'fixed two ferry alarms'],
    ['with a flag', 'Add --quiet option to the tram tool', 'added --quiet option to the tram tool'],
    ['that was avoided', 'Avoid using the shared dock wrapper', 'avoided using the shared dock wrapper'],
    ['with identifiers', 'Mark OldDockName as DOCK_GONE', 'marked OldDockName as DOCK_GONE'],
    ['with an encoding', 'Add UTF-8 names of the stops', 'added UTF-8 names of the stops'],
    ['behind the number of a bug', 'Bug 4711 - Drop the second bell', 'dropped the second bell'],
    ['behind a function', 'ringBell(): drop the second tone', 'dropped the second tone'],
    [
      'that holds always',
      'doors: Always close the inner gate',
      'changed doors to always close the inner gate',
    ],
    [
      'that holds under a condition',
      'When idle, close the gates of the dock',
      'changed the code to close the gates of the dock when idle',
    ],
    [
      'that is asked of the program',
      'Honor the night timetable',
      'changed the code to honor the night timetable',
    ],
    ['of a thing that was made to act', 'Have the pump retry twice', 'made the pump retry twice'],
    ['that was done before', 'Better document the relay board', 'documented the relay board better'],
    ['of a thing that is new', 'New timetable view', 'added a new timetable view'],
    [
      'of several that are new',
      'feat: tide tables, lock scheduler, shared fares, bell tower, night rates',
      'added tide tables, a lock scheduler, and a bell tower',
    ],
    [
      'of several behind what they are for',
      'feat: harbour launch \u2014 tide tables, lock rules and night rates',
      'added tide tables, lock rules, and night rates',
    ],
    ['of two in one', 'feat: crane and quay picking', 'added crane and quay picking'],
    ['that is no adverb', 'Do not rely on the night clock', 'stopped relying on the night clock'],
    ['that names what should be', 'fix: the bell should be silent', 'changed the bell to be silent'],
    ['that was given up', 'No longer copy the tiles twice', 'stopped copying the tiles twice'],
  ])('%s', (_what, title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })
})

describe('a fix that names what was reached', () => {
  test.each([
    ['by what ended', 'fix: the bell no longer wakes the guests', 'stopped the bell from waking the guests'],
    [
      'by what comes in its stead',
      'fix(gate): a bent ticket drops out instead of blocking the slot',
      'made a bent ticket drop out instead of blocking the slot',
    ],
    ['by how', 'fix(gate): old tickets are rejected early', 'changed gate to reject old tickets early'],
    ['by its plural', 'fix: labels now use the night font', 'made labels use the night font'],
  ])('%s', (_what, title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })

  test.each([
    ['fix: the gate shows a sum instead of the stop', 'fixed the gate showing a sum instead of the stop'],
    ['fix: gate is closed too early', 'fixed an issue where gate is closed too early'],
  ])('is not seen in %s', (title, deed) => {
    expect(deedOfTitle(title)).toBe(deed)
  })
})

test.each([
  ['cli: flag to skip the mail', 'added a flag to skip the mail'],
  ['Fix: night_alarm triggered by a cat', 'fixed night_alarm being triggered by a cat'],
])('a thing with its purpose was added, and what was done by a fault was fixed: %s', (title, told) => {
  expect(deedOfTitle(title)).toBe(told)
})

test.each(['Progress report - week 3', 'Design notebook entry', 'Build log 7'])(
  'the name of one of many notes tells no deed: %s',
  (title) => {
    expect(deedOfTitle(title)).toBeUndefined()
  },
)
