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
