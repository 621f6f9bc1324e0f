import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { putTogether } from '../testing/put-together.ts'

it.each(putTogether())('tells the deed whatever stands around it: $text', ({ text, past, what }) => {
  const { resumeBullet, starStory } = analyse(text)
  expect(resumeBullet.toLowerCase()).toContain(past)
  expect(resumeBullet).toContain(what.replace(/^(?:the|a) /, ''))
  expect(resumeBullet).not.toMatch(/^Worked on/)
  expect(starStory.action).not.toMatch(/worked on/)
})
