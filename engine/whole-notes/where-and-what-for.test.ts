import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('the part that a subject line names', () => {
  test.each([
    ['lid_seal(): Swap the two rings\n\nThe rings are old.', /^Swapped the two rings in lid_seal\(\)/],
    ['hull.c: Cast the weight of the lid to a long', 'Cast the weight of the lid to a long in hull.c.'],
    ['libhull: lid_seal: Swap the two rings\n\nThe rings are old.', /^Swapped the two rings in lid_seal/],
    [
      'lid_seal(): Cast the weight of the lid to a long\n\nThe weight overflows on wide lids.',
      'Cast the weight of the lid to a long in lid_seal() because it overflowed on wide lids.',
    ],
    [
      'lid_copy(): Cast the result of width * depth to a long\n\nIn lid_copy() both are small.',
      'Cast the result of width * depth to a long in lid_copy().',
    ],
    [
      'open_lid: Call weigh_crate again if the scale fails\n\nThe solution is to call weigh_crate again after the scale has returned 0.',
      /^Changed open_lid to call weigh_crate again/,
    ],
    [
      'libhull: lid_keep: Keep the old ring when the copy fails\n\nBoth are old.',
      'Changed lid_keep to keep the old ring when the copy fails.',
    ],
  ])('is told with the deed: %s', (note, bullet) => {
    expect(bulletOf(note)).toMatch(bullet)
  })
})

describe('the harm that a change keeps off', () => {
  const title = 'gauge: Reset the counter after each copy'
  test.each([
    ['Otherwise the counter overflows and the press stops.', / to keep the counter from overflowing\.$/],
    [
      'Without this, the press hangs when two crates arrive.',
      / to keep the press from hanging when two crates arrive\.$/,
    ],
    ['Not doing so makes the press hang when two crates arrive.', / to keep the press from hanging when two/],
    ['Failing to do so could cause a crash of the press.', / to avoid a crash of the press\.$/],
    [
      'If the counter is not reset, the press may hang when two crates arrive.',
      / to keep the press from hanging/,
    ],
    ['This bug made the press hang when two crates arrived.', / to keep the press from hanging/],
    [
      'The counter overflowed, leading to a crash of the press after a day.',
      / to avoid a crash of the press/,
    ],
    [
      'There was a bug in the caller, which causes memory leaks when the lid is short.',
      / to avoid memory leaks/,
    ],
    [
      'In that case, keeping the counter is bad and may result in the press hanging, e.g. because it waits for a crate.',
      / to keep the press from hanging\.$/,
    ],
    [
      'This patch simply resets it, which prevents the crash in:\n\n    https://example.org/bug/77',
      / to avoid a crash\.$/,
    ],
  ])('is told with the deed: %s', (body, end) => {
    const bullet = bulletOf(`${title}\n\n${body}`)
    expect(bullet).toMatch(/^Reset the counter after each copy/)
    expect(bullet).toMatch(end)
  })

  test.each([
    'This may cause slower copies on old presses.',
    'We still see a leak in the hull.',
    'A next step could be to avoid a crash of the press.',
    'It can lead to longer waits in the hall.',
  ])('is not what the change costs, or what is left: %s', (body) => {
    expect(bulletOf(`${title}\n\n${body}`)).not.toMatch(/\bto (?:keep|avoid)\b/)
  })

  test('is not what somebody does who sees a failure', () => {
    const note =
      'Reservoir gate update.\n\nWe found that gate-2 had stalled, but its lamp stayed green, so that gate-1 did not open. This went on for nine minutes until we took gate-2 off the line, which caused gate-1 to detect the failure and open.'
    expect(bulletOf(note)).not.toContain('to avoid')
  })
})

describe('how a trouble of a log was mended', () => {
  test('is told with its own trouble, not with that of another item', () => {
    const { resumeBullet, starStory } = analyse(
      '- Crane page crashed on empty names. Fixed by checking the length first.\n- Winch stopped after ten crates. Fixed by resetting the counter.',
    )
    expect(resumeBullet).toBe('Fixed the crane page crashing on empty names by checking the length first.')
    expect(starStory.action).toContain(
      'I fixed the winch stopping after ten crates by resetting the counter.',
    )
    expect(starStory.result).not.toMatch(/winch stopped/)
  })

  test('is told without the account of who mended it', () => {
    const { resumeBullet, starStory } = analyse(
      '# Bug log\n\n- Page fault each time we boot, right after the hold loads. Fixed by calling hold_init() before loading (ann42)\n- The winch stopped after ten crates. The issue was the counter. Fixed by resetting the counter (ann42)',
    )
    expect(`${resumeBullet} ${starStory.action}`).not.toContain('ann42')
    expect(starStory.action).toContain('I fixed the page fault by calling hold_init() before loading.')
  })
})

describe('what is no deed', () => {
  test.each(['Aim', 'Goal', '**Aim**', 'Objective'])(
    'what "%s:" names was not reached by being aimed at',
    (label) => {
      const { resumeBullet, starStory } = analyse(
        `${label}: Complete the hull (1 to 300)\n\nProgress:\n- Painted half of the lid`,
      )
      expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(/complete/i)
      expect(resumeBullet).toMatch(/^Painted half of the lid/)
    },
  )

  test('a form is filled in by its fields', () => {
    const { resumeBullet, starStory } = analyse(
      '# Ticket 12 - crane offline\n\n- **Submitted by:** Mara (Sales)\n- **Handled by:** Ken (IT)\n\nThe crane was offline.\n\n1. **Driver:** Provided instructions for installing the new driver.',
    )
    expect(resumeBullet).toMatch(/^Provided instructions for installing the new driver/)
    expect(starStory.action).not.toMatch(/submitted|handled/i)
  })

  test('a line of a program that nobody put in a fence tells none', () => {
    const { resumeBullet, starStory } = analyse(
      "don't ring the bell in open_lid\n\nPreviously the bell would also ring for the last crate.\n\nint main(void)\n{\n    Lid *lid = OpenLid(NULL);\n    print_lid(lid);\n\n    uint64_t seq;\n    open_lid(lid, ring, 1, &seq);\n}\n",
    )
    expect(resumeBullet).toMatch(/^Stopped ringing the bell in open_lid/)
    expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/OpenLid|print_lid|NULL/)
  })

  test('what a new test does is not what its writer did', () => {
    const { resumeBullet, starStory } = analyse(
      '# Speed up the press\n\nI also added a soak test: opens a new press with `press new`, generates 250 new sheets, and then generates the index twice.',
    )
    expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/generated/)
  })

  test('what "we" do whenever the program runs, it was changed to do', () => {
    const { action } = analyse(
      '# rework the queue so that guests can leave early\n\nWe have an issue where a guest who leaves early can block the gate.\n\nTo fix this, rework the queue. In particular, we cancel the ticket of the guest.',
    ).starStory
    expect(action).not.toMatch(/(?:I|We) cancell?ed/)
  })
})

test('what waited for a lock is no gain of having held it', () => {
  const bullet = bulletOf(
    'lid_wait: Drop the lock while sleeping\n\nHolding the lock made all other guests wait for up to 5 s.',
  )
  expect(bullet).toMatch(/^Dropped the lock while sleeping in lid_wait/)
})

test('whoever a ticket was written for has no name in a line for strangers', () => {
  const { resumeBullet } = analyse(
    '# Ticket 12 - crane offline\n\n- **Submitted by:** Lisa (Sales)\n\nLisa reported being unable to lift.\n\n1. **Test:** Guided Lisa to restart the winch from the control room.',
  )
  expect(resumeBullet).toMatch(/^Guided a user to restart the winch from the control room/)
  expect(resumeBullet).not.toContain('Lisa')
})

describe('what a bullet says', () => {
  test('keeps the tense of what was mended', () => {
    expect(bulletOf('This PR addresses the slow rows that are blocking the front page.')).toMatch(
      /^Addressed the slow rows that were blocking the front page/,
    )
  })

  test.each([
    [
      '# PIER-12: Fix jam when closing lids\n\nI saw motor stalls when closing wide lids that had many hinges.',
      /after seeing motor stalls when closing wide lids/,
    ],
    [
      '- Fixed several bugs in the crane and further enhancements\n- Painted the lid of the tank.',
      'Fixed several bugs in the crane and painted the lid of the tank.',
    ],
    ['I released the v2.14 of the tide tool.', /^Released v2\.14 of the tide tool/],
    [
      "Don't even open the lid of the tank for small fish",
      /^Stopped opening the lid of the tank for small fish/,
    ],
    [
      'hull: always allocate the ring when closing the lid\n\nThis change makes the code of the methods shorter, by dropping a count that nobody reads.',
      /^Changed (?:the )?hull to always allocate the ring/,
    ],
  ])('%s', (note, bullet) => {
    expect(bulletOf(note)).toMatch(bullet)
  })

  test('is not torn where a case was to be told', () => {
    const { resumeBullet, starStory } = analyse(
      'Fix the crane on wet days\n\nThis avoids problems with a wrong angle being taken in the case where the crane and a lock using it (e.g. left/right) are opened more than 2 m apart.',
    )
    expect(`${resumeBullet} ${starStory.task}`).not.toMatch(/where the crane(?: and a lock using it)?\./)
  })
})
