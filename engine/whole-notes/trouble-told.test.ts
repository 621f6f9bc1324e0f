import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const OPTIONS = { today: '2026-11-19', autoDetectDate: true, smartPriority: true }
const read = (text: string) => analyseSnap(text, OPTIONS)

/** Troubles with the task that each turned round is. */
const TROUBLES: [string, string][] = [
  ['the oven timer froze after a storm', 'the oven timer'],
  ['the till showed stale prices', 'keep the till from showing stale prices'],
  ['the labels had the wrong weight', 'make sure that the labels had the right weight'],
  ['the mixer skipped empty bowls', 'keep the mixer from skipping empty bowls'],
]
const PLACES: [string, (trouble: string) => string][] = [
  ['before', (t) => `${t[0]?.toUpperCase()}${t.slice(1)}. I rewrote the tray loop.`],
  ['with since', (t) => `Since ${t}, I rewrote the tray loop.`],
  ['with because in front', (t) => `Because ${t}, I rewrote the tray loop.`],
  ['with because behind', (t) => `I rewrote the tray loop because ${t}.`],
  ['as its reason', (t) => `I rewrote the tray loop. The reason: ${t}.`],
  ['on its own line', (t) => `${t[0]?.toUpperCase()}${t.slice(1)}\n\nI rewrote the tray loop.`],
  ['as a head', (t) => `# ${t[0]?.toUpperCase()}${t.slice(1)}\n\nRewrote the tray loop.`],
  ['by days', (t) => `Day 1: ${t}. Day 2: rewrote the tray loop.`],
  ['behind a time', (t) => `Since the last update ${t}. I rewrote the tray loop.`],
]

describe.each(PLACES)('a trouble told %s', (_, put) => {
  it.each(TROUBLES)('is the situation, the problem and turned round the task: "%s"', (trouble, task) => {
    const { starStory, extractedData, resumeBullet } = read(put(trouble))
    const [words = ''] = [trouble.slice(4)]
    expect(starStory.situation).toContain(words)
    expect(starStory.situation).not.toMatch(/working on|^(?:because|as)\b|reason:|day 1/i)
    expect(extractedData.problemSummary).toContain(words)
    expect(starStory.task).toContain(task)
    expect(resumeBullet).toMatch(/^Rewrote the tray loop/)
  })
})

it.each([
  ['Until this week the cooks had to copy each order by hand. I built a tray list.', 'spare the cooks from'],
  ['It took nine taps to void a bill. I split the menu.', 'make it easier'],
  [
    'The cooks were afraid to touch the steam valve. I wrote a guide.',
    'make it safe to touch the steam valve',
  ],
  ['Setting up a new till was a day of work. I wrote a script.', 'make it faster to set up a new till'],
  ['The door code lived in a shared chat. I split the login page.', 'find a better place for the door code'],
])('what had to be reached is told where the trouble says it plainly: "%s"', (note, task) => {
  expect(read(note).starStory.task).toContain(task)
})

it.each([
  'I rewrote the tray loop.',
  'Oven timer redesigned\n\nI rewrote the tray loop.',
  'I rewrote the tray loop because the cooks liked the other one.',
  'As the oven heated up, I rewrote the tray loop.',
])('where no trouble is told, none is invented: "%s"', (note) => {
  const { starStory, extractedData } = read(note)
  expect(extractedData.problemSummary).toBe('')
  expect(starStory.task).not.toMatch(/keep|no longer|put an end/)
})

it('when it was that somebody could come is no reason', () => {
  expect(read('Since the move, I have rewritten the tray loop.').starStory.action).toMatch(/tray loop/)
  expect(read('Since the move, I have rewritten the tray loop.').resumeBullet).not.toMatch(/because/)
})
