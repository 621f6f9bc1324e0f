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
