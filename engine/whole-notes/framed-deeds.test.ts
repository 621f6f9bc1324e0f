import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet
const actionOf = (text: string) => analyse(text).starStory.action

type Told = { base: string; past: string; ing: string; thing: string }

const DEEDS: readonly Told[] = [
  { base: 'rewrite', past: 'rewrote', ing: 'rewriting', thing: 'the winch driver' },
  { base: 'move', past: 'moved', ing: 'moving', thing: 'the tide tables to the harbour server' },
  { base: 'add', past: 'added', ing: 'adding', thing: 'a second pump to the well' },
]

/** Ways of telling a deed that was done, whatever the deed is. */
const FRAMES: readonly ((deed: Told) => string)[] = [
  ({ base, thing }) => `I took the opportunity to ${base} ${thing}.`,
  ({ base, thing }) => `I was forced to ${base} ${thing}.`,
  ({ base, thing }) => `In the end we opted to ${base} ${thing}.`,
  ({ ing, thing }) => `Eventually I wound up ${ing} ${thing}.`,
  ({ ing, thing }) => `We settled on ${ing} ${thing}.`,
  ({ ing, thing }) => `I finally got round to ${ing} ${thing}.`,
  ({ ing, thing }) => `I'm done ${ing} ${thing}.`,
  ({ ing, thing }) => `The work consisted of ${ing} ${thing}.`,
  ({ base, thing }) => `It took me two days to ${base} ${thing}.`,
  ({ base, thing }) => `What I did next was to ${base} ${thing}.`,
  ({ ing, thing }) => `The simplest fix turned out to be ${ing} ${thing}.`,
  ({ base, thing }) => `In this pull request I ${base} ${thing}.`,
  ({ base, thing }) => `With this patch we also ${base} ${thing}.`,
  ({ base, thing }) => `To avoid that, let's ${base} ${thing}.`,
  ({ base, thing }) => `I decided to ${base} ${thing}, and did so.`,
  ({ base, thing }) => `I needed to ${base} ${thing}, which I did on Friday.`,
  ({ base, thing }) => `The plan was to ${base} ${thing}, and this week I did just that.`,
  ({ base, thing }) => `My job was to ${base} ${thing}, and that is exactly what I did.`,
  ({ ing, thing }) => `I have been ${ing} ${thing} this week, and now it is done.`,
  ({ ing, thing }) => `After ${ing} ${thing} it works.`,
]

const told = FRAMES.flatMap((frame) => DEEDS.map((deed) => [frame(deed), deed] as const))

describe('a deed that is told in a frame', () => {
  test.each(told)('%s', (text, { past, thing }) => {
    const [head = ''] = thing.split(' to ')
    expect(bulletOf(text).toLowerCase()).toMatch(new RegExp(`^${past} ${head}\\b`))
    expect(actionOf(text)).toMatch(new RegExp(`^(?:I|We) ${past} ${head}\\b`))
  })

  test('the guard knows that it was done, where there was a trouble before', () => {
    expect(bulletOf("The ferry was late for weeks. To solve this, let's widen the lock.")).toMatch(
      /^Widened the lock/,
    )
  })

  test('"made it so that" is told as what was made sure', () => {
    expect(bulletOf('I made it so that the bell rings at noon.')).toMatch(
      /^Made sure that the bell rings at noon/,
    )
  })

  test('what was bisected is the problem', () => {
    expect(bulletOf('I bisected it down to the commit that moved the clock.')).toMatch(
      /^Bisected the problem down to the commit/,
    )
  })
})

test('what was meant is done where the next sentence says so', () => {
  expect(bulletOf('We wanted to widen the lock. This week we did exactly that.')).toMatch(/^Widened the lock/)
})

test('the first line of a numbered list is no subject line that goes on below', () => {
  const text = '1. Rewrite the winch driver\n2. Wash the nets\n3. Meeting with the harbour master'
  expect(actionOf(text)).toMatch(/^I rewrote the winch driver\./)
})

/** The same frames where nothing was done, or nothing that lasted. */
const UNDONE = [
  'I wanted to rewrite the winch driver.',
  'I planned to rewrite the winch driver, and did not.',
  'The plan was to rewrite the winch driver, and Tom did just that.',
  'I wanted to rewrite the winch driver, which nobody did.',
  'Should I go with rewriting the winch driver?',
  'In this pull request I propose to rewrite the winch driver.',
  "To fix this, let's rewrite the winch driver next week.",
  'I chose to rewrite the winch driver next month.',
  'If it fails again, I will settle on rewriting the winch driver.',
  'They ended up rewriting the winch driver.',
  'What the vendor did was rewrite the winch driver.',
  'The job involved rewriting the winch driver, which I have not started.',
  'The plan was to rewrite the winch driver. Tom did just that.',
  'The work on the winch driver is planned for May.',
]

test.each(UNDONE)('not told as done: %s', (text) => {
  expect(`${bulletOf(text)} ${actionOf(text)}`.toLowerCase()).not.toMatch(/\brewrote the winch driver/)
})
