import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const told = (text: string): string => {
  const { resumeBullet, starStory } = analyse(text)
  return `${resumeBullet} ${starStory.task} ${starStory.action}`
}

it.each([
  [
    'Outage of the badge reader\n\n41 badges were refused over ten minutes. Resolved naturally without any intervention.',
    /resolved? naturally/i,
  ],
  [
    'Elevated Door Times and Alarms\n\nA burst of visitors filled one gate. We doubled the number of gates to limit the load.',
    /\belevated? door/i,
  ],
  [
    'Increased error rates at the ferry desk\n\nOne desk had lost its line. We moved the desk to the spare line.',
    /\bincreased? error/i,
  ],
  [
    'Was getting odd failures at the till. Only showed up at night. Produced completely useless error messages. I released the lock in the end.',
    /\bproduced?\b/i,
  ],
  [
    'At 18:10 a new floor table was loaded. This change led to a wrong stop, which made the lift unusable. We loaded the old table at 18:40.',
    /\b(?:led|lead) to\b/i,
  ],
  [
    'Admittedly, I felt a little bit nervous about the deadline. I drew the plan of the pump house.',
    /\bnervous\b/i,
  ],
  [
    'I got a call at 9am from the caretaker, who told me that the lift was dead. I replaced the fuse.',
    /\bgot a call\b/i,
  ],
])('what went on by itself or only happened is no deed: %s', (text, claim) => {
  expect(told(text)).not.toMatch(claim)
})

it('says nobody got people to work who only say what they are at', () => {
  const { resumeBullet } = analyse(
    'Mia and Paul are working on getting the lamp up and running for the stage. They began to test the lamp.',
  )
  expect(resumeBullet).not.toMatch(/^Got Mia/)
})

it.each([
  ['Increased the alarm limit of the pump to 40.', /^Increased the alarm limit/],
  ['Produced a report of all wrong entries in the ledger for the auditors.', /^Produced a report/],
])('keeps the deeds that sound alike: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})
