import { describe, expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

function bulletOf(description: string): string {
  return analyse(description).resumeBullet
}

describe('what was made of a trouble', () => {
  test.each([
    [
      'by what a thing does since',
      'Invoices vanished when two clerks saved at once. The form locks the record and waits for the first clerk now.',
      'Made the form lock the record and wait for the first clerk',
    ],
    [
      'by what it does since, without naming it again',
      'The door controller rejected new cards. Uses the new key table now.',
      'Made the door controller use the new key table',
    ],
    [
      'by what is done to it since',
      'Thumbnails were resized in the browser, which killed old phones. Now resized on the server, copies stored in a bucket.',
      'Changed thumbnails to be resized on the server',
    ],
    [
      'by a participle alone',
      'The export tool crashed on every file with more than 10k lines. Rewritten with a streaming parser.',
      'Rewrote the export tool with a streaming parser',
    ],
    [
      'by what we gave up',
      "Guests got mails in the wrong language. We don't guess the language from the IP any more.",
      'Stopped guessing the language from the IP',
    ],
    [
      'by what ended it',
      'Orders were lost whenever the printer was off. A small queue with retries solved this.',
      'Introduced a small queue with retries',
    ],
    [
      'by what helped',
      'Backups failed every Sunday and nobody saw it. What helped was a daily report that lists missing files.',
      'Introduced a daily report that lists missing files',
    ],
  ])('is told %s', (_how, note, opening) => {
    expect(bulletOf(note).startsWith(opening)).toBe(true)
  })

  test.each([
    ['a restart', 'The parser crashed on empty files. A restart solved this.'],
    [
      'what a name does',
      'The site took an hour to build. Hugo runs as one binary and builds all pages at once.',
    ],
    [
      'how things work where the mending is still planned',
      'The upload hung on slow links. The server closes idle connections after 30 s. I will look into it next week.',
    ],
  ])('is not told by %s', (_what, note) => {
    expect(bulletOf(note)).not.toMatch(/^(?:Made|Introduced|Changed|Set up)\b/)
  })
})
