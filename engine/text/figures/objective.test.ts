import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { readObjective } from './objective.ts'

const told = (text: string) => {
  const clause = readObjective(text, '')
  return clause && `${clause.verb.forms.past} ${clause.rest}`
}

describe('an aim and how far it was reached', () => {
  it.each([
    ['KR1: Lower failed uploads to under 5% - achieved 3.1%', 'lowered failed uploads to 3.1%'],
    ['Reduce wait to 9 s - got 7 s after a rewrite', 'reduced wait to 7 s after a rewrite'],
    ['Cut hosting costs by 10% - achieved 14%', 'cut hosting costs by 14%'],
    ['KR2: Raise coverage from 40% to 80% (reached 76%)', 'raised coverage from 40% to 76%'],
    ['KR3: Migrate 8 shops to the new theme - 5 of 8 done', 'migrated 5 of 8 shops to the new theme'],
  ])('tell what was done: %j', (text, deed) => {
    expect(told(text)).toBe(deed)
  })

  it.each(['KR1: Lower failed uploads to under 5%', 'Reduce the limit to 3 - see the wiki'])(
    'tell nothing where the end is missing: %j',
    (text) => {
      expect(told(text)).toBeUndefined()
    },
  )

  it('are entries of their own in a list of key results', () => {
    const { resumeBullet, starStory, extractedData } = analyse(
      'KR1: Lower failed uploads to under 5% - achieved 3.1%\nKR2: Cut hosting costs by 10% - achieved 14%',
    )
    expect(resumeBullet).toBe('Lowered failed uploads to 3.1%, and cut hosting costs by 14%.')
    expect(extractedData.project).not.toContain('KR')
    expect(Object.values(starStory).join(' ')).not.toMatch(/5%|10%/)
  })
})
