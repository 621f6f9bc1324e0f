import { expect, it, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

/** All that an entry says was done or came of it. */
function told(text: string): string {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, starStory.task, starStory.action, starStory.result].join('\n')
}

it.each([
  [
    'what one went on trying',
    'The lift hung at noon, so we kept slowly trying to carry all guests. I oiled the rope of the lift.',
    /kept|keep slowly|carr(?:y|ied) all/,
  ],
  [
    'what one began to risk',
    'I painted the hull of the ferry. We started to risk losing the rope again.',
    /risk/,
  ],
  [
    'what one maxed out',
    'We were maxing out the pump of the east hall, and it stops the small one.',
    /maxing out|maxed out/,
  ],
  [
    'what one did to oneself',
    'Unfortunately, we then proceeded to flood ourselves as all valves opened. I closed the main valve of the hall.',
    /flood ourselves|flooded ourselves/,
  ],
  [
    'what was only half done before',
    'Weigh the lid of the tank too\n\nFor tanks with a lid we only weighed the base and never looked at the lid. Fix this by weighing both.',
    /only weighed/,
  ],
  [
    'what one did alas',
    'Planted the north bed with beans. Sadly I dropped the seeds of the south bed.',
    /[Dd]rop(?:ped)? the seeds/,
  ],
  [
    'what one still does',
    'I still kept an old gauge in the shed. This weekend I finally moved the readings of the shed to SQLite.',
    /kept an old gauge|keep an old gauge/,
  ],
  [
    'what was done years ago',
    'A few years ago I left the choir. This week I rebuilt the sheet archive of the choir in Go.',
    /\bleft the choir/,
  ],
  [
    'what a thing still does wrong',
    'Almost finished the recorder; it still drops a block every hour.',
    /[Dd]ropped a block/,
  ],
  [
    'what a meeting decided',
    'Ann proposed two ways to store the crates, and Tom was in favour of the shed. Options were the shed or the yard. We then decided to rebuild the shed.',
    /[Rr]ebuilt the shed/,
  ],
  [
    'what ended too early',
    'The lamp broke, and I had to turn off the printer and end the print prematurely. I printed the lamp again in clear plastic.',
    /prematurely/,
  ],
  [
    'what others did',
    'The pupils were told to build a boat. Two groups did it. I prepared the pond and graded the boats.',
    /two groups|[Ii]ntroduced/,
  ],
  [
    'which things a note speaks of',
    'Add a guard to the pump\n\nAffects: all pumps with the timer enabled.',
    /enabled all|[Ee]nabled/,
  ],
])('tells no deed: %s', (_, text, claim) => {
  expect(told(text)).not.toMatch(claim)
})

it.each([
  [
    'a remedy, though alas',
    'The seal leaked. Unfortunately, I had to rebuild the pump of the well from its parts.',
    /[Rr]ebuilt the pump/,
  ],
  [
    'a remedy for what was so',
    'Sadly the old seal leaked, so I replaced the seal of the pump with a rubber one.',
    /[Rr]eplaced the seal/,
  ],
  [
    'work of years ago, where nothing newer is told',
    'Two years ago I rebuilt the sheet archive of the choir in Go.',
    /[Rr]ebuilt the sheet archive/,
  ],
  [
    'a decision of one who acts on it',
    'The sieve was clogging, so I decided to fit a wider mesh to the sieve.',
    /[Ff]itted a wider mesh/,
  ],
])('tells a deed all the same: %s', (_, text, claim) => {
  expect(told(text)).toMatch(claim)
})

test('how one item of a list was done is not how another one was', () => {
  expect(
    analyse(
      'Fix the sample of the tide table\n\nThe sample stopped working.\n\nCarried over by Ann:\n * Adapt the table to the new yard by moving the lamp from the pier to the shed.\n * Drop the pier page as it is not in the yard.',
    ).resumeBullet,
  ).not.toMatch(/^Fixed the sample of the tide table by moving/)
})
