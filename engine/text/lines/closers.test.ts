import { expect, it } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'
import { readSentences } from '../../features.ts'
import { withoutClosers } from './closers.ts'
import { readDocument } from './document.ts'

const OPTIONS = { today: '2026-03-02', autoDetectDate: true, smartPriority: true }

function toldOf(text: string): string[] {
  return readDocument(text).sentences.map((sentence) => withoutClosers(sentence).text)
}

it.each([
  ['Add retries to the kiln driver, closes #12', 'Add retries to the kiln driver'],
  ['Added retries to the kiln driver. Closes: #12, #13', 'Added retries to the kiln driver.'],
  ['Move the parser into a module; refs KILN-7', 'Move the parser into a module'],
  ['Fix a crash when the lid is open (fixes #45, closes #46).', 'Fix a crash when the lid is open.'],
  ['Fixed the lid sensor (closes KILN-31) and wrote a test', 'Fixed the lid sensor and wrote a test'],
  ['Warn about an open lid (reported by Ada, Closes: #970)', 'Warn about an open lid (reported by Ada)'],
  ['Explored ways to vent the kiln discussion#79', 'Explored ways to vent the kiln'],
  ['Vent the kiln at noon (issue#7, issue#8)', 'Vent the kiln at noon'],
  ['Rewrote the lid check - resolves owner/kiln#9 and owner/kiln#10.', 'Rewrote the lid check.'],
])('"%s" is told without its ticket', (text, told) => {
  expect(toldOf(text)[0]).toBe(told)
})

it.each([
  'Today I fixed KILN-31 and wrote a test',
  'This change closes #12',
  'Fixed #12',
  'The valve closes at 40 bar.',
  'See the notes in chapter 3 (part of 2 volumes).',
])('"%s" stays as it is', (text) => {
  expect(toldOf(text)[0]).toBe(text)
})

it('leaves every other character where it stands in the description', () => {
  const text = 'Fixed `lid.ts` (closes #46) by polling `valve.ts` twice, refs #47'
  const [sentence] = readDocument(text).sentences
  if (!sentence) throw new Error('There is no sentence')
  const told = withoutClosers(sentence)
  expect(told.offsets.map((at) => text.charAt(at)).join('')).toBe('Fixed lid.ts by polling valve.ts twice')
  expect(told.marks.map(({ start, end }) => told.text.slice(start, end))).toContain('valve.ts')
})

it('is not heard in what is told', () => {
  const { resumeBullet, starStory } = analyseSnap(
    'Add retries to the kiln driver, closes #12\n\nThe driver gave up after one failed request. It tries three times now.',
    OPTIONS,
  )
  expect(`${resumeBullet} ${Object.values(starStory).join(' ')}`).not.toMatch(/\bcloses\b/)
  expect(readSentences(readDocument('Fixed the lid, closes #4')).map(({ body }) => body)).toEqual([
    'Fixed the lid',
  ])
})
