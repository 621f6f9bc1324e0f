import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { fromTaggedLines } from './tagged-lines.ts'

describe('lines that are filed under something', () => {
  it.each([
    ['[3d]', '[1d]'],
    ['[infra]', '[bug]'],
    ['(infra)', '(bug)'],
    ['#infra', '#bug'],
    ['OVN-12', 'OVN-15:'],
    ['P1 -', 'P2 -'],
    ['1/', '2/'],
    ['a.', 'b.'],
    ['~', '~'],
  ])('are items of a list without that, each character in its place: %s', (first, second) => {
    const list = `${first} Moved the oven jobs to Airflow\n${second} Fixed the login of the gate`
    const read = fromTaggedLines(list)
    expect(read).toHaveLength(list.length)
    expect(read.indexOf('Fixed')).toBe(list.indexOf('Fixed'))
    expect(analyse(list).resumeBullet).toBe('Moved the oven jobs to Airflow and fixed the login of the gate.')
  })

  it.each([
    '[INFO] starting the oven\n[ERROR] no gas left',
    'OVN-12 was late\nOVN-15 was not done at all',
    '[anna] moved the jobs today\n[tom] fixed the login too',
    '#include the rest',
    'P1 - the oven is cold',
  ])('leaves other texts alone: %s', (text) => {
    expect(fromTaggedLines(text)).toBe(text)
  })
})
