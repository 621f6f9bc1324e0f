import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('how a short note ends', () => {
  it.each([
    [
      'The gate jammed every morning. I oiled the hinge. Fixed.',
      'Oiled the hinge, so that the gate no longer jams.',
      'The gate no longer jams.',
    ],
    [
      "Our kiln tripped the breaker twice a week. I moved it to its own circuit. Hasn't happened since.",
      undefined,
      'Our kiln no longer trips the breaker.',
    ],
    [
      'Ordering took half a day and a phone call. I built a form and linked it to the stock. An order is one click and takes 2 minutes.',
      'Built a form and linked it to the stock, so that an order is one click and takes 2 minutes.',
      'An order is one click and takes 2 minutes.',
    ],
    [
      'Guests on slow lines saw an empty menu. I added a cache. Guests on trains get the menu in 2 s.',
      'Added a cache, so that guests on trains get the menu in 2 s.',
      'Guests on trains get the menu in 2 s.',
    ],
    [
      'Route planning was quadratic. Switched to a hash map. 90s -> 3s for our biggest depot.',
      'Cut route planning from 90s to 3s for the biggest depot by switching to a hash map.',
      'Route planning went from 90s to 3s for our biggest depot.',
    ],
    [
      'The stock count took 6 hours. I split the shelves by aisle. It finishes in 50 minutes now.',
      'Cut the stock count from 6 hours to 50 minutes by splitting the shelves by aisle.',
      'The stock count now takes 50 minutes instead of 6 hours.',
    ],
    [
      "Label printers stalled in the cold. I moved them to the office. Printers don't stall anymore.",
      undefined,
      'Printers no longer stall.',
    ],
    [
      'The harvest app was rejected by the store. Reworded the prompt. Approved on the next try.',
      undefined,
      'The harvest app was approved on the next try.',
    ],
    [
      'The barn door alarm went off for nothing. I cleaned the contacts. The calls from the farmer stopped.',
      'Cleaned the contacts, after which the calls from the farmer stopped.',
      'The calls from the farmer stopped.',
    ],
    [
      'Trays came out of the oven pale. I moved the fan. Only 2 of 90 trays failed this week.',
      'Moved the fan, after which only 2 of 90 trays failed.',
      'Only 2 of 90 trays failed.',
    ],
    [
      'Parcels fell off the belt. I raised the rail. We lost no parcel since.',
      'Raised the rail, with no parcel lost since.',
      'No parcel has been lost since.',
    ],
    [
      'Orders piled up at one press. Regrouped by paper size. Load is even now.',
      'Regrouped orders by paper size, so that load is even now.',
      'Load is even now.',
    ],
    [
      'The stock query read every shelf, took 9 sec. I added an index. 40 ms.',
      'Cut the stock query from 9 sec to 40 ms by adding an index.',
      'The stock query went from 9 sec to 40 ms.',
    ],
    [
      'Setting up a stall was half a day of shouting. I drew a plan. 25 min flat.',
      undefined,
      'Setting up a stall went from half a day to 25 min.',
    ],
    [
      'Match quality was poor (recall 0.41). I added nicknames and tuned the weights, 0.58 now.',
      'Added nicknames and tuned the weights, raising recall from 0.41 to 0.58.',
      'Recall went from 0.41 to 0.58.',
    ],
    [
      'The lock jammed on wet days. I fitted a cover. 300 openings in the rain, not one jam.',
      'Fitted a cover, with no jam in 300 openings in the rain.',
      'There has been no jam in 300 openings in the rain.',
    ],
    [
      'The lift on floor 2 stalled daily. New belts. Quiet since.',
      undefined,
      'The lift on floor 2 has been quiet since.',
    ],
    [
      'The boss skipped its intro when the door was open. I added a second trigger. QA could not reproduce it any more.',
      undefined,
      'QA could no longer reproduce it.',
    ],
    [
      'Seat change mails landed in spam. The key was missing. Added it. They arrive at once now.',
      undefined,
      'Seat change mails arrive at once now.',
    ],
    [
      'Deduplicated by photo hash. Storage is half of what it was.',
      'Cut storage to half of what it was by deduplicating by photo hash.',
      'Storage fell to half of what it was.',
    ],
    [
      'Fan noise in the hall was unbearable. I replaced six fans. 71 dB down to 58.',
      undefined,
      'Fan noise in the hall went from 71 dB to 58.',
    ],
    [
      "Visitors' scooters kept hitting the gate. I painted a line. Not a single broken scooter this season.",
      undefined,
      'There was no broken scooter this season.',
    ],
    [
      'Booking a room was a chain of mails. I set up a calendar. Recruiters save 6 hours a week.',
      'Set up a calendar, saving recruiters 6 hours a week.',
      'Recruiters save 6 hours a week.',
    ],
    [
      'The reader choked on big files. I switched to a stream. 2 GB file loads in 90 s.',
      undefined,
      'A 2 GB file loads in 90 s.',
    ],
    [
      'Clerks complained the form was slow on the ferry. I added a mode without a net. They stopped using paper forms.',
      undefined,
      'Clerks stopped using paper forms.',
    ],
    [
      'Changed the shelf order from the alphabet to the aisle. Volunteers walk 30% less.',
      'Changed the shelf order from the alphabet to the aisle, with volunteers walking 30% less.',
      'Volunteers walk 30% less.',
    ],
    [
      'Rare birds were missed. I used more night photos. Recall on owls .55 to .81.',
      undefined,
      'Recall on owls went from .55 to .81.',
    ],
    [
      'Our seating plan ran 5 hours. Split it in 6 halls. 52 minutes now.',
      undefined,
      'Our seating plan went from 5 hours to 52 minutes.',
    ],
    [
      'The pump in hall C stopped at random. I swapped the fuse. Up for 90 days.',
      undefined,
      'The pump in hall C has been up for 90 days.',
    ],
    [
      'Pupils kept phoning about the ferry timetable. Put it on the site with a map. The calls stopped.',
      'Put the ferry timetable on the site with a map, after which the calls stopped.',
      'The calls stopped.',
    ],
    [
      'The trainee got other weights than I did. I fixed the scale settings. Same weights on both scales now.',
      undefined,
      'The weights are the same on both scales now.',
    ],
    [
      'The seating job was quadratic. I sorted the guests by table. 50 min to 35 s.',
      undefined,
      'The seating job went from 50 min to 35 s.',
    ],
  ])('%s', (note, bullet, result) => {
    const { resumeBullet, starStory } = analyse(note)
    if (bullet) expect(resumeBullet).toBe(bullet)
    expect(starStory.result).toBe(result)
  })
})

describe('what had to be reached is that the trouble of a short note ends', () => {
  it.each([
    [
      'The door bell threw alarms at night. Raised the limit from 20 to 60.',
      'I had to keep the door bell from throwing alarms at night.',
    ],
    ['Baking took two days because the oven was old. I wrote a rota.', 'I had to make baking faster.'],
    ['Our catalogue was 120 MB. I removed unused pictures.', 'I had to make our catalogue smaller.'],
    [
      'Battery of the collar only lasted 4 days. Put the radio to sleep.',
      'I had to make the battery of the collar last longer.',
    ],
    [
      'We had no idea which doors people used. I added 25 counters.',
      'I had to find out which doors people used.',
    ],
    [
      'The CAN bus logger lost frames above 60% load. Doubled the buffer.',
      'I had to keep the CAN bus logger from losing frames above 60% load.',
    ],
  ])('%s', (note, task) => {
    expect(analyse(`${note} All is well since May.`).starStory.task).toBe(task)
  })

  it.each([
    'The mayor visited our lab. I showed the robot. Everybody was there.',
    'The score of the paper could not be reproduced. I trained the model twice. It took a week.',
  ])('but nothing that is no trouble: %s', (note) => {
    expect(analyse(note).starStory.task).not.toMatch(/keep the|make sure/)
  })
})

describe('what a short note points at', () => {
  it.each([
    [
      'The nightly count kept dying on large shelves. Wrote a script to fix that.',
      'I wrote a script to keep the nightly count from dying on large shelves.',
    ],
    [
      'Our unit checks needed a live database. Swapped it for a file.',
      'I swapped the live database for a file.',
    ],
    ['The form sent one mail per row. Batched them.', 'I batched the mails.'],
    [
      'Memory leak in the till server. Handles were never closed. Fixed it.',
      'I fixed the memory leak in the till server.',
    ],
    [
      'The kiosk froze after lunch. Found a timer that was never cleared. Cleared it on exit.',
      'I cleared the timer on exit.',
    ],
    ['Nobody could find anything in our docs. I restructured them.', 'I restructured our docs.'],
    ['The switch in rack 4 dropped packets. Bad fan. Swapped it.', 'I swapped the bad fan.'],
    [
      'The price list was typed by hand. Built a form that checks it weekly.',
      'I built a form that checks the price list weekly.',
    ],
    [
      'Sales was copying prices from three lists by hand. I wrote a script which pulls them together.',
      'I wrote a script which pulls the prices together.',
    ],
    [
      'Students kept losing their drafts. I made a hook that warns them at once.',
      'I made a hook that warns students at once.',
    ],
    [
      'We paid for 12 idle ovens every night. I wrote a timer that shuts them down at ten.',
      'I wrote a timer that shuts the 12 idle ovens down at ten.',
    ],
    [
      'Trainees were afraid of the old booking module. I wrote guides for it, 14 of them.',
      'I wrote guides for the old booking module',
    ],
    [
      'Rusty hinges made everyone use the back door. Replaced 23, oiled 19 of them.',
      'I replaced 23 rusty hinges',
    ],
    [
      'Nobody trusted the sales board, every shop had its own numbers. I rebuilt it in one sheet.',
      'I rebuilt the sales board in one sheet.',
    ],
    [
      'The press got stuck all the time. Added rails and slowed it down.',
      'I added rails and slowed the press down.',
    ],
    ['I was woken every night by a freezer alarm nobody needed. Removed it.', 'I removed the freezer alarm.'],
    ['The mixer sheet had a wrong factor for rye. Corrected it.', 'I corrected the wrong factor.'],
    ['Loading the tide map took ages. I cut it into tiles.', 'I cut the tide map into tiles.'],
    [
      'Labels were printed one by one. I parallelized it across 8 printers.',
      'I parallelized printing labels across 8 printers.',
    ],
    [
      'Had 300 open orders. Went through them, deleted the doubles, grouped the rest.',
      'I deleted the doubles and grouped the rest.',
    ],
    ['The old form leaked names to guests. I caught them and logged the rest.', 'names and logged the rest.'],
    [
      "The script wiped rows. I put a lock in place so that can't happen again.",
      "so that this couldn't happen again",
    ],
    ['The nightly count broke on leap days. New date parser.', 'I put in a new date parser.'],
  ])('%s', (note, action) => {
    expect(analyse(note).starStory.action).toContain(action)
  })
})

it.each([
  [
    'Lots of tickets about lost keys. Made a self service page.',
    'There were lots of tickets about lost keys.',
  ],
  [
    'The on-call got paged 30 times a night. I deleted half of the alerts.',
    'The on-call got paged 30 times a night.',
  ],
  [
    'The model was retrained by hand once a quarter. I built a pipeline.',
    'The model was retrained by hand once a quarter.',
  ],
  [
    'We copied the price lists to each till manually. Wrote a script that does it.',
    'We copied the price lists to each till manually.',
  ],
  [
    'Had to explain the kiln to every new potter. I filmed it.',
    'I had to explain the kiln to every new potter.',
  ],
  ['We kept breaking the lids by accident. I added a lip.', 'We kept breaking the lids by accident.'],
  [
    'Long queue at the gate every Monday. I added a second lane.',
    'There was a long queue at the gate every Monday.',
  ],
  [
    'The crane got stuck on corners all the time, drivers hated it. I widened the rail.',
    'The crane got stuck on corners all the time.',
  ],
])('a short note opens with how things were: %s', (note, situation) => {
  expect(analyse(`${note} It has been quiet since.`).starStory.situation).toBe(situation)
})

it('a thing that did something is no deed of another word before it', () => {
  const { resumeBullet, starStory } = analyse(
    'Our feature flags lived in a file and needed a restart. I set up a flag server. It has been quiet since.',
  )
  expect(resumeBullet).not.toMatch(/flagged/i)
  expect(starStory.situation).toBe('Our feature flags lived in a file and needed a restart.')
})
