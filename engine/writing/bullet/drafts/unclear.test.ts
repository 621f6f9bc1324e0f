import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test('a bullet does not open with a thing that only the note explains', () => {
  const bullet = bulletOf(
    'Mia wrote a small cron file to start the signal daemon, and I added this file to the image. After that I wired the relay of the gate to the signal daemon.',
  )
  expect(bullet).toMatch(/^Wired the relay of the gate/)
})

test('a bullet does not open with things that nobody names', () => {
  const bullet = bulletOf(
    "I've written a few functions that should come in handy. I mapped the signal boxes of the north line to the new plan.",
  )
  expect(bullet).toMatch(/^Mapped the signal boxes/)
  expect(bullet).not.toContain('useful')
})

test('a bullet says of what a new one is', () => {
  const bullet = bulletOf(
    'The old pump driver was gone, so I installed a new one. Then I wired the relay of the gate to the signal box.',
  )
  expect(bullet).toMatch(/^Installed a new pump driver and wired the relay of the gate/)
})

test('what the whole note is about may be pointed at', () => {
  expect(bulletOf('This month I rewrote this game from the ground up with a scene system.')).toContain('game')
})

test('where somebody was and whom he met is told beside no work', () => {
  const bullet = bulletOf(
    'I worked on adding a tariff cache to the ticket gate in order to allow scans while offline. I also went to the fair in town and attended two talks.',
  )
  expect(bullet).toBe(
    'Worked on adding a tariff cache to the ticket gate in order to allow scans while offline.',
  )
})

test('how things stand after a deed was no reason for it', () => {
  const bullet = bulletOf(
    'This month I have written the tariff engine for this tram line twice. The tram line is moving along slowly.',
  )
  expect(bullet).not.toContain('because')
})

test('what a change made worse is no gain', () => {
  expect(
    bulletOf(
      'This sprint I worked on the login of the gate. However, that made sending tickets a lot more complex, so it took long.',
    ),
  ).not.toMatch(/made/i)
})

test('what was only begun to be read is told beside no work, nor is a remark left on the way', () => {
  const bullet = bulletOf(
    '- Debugged the gate driver on the yard server.\n- Fixed the tick count in the gate loop.\n- Left remarks about the missing fuse on board 7.\n- Started reading about tree search for rail plans.',
  )
  expect(bullet).toBe(
    'Debugged the gate driver on the yard server and fixed the tick count in the gate loop.',
  )
})

test('bugs that nobody names come after what was worked on', () => {
  const bullet = bulletOf(
    'This week I worked on the answer form of the help desk. Also fixed a couple of bugs in pull request 57.',
  )
  expect(bullet).toMatch(/^Worked on the answer form of the help desk/)
})

test('a sentence that names no trouble is no reason', () => {
  const bullet = bulletOf(
    'The edit and delete buttons of the help desk work now. Details of the work can be seen in pull request 56. Also fixed the reply form of the help desk.',
  )
  expect(bullet).not.toContain('because')
})

test('what somebody focused on opens no bullet where more was done', () => {
  const bullet = bulletOf(
    'This week I focused on setting up the bench and getting familiar with the scope. I outlined the parts we wanted to include in the signal and lamp class.',
  )
  expect(bullet).toBe('Outlined the parts to include in the signal and lamp class.')
})

test('a fault that somebody made himself is told by how it was mended', () => {
  expect(
    bulletOf(
      'Fixed the bug i introduced yesterday by parting the block of rules and nesting the fare check.',
    ),
  ).toBe('Fixed a bug by parting the block of rules and nesting the fare check.')
})

test('a remark in brackets stays out', () => {
  const bullet = bulletOf(
    'I also handled lost tickets (this was longer than I thought, would like a better way) and added a gate log.',
  )
  expect(bullet).not.toContain('(')
})

test('a figure is told with the thing that it measures, or not at all', () => {
  const bullet = bulletOf(
    'Hooked the bell up to the tram and started drawing the harbour map. Frame time on the tablet is down from 24ms to 17ms.',
  )
  expect(bullet).not.toMatch(/\(from 24ms/)
})

test('a trouble that is not named is no reason', () => {
  const bullet = bulletOf(
    'Today the crew ran into an issue. There is no easy switch for it, so I ended up writing a gate hook. I also created a hook file for the night crew.',
  )
  expect(bullet).not.toContain('issue')
})

test('what was fetched opens no bullet where something was made', () => {
  expect(
    bulletOf('Picked up the ticket about double fares. Added a unique index on the fare id of each tram.'),
  ).toMatch(/^Added a unique index/)
})

test('what is wanted for a thing is told without who wants it', () => {
  expect(bulletOf('This week I finished up all the signs and gates I want for the first line.')).toMatch(
    /^Finished up all the signs and gates for the first line/,
  )
})

test('a rest of issues opens no bullet where more is told', () => {
  expect(
    bulletOf(
      'This week I finished up the rest of the main issues. I also added a refresh script for the fare table of the yard.',
    ),
  ).toMatch(/^Added a refresh script/)
})

test('two things that were added in a row are told with one adding', () => {
  expect(
    bulletOf('I added pin headers for sound and power. I also added a barrel jack for the north gate.'),
  ).toBe('Added pin headers for sound and power, as well as a barrel jack for the north gate.')
})

test('a run that needed its time is no outcome in halves', () => {
  expect(
    bulletOf(
      'This week I finished the main fare flow. I then ran the whole flow on the yard data. The first full run required 12 sweeps and achieved about 92% accuracy.',
    ),
  ).not.toContain('running required')
})

test.each([
  'Made some changes after the review. Moved the fare table of the yard to Redis.',
  'We got a lot done. Moved the fare table of the yard to Redis.',
  'I completed all the tasks for the first phase. I moved the fare table of the yard to Redis.',
  'I found and fixed the bug (which an old branch had brought in). I moved the fare table of the yard to Redis.',
  'I expanded on the page to add more details. I moved the fare table of the yard to Redis.',
  'I made surprisingly good progress. I moved the fare table of the yard to Redis.',
  'I fixed a lot of small bugs in the code. I moved the fare table of the yard to Redis.',
])('work that nobody names gives way to what was done: %s', (text) => {
  expect(bulletOf(text)).toMatch(/^Moved the fare table of the yard to Redis/)
})

test('an ability to do something to "it" opens no bullet', () => {
  const bullet = bulletOf(
    'Parser work: replaced the quote table with a proper scanner. The lexer blew up on empty lines. Added the ability to skip it in lexer.py.',
  )
  expect(bullet).toMatch(/^Replaced the quote table/)
})
