import { describe, expect, test } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('in a diary a deed is read', () => {
  test.each([
    [
      'that a day was spent on',
      'Today was mostly spent tuning the fare table of the yard while the gate was closed.',
      'tuned the fare table of the yard while the gate was closed',
    ],
    [
      'with both of its verbs',
      'I decided to drop the old image and deploy locally.',
      'dropped the old image and deployed locally',
    ],
    [
      'that was the other thing one did',
      'The other thing I did during the week was to wire the bell to the north gate.',
      'wired the bell to the north gate',
    ],
    [
      'towards which progress was made',
      'I made more progress toward writing the fare rules of the yard.',
      'worked on writing the fare rules of the yard',
    ],
    [
      'that the work was started by',
      'I started this task by moving the lamp to the north gate.',
      'moved the lamp to the north gate',
    ],
    [
      'that the week was given to',
      'I dedicated the latter half of the week to wiring the bell to the north gate.',
      'wired the bell to the north gate',
    ],
    [
      'for which there was time',
      'I also found some time to wire the bell to the north gate.',
      'wired the bell to the north gate',
    ],
    [
      'by which the work went on',
      'This week I continued working on the gate, by adding a bell to its north wing.',
      'added a bell to its north wing',
    ],
    [
      'without what is left of it',
      'I have oiled all hinges of the north gate except I have a few bells to hang.',
      'oiled all hinges of the north gate',
    ],
    [
      'without what is to come, and when',
      "I've painted the hinges of the north gate, after the fair, I'll work on the bells.",
      'painted the hinges of the north gate',
    ],
    [
      'with both of its questions',
      'I wrote down how and when the bell of the north gate is rung.',
      'wrote down how and when the bell of the north gate is rung',
    ],
    [
      'that is marked as done',
      '- **DONE** > wire the bell to the north gate\n- **DONE** > paint the fence',
      'wired the bell to the north gate',
    ],
    [
      'behind what was found in the end',
      'In the end the fault was a missing fuse, so I added two lamps and the gate went up.',
      'added two lamps',
    ],
    [
      'beside one that no table of verbs has',
      'The joint was cold. Reflowed it, added a blob of solder to the line, and the zeros stopped.',
      'added a blob of solder to the line',
    ],
    [
      'done to what was worked on',
      'Today was all about the fare page. I hooked it up to the gate server.',
      'connected the fare page to the gate server',
    ],
    [
      'that one has been at lately',
      "Lately I've been working on the parser of the fare language.",
      'worked on the parser of the fare language',
    ],
    [
      'that a share of the week was spent on',
      'I also spent a significant portion of the week debugging the lamps of the yard.',
      'debugged the lamps of the yard',
    ],
    [
      'that no table of verbs has',
      'I spent most of the week prepping the gate for the winter.',
      'prepped the gate for the winter',
    ],
    [
      'that is spelt with a hyphen',
      'I spent the last part of today re-writing the fare table in Rust.',
      're-wrote the fare table in Rust',
    ],
    [
      'that was done so far',
      'So far I have implemented the reading of lamps from the yard board.',
      'implemented the reading of lamps from the yard board',
    ],
    [
      'that the team did',
      'Our team rebuilt the north gate of the yard with steel.',
      'rebuilt the north gate of the yard with steel',
    ],
    [
      'that one manages to do, told as if it were now',
      'Anyway, I manage to build a small fare table out of the old rows.',
      'built a small fare table out of the old rows',
    ],
    [
      'up to what can be done then',
      'I wired the gate to the panel, so once the yard is built, we can jump right in.',
      'wired the gate to the panel',
    ],
    [
      'without where an address stood',
      'I trained a small lamp counter with open layers in the yard on https://example.org/lamps.',
      'trained a small lamp counter with open layers in the yard',
    ],
    [
      'with both of a pair',
      'I split the code for both the lamp and the gate and now only the bell is left.',
      'split the code for both the lamp and the gate',
    ],
    [
      'up to how one felt about it',
      'I finished the first version of the fare table, happy with the basic idea.',
      'finished the first version of the fare table',
    ],
    [
      'up to what happened then',
      'I loaded the sample page of the panel, and the screen instantly popped up in green.',
      'loaded the sample page of the panel',
    ],
    [
      'that one started by',
      'I started by clearing the ticket table from scratch, to see if the gate opens.',
      'cleared the ticket table from scratch, to see if the gate opens',
    ],
    [
      'that a ticket asked for',
      'I then worked on ticket 88 which required me to add a lamp to the north gate.',
      'added a lamp to the north gate',
    ],
    [
      'behind a colon',
      'Here is what I had done by then: I had written a small tariff parser in C.',
      'wrote a small tariff parser in C',
    ],
    [
      'beside one that was finished',
      'This week I finished wiring the gate, mounted two lamps and updated the plan of the yard.',
      'mounted two lamps and updated the plan of the yard',
    ],
    [
      'that took too long',
      'I spent way too long chasing a dead relay in the north gate.',
      'chased a dead relay in the north gate',
    ],
    [
      'as the cause that was found',
      'The gate kept opening at night. Turned out to be a loose clamp behind the panel, easy to miss.',
      'traced the fault to a loose clamp behind the panel',
    ],
    [
      'beside the reading',
      'I spent most of today reading papers and comparing small radios.',
      'compared small radios',
    ],
    [
      'with the list below it',
      "Since the last entry, I added:\n\n- User tickets - although they aren't shown yet\n- A tariff map\n- Some other stuff",
      'added user tickets and a tariff map',
    ],
    [
      'up to a sentence that nothing sets off',
      'I also added a refresh script in the yard folder it should run every night.',
      'added a refresh script in the yard folder',
    ],
    [
      'that one got around to',
      'I finally got around to rewiring the gate of the yard.',
      'rewired the gate of the yard',
    ],
    [
      'that answers a trouble in the same breath',
      'One of the old lamps had been flickering for weeks so I swapped it out for a new one, rewired the panel, and greased the hinge.',
      'swapped one of the old lamps out for a new one',
    ],
    [
      'behind a dash',
      'then the hard part - rewired the whole panel. Kept the old fuse because it fits.',
      'rewired the whole panel',
    ],
    [
      'that one decided on',
      'I decided to go with a steel frame before the roof got more complex.',
      'chose a steel frame before the roof got more complex',
    ],
    [
      'on the day when it came about',
      'I tuned the tariff table (each try needs a full build), and today I got the planner to print a ticket.',
      'got the planner to print a ticket',
    ],
    [
      'up to how it stands for now',
      'I set up the ticket server which is just printing the same ticket right now.',
      'set up the ticket server',
    ],
    [
      'with the trouble that it ended',
      'Added a fat capacitor and moved the relay to the other rail, flicker gone.',
      'added a fat capacitor and moved the relay to the other rail, with flicker gone',
    ],
    [
      'as what was found first',
      'Turns out the lock was never released, the gate waits for it and the clock runs on.',
      'discovered that the lock was never released',
    ],
  ])('%s', (_what, text, expected) => {
    expect(deedsOf(text)).toContain(expected)
  })

  test('but not from what was only sort of done', () => {
    expect(
      deedsOf('This month, I sorta finished the tariff map. I added a lamp to the gate.').join(';'),
    ).not.toMatch(/finished/)
  })

  test('but not from what has to come first', () => {
    expect(
      deedsOf(
        "I finished the tariff parser. To be honest it's hardly over until we handle night fares.",
      ).join(';'),
    ).not.toMatch(/night fares/)
  })
})

test('what has the same form then and now is told in the past among deeds told in it', () => {
  expect(
    deedsOf(
      '- Wired the north gate to the panel\n- Painted the fare table\n- Set up two lamps over the yard',
    ),
  ).toContain('set up two lamps over the yard')
  expect(
    deedsOf(
      '- Wired the north gate to the panel\n- Painted the fare table\n- Set up two lamps and test the bell',
    ),
  ).not.toContain('set up two lamps and tested the bell')
})

test('what was in use is no work', () => {
  expect(deedsOf('We were running version 2.1.3 of the gate tool. The gate stuck.')).toEqual([])
})

test('what an attacker did is nobody\u2019s work', () => {
  expect(
    deedsOf('- Wired the gate to the panel\n- Alert 7: a malicious script has been executed on the yard box'),
  ).toEqual(['wired the gate to the panel'])
})

test('a verb that has forms of its own is not guessed', () => {
  expect(deedsOf('I got around this by having only the gate open the yard.').join()).not.toMatch(/haved/)
})
