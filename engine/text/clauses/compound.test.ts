import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const bullet = (text: string) => analyse(text).resumeBullet

it.each([
  ['Drill Press Restoration\nCleaned the spindle and replaced the belt.', /^Cleaned the spindle/],
  ['Load Balancer Swap\nI moved both gateways to the new pair.', /^Moved both gateways/],
  ['- Redo shortcut for the canvas\n- Wired up the toolbar', /^Wired up the toolbar/],
  ['- Test coverage for the tide table\n- Fixed the leap day', /^Fixed the leap day/],
  ['- Deploy to the ferry works\n- Pinned the compiler', /^Pinned the compiler/],
  ['Build server move: moved the runners to the attic.', /^Moved the runners to the attic/],
])('a compound of nouns is no deed: %j', (text, expected) => {
  expect(bullet(text)).toMatch(expected)
  expect(bullet(text)).not.toMatch(/\b(?:drilled|loaded|to load|redid|tested|deployed|built)\b/i)
})

it.each([
  ['feat: audit log for harbour masters', /^Added an audit log for harbour masters/],
  ['feat(map): route planner for cyclists', /^Added a route planner for cyclists/],
  ['feat: mute button', /^Added a mute button/],
  ['feat: hide button on small screens', /(?:Hid|hide) (?:the |a )?button/],
  ['feat: test coverage for the parser', /^Added test coverage for the parser/],
  ['feat: cache responses for guests', /^Cached responses for guests/],
  ['feat: export the invoices as PDF', /^Exported the invoices as PDF/],
])('a feature that is named by nouns was added: %j', (text, expected) => {
  expect(bullet(text)).toMatch(expected)
})

it('keeps the first word of a name in the project', () => {
  const { extractedData } = analyse('Report Generator\nI wrote a tool that prints the tides.')
  expect(extractedData.project).toBe('Report Generator')
})

it.each([
  ['- Test the parser\n- Fixed the leap day', /^Tested the parser/],
  ['- Upload charts in chunks\n- Fixed the leap day', /^Uploaded charts in chunks/],
  ['Fix Login Bug\nI replaced the regex and added a test.', /^Fixed Login Bug/],
])('a verb with its object stays a deed: %j', (text, expected) => {
  expect(bullet(text)).toMatch(expected)
})

it('does not claim what a new tool comes with', () => {
  const text = 'Moved the suite to another runner. It provides:\n- built in retries\n- improved messages'
  expect(analyse(text).starStory.action).toBe('I moved the suite to another runner.')
})
