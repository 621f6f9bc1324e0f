import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('the bullet of a typed note', () => {
  it.each([
    [
      'tells deeds that are counted in one line',
      '1) oiled the five locks of the east canal 2) ordered paint for the sixth, needs a lift 3) lunch with the mayor',
      'Oiled the five locks of the east canal and ordered paint for the sixth.',
    ],
    [
      'begins anew behind a sigh',
      'the pump. ugh. turned on the spare valve for the north field and watering went 41 min -> 17 min',
      'Cut watering from 41 min to 17 min by turning on the spare valve for the north field.',
    ],
    [
      'tells what one is proud of',
      "The thing I'm proudest of this week is clearing 300 crates from the old cold store.",
      'Cleared 300 crates from the old cold store for the project.',
    ],
    [
      'tells what was given to whom, whatever they do with it',
      'Sent them a map they can print to find the second gate by themselves.',
      'Sent a map they can print to find the second gate by themselves.',
    ],
    [
      'tells that a report was written where nothing else was done',
      "Wrote the post-mortem for Friday's flood in the lower hall.",
      /^Wrote the post-mortem for Friday's flood in the lower hall/,
    ],
    [
      'leaves out who is to decide',
      'Looked into whether we should replace our wooden flags with painted ones.',
      'Looked into whether to replace the wooden flags with painted ones.',
    ],
    [
      'tells the deed behind where the time went',
      'I spent my time in the tower, and rewired the two bells that had been silent since March.',
      'Rewired the two bells that had been silent since March.',
    ],
    [
      'names what nobody could find',
      "Half the visitors couldn't find the ticket desk. So I moved it next to the gate.",
      /^Moved the ticket desk next to the gate/,
    ],
    [
      'tells what is mended by its label',
      'gate: crash on opening fixed. bell: not fixed.',
      /^Fixed a crash on/,
    ],
    [
      'tells a thing and that it was done',
      'Night mode. Done. Contrast is fine in every hall.',
      /^Finished (?:the )?night mode/i,
    ],
    [
      'tells what did not come about',
      'Moved all nine shops of the pier to the new till, zero complaints.',
      'Moved all nine shops of the pier to the new till, with zero complaints.',
    ],
    [
      'tells what a thing takes where it took longer',
      'Sharpened the blades of the mill. A sack takes 5 min where it used to take 20 min.',
      'Cut a sack from 20 min to 5 min by sharpening the blades of the mill.',
    ],
    [
      'tells how a figure was before, in two words',
      'Greased the rails of the tram. oil use 8 l, was 14.',
      'Greased the rails of the tram, cutting the oil use from 14 to 8 l.',
    ],
    [
      'names the second half of a day like the first',
      'Spent the morning sealing the east roof, the afternoon sealing the west roof of the barn.',
      'Sealed the east roof and sealed the west roof of the barn.',
    ],
    [
      'tells what was found to be there and what was done about it',
      'I walked the yard for half a day and found the lamp was mounted behind a beam. Moved it 4 metres, since then no tickets.',
      'Moved the lamp 4 metres, with no tickets since then.',
    ],
    ['tells what was moved below its head', 'Harbour move: 75 crates moved, 1 cracked.', /^Moved 75 crates/],
    [
      'tells what is not to be forgotten',
      "Don't forget to lock the pump house\n\nFixes the flood in the yard.",
      'Fixed the flood in the yard by locking the pump house.',
    ],
  ])('%s', (_, note, bullet) => {
    const told = analyse(note).resumeBullet
    if (typeof bullet === 'string') expect(told).toBe(bullet)
    else expect(told).toMatch(bullet)
  })

  it.each([
    ['Push messages on the old pager arrive twice, I saw it on my own.', /pushed/i],
    ['Stale pager numbers weren’t removed when a nurse left.', /^Removed/],
    ["Stale pager numbers weren't removed when a nurse left.", /^Removed/],
    ['Rolled the new key out to all 40 doors, ought to have been done in May.', /ought/i],
    ['Fire drill at the barn. Backup from Friday, two pails, a clock.', /backed up/i],
    ['Read three books on tides and redrew the chart of one of them.', /of them/],
    ['The leak in the cellar is fixed, I hope.', /^Fixed/],
    ['I am limited to 40 sacks a day in the old mill.', /^Limited/],
  ])('claims nothing that is not said: %s', (note, never) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(resumeBullet).not.toMatch(never)
    expect(starStory.action).not.toMatch(/weren/)
  })
})

describe('the story of a typed note', () => {
  it.each([
    [
      'keeps what belongs to a name',
      'For the third time this month a barn filled up because of hay logs. I built a rack.',
      'situation',
      /third time this month a barn filled up because of hay logs/,
      true,
    ],
    [
      'ends with what is quiet since',
      'Swapped the loose step of the stair for a stone one. The stair that creaked at every second step has been silent for a month.',
      'result',
      /has been silent for a month/,
      true,
    ],
    [
      'ends with what it takes instead',
      'Made the mill self-feeding. Is now 9 minutes in place of 2 hours.',
      'result',
      /9 minutes instead of 2 hours/,
      true,
    ],
    [
      'counts nothing that has no name',
      'Wrote a card for each of the lost keys; returned 20 so far.',
      'result',
      /20 (?:is|are) now|so far is/,
      false,
    ],
    [
      'ends with no plan',
      'Cleaned up the list of keys. If it stays quiet till June we delete it and save 40 EUR a month.',
      'result',
      /stay/,
      false,
    ],
    [
      'ends with no trouble that is still there',
      'Did the lights of the east bridge. On the west side the flicker is still there, shorter.',
      'result',
      /flicker/,
      false,
    ],
  ] as const)('%s', (_, note, part, words, isTold) => {
    const told = analyse(note).starStory[part]
    if (isTold) expect(told).toMatch(words)
    else expect(told).not.toMatch(words)
  })
})
