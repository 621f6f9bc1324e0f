import { describe, expect, test } from 'vitest'
import { analyse } from './testing/analyse.ts'

const notes = (description: string) => analyse(description).analysis.notes

describe('notes', () => {
  test('ask for an outcome, or for its number', () => {
    expect(notes('Added a retry to the uploader because uploads failed on slow networks.')).toContain(
      'No outcome is stated: add a number if you have one.',
    )
    expect(
      notes(
        'Added a retry to the uploader because uploads failed.\n\nUploads no longer fail on slow networks.',
      ),
    ).toContain('The outcome is told without a number: add one if you have it.')
  })

  test('take a count for a number', () => {
    expect(
      notes('I added retries to the importer. Failed imports went from 40 to 2 a day.').join(' '),
    ).not.toMatch(/without a number/)
  })

  test('point at a hedge', () => {
    expect(notes('Added a cache. This should reduce the load time by about 30%.').join(' ')).toMatch(
      /hedged|No outcome/,
    )
    expect(
      notes('The page was slow. I added a cache.\n\nThis cut the load time from around 9s to 2s.').join(' '),
    ).toContain('hedged')
  })

  test('take no "about" for a hedge that says what a thing is about', () => {
    expect(
      notes('I extended the berth form. Letters about it went from 30 a week to none.').join(' '),
    ).not.toContain('hedged')
  })

  test('say that plans were left out', () => {
    expect(notes('Fixed the login.\n\n## Next steps\n\n- Add an alert').join(' ')).toContain('Plans')
  })

  test('are few for a text that says it all', () => {
    expect(
      notes(
        'The import failed every night because the pool was full.\n\nI resized the pool and closed idle connections.\n\nThe import went from 90 minutes to 7 minutes.',
      ),
    ).toEqual([])
  })

  test('say of a text as long as a book that it was not told whole, and still tell its deed', () => {
    const days = (from: number) =>
      Array.from({ length: 150 }, (_, day) => `The lamp was green on day ${from + day}.`).join('\n\n')
    const { resumeBullet, analysis } = analyse(`${days(1)}\n\nI rewrote the pump driver.\n\n${days(151)}`)
    expect(resumeBullet).toMatch(/^Rewrote the pump driver/)
    expect(analysis.notes.join(' ')).toContain('The text is very long')
  })
})
