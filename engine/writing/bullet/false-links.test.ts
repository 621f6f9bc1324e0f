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
    'Copying a large archive in small pieces speeds up eight times.\n\nI dropped the second index of the tape.',
    /\bby copying/,
  ],
  [
    'what is granted before a "but" as the reason',
    'Use sealed bins for the glass yard\n\nGlass bins are always full, but weighing them by hand causes long queues at the gate.',
    /always full/,
  ],
  [
    'what the change before this one had broken',
    'Prevent use of the valve after shutdown\n\nIn the previous commit we finally close the tank properly. However, this resulted in multiple calls to the drain routine.',
    /multiple calls/,
  ],
  [
    'what a part was for years ago',
    'Add an origin query for tram carts\n\nThe fields for the origin of a cart were originally added way back in 2009 to support debugging of the horse carts.',
    /horse/,
  ],
  [
    'a case to what is so in every case',
    'reader: initialize the buffer lengths up front\n\nBoth import functions declare their lengths late. When an early read fails, the jump skips the rest and the clean-up reads garbage.',
    /when an early read/,
  ],
  [
    'what a compiler printed',
    "Fix the build of the tide library on Alpine\n\nThe following happens:\n\n  CXX    tide.o\n  In file included from /home/ann/src/tide/low.cc:42:\n  /home/ann/src/tide/gcs.h:35:8: error: redefinition of 'struct gauge'\n  make[2]: *** [Makefile:565: tide.o] Error 1\n\nWe check for the macro now.",
    /includ|Error 1/,
  ],
  [
    'a thing whose verb comes later',
    'Fix the number of berths\n\nThe loop used for the counting though is not right:\n\n    n = berths + 1',
    /using the loop/,
  ],
  [
    'what the program does in a mode of its own',
    'rebase: Reuse the parent tape\n\nIn safe mode we open the whole chain, including the parent tape of the copied one. Do not open a second handle.',
    /opened/,
  ],
  [
    'what a program does when a guest pays',
    'Ticket shop\n\nI looked at how our shop works. When a guest pays we create a seat record with the guest and the card token. I mocked the payment with a fake token so the demo runs.',
    /created/,
  ],
  [
    'how a thing was set, under the causes',
    '# Retro: tide cluster data loss\n\n## Timeline\n\nWe restored the tide dashboards from an export.\n\n## Analysis of causes\n\nThe backup policy for the tide cluster was set to one hour. This has since been changed to 30 days.',
    /one hour/,
  ],
  [
    'the column of a table as a deed',
    'Lab day\n\n|tube #|sample|ul mix|ul dye|\n|---|---|---|---|\n|1|B-150-D|4|2|\n|2|B-UP-D|4|6|\n\n- Put the strip in the cycler and ran a gel the next day',
    /sample/,
  ],
  [
    'what two people did',
    '## Standup 3.4.2022\n### Ann\n- Normalized guests (added a berth field)\n### Ben\n- Changed the harbour database to make boats generic\n### Clara\n- Added a login to the quay tablet',
    /guests.*(?:database|login)|database.*login/,
  ],
  [
    'the day of a note and what a form asks for',
    '# Outage of the tide cluster\n\n**Update 3rd May 2022:** The vendor has moved the cluster to another hall.\n\n## Leadup\n\n*List the sequence of events that led to the outage*\n\nAt 14:30 the gauges stopped. We restarted the gauge service on the second node.',
    /May|sequence/,
  ],
  [
    'what stands beside a trouble as its reason',
    'Honour the lot size for the last crate\n\nThe scale prints the exact lot size on the label, and the last crate of a lot whose size is odd is only partly filled and gets lost.',
    /scale/,
  ],
  [
    'an end that was cut off',
    'Speed up the drain of the tide buffer\n\nEach gauge fires on its own. I bumped the drain rate from 2 to 10 times a second to be sure we empty the gauge buffers.',
    /to be sure/,
  ],
  [
    'what the thing is good for as work',
    'Add a limiter for the ferry API\n\nAdds a limiter to the ferry gateway and a page that shows who was refused.\n\n## Features\n- Counts calls by address\n- Renders the limits in a table\n\n## Benefits\n- Provides feedback to passengers about their limits\n- Builds trust in the timetable',
    /feedback|trust/,
  ],
  [
    'what a colleague came across',
    'While bracing the second arm Derek also noticed that the spacing on the back lift was incorrect and bent the frame.',
    /spacing/,
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
