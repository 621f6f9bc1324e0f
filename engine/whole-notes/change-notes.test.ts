import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory } = analyse(note)
  return { bullet, ...starStory }
}

type Part = keyof ReturnType<typeof told>

describe('the description of a change or of a ticket that was closed', () => {
  it.each<[string, string, Part, RegExp]>([
    [
      'what was done by hand, behind its label',
      'What happened: the feed of barn 2 ran dry and 300 hens went hungry for an hour.\nWhat we did: refilled silos by hand, added a level sensor to the silo.',
      'action',
      /^We refilled silos by hand(?:,| and) added a level sensor to the silo\.$/,
    ],
    [
      'how it was tested is not what was done',
      'Add debounce to the door bell\n\n## How tested\n- Bench test with two buttons\n- Pressed it for an hour in the hall',
      'bullet',
      /^Added debounce to the door bell\b/,
    ],
    [
      'so bad that something failed',
      'The belt was so stretched that the sorter failed to count. Moved the belt to a new drum.',
      'situation',
      /^The belt was so stretched that the sorter failed to count\.$/,
    ],
    [
      'the kind of page before the colon of its head, and a day behind the trouble',
      'Post-mortem: print outage 3 May\n\nFor 20 minutes the kiosk printed blank tickets. We pointed the kiosk back at the old spooler, which restored printing.',
      'task',
      /^We had to (?!.*(?:outage|Post-mortem))/,
    ],
    [
      '"it" as what the sentence before it tells of',
      'fix(timer): do not ring twice\n\nThe timer compared local hours. It now compares UTC and keeps the offset for display.',
      'result',
      /^The timer now compares UTC and keeps the offset for display\.$/,
    ],
    [
      'a closed ticket opens with its trouble',
      'Ticket closed: radio drops every hour on the night boats.\nCause was the idle limit of the new mast (900 s). Set it to a day.',
      'situation',
      /^(?:The )?radio dropped every hour on the night boats\./i,
    ],
    [
      'what things are seen doing',
      'Closed - Dispatch radios freezing at noon. We found that all 12 radios load the map at once. Changed the load to one radio per minute.',
      'situation',
      /^The dispatch radios were freezing at noon\./,
    ],
    [
      'a reason that is asked for',
      'Rewrote the reader for tide tables in Rust. Why? It choked on tables with gaps, which is every fifth harbour.',
      'situation',
      /^The reader for tide tables choked on tables with gaps\b/,
    ],
    [
      'what stands before a "but" is as it should be',
      'What happened: the bake stopped for an hour.\nWhy: the feeder was running, but nobody had filled it.\nWhat we did: filled the feeder and added a float switch to it.',
      'task',
      /^(?!.*feeder from running)/,
    ],
    [
      'what would have been is no trouble',
      'This PR removes the old tray and replaces it with a drawer. I kept the rails because moving all 40 screws would have made the plan unreadable.',
      'situation',
      /^(?!.*would have)/,
    ],
    [
      'the later deeds of a list are steps',
      'User reports that the badge reader in packing reads half a badge and then stops.\nRoot cause: an update reset the baud rate.\nResolution: rolled the update back, pinned the version in the store and read 30 badges.',
      'task',
      /^I had to (?!pin|read)/,
    ],
    [
      'all verbs of a report in the past',
      'User reports that the badge reader in packing reads half a badge and then stops.\nRoot cause: an update reset the baud rate.\nResolution: rolled the update back.',
      'situation',
      /reported that .* read half a badge and then stopped\./,
    ],
    [
      'figures below an order came of it',
      'speed up boarding by caching the seat map\n\nThe gate used to load every map in each of the 4 lanes. With a map kept at the desk the whole thing takes 6 min instead of 20. also moved the desk to the hall since the old one was too small.',
      'result',
      /^With a map kept at the desk, the whole thing takes 6 min instead of 20\.$/,
    ],
    [
      'what was done besides is told beside the change itself',
      'speed up boarding by caching the seat map\n\nThe gate used to load every map in each of the 4 lanes. also moved the desk to the hall since the old one was too small.',
      'action',
      /^I sped up boarding by caching the seat map\. I (?:also )?moved the desk to the hall/,
    ],
    [
      'a gain behind a "but"',
      'Fix the count of the turnstile\n\nGuests were counted twice when they went back. Counted them by ticket; the sum fell to 830 but matches the till now.',
      'result',
      /matches the till now\.$/,
    ],
    [
      'people who do something are no deed',
      'Handle blank lines in the guest list\n\nPartners who print it at home got an empty page, since our reader ends at the first blank line. Skip blank lines on load.',
      'situation',
      /^Partners who print it at home got an empty page\b/,
    ],
    [
      'a breakdown behind "Fix:" is what was fixed',
      'v2.1\n* Fix: freeze on landing if the radar is off\n* Fix: leak in the map cache',
      'bullet',
      /^Fixed a freeze on landing if the radar was off\b/,
    ],
    [
      'less of a thing is nothing that was done to it',
      'Drop support for paper tickets\n\nLets us remove two printers. Batch -30%, boarding time -4 min.',
      'action',
      /^(?!.*batched)/i,
    ],
    [
      'the number of the request before its subject',
      'Merge request !52: weigh the crates at both gates\n\nThe east gate had no scale and trucks left too heavy.',
      'bullet',
      /^Weighed the crates at both gates\b/,
    ],
    [
      'a plan that is part of a name',
      'feat: undo for the seating plan editor\n\nThe ushers asked for it since spring.',
      'bullet',
      /^Added undo for the seating plan editor\b/,
    ],
    [
      'an order before what was done besides',
      "fix: wrong toll for vans\n\nVans were compared to 'van', but the new gate sends 'VN'. Compare codes everywhere, re-issued the bills, added a test for the gate.",
      'action',
      /^I compared codes everywhere, re-issued the bills,? and added a test for the gate\.$/,
    ],
    [
      'how it was done until now is no deed',
      'weigh the crates at both gates\n\nUntil now we weighed at the east gate only and trucks left too heavy. The west gate has a scale now.',
      'action',
      /^(?!.*weighed at the east gate only)/,
    ],
    [
      'a ticket by its number, and what was wrong',
      'Fixed #31: Berth plan empty for boats with two masts. The filter dropped rows. Rewrote the filter, added a test with 3 masts.',
      'situation',
      /^The berth plan was empty for boats with two masts\./i,
    ],
    [
      'how a thing is now that was told of before',
      'Closing this one: the kiosk farm lost orders when the hub rebooted. The list lived in memory only. It is on disk now, and after a reboot the hub goes on where it stopped.',
      'result',
      /^The list is on disk now\b/,
    ],
    [
      'what a test ran through is nothing that was written',
      'Switched to whole cents in the till. Wrote a property test, 90k random carts, zero differences.',
      'bullet',
      /^(?!.*carts and zero differences)/,
    ],
    [
      'an outage without its hours',
      'We had an outage of the ferry desk yesterday between 14:05 and 14:31. A lock held all bookings. I killed the job, and the desk recovered within a minute.',
      'task',
      /^I had to put an end to the outage of the ferry desk\.$/,
    ],
    [
      'an article before what is of something',
      'Closes #9\n\nThe planner read all berths twice. This change adds an index on the berth. Report for the largest harbour: 84 s -> 2 s.',
      'result',
      /^The report for the largest harbour went from 84 s to 2 s\.$/,
    ],
    [
      'what a list calls fixed',
      'CHANGELOG\n## 3.4.1\n### Fixed\n- Wrong rounding of fares for trips under 2 km\n- Map page did not scroll on small phones',
      'bullet',
      /^Fixed wrong rounding of fares for trips under 2 km and fixed an issue where the map page did not scroll/,
    ],
    [
      'what no longer fails to happen',
      'CHANGELOG\n## 3.4.1\n### Fixed\n- Map page did not scroll on small phones',
      'result',
      /^(?!.*no longer does not)/,
    ],
    [
      "the head of a report is nobody's deed",
      'Post-mortem: duplicate tickets on the night ferry\n\nImpact: 90 guests were billed twice.\nRoot cause: the till timed out and the desk tried again.\nFix: added a number to every bill.',
      'bullet',
      /^(?!Duplicated)/,
    ],
    [
      'a noun with its month, and what it did',
      'Rework the key model of the lab\n\nKeys were given to single persons, nobody knew who can open what. Audit in June passed without findings.',
      'action',
      /^(?!.*audited)/,
    ],
    [
      'where a wish is written down',
      'Make tide labels readable for night sailors. Uses shapes in addition to colours. Requested in #340, 52 upvotes.',
      'bullet',
      /^(?!.*requested)/i,
    ],
    [
      'what kind of request it is, before what it does',
      'Lab 2 merge request: implement a heap instead of a list for the crane. Moves on the large yard went from 48,000 to 6,100.',
      'bullet',
      /\bimplement(?:ed|ing) a heap instead of a list for the crane\b/i,
    ],
    [
      'the figure at the end of a note whose trouble has a label',
      'Bug was: the mill lost steps above 1200 mm/min. I looked at the signal with a scope. Changed the timer config. 10 hours of milling since then, no lost step.',
      'result',
      /^There has been no lost step in 10 hours of milling since then\.$/,
    ],
    [
      'a hotfix for what crashed',
      'Hotfix: label printer crashed on emoji in guest names. Altered 3 tables and replayed 1,940 labels from the queue.',
      'bullet',
      /^Fixed an issue where the label printer crashed on (?:the )?emoji in guest names\b/,
    ],
    [
      'bad reviews are nothing that was done',
      'Stop ringing the bell at night\n\nWe got bad reviews about it. Rings between 22:00 and 07:00 are now kept for the morning.',
      'bullet',
      /^(?!.*reviews)/,
    ],
    [
      'what is there since, behind "Fix:"',
      'Post-mortem: double bills on the night ferry\n\nImpact: 90 guests were billed twice.\nFix: idempotency key on every bill, retries only after a check.\nLessons: we had no alarm on double bills. There is one now.',
      'bullet',
      /^Introduced an idempotency key on every bill\b/,
    ],
    [
      'one of what was lacking',
      'Fix the lid of the silo\n\nWe had no alarm on the lid. There is one now.',
      'result',
      /^There is now an alarm on the lid\.$/,
    ],
    [
      'what is in a thing that was made',
      'Write a guide for the night crew\n\nNew deckhands asked me the same ten questions each May. The guide covers tides, locks and two worked examples.',
      'bullet',
      /^Wrote a guide for the night crew, covering tides, locks and two worked examples\.$/,
    ],
    [
      'what many things looked like is no deed',
      'Rewrite of the booking mail templates\n\nmails looked broken in the office and 40% of guests called to ask for the pier. Calls about the pier went down to about 5%.',
      'situation',
      /^Mails looked broken in the office\b/,
    ],
    [
      'what many things no longer do',
      'Refactor crane fixtures\n\n- one rig per crane instead of 200 sheets\n- tests no longer depend on each other',
      'result',
      /^(?!.*This tests)/,
    ],
    [
      'one of a kind that failed stays a thing',
      'Kill the stray pumps\n\nAfter each failed test a pump kept running in the cellar.',
      'situation',
      /^After each failed test a pump kept running in the cellar\.$/,
    ],
    [
      'failed things are retried',
      'Retry failed uploads in the harbour app\n\nPilots lost photos whenever the bay had no signal. Uploads now go to a local queue and are retried until the server confirms.',
      'action',
      /\bretry failed uploads in the harbour app\.$/,
    ],
    [
      'what others do with a thing that was added',
      'Add a level probe to the silo, both mills use it. Before: the mills were "running" although the silo was empty.',
      'action',
      /^I added a level probe to the silo\.$/,
    ],
    [
      'a step that is fixed is no repair',
      'Make the crane deterministic\n\nReplays drifted after ~2 minutes because we used the wall clock. Fixed timestep of 1/120 s + interpolation for the arm.',
      'action',
      /^(?!.*fixed timestep)/i,
    ],
    [
      'how it was before is no result',
      'Resolution: Replaced the worn coupling on pump 7, counters are at zero since. Loss in the control room was 3-5% before, operators had frozen screens.',
      'result',
      /^(?!.*3-5% before)/,
    ],
    [
      'to double-count is one verb',
      "fix: don't double count refunds in the toll list\n\nRefunds came in twice. Filter the events in the model.",
      'bullet',
      /^(?!.*doubling count)/,
    ],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})
