import { describe, expect, it, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const DEEDS: [past: string, base: string, thing: string][] = [
  ['rewired the fog horn', 'rewire the fog horn', 'The fog horn was rewired'],
  ['painted the buoy locker', 'paint the buoy locker', 'The buoy locker was painted'],
  ['replaced the winch drum', 'replace the winch drum', 'The winch drum was replaced'],
]
const OWN = 'I fixed the rounding of the harbour fees.'
const big = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

const WAYS: [string, (past: string, base: string, thing: string) => string][] = [
  ['in brackets', (past) => `${big(past)} (Marek did this one).`],
  ['with credit', (_past, _base, thing) => `${thing}, all credit to Tom.`],
  ['whose work it was', (_past, _base, thing) => `${thing}. That was Anna's work.`],
  ['done by', (past) => `${big(past)}. Done by Marek, I only tested it.`],
  ['not my doing', (_past, _base, thing) => `${thing} too, but that was not my doing.`],
  ['by name', (past) => `Tom: ${past}.`],
  ['still open', (_past, base) => `Still open: ${base}.`],
  ['tomorrow', (_past, base) => `Tomorrow: ${base}.`],
  ['agreed', (_past, base) => `We agreed to ${base}.`],
  ['a rule', (_past, base) => `Always ${base} before the season.`],
  ['a warning', (_past, base) => `Do not ${base} on a Friday.`],
]

describe.each(WAYS)('what is disowned (%s) is not told as done', (_name, way) => {
  it.each(DEEDS)('%s', (past, base, thing) => {
    for (const text of [`${OWN} ${way(past, base, thing)}`, `${way(past, base, thing)} ${OWN}`]) {
      const { resumeBullet, starStory } = analyse(text)
      expect(resumeBullet, text).toMatch(/^Fixed the rounding of the harbour fees/)
      expect(starStory.action, text).toContain('fixed the rounding of the harbour fees')
      const [verb = ''] = past.split(' ')
      expect(`${resumeBullet} ${starStory.action} ${starStory.result}`, text).not.toContain(verb)
    }
  })
})

test.each([
  ['I rewrote the tide table, credit to Tom for the idea.', /^Rewrote the tide table/],
  ['I rewrote the tide table. It was done by noon.', /^Rewrote the tide table/],
  ['I rewrote the tide table. That was easy.', /^Rewrote the tide table/],
  ['Always close the valve on exit. The pump ran dry otherwise.', /^(?:Always closed|Closed) the valve/],
])('what only sounds like it is told: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

test('what follows an opener of any kind is told', () => {
  for (const opener of ['Besides that', 'Apart from that,', 'In addition to that', 'Other than that,'])
    expect(analyse(`The ferry was late. ${opener} I moved the rope store to the quay.`).resumeBullet).toMatch(
      /^Moved the rope store to the quay/,
    )
})

test.each([
  'Should we repaint the mooring shed?',
  'Tom repainted the mooring shed.',
  'I should have repainted the mooring shed.',
  'We decided against repainting the mooring shed.',
  'The mooring shed was repainted by Tom.',
])('a note is not named after what nobody here did: %s', (said) => {
  expect(analyse(`Tickets were printed twice at the kiosk. ${said}`).extractedData.project).not.toMatch(
    /mooring/,
  )
})

test.each([
  'Next: oil the hinge. Besides that I moved the rope store to the quay.',
  'Next: oil the hinge. Moved the rope store to the quay.',
  'TODO: oil the hinge. In the end I moved the rope store to the quay.',
])('what is done behind what is still to do is told: %s', (text) => {
  expect(analyse(text).resumeBullet).toMatch(/^Moved the rope store to the quay/)
})

test('a note that tells nothing but the deed of another plans none', () => {
  const { resumeBullet, starStory } = analyse(
    'Rewrote the tide importer in Rust. Done by Priya, I only reviewed it.',
  )
  expect(`${resumeBullet} ${Object.values(starStory).join(' ')}`).not.toMatch(/rewr|plan/i)
})
