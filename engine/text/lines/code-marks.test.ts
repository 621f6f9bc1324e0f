import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { asOneWord, withCodeMarks } from './code-marks.ts'

const CODE = [
  'f(a, b)',
  'a -> b',
  '(row) => row.id',
  'if (a) { b; }',
  'a, b',
  'x; y',
  '{id}',
  'a \u2192 b',
  'wait(1)',
]

test.each(CODE)('%s is as long, has no mark that parts a sentence, and comes back as it was', (code) => {
  const word = asOneWord(code)
  expect(word).toHaveLength(code.length)
  expect(word).not.toMatch(/[,;{}\u2192]|[-=]>/)
  expect(withCodeMarks(word)).toBe(code)
})

test('what is bigger or smaller stays', () => {
  expect(asOneWord('a > b')).toBe('a > b')
})

describe('a deed is read whatever its code holds', () => {
  test.each(CODE.slice(0, 3).concat(CODE.slice(4)))('%s', (code) => {
    const { resumeBullet, starStory } = analyse(`I replaced \`${code}\` with the new lock.`)
    expect(resumeBullet).toContain(`Replaced ${code} with the new lock`)
    expect(starStory.action).toBe(`I replaced ${code} with the new lock.`)
  })
})

test('the semicolon of a line of code ends nothing', () => {
  expect(analyse('I added a `wait(1);` line before the door check.').starStory.action).toBe(
    'I added a wait(1) line before the door check.',
  )
})

test('a sentence may begin with code', () => {
  const { resumeBullet, extractedData } = analyse(
    'I replaced `std::tie` by an array. `std::tie` cannot bind to a proxy.',
  )
  expect(resumeBullet).toContain('Replaced std::tie by an array')
  expect(extractedData.solution).toBe('I replaced std::tie by an array.')
})

test('but no abbreviation ends before it', () => {
  expect(analyse('I added options, e.g. `no_cache`, to the pump driver.').extractedData.solution).toBe(
    'I added options, e.g. no_cache, to the pump driver.',
  )
})

describe('a folder, an address or an option is a thing', () => {
  test.each([
    ['Replaced /etc/tide/tide.conf with a template.', 'Replaced /etc/tide/tide.conf with a template'],
    ['Moved `/var/log` to its own disk.', 'Moved /var/log to its own disk'],
    ['I added `/etc/hosts` to the pump driver.', 'Added /etc/hosts to the pump driver'],
    ['Added `--no-cache` to the pump driver.', 'Added --no-cache to the pump driver'],
    ['We added /metrics to the gauge service.', 'Added /metrics to the gauge service'],
  ])('%s', (note, bullet) => {
    expect(analyse(note).resumeBullet).toContain(bullet)
  })

  test('and two words of which one is meant are none', () => {
    expect(analyse('Left/right keys move the crane.').starStory.action).not.toMatch(/^I left/)
  })
})
