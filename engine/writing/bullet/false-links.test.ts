import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'what was fixed besides',
    'Remove obsolete dock pages\n\nThis change removes obsolete dock pages that are no longer used. It also fixes the stock limits.',
    /\bby removing/,
  ],
  [
    'two changes of a list',
    "v1.3\n\n- The 'lock won' event is now recorded in demos\n- The user can now leave a demo at any time\n- Added an anchor feature for boats",
    /letting/,
  ],
  [
    'one of many deeds as the means of what is told after them',
    'Fix the deploy\n\n- Add a map library to the list\n- Create a simple limiter for the cloud\n- Update imports in all routes to use it\n\nThis fixes all build errors that kept the map from being deployed while keeping all pages.',
    /errors.*\bby (?:adding|creating|updating)/,
  ],
  [
    'the way of a change that the same words sum up',
    '# Remove outdated lamp pages and fix the stock limits\n\nThis change removes outdated lamp pages that are no longer linked from the menu.',
    /\bby removing/,
  ],
  [
    'a subject line as the means of one of its items',
    'Enforce strict berths (phase 3)\n\n1. Berth rules:\n   - Implements the berth operator.\n   - Adds scoring of conflicts.\n\n2. Checks:\n   - Adds a regression suite.\n   - Fixes all regressions of the harbour service via a mocked registry.',
    /\bby enforcing/,
  ],
  [
    'what was timed as what made it faster',
    'Sorting a week of letters speeds up four times.\n\nI took the spare shelf out of the sorting room.',
    /\bby sorting/,
  ],
  [
    'what is granted before a "but" as the reason',
    'Use sealed bins for the glass yard\n\nGlass bins are always full, but weighing them by hand causes long queues at the gate.',
    /always full/,
  ],
  [
    'what the change before this one had broken',
    'Prevent reading the meter after the shift\n\nLast month we began to lock the meter at night. However, this led to false alarms in the cellar.',
    /false alarms/,
  ],
  [
    'what a part was for years ago',
    'Add an origin column to the list of trams\n\nThe origin of a tram was initially added years ago to help the stables count the horses.',
    /horses/,
  ],
  [
    'a case to what is so in every case',
    'reader: initialize the buffer lengths up front\n\nBoth import functions declare their lengths late. When an early read fails, the jump skips the rest and the clean-up reads garbage.',
    /when an early read/,
  ],
  [
    'what a compiler printed',
    "Fix the build of the tide library on Alpine\n\nIt stops with this:\n\n  In file included from /src/tide/gauge.cc:7:\n  /src/tide/low.h:12:3: error: 'moon' was not declared\n  make[1]: *** [Makefile:31: gauge.o] Error 2\n\nThe header is read first now.",
    /includ|Error 2/,
  ],
  [
    'a thing whose verb comes later',
    'Fix the number of berths\n\nThe loop used for the counting though is not right:\n\n    n = berths + 1',
    /using the loop/,
  ],
  [
    'what the program does in a mode of its own',
    'restore: Keep one reader for all tapes\n\nIn slow mode we open every tape of the set, the oldest first. Do not ask for a second reader.',
    /opened/,
  ],
  [
    'what a program does when a guest pays',
    'Ticket shop\n\nI looked at how our shop works. When a guest pays we create a seat record with the guest and the card token. I mocked the payment with a fake token so the demo runs.',
    /created/,
  ],
  [
    'how a thing was set, under the causes',
    '# Retro: lost tide tables\n\n## Timeline\n\nWe typed the tide tables in again from paper.\n\n## Analysis of causes\n\nThe clean-up of the gauge folder was set to ten minutes. It keeps a week now.',
    /ten minutes/,
  ],
  [
    'the column of a table as a deed',
    'Lab day\n\n|tube #|sample|ul mix|ul dye|\n|---|---|---|---|\n|1|B-150-D|4|2|\n|2|B-UP-D|4|6|\n\n- Put the strip in the cycler and ran a gel the next day',
    /sample/,
  ],
  [
    'what two people did',
    '## Standup 3.4.2022\n### Ann\n- Sorted the guest list by berth\n### Ben\n- Moved the harbour database to a new disk\n### Clara\n- Added a login to the quay tablet',
    /guest list.*(?:database|login)|database.*login/,
  ],
  [
    'the day of a note and what a form asks for',
    '# Outage of the tide cluster\n\n**Update 3rd May 2022:** The vendor has moved the cluster to another hall.\n\n## Before it\n\n*Describe the timeline of what happened first*\n\nAt 14:30 the gauges stopped. We restarted the gauge service on the second node.',
    /May|timeline/,
  ],
  [
    'what stands beside a trouble as its reason',
    'Honour the lot size for the last crate\n\nThe scale prints the exact lot size on the label, and the last crate of a lot whose size is odd is only partly filled and gets lost.',
    /scale/,
  ],
  [
    'an end that was cut off',
    'Speed up the drain of the tide buffer\n\nThe drain runs by the hour. I raised the drain rate from 3 to 9 runs a day to be sure we spill nothing.',
    /to be sure/,
  ],
  [
    'what the thing is good for as work',
    'Add a limiter for the ferry API\n\nAdds a limiter to the ferry gateway and a page that shows who was refused.\n\n## Features\n- Counts calls by address\n- Renders the limits in a table\n\n## Benefits\n- Provides feedback to passengers about their limits\n- Builds trust in the timetable',
    /feedback|trust/,
  ],
  [
    'a figure to what was only done besides',
    'The mail room was loud. I moved the desk to the back. I also dimmed the lamp over the door. Complaints went from 12 a week to 2.',
    /^Dimmed/,
  ],
  [
    'what a colleague came across',
    'While painting the west wing Omar also noticed that the gutter over the hall was loose and had bent two tiles.',
    /gutter/,
  ],
])('does not join %s', (_, text, link) => {
  expect(analyse(text).resumeBullet).not.toMatch(link)
})

it.each([
  [
    'the case of a fault that was mended',
    'Fix a crash of the invoice printer\n\nWhen a customer has no address, the template engine dereferences a null pointer and the job dies.',
    /when a customer/,
  ],
  [
    'what a fault had caused',
    'Prevent stalls of the valve\n\nThe valve crashes while it is polled. This manifests as lost readings at the tank.',
    /lost readings/,
  ],
  [
    'what is so since in a mode',
    'I built a small login page for the rowing club. In guest mode we now open the calendar without a password.',
    /opened the calendar/,
  ],
  [
    'what was done in two parts of the work',
    '### Backend\n- Rewrote the tide importer to use batches\n### Frontend\n- Added a dark theme to the tide page',
    /importer.*dark theme/,
  ],
  [
    'an order to write that is the work',
    'Describe the tide table in the help page\n\nThe help page did not mention the tide table.',
    /^Described the tide table/,
  ],
  [
    'what a gain is owed to',
    'Splitting the nightly query avoids the lock on the orders table.',
    /avoided the lock.*by splitting/i,
  ],
  [
    'a deed told without its "was"',
    'Billing Service successfully ported to the new cluster in May.',
    /^Ported Billing Service/,
  ],
])('still joins %s', (_, text, link) => {
  expect(analyse(text).resumeBullet).toMatch(link)
})

it('the next item of a list brought about no gain of the one before it', () => {
  const { resumeBullet } = analyse(
    '- reran the glaze trial with 5 kilns, waste is now 4% instead of 19%\n- wrote a script to print table 2 from the kiln logs',
  )
  expect(resumeBullet).not.toMatch(/by writing/)
})

it('the steps behind a colon are the means, whatever is remarked on them', () => {
  const { resumeBullet } = analyse(
    'Cleaned the kiln list: dropped 1,203 doubles and fixed the dates (they were in local time, thanks to the sheet). Waste 12% -> 3%.',
  )
  expect(resumeBullet).not.toContain(':')
})
