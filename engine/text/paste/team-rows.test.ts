import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromTeamRows } from './team-rows.ts'

describe('a round in which everybody says what he did', () => {
  it.each([
    'Tue\nAna - fixed the login of the gate\nMe - added a horn to the tide gauge\nBen - sick',
    '- Ana: fixed the login of the gate\n- Me: added a horn to the tide gauge',
    '@qwe fixed the login of the gate\n@me added a horn to the tide gauge',
  ])('tells what the writer did, each character in its place: %s', (round) => {
    expect(fromTeamRows(round)).toHaveLength(round.length)
    const { resumeBullet, starStory } = analyse(round)
    expect(resumeBullet).toMatch(/^Added a horn to the tide gauge/)
    expect(Object.values(starStory).join(' ')).not.toMatch(/login|Ana|Ben/)
  })

  it.each([
    'Ana - fixed the login of the gate\nBen - sick',
    'Me: added a horn\nBlockers: none',
    'I - the writer - added a horn.',
  ])('leaves other texts alone: %s', (text) => {
    expect(fromTeamRows(text)).toBe(text)
  })
})
