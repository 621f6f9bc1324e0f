import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromTimeLog } from './time-log.ts'

describe('a log of hours', () => {
  it('tells what was done in its items, each character in its place', () => {
    const log =
      '### 4 May 2021\n\n* *1.5 hours* Drew the tide map.\n* *0.5 hours* Wrote a script to print the map at night.\n'
    const read = fromTimeLog(log)
    expect(read).toHaveLength(log.length)
    expect(read).not.toContain('hours')
    expect(read.indexOf('Drew')).toBe(log.indexOf('Drew'))
    expect(analyse(log).resumeBullet).toBe('Drew the tide map and wrote a script to print the map at night.')
  })

  it('reads its rows as days with what was done', () => {
    const log =
      '13/09/2020\t19:00\t23:30\tCoding and tests\tImplemented the tide table\n14/09/2020\t19:00\t20:00\tDebug\tFixed the moon phases\n'
    const read = fromTimeLog(log)
    expect(read).toHaveLength(log.length)
    expect(read).toMatch(
      /^13\/09\/2020\s+\n- Implemented the tide table\n14\/09\/2020\s+\n- Fixed the moon phases/,
    )
    const days = '**5/2/2021 9:15am-11:45am** Added two birds\n\n**5/3/2021 2:30pm-6:00pm** Drew the page\n'
    expect(fromTimeLog(days)).toMatch(/5\/2\/2021 +\n- Added two birds\n\n +5\/3\/2021 +\n- Drew the page/)
  })

  it('reads what was done from one hour to another', () => {
    const log = '10:00 - 12:30 painted the north gate\n1pm-3pm: oiled the hinges of both doors\n'
    const read = fromTimeLog(log)
    expect(read).toHaveLength(log.length)
    expect(read).toMatch(/^- +painted the north gate\n- +oiled the hinges/)
    expect(analyse(log).resumeBullet).toBe('Painted the north gate and oiled the hinges of both doors.')
  })

  it.each([
    '- 5 minutes faster than before\n- Two bugs fixed',
    'Started at 13/09/2020 19:00 and was done by nine.',
    '- 3 hours of video\n- 40 photos',
  ])('leaves other texts alone: %s', (text) => {
    expect(fromTimeLog(text)).toBe(text)
  })
})
