import { describe, expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory } = analyse(note)
  return { bullet, ...starStory }
}

type Part = keyof ReturnType<typeof told>

describe('the description of a change or of a ticket that was closed', () => {
  it.each<[string, string, Part, RegExp]>([
    [
      'what was done by hand, behind its label',
      'What happened: the feed of barn 2 ran dry and 300 hens went hungry for an hour.\nWhat we did: refilled silos by hand, added a level sensor to the silo.',
      'action',
      /^We refilled silos by hand(?:,| and) added a level sensor to the silo\.$/,
    ],
    [
      'how it was tested is not what was done',
      'Add debounce to the door bell\n\n## How tested\n- Bench test with two buttons\n- Pressed it for an hour in the hall',
      'bullet',
      /^Added debounce to the door bell\b/,
    ],
    [
      'so bad that something failed',
      'The belt was so stretched that the sorter failed to count. Moved the belt to a new drum.',
      'situation',
      /^The belt was so stretched that the sorter failed to count\.$/,
    ],
    [
      'the kind of page before the colon of its head, and a day behind the trouble',
      'Post-mortem: print outage 3 May\n\nFor 20 minutes the kiosk printed blank tickets. We pointed the kiosk back at the old spooler, which restored printing.',
      'task',
      /^We had to (?!.*(?:outage|Post-mortem))/,
    ],
    [
      '"it" as what the sentence before it tells of',
      'fix(timer): do not ring twice\n\nThe timer compared local hours. It now compares UTC and keeps the offset for display.',
      'result',
      /^The timer now compares UTC and keeps the offset for display\.$/,
    ],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})
