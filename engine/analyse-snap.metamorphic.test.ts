import { describe, expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

const NOTE = `Speed up the report query (#77)

The monthly report read every row of the orders table in PostgreSQL, which took 40s and blocked the page for all users of the back office. Support complained about it every week.

I added an index on the order date and moved the totals into a materialized view.

The report now loads in 2s instead of 40s.
`

const LIST = [
  '- Fixed the crash when a cart is empty',
  '- Added an export of orders as CSV',
  '- Removed the unused payment module',
]

describe('the fields follow the text', () => {
  test('wrapping the lines at 72 changes nothing', () => {
    const wrapped = NOTE.replace(/(?=\S)(.{1,70})(?:\s(?=\S)|$)/gm, '$1\n').replace(/\n{3,}/g, '\n\n')
    expect(wrapped.split('\n').every((line) => line.length <= 72)).toBe(true)
    const { extractedData, resumeBullet } = analyse(NOTE)
    expect(analyse(wrapped).extractedData).toEqual(extractedData)
    expect(analyse(wrapped).resumeBullet).toBe(resumeBullet)
  })

  test('the order of a list changes the order of the answer and no more', () => {
    const words = (text: string) =>
      text
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.sort()
    const forwards = analyse(LIST.join('\n')).extractedData.solution
    const backwards = analyse([...LIST].reverse().join('\n')).extractedData.solution
    expect(words(backwards ?? '')).toEqual(words(forwards ?? ''))
  })

  test('another database is another technology in the same sentences', () => {
    const swap = (text: string) => text.replaceAll('PostgreSQL', 'MySQL')
    const { extractedData, resumeBullet } = analyse(NOTE)
    const swapped = analyse(swap(NOTE))
    expect(swapped.extractedData.technologies).toEqual(
      extractedData.technologies.map((name) => (name === 'PostgreSQL' ? 'MySQL' : name)),
    )
    expect(swapped.extractedData.problemSummary).toBe(swap(extractedData.problemSummary))
    expect(swapped.resumeBullet).toBe(swap(resumeBullet))
  })

  test('a checklist from a template changes nothing', () => {
    const checklist =
      '\n## Checklist\n\n- [x] I have read the contributing guide\n- [ ] I have added tests\n<!-- please describe your change above -->\n'
    const { extractedData, resumeBullet } = analyse(NOTE)
    const withList = analyse(NOTE + checklist)
    expect(withList.extractedData).toEqual(extractedData)
    expect(withList.resumeBullet).toBe(resumeBullet)
  })

  test('milliseconds stay milliseconds', () => {
    const swap = (text: string) => text.replace(/(\d)s\b/g, '$1ms')
    expect(analyse(swap(NOTE)).extractedData.impact).toBe(swap(analyse(NOTE).extractedData.impact))
  })
})
