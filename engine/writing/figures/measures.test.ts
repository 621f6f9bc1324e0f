import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { measuredPhrase, measuredStatement, readMeasures } from './measures.ts'

const tell = (text: string) => analyse(text)

describe('what was measured', () => {
  it.each([
    ['Was 40 s, now 6 s.', ' (from 40 s to 6 s)'],
    ['Idle draw is 5 mA now, was 60 mA.', ', with idle draw now 5 mA instead of 60 mA'],
    ['Recall is 0.91, the old model had 0.84.', ', with recall at 0.91 instead of 0.84'],
    ['3x throughput.', ', with 3x throughput'],
    ['RSS now stable at 400 MB (was 2.5 GB).', ', with RSS now 400 MB instead of 2.5 GB'],
    ['Average CI time 31 -> 9 min.', ', with average CI time going from 31 to 9 min'],
    ['Clicks up 3.1%, no latency change.', ', with clicks up 3.1% and no latency change'],
    ['Success rate 94% over 500 picks.', ', with the success rate at 94% over 500 picks'],
    ['Login takes 80 ms now, was 900 ms.', ', with login now taking 80 ms instead of 900 ms'],
    ['Hit rate 92%, load -60%.', ', with the hit rate at 92% and load down 60%'],
    ['p99 from 3.1 s to 400 ms.', ', with p99 going from 3.1 s to 400 ms'],
    ['Conversion +4.2%.', ', with conversion up 4.2%'],
    ['Screens load twice as fast now.', ', with screens now loading twice as fast'],
  ])('can follow a deed: %j', (text, phrase) => {
    expect(measuredPhrase(text, 20)).toBe(phrase)
  })

  it.each([
    ['Was 40 s, now 6 s.', 'It was 40 s and is now 6 s.'],
    ['Recall is 0.91, the old model had 0.84.', 'Recall is 0.91, and the old model had 0.84.'],
    ['3x throughput.', 'This brought 3x throughput.'],
    ['3x throughput, 60% less memory.', 'This brought 3x throughput and 60% less memory.'],
    ['Conversion -4.2%.', 'Conversion went down by 4.2%.'],
  ])('can be said as a sentence: %j', (text, statement) => {
    expect(measuredStatement(text)).toBe(statement)
  })

  it('keeps two outcomes apart, each with its own verb', () => {
    expect(measuredPhrase('Refund requests went down 30% and queue length fell from 90 to 12.', 20)).toBe(
      ', with refund requests going down 30% and queue length falling from 90 to 12',
    )
    expect(measuredStatement('Queue time now 2 min, job runs in 8 min instead of 30.')).toBe(
      'Queue time is now 2 min and the job runs in 8 min instead of 30.',
    )
  })

  it('is not read where a sentence says something else besides', () => {
    expect(readMeasures('Wait time is 4 s now, was 9 s, because the cache is warm.')).toEqual([])
    expect(readMeasures('Rating in the store got up from 3.6 to 4.2.')).toEqual([])
    expect(readMeasures('The patches cut the lookup from 90 ms to 20 ms.')).toEqual([])
    expect(readMeasures('Geomean 3.8 250m -93.3%')).toEqual([])
  })
})

describe('an outcome', () => {
  it('that fell by itself was not dropped by anybody', () => {
    const { resumeBullet, starStory } = tell(
      'Rewrote the mailer. Double mails dropped from 30 a week to none.',
    )
    expect(resumeBullet).toBe('Cut double mails from 30 a week to none by rewriting the mailer.')
    expect(starStory.situation).not.toContain('dropped')
    expect(starStory.action).toBe('I rewrote the mailer.')
    expect(starStory.result).toBe('Double mails dropped from 30 a week to none.')
  })

  it('ends the bullet and the story in a unit of micro amperes', () => {
    const { resumeBullet, starStory } = tell(
      'Moved the coil. Sleep current is 2.1 \u00b5A now, was 30 \u00b5A.',
    )
    expect(resumeBullet).toBe('Moved the coil, with sleep current now 2.1 \u00b5A instead of 30 \u00b5A.')
    expect(starStory.result).toBe('The sleep current is now 2.1 \u00b5A and was 30 \u00b5A before.')
  })

  it('that made things worse ends no bullet', () => {
    const { resumeBullet, starStory } = tell(
      'Upgraded the search engine. Memory went up 40% and load times rose from 2 to 3 s.',
    )
    expect(resumeBullet).not.toMatch(/40|3 s/)
    expect(starStory.result).toContain('went up 40%')
  })

  it('is told of one thing where another moved too', () => {
    expect(
      tell('Sped up the parser. Run time fell from 9 s to 2 s, memory fell to 80 MB.').resumeBullet,
    ).not.toMatch(/cut .*fell/)
  })

  it('has no capital inside a bullet', () => {
    expect(tell('Moved the archive to tape. Yearly bill down from 9k to 2k.').resumeBullet).toBe(
      'Cut the yearly bill from 9k to 2k by moving the archive to tape.',
    )
  })

  it('loses the time of day in a log', () => {
    const { starStory } = tell('09:10 rolled back the release\n09:30 failure rate back to 0.4%')
    expect(starStory.result).toBe('The failure rate is back to 0.4%.')
  })
})
