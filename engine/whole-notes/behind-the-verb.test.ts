import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const analyse = (note: string) =>
  analyseSnap(note, { today: '2026-03-02', autoDetectDate: true, smartPriority: true })

const TAILS = [
  ', as planned',
  ' like we talked about',
  ' (finally!)',
  ' (cc Pia)',
  ', thanks Pia',
  ', not pretty but works',
  ' - took longer than planned',
  '... finally',
  ', more on that next week',
  ', but the docs are still open',
  ', still waiting for review',
  ', and nobody knew why',
  ' over lunch',
  ', one less thing to worry about',
  ' and called it a day',
]
const FRAMES = [
  (tail: string) => `I rewired the tide gauge${tail}.`,
  (tail: string) => `Ships kept missing the tide.\n- Rewire the tide gauge${tail}`,
  (tail: string) => `Rewire the tide gauge${tail}`,
]

describe('what tells nothing behind a deed is not told', () => {
  it.each(TAILS.flatMap((tail) => FRAMES.map((frame) => frame(tail))))('%j', (note) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(resumeBullet).toMatch(/^Rewired the tide gauge(?:\.| as part| because| after| for the project)/)
    expect(starStory.action).toMatch(/^(?:I|We) rewired the tide gauge\.$/)
  })
})

describe('a name or code is an object of its own', () => {
  it.each([
    ['Update gauge-compose.yml', /^Updated gauge-compose\.yml\b/],
    ["I've rewritten TideTable.java.", /^Rewrote TideTable\.java\b/],
    ['Replace `SELECT * FROM piers WHERE id = ?`', /^Replaced "SELECT \* FROM piers WHERE id = \?"/],
    ['I replaced `tide.now?.high!`.', /^Replaced "tide\.now\?\.high!"/],
    ['Implement SSO', /^Implemented SSO\b/],
    ['Stub out the tide service', /^Stubbed out the tide service\b/],
    ['Knock together a tide table', /^Built a tide table\b/],
  ])('%j', (note, bullet) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(resumeBullet).toMatch(bullet)
    expect(starStory.action).not.toMatch(/worked on/)
  })
})

it('that a trouble is over is told with what was done', () => {
  expect(
    analyse('The tide table took ages to load. Rewrote the `tides.md` page. No more crashes since.')
      .resumeBullet,
  ).toMatch(/rewr(?:ote|iting) the tides\.md page/i)
})

describe('what was not done, or is doubted, stays so', () => {
  it.each([
    'We will rewire the tide gauge, as planned.',
    'The tide gauge was to be rewired like we talked about.',
    'Pia rewired the tide gauge, thanks Pia.',
    'Should I rewire the tide gauge, as discussed?',
  ])('%j', (note) => expect(analyse(note).resumeBullet).not.toMatch(/^Rewired/))
})
