import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, result: starStory.result }
}

describe('what came of a deed is the result of the story', () => {
  test.each([
    ['Built a rota planner in Go. 90 nurses use it.', '90 nurses use it.'],
    [
      'I built the planner for the ward. Planning takes a morning instead of two days.',
      'Planning took a morning instead of two days.',
    ],
    ['Added tests for the pager. They caught 4 faults in May.', 'They caught 4 faults in May.'],
    ['I fixed the pager link. Errors gone since Tuesday.', 'Errors have been gone since Tuesday.'],
    ['I fixed the pager link. Calls stable for 5 weeks.', 'Calls have been stable for 5 weeks.'],
    ['Fixed the pager queue. No deadlock since then.', 'There has been no deadlock since then.'],
    ['Fixed the sign-in of the ward tablets. Complaints stopped.', 'Complaints stopped.'],
    ['I wrote a checker for doses. It found 14 errors.', 'It found 14 errors.'],
    ['I replaced the chart cache. The chart is now twice as fast.', 'The chart is now twice as fast.'],
    [
      'I decided to move the rota to SQLite. Saves are three times as fast.',
      'Saves were three times as fast.',
    ],
    ['I greased the bed wheels. The ride is smoother.', 'The ride is smoother.'],
    ['Our checks were flaky. I froze the clock and they pass now.', 'Our checks pass now.'],
    ['The pagers were mute. I replaced the antenna and they work.', 'The pagers work.'],
    [
      'Rewrote the order form. Around 80 lost orders per week before, now fewer than 5.',
      'There are now fewer than 5 lost orders per week instead of around 80.',
    ],
  ])('%s', (note, result) => {
    expect(told(note).result).toBe(result)
  })

  test('but trouble after it is none', () => {
    expect(told('I restarted the pager gateway. The relay died.').result).not.toContain('died')
    expect(
      told('I moved the charts to tape. Restoring takes a day instead of an hour.').bullet,
    ).not.toContain('a day')
  })
})

describe('what came of a deed ends the bullet', () => {
  test.each([
    ['I added a fallback. Support calls about this dropped from 20 a week to 2.', 'from 20 a week to 2'],
    [
      'Added flags in the ward app. Now teams release 11 times a week.',
      'with teams now releasing 11 times a week',
    ],
    ['Rolled out badges to all staff. Loss rate was 3%, compared with 17% before.', '3% instead of 17%'],
    [
      'Added a queue. 8,600 bookings were made in the first three hours, without an outage.',
      'with 8,600 bookings made in the first three hours',
    ],
    [
      'I wrote a checker for doses. The checker caught 14 errors in the first week.',
      'which caught 14 errors in the first week',
    ],
    ['Alarms went from 400 a week to 35 after I tuned the rules.', 'alarms'],
  ])('%s', (note, end) => {
    expect(told(note).bullet).toContain(end)
  })

  test('of what another deed made it is not told', () => {
    expect(
      told('I wrote a checker for doses. I cleaned the old ward charts. The checker caught 14 errors.')
        .bullet,
    ).not.toMatch(/charts, which caught/)
  })
})
