import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  [
    'We raised the price of the ferry on Monday and shipped a new ticket form. People left without paying and the change was promptly rolled-back.',
    /rolled it back/,
  ],
  ['Installed the new gate board. On Sunday we rolled it back because the gates stuck.', /rolled it back/],
  ['Deployed release 4 to the kiosks. Half of them stayed dark. Rolled back to v3.', /rolled back to v3/],
  ['Patched the fog horn, but it rang all night so I backed it out.', /backed it out/],
])('what was taken back is told so, in the bullet and at the end: %s', (text, told) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet).toMatch(told)
  expect(starStory.result).toMatch(told)
  expect(starStory.result).not.toMatch(/^In the end, We/)
})

it('what failed in the trial is not what was rolled back', () => {
  const { starStory } = analyse(
    'I installed the new pump on the barge. The load test failed. Rolled it back.',
  )
  expect(`${starStory.action} ${starStory.result}`).not.toMatch(/rolled the load test/i)
})

const WAYS = [
  'I DEED, then rolled it back.',
  'DEED, but had to revert it.',
  'I DEED but later undid it.',
  'I DEED, only to scrap it an hour later.',
  'DEED, which I then reverted.',
  'I DEED. Undid that in the evening.',
  'I DEED. It had to be backed out.',
  'We DEED. Unfortunately we had to roll that back after an hour.',
  'I DEED, but we went back to the old one because of complaints.',
]

it.each(WAYS)('whatever was done, it is not told as lasting: %s', (way) => {
  for (const deed of ['documented the tide table', 'fixed the kiln timer', 'soldered a fuse to the lamp']) {
    const told = way
      .replace(
        /^DEED/,
        deed.replace(/^./, (letter) => letter.toUpperCase()),
      )
      .replace('DEED', deed)
    const { resumeBullet, starStory } = analyse(told)
    const undone = /\b(?:roll|revert|undid|scrap|back)/
    expect(resumeBullet).toMatch(undone)
    expect(`${starStory.action} ${starStory.result}`).toMatch(undone)
    expect(starStory.result).not.toMatch(/is now|has been/)
    const { resumeBullet: other } = analyse(`${told} I also swapped the belt of the winch.`)
    expect(other).toMatch(/^Swapped the belt of the winch/)
  }
})

it('what was looked into was not taken back with what was found', () => {
  const { resumeBullet } = analyse('I checked the kiln timer, found the bad change and reverted it.')
  expect(resumeBullet).not.toMatch(/^Checked the kiln timer and reverted it/)
})
