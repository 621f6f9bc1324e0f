import { expect, test } from 'vitest'
import { isTrailer } from './trailers.ts'

test.each([
  'Signed-off-by: Ada <ada@example.org>',
  'Contact: Ann Lee <ann@example.org>',
  'Closes #12, #13',
  'Upstream-Status: Submitted [https://example.org/7]',
  'Upstream: mailed to ann@example.org',
  'Gate-Commit-ID: 0123456789abcdef0123456789abcdef01234567',
  'Paid-for-by: Harbour Board',
  'Content-Type: text/plain; charset=UTF-8',
  'Fri Mar  6 10:00:00 2026  Ann Lee  <ann@example.org>',
  'ok ann@',
  'bz#77 feedback/ok ann@, bob@',
  'Refers to #12',
  'Extracted from #131',
  'This commit resolves the issue #116',
  ' \u{1F4DA} [Download documentation preview for this pull-request](https://example.org/1.zip)',
  '*Issue #12*',
  '*Issue #, if available:* N/A',
  '_I have read the CLA Document and I hereby sign the CLA_',
  'By submitting this pull request, I confirm that it is mine.',
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
  'upstream: fix the second gate',
  'upstream: no need to ring twice at the gate',
  'ok then ring the bell',
  'Refers to the second gate by its name',
  'I have read the manual and signed it',
  'Written with Cursor keys in mind',
  'The Devin run was slow, so I cached it',
])('tells of the work: %s', (line) => expect(isTrailer(line)).toBe(false))
