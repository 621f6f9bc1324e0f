import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const OWN = [
  'I oiled the ferry winch.',
  'Wrote a parser for the tide tables.',
  "I've painted the signal masts.",
]
const KEYS = ['winch', 'parser', 'masts']

/** What others did, what is still to do, and what holds anyway, each with a word that must not be told as the end. */
const BESIDE: [string, string][] = [
  ['Tom has since rewritten the berth planner.', 'planner'],
  ['@leila documented the berth planner.', 'planner'],
  ['My team lead created a berth planner in parallel.', 'planner'],
  ['The harbour engineers rebuilt the berth planner last sprint.', 'planner'],
  ['On their side the pilot team built a berth planner.', 'planner'],
  ["The vendor's last release improved the berth planner.", 'planner'],
  ['The new version of Buoy adds a berth planner.', 'planner'],
  ['Grafana 11 migrated the berth planner.', 'planner'],
  ['The berth planner was refactored upstream in 4.2.', 'planner'],
  ['The berth planner had already been rewritten by our pilot team.', 'planner'],
  ['The nightly job already rebuilds the berth planner.', 'planner'],
  ['Once we have tuned the berth planner, this can go live.', 'planner'],
  ['If we split the berth planner, we could save a day.', 'planner'],
  ['Other teams saw 20% fewer alarms with it.', '20%'],
  ['In a blog post somebody got from 8 s to 2 s that way.', '8 s'],
  ['A colleague reports that his crane got 40% faster.', '40%'],
  ['An earlier experiment had reduced the load by 35%.', '35%'],
  ['Traffic doubled in the same week.', 'raffic'],
  ['The last team had got it from 12 s to 5 s.', '12 s'],
  ["Tom's version reaches an accuracy of 0.93.", '0.93'],
  ['Signups grew by 15% that quarter.', '15%'],
  ['Tuning the berth planner was no help.', 'planner'],
  ['Before deploying, delete the berth planner.', 'planner'],
  ['The berth table has 40 million rows.', '40 million'],
]

describe('what stands beside the work', () => {
  test.each(
    BESIDE.flatMap(([beside, word]) =>
      OWN.flatMap((own, at): [string, string, string][] => [
        [`${own} ${beside}`, KEYS[at] ?? '', word],
        [`${beside} ${own}`, KEYS[at] ?? '', word],
      ]),
    ),
  )('%s', (text, key, word) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).toContain(key)
    expect(resumeBullet).not.toContain(word)
    expect(starStory.action).toContain(key)
    expect(starStory.action).not.toContain(word)
    expect(starStory.result).not.toContain(word)
  })

  test.each([
    'Still need to repaint the harbour crane.',
    'Please grease the harbour crane before merging.',
    'A follow-up PR will replace the harbour crane.',
    'Not sure whether the harbour crane has been checked.',
    'Next up: replacing the harbour crane.',
  ])('a note is not named after what is still to do: %s', (plan) => {
    expect(analyse(`${plan} Wrote a parser for the tide tables.`).resumeBullet).not.toContain('crane')
  })

  test.each([
    'Oiled the ferry winch and will paint the rails next week.',
    'Guests kept complaining. Oiled the ferry winch and still need to paint the rails.',
    'I oiled the ferry winch before we open the second pier.',
  ])('a plan in the same breath takes nothing away: %s', (text) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).toMatch(/^Oiled the ferry winch/)
    expect(starStory.action).toContain('oiled the ferry winch')
    expect(resumeBullet).not.toMatch(/rails|second pier/)
  })

  test.each([
    'Tuned the lamp driver; since reverted.',
    'I tuned the lamp driver, but the change was pulled again the next day.',
    'We tuned the lamp driver and had to roll back on the weekend.',
    'The lamp driver was tuned on Monday and reverted on Tuesday.',
    'The lamp driver was tuned last week, this has been undone.',
  ])('what was taken back is not told where something lasts: %s', (undone) => {
    for (const text of [`I oiled the ferry winch. ${undone}`, `${undone} I oiled the ferry winch.`]) {
      const { resumeBullet, starStory } = analyse(text)
      expect(resumeBullet).toContain('winch')
      expect(resumeBullet).not.toMatch(/tuned the lamp driver/i)
      expect(starStory.action).not.toMatch(/driver(?!.*(?:reverted|back|pulled))/)
    }
  })

  test.each([
    'Wrote a parser for the tide tables. Anna: refactored the berth planner.',
    '- Wrote a parser for the tide tables.\n- Always grease the berth planner after a flood.',
    'Wrote a parser for the tide tables. Started to rewrite the berth planner and abandoned it halfway.',
    'Wrote a parser for the tide tables. Began to rewrite the berth planner but dropped it.',
  ])('nothing of what is not done by the writer: %s', (text) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).toMatch(/^Wrote a parser/)
    expect(resumeBullet).not.toContain('berth planner')
    expect(starStory.action).not.toContain('berth planner')
  })

  test('a log that opens with a name tells what each has done', () => {
    expect(analyse('Anna: rewrote the berth planner.\nTom: oiled the ferry winch.').resumeBullet).toMatch(
      /berth planner|winch/,
    )
  })

  test('what a thing needs more of is no gain', () => {
    const { resumeBullet } = analyse('Oiled the ferry winch. Memory use went up by 15% though.')
    expect(resumeBullet).toMatch(/^Oiled/)
  })

  test('what somebody refused to do takes back nothing of what was told before', () => {
    const { resumeBullet } = analyse('I oiled the ferry winch. The vendor refused to tune the crane.')
    expect(resumeBullet).toContain('winch')
  })

  test('what others do with the work came of it', () => {
    expect(analyse('Wrote a berth planner. The pier crew already uses it.').starStory.result).toContain(
      'uses it',
    )
  })
})
