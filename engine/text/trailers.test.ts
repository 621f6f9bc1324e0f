import { expect, test } from 'vitest'
import { isTrailer } from './trailers.ts'

test.each([
  'Signed-off-by: Ada <ada@example.org>',
  'Contact: Ann Lee <ann@example.org>',
  'Closes #12, #13',
  '\u{1F916} Generated with [Claude Code](https://example.org/code)',
  'Generated with [Devin](https://example.org)',
  '_This PR was created by Copilot._',
  'Made with Cursor',
  'Link to Devin run: https://example.org/sessions/1',
  '## Link to Devin run',
])('tells who had a hand in it, not what was done: %s', (line) => expect(isTrailer(line)).toBe(true))

test.each([
  'Created a Copilot extension for the editor',
  'Generated with care by hand',
  'Closes the gap between both views',
  'Written with Cursor keys in mind',
  'The Devin run was slow, so I cached it',
])('tells of the work: %s', (line) => expect(isTrailer(line)).toBe(false))
