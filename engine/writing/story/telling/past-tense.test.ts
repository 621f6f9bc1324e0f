import { describe, expect, it } from 'vitest'
import { inPast } from './past-tense.ts'

describe('a sentence about how things are', () => {
  it.each([
    ['The export fails when a row is empty.', 'The export failed when a row was empty.'],
    [
      'It is a plain move with no change to the gate, and only minor changes to the crane.',
      'It was a plain move with no change to the gate, and only minor changes to the crane.',
    ],
    [
      "Each jar takes a lid, so we wouldn't have had enough.",
      "Each jar took a lid, so we wouldn't have had enough.",
    ],
    [
      'This caused belt slips, pump crashes, and noise in the hall.',
      'This caused belt slips, pump crashes, and noise in the hall.',
    ],
    ["The cache isn't cleared and can grow for days.", "The cache wasn't cleared and could grow for days."],
    ['The gate() iterates over all the lids it has.', 'The gate() iterated over all the lids it had.'],
    [
      "Since the clerk shouldn't take external requests, we ask.",
      "Since the clerk shouldn't take external requests, we asked.",
    ],
    ['We draw it at screen coordinates which is wrong.', 'We drew it at screen coordinates which was wrong.'],
    ['During dragon fights, the wall shows odd tiles.', 'During dragon fights, the wall showed odd tiles.'],
    [
      'Readers see an old page until the worker restarts.',
      'Readers saw an old page until the worker restarted.',
    ],
    [
      'The lamp had polling enabled, which caused API calls every minute.',
      'The lamp had polling enabled, which caused API calls every minute.',
    ],
    ['The old drop causes huge backfills for the job.', 'The old drop caused huge backfills for the job.'],
    [
      "The feeder lines didn't have proper voltage guarantees set.",
      "The feeder lines didn't have proper voltage guarantees set.",
    ],
    ['Six boat reports in May, all about the mast.', 'Six boat reports in May, all about the mast.'],
    ['The pump fails because of lodge locks.', 'The pump failed because of lodge locks.'],
    ['The gate threads both poll the lamp.', 'The gate threads both polled the lamp.'],
    ['When the flag is up, the readers all exit.', 'When the flag was up, the readers all exited.'],
    ['He is to blame for removing the end stops.', 'He was to blame for removing the end stops.'],
    ['Currently the importer requires two passes.', 'The importer required two passes.'],
    ['We have to wait because they do not answer.', 'We had to wait because they did not answer.'],
    ["There's no retry, so the job will never finish.", 'There was no retry, so the job would never finish.'],
    ['Jobs that need a lock never get one.', 'Jobs that needed a lock never got one.'],
    [
      'The scheduler starts a worker per file and never stops them.',
      'The scheduler started a worker per file and never stopped them.',
    ],
    ['Guests in the waiting room poll the server.', 'Guests in the waiting room polled the server.'],
    ['When the token changes, the client crashes.', 'When the token changed, the client crashed.'],
    ['It lets the loader skip the header.', 'It let the loader skip the header.'],
    ['Each row has tiles, which the list never shows.', 'Each row had tiles, which the list never showed.'],
    [
      'It blocks the wheel, so turning stutters on ice.',
      'It blocked the wheel, so turning stuttered on ice.',
    ],
    [
      'The menu changes for the hall which is due in June have not arrived.',
      'The menu changes for the hall which was due in June had not arrived.',
    ],
    ['The main works this week are in the cellar.', 'The main works this week were in the cellar.'],
    [
      'The hall has two gates, with brass locks to match.',
      'The hall had two gates, with brass locks to match.',
    ],
    ['The bell fails at 6 AM and is too loud.', 'The bell failed at 6 AM and was too loud.'],
    ['Rounding happens per line.', 'Rounding happened per line.'],
    [
      'The pump needs new seals and the lid lacks a lock.',
      'The pump needed new seals and the lid lacked a lock.',
    ],
    ['The kiln looks like a stove.', 'The kiln looked like a stove.'],
    ['Mira reports that the oven is cold.', 'Mira reported that the oven was cold.'],
    [
      'The door is opened by our custom functions in Go.',
      'The door was opened by our custom functions in Go.',
    ],
    [
      'The cron job that runs at night checks every file.',
      'The cron job that ran at night checked every file.',
    ],
    ['It is why tests that sleep are flaky.', 'It was why tests that slept were flaky.'],
    ["We've noticed a draught that is cold.", 'We noticed a draught that was cold.'],
    ['We have run into a wall.', 'We ran into a wall.'],
    ['A second leak has been found.', 'A second leak was found.'],
    ['onGateClosed runs again on every turn.', 'onGateClosed ran again on every turn.'],
    [
      'The way the hooks are set creates a draught in the way the hall is heated.',
      'The way the hooks were set created a draught in the way the hall was heated.',
    ],
    ['A stale entry only falls back to the old road.', 'A stale entry only fell back to the old road.'],
    [
      'Ten crews can ask for more lamps than Depot allows.',
      'Ten crews could ask for more lamps than Depot allowed.',
    ],
    ['The fault persists.', 'The fault persisted.'],
    [
      'It is broken because Gate checks badges to find out whether entry fails.',
      'It was broken because Gate checked badges to find out whether entry failed.',
    ],
    ['The trouble was that parcels queue in the hall.', 'The trouble was that parcels queued in the hall.'],
    [
      'We think it can be faster when road testing brake locks for lorries.',
      'We thought it could be faster when road testing brake locks for lorries.',
    ],
    [
      "I've had trouble getting the kiln to work with gas.",
      'I had trouble getting the kiln to work with gas.',
    ],
    [
      'The yard has grown and is well fitted to how we work.',
      'The yard had grown and was well fitted to how we worked.',
    ],
    [
      'The till can stay open so that guests buy stamps and do not wait.',
      'The till could stay open so that guests bought stamps and did not wait.',
    ],
    [
      'The row filter only applies when the lid is shut.',
      'The row filter only applied when the lid was shut.',
    ],
    [
      'The boats are real ships, not simply files on a shelf.',
      'The boats were real ships, not simply files on a shelf.',
    ],
    ["It is anyone's guess how the mast works.", "It was anyone's guess how the mast worked."],
    ['If the lid is shut, it causes endless hangs.', 'If the lid was shut, it caused endless hangs.'],
    ['We respect the do not disturb sign on the door.', 'We respected the do not disturb sign on the door.'],
    ['The lamp is lost if suspend fails.', 'The lamp was lost if suspend failed.'],
    ['This resulted in noise and uses the heat.', 'This resulted in noise and used the heat.'],
    [
      'It is a pain to add parts and features onto the crane that is old.',
      'It was a pain to add parts and features onto the crane that was old.',
    ],
    ['It has also become a burden to the crew.', 'It had also become a burden to the crew.'],
    ['The current design of the gate is weak.', 'The design of the gate was weak.'],
    ['The current sensor is weak.', 'The current sensor was weak.'],
    ['Up to now the gate is shut by hand.', 'Until then the gate was shut by hand.'],
    ['Up until now I was using two keys.', 'Until then I was using two keys.'],
    ['The disk is indeed full.', 'The disk was indeed full.'],
    [
      'The pool was full because the driver never closes a socket.',
      'The pool was full because the driver never closed a socket.',
    ],
    ['The dialog says "it is too late".', 'The dialog said "it is too late".'],
    [
      'The patch introduced a lock that is never released.',
      'The patch introduced a lock that was never released.',
    ],
    ["The trouble we've had is noise.", 'The trouble we had was noise.'],
    ['The probe hangs, causing clients to be cut off.', 'The probe hung, causing clients to be cut off.'],
    [
      'The meter reports zero, maybe in a try to mask relay hangs.',
      'The meter reported zero, maybe in a try to mask relay hangs.',
    ],
    [
      'During load tests between two sites, the relay is too slow.',
      'During load tests between two sites, the relay was too slow.',
    ],
    ['After each start the relay hangs.', 'After each start the relay hung.'],
    [
      'The lock opens late, holding up boats with long tow segments behind it.',
      'The lock opened late, holding up boats with long tow segments behind it.',
    ],
  ])('is told as how they were: "%s"', (told, past) => {
    expect(inPast(told)).toBe(past)
  })

  it.each([
    'The page loads in a second thread and is slow.',
    'The valve would nonetheless open the drain.',
    'You need to wait until it is done.',
    'The pump fails and flibs the cellar.',
    'When a guest flibs a token, the door is shut.',
    'When the token flibs, the client is stuck.',
    "The old rack was noisy, to ease it's use we sold it.",
    'The kiln as is requires some wood.',
  ])('stays as it is where not all of it is surely a verb: "%s"', (told) => {
    expect(inPast(told)).toBe(told)
  })

  it('keeps its nouns', () => {
    expect(
      inPast('The number of failed requests with a mock is high, as are the costs of retries and crashes.'),
    ).toBe('The number of failed requests with a mock was high, as were the costs of retries and crashes.')
  })
})

it('tells an owner that was mistyped as one', () => {
  expect(inPast("The pier and it's lamps are dark.")).toBe('The pier and its lamps were dark.')
})

describe('a thing that could be a verb', () => {
  it.each([
    [
      'When the press opens a map, its title comes out blank and needs to be stamped by hand.',
      'When the press opened a map, its title came out blank and needed to be stamped by hand.',
    ],
    ['That still leaves jars that hold a lot of dust.', 'That still left jars that held a lot of dust.'],
    ['The dialog gives focus back to the first row.', 'The dialog gave focus back to the first row.'],
    ['Lack of rain is slowing the mill.', 'Lack of rain was slowing the mill.'],
    [
      'The cellar is full because of a sudden increase in coal logs.',
      'The cellar was full because of a sudden increase in coal logs.',
    ],
    ['The latch made openGate() walk every pier.', 'The latch made openGate() walk every pier.'],
    ['It says that version 3.1 is required.', 'It said that version 3.1 was required.'],
    ['It runs on, which makes me have to stop it.', 'It ran on, which made me have to stop it.'],
    ['Accuracy drops by one point only.', 'Accuracy dropped by one point only.'],
    ['Old berths must be moved to the new pier.', 'Old berths had to be moved to the new pier.'],
  ])('is told from one: "%s"', (told, past) => {
    expect(inPast(told)).toBe(past)
  })

  it.each([
    'It must be the lamp.',
    'The crates must be getting wet somewhere.',
    'The oven must not be opened.',
  ])('leaves a guess and a rule as they are: "%s"', (told) => {
    expect(inPast(told)).toBe(told)
  })
})
