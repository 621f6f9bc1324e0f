import { describe, expect, it } from 'vitest'
import { inSequence } from './sequence-of-tenses.ts'

describe('what depends on a deed', () => {
  it.each([
    // The fault is gone.
    ['Fixed a jam that occurs when the belt is cold.', 'Fixed a jam that occurred when the belt was cold.'],
    [
      'Resolved the issue where a price of 0 is shown if the till restarts.',
      'Resolved the issue where a price of 0 was shown if the till restarted.',
    ],
    [
      'We rinsed it to ensure the tank is clean before we fill it.',
      'We rinsed it to ensure the tank was clean before we filled it.',
    ],
    ['Removed the valves that are used twice.', 'Removed the valves that were used twice.'],
    [
      'Fixed a leak that grows overnight by adding a seal that swells in water.',
      'Fixed a leak that grew overnight by adding a seal that swells in water.',
    ],
    [
      'I tracked down a fault that has been haunting us for months.',
      'I tracked down a fault that had been haunting us for months.',
    ],
    [
      'The issue where the lid sticks when it is cold is now resolved.',
      'The issue where the lid stuck when it was cold is now resolved.',
    ],
    // Why it was done.
    [
      'Made changes to the mill because the belt has known flaws.',
      'Made changes to the mill because the belt had known flaws.',
    ],
    [
      'Dropped the lid listener, since the hinge handles it.',
      'Dropped the lid listener, since the hinge handled it.',
    ],
    [
      'Because it leaked and I had no seal, this is all that I could do.',
      'Because it leaked and I had no seal, this is all that I could do.',
    ],
    ["As the tank doesn't hold any water, we opened it.", "As the tank didn't hold any water, we opened it."],
    [
      'Since most of the shops are closed, I printed it.',
      'Since most of the shops were closed, I printed it.',
    ],
    // What it was for.
    ['Added a ramp so that carts can pass.', 'Added a ramp so that carts could pass.'],
    [
      'Wired a spare, ensuring that the lamp will burn all night.',
      'Wired a spare, ensuring that the lamp would burn all night.',
    ],
    ['Added a check so it will keep the last value.', 'Added a check so it would keep the last value.'],
    ["I moved the key so this doesn't happen again.", 'I moved the key so this would not happen again.'],
    [
      'Updated the code so it will be ready as soon as the parts are wired.',
      'Updated the code so it would be ready as soon as the parts were wired.',
    ],
    // What was asked, seen or thought.
    [
      'I had to investigate why my kiln is behaving oddly.',
      'I had to investigate why my kiln was behaving oddly.',
    ],
    [
      'I had to find out whether the hall gets cold enough.',
      'I had to find out whether the hall got cold enough.',
    ],
    ['I noticed that the night job fails to start.', 'I noticed that the night job failed to start.'],
    ['I confirmed the drip is caused by frost.', 'I confirmed the drip was caused by frost.'],
    ['We decided it may be easier.', 'We decided it might be easier.'],
    [
      'I tried the newest glaze and the cracks persist.',
      'I tried the newest glaze and the cracks persisted.',
    ],
    ['I ran a trial and the gain is minor.', 'I ran a trial and the gain was minor.'],
    ['I reported that the valve is not tight.', 'I reported that the valve was not tight.'],
    [
      'During the night shift, I found that two pumps are wired in reverse.',
      'During the night shift, I found that two pumps were wired in reverse.',
    ],
    // What the teller wanted or could.
    ['I wrote the methods we want to use.', 'I wrote the methods we wanted to use.'],
    [
      'We deployed the pumps and are seeing fewer alarms.',
      'We deployed the pumps and were seeing fewer alarms.',
    ],
  ])('lies in the past with it: "%s"', (told, past) => {
    expect(inSequence(told)).toBe(past)
  })

  it.each([
    // What was made still does what it does.
    'Added a check that validates the postcode.',
    'Built a robot which sorts the parcels when they arrive.',
    'Wrote a guide that explains how the kiln works.',
    'Changed the pump to stop when the tank is empty.',
    'Added a lamp that glows because the wire is hot.',
    'Replaced the belt with one that is washable.',
    'Added a warning if the disk is full.',
    'Learned how a lathe works.',
    'Rebuilt the form so guests can now vote.',
    'Set up the lamp as a service that runs at night.',
    'The lamp is what shows the way.',
    'Fixed the login page, which is used by all staff.',
    'Fixed the tool that prints labels for the ward.',
    'Found a supplier who delivers within two days.',
    'I learned that owls hunt at night.',
    'Wrote a report that lists the owls.',
    'Explained to the team why tests that sleep are flaky.',
    'As soon as I changed the belt it worked.',
    'Added busbars as well as a plug, which can be turned.',
    // One verb that is not known, and nothing is changed.
    'The issue where the lid glibs when it is cold is now resolved.',
    'Removed the job that emails customers who have not paid.',
  ])('stays where it lasts: "%s"', (told) => {
    expect(inSequence(told)).toBe(told)
  })
})
