import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const told = (text: string): string => {
  const { resumeBullet, starStory } = analyse(text)
  return `${resumeBullet} ${starStory.task} ${starStory.action}`
}

it.each([
  [
    'The switch did not know the gate, so all traffic was dropped. Changed the rule to match it.',
    /dropp?ed|\bdrop\b/i,
  ],
  ['The cable was pulled out by accident and the board reset. Glued the connector.', /pull(?:ed)?/i],
  ['Half of the readings were lost at night. Rewired the logger.', /^lost|had to lose|I lost/i],
  [
    '# Incident: ferry terminal\n\n## Impact\n- Ticket pages failed to load\n- Debug logs filled with timeouts\n\n## Resolution\nA plugin was written that raises the limit.',
    /fill(?:ed)?/i,
  ],
  [
    'When the crane tried to lift the third crate, the drive controller was blocked. I replaced the fuse of the drive.',
    /^Blocked|had to block|I blocked/,
  ],
])('what went wrong is nobody\'s work: "%s"', (text, claim) => {
  expect(told(text)).not.toMatch(claim)
})

it.each([
  ['Old log files were dropped from the archive. The disk is half empty now.', /dropped old log files/i],
  ['Spam mails are blocked at the gate now. All suspicious requests were blocked by a new rule.', /block/i],
])('what one wanted to be rid of is: "%s"', (text, claim) => {
  expect(told(text)).toMatch(claim)
})

it.each([
  [
    'Port the gauge reader to the new edition\n\nThe old edition was introduced in 2018 and the macro was removed upstream.',
    /introduc|remov/i,
  ],
  [
    'Read tides through tide_read()\n\ntide_get() was deprecated in libtide 3.2. The tests were moved to the harbour folder.',
    /^Deprecated|I deprecated|and deprecated/i,
  ],
  [
    'Drop the shim of the clock\n\nThe call was added in Python 3.12, so nothing needs it. The docs were moved to the wiki.',
    /added the call/i,
  ],
  [
    'Drop the dimmer of the lamp\n\nThe dimmer has been disabled since 2010. The switch was moved to the wall.',
    /disabled the dimmer|^Disabled/i,
  ],
  [
    'Use the plain bell again\n\nBy the tenth edition the chime had been rebuilt to ring faster. The rope was moved to the hall.',
    /rebuilt the chime|^Rebuilt|I rebuilt/i,
  ],
  [
    'Count the crates once\n\nIn commit 37d0f553 a second counter was added to the belt. The table was moved to the hall.',
    /added a second counter|^Added/i,
  ],
])('what others brought in or gave up is nobody\'s work: "%s"', (text, claim) => {
  expect(told(text)).not.toMatch(claim)
})

it("what went into a version of one's own is told", () => {
  expect(told('The old API was deprecated and clients were moved to v2. I rewrote the docs.')).toMatch(
    /deprecated/i,
  )
  expect(told('Spent Friday on the pumps. By noon all pumps had been replaced.')).toMatch(/replaced/i)
  expect(told('The report page was removed in 2.4. Clerks now print from the list.')).toMatch(/removed/i)
})
