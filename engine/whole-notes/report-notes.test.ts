import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory } = analyse(note)
  return { bullet, ...starStory }
}

type Part = keyof ReturnType<typeof told>

describe('a ticket with its comments', () => {
  const NUMBERED =
    'Title: Kiln 2 not responding\n\nComment 1: Swapped the relay of the kiln.\nComment 2: Still cold.\nComment 3: Replaced the fuse in the panel, the kiln is up again.\nOpened by: the potters'
  const BRACKETED =
    '[me, 09:12] the ferry list is empty\n[ella] since when?\n[me, 09:40] restored the ferry list from the backup'

  it.each<[string, Part, RegExp]>([
    [NUMBERED, 'situation', /^Kiln 2 was not responding\.$/],
    [NUMBERED, 'action', /I replaced the fuse in the panel/],
    [NUMBERED, 'result', /^The kiln (?:is|was) up again\.$/],
    [BRACKETED, 'bullet', /^Restored the ferry list from the backup/],
  ])('is read comment by comment: %#', (note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })

  it('tells neither who opened it nor what others asked', () => {
    expect(Object.values(told(NUMBERED)).join(' ')).not.toMatch(/potters|Comment|Opened/)
    expect(Object.values(told(BRACKETED)).join(' ')).not.toMatch(/since when|ella|09:/)
  })
})

describe('the report of a change', () => {
  it.each<[string, string, Part, RegExp]>([
    [
      'what is left to do under a heading in two words',
      'Hives: move the scales\n\nOutcome\nEvery hive reports its weight once an hour now.\n\nFollow up\nSell the old scales after the fair in May.',
      'action',
      /^(?!.*\bsold\b)/,
    ],
    [
      'how it was and how it is, line by line',
      'Fix jams of the ticket printer\n\n- moved the paper guide\nBefore: 6 jams a day at the west gate.\nAfter: none in 10 days.',
      'result',
      /^Jams at the west gate went from 6 a day to none in 10 days\.$/,
    ],
    [
      'the old way and the new one',
      'Sorting the mail\n\nOld: fixed routes for each van, half of them empty\nNew: routes for the load of the day\n',
      'bullet',
      /^Introduced routes for the load of the day/,
    ],
    [
      'what a table of both tells',
      'Migration report: Oracle -> Postgres\n\nI moved 12 of 14 schemas.\n\n| | Oracle | Postgres |\n|---|---|---|\n| nightly load | 90 min | 25 min |',
      'result',
      /^The nightly load went from 90 min to 25 min\.$/,
    ],
    [
      'what it was a migration of',
      'Migration report: Oracle -> Postgres\n\nI moved 12 of 14 schemas. The two left belong to the archive.',
      'situation',
      /^I was working on the migration from Oracle to Postgres\.$/,
    ],
    [
      'what was moved, without its "was"',
      'Why: locks on the disk made uploads slow.\nWhat: upload queue moved from local disk to RabbitMQ.',
      'action',
      /^I moved the upload queue from local disk to RabbitMQ\.$/,
    ],
    [
      'what the trouble was made to by',
      'Why: locks on the disk made uploads slow.\nWhat: upload queue moved from local disk to RabbitMQ.',
      'situation',
      /^Locks on the disk made uploads slow\.$/,
    ],
    [
      'what there is an end of',
      'Cache the harbour map so we stop asking the server on every zoom.',
      'bullet',
      /^Cached the harbour map to stop asking the server on every zoom\.$/,
    ],
    [
      'a quality of a named thing in small letters',
      'We moved the yard to Kubernetes 1.29. Deprecated PodPresets were replaced with webhooks, and 14 charts needed new versions.',
      'bullet',
      /replaced deprecated PodPresets with webhooks\.$/,
    ],
    [
      'two statements apart',
      'fix: lock the gate\n\nCaching broke the morning list, guests were shown twice.\n',
      'situation',
      /^Caching broke the morning list\. Guests were shown twice\.$/,
    ],
    [
      'what nothing went wrong with',
      'feat: add night mode to the tide app\n\nTested by 4 skippers for a month, no lost readings',
      'result',
      /^There were no lost readings\.$/,
    ],
    [
      'that the run was green',
      'Bump rails 6.1 -> 7.0\n\n- replaced two gems\n- CI green, staging ran a week without errors',
      'result',
      /^CI was green, and staging ran a week without errors\.$/,
    ],
    [
      'in one tense what an order joins',
      'ci: cache the tiles and run checks in parallel\n\nThe checks were slow.',
      'action',
      /^I cached the tiles and ran checks in parallel\.$/,
    ],
    [
      'what the writer does there as what was done',
      'Fix slow sorting of mail\n\nI sort the bags by street first and compare neighbours only.',
      'action',
      /^I sorted the bags by street first and compared neighbours only\.$/,
    ],
    [
      'what was found in the trial',
      'fix: lift stops between floors\n\nOffsets are now kept in flash.\n\nTested 60 stops in a row, max drift 0.4 mm',
      'result',
      /The max drift was 0\.4 mm\.$/,
    ],
    [
      'what was found in the trial by somebody',
      'gate: fix the latch on cold nights\n\nRead the gauge after the motor has stopped. Tested on the quay with a frozen latch, opening works in all of 30 attempts.',
      'result',
      /^Opening work(?:s|ed) in all of 30 attempts\.$/,
    ],
    [
      'how often it was and is',
      'docs: rewrite the guide of the kiln\n\nThe old guide skipped the glaze. Questions about the glaze went from daily to one a week.',
      'result',
      /^Questions about the glaze went from daily to one a week\.$/,
    ],
    [
      'figures of one case',
      'perf: load the berths at once\n\nFor a port with 40 berths: 41 queries -> 2, 1.8s -> 90ms.',
      'result',
      /^For a port with 40 berths, queries went from 41 to 2 and the time from 1\.8s to 90ms\.$/,
    ],
    [
      'a list of things done one by one',
      'Replace the pumps in hall B\n\nDone: both seals replaced, firmware updated to 3.1, leak test passed',
      'action',
      /^I replaced both seals\./,
    ],
    [
      'what a form asks on the same line',
      'Refactor the crane program\n\nWhy? 3,000 lines in one file, nobody dared to touch it.\nWhat? A file for each axis.',
      'situation',
      /^There were 3,000 lines in one file, and nobody dared to touch it\.$/,
    ],
    [
      'how a thing was by what it looked like',
      'fix: lamps stay lit after sunset\n\nThe light sensor was read only once.',
      'bullet',
      /^Fixed lamps staying lit after sunset/,
    ],
    [
      'the same behind a label',
      'Fixed: menu items look disabled on touch screens\n\nThe style of the list was wrong.',
      'bullet',
      /^Fixed menu items looking disabled on touch screens/,
    ],
    [
      'what moved, though a word before it looks like a verb',
      'Reduce the starts of the pump\n\n| metric | before | after |\n|---|---|---|\n| cold start p95 | 9 s | 2 s |\n\nRewrote the pump driver in Rust.',
      'bullet',
      /^(?!.*starting p95)/,
    ],
    [
      'what dropped in that place',
      'Replace the paper list of the ferry with a tablet\n\nRan on 4 ferries for a week. API requests from that harbour dropped by 90%.',
      'result',
      /^API requests from that harbour dropped by 90%\.$/,
    ],
    [
      'that the last few went well',
      'Add a drain valve to the lock\n\nThe pump was stopped in the middle of a run at each shift. Last 8 shifts: 0 errors.',
      'result',
      /^There were no errors in the last 8 shifts\.$/,
    ],
    [
      'what others found when they tried it',
      'feat: export of the berth list\n\nThis adds an export for the customs office. Checked by two officers with real data, import went through without corrections.',
      'result',
      /^Import went through without corrections\.$/,
    ],
    [
      'a deed without what befell others',
      'Change note of the buoy\n\n- added a fuse to the solar line, two buoys died in the storm\n- moved the antenna by 2 cm',
      'bullet',
      /^(?!.*died)/,
    ],
    [
      'without its short name what it opens with',
      'Review of the night shift\n\ntl;dr the crane stopped twice because the brake check timed out.\n\nactions taken\n- tuned the limit of the brake check',
      'situation',
      /^The crane stopped twice because the brake check timed out\.$/,
    ],
    [
      'where an arrow led',
      'Fix double seats\n\nSeats were counted after the sale -> duplicates. Moved the count before the sale.',
      'situation',
      /^Seats were counted after the sale, which led to duplicates\.$/,
    ],
    [
      'for whom a story was',
      'Story: as a skipper I want to see the last tide on the log sheet\n\nComments\nme: added the column to the log sheet\nPetra (QA): ok on my tablet',
      'bullet',
      /^(?!.*\b(?:nurse|Petra|as a)\b)/,
    ],
  ])('tells %s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

describe('the report of an incident', () => {
  it.each<[string, string, RegExp]>([
    [
      'the first alert as a deed',
      '# Outage of the lock gate\n\n**Timeline**\n- 10:02 first alert from the water gauge\n- 10:20 new pump wired to the panel\n- 10:31 level back to normal',
      /alerted|Alerted/,
    ],
    [
      'what led to the trouble as a deed',
      '[ferry] Fix double bookings\n\n- seats were counted after the sale -> duplicates\n- moved the count before the sale',
      /I counted|by counting/,
    ],
    [
      'how grave it was as the matter',
      'Incident review\n\nSeverity: SEV1\nDuration: 2h 15m\n\nThe crane job I started used the wrong berth. I stopped the crane job and changed it to ask for the berth.',
      /SEV1|2h/,
    ],
    [
      'a share as what does something',
      'Ticket: OPS-7\nTitle: Disk full on the log box\n\n- forced a rotation of the logs\n- 30% used now',
      /using/,
    ],
    [
      'what the writer did harm with as a deed',
      'Postmortem\n\nOn Monday I merged a migration that added a column to the berths. The table was locked and the site was down. I cancelled the migration and added the column in two steps.',
      /merged a migration/i,
    ],
    [
      'what was lost before as a deed',
      'feat: keep unread letters\n\nLetters that failed the scan were dropped. They now go to a tray.',
      /I dropped|Dropped|and dropped/,
    ],
    [
      'a thing that looks like a deed',
      'Changes\n\n- Fixed the score board\n- Hit markers are drawn by the new engine now',
      /I hit/,
    ],
    [
      'the day of an entry',
      'Rotate the key of the gate\n\nTimeline\nMon 16:20 alert of the scanner\nMon 16:30 swapped the key of the gate\nTue removed the old key from the box',
      /\b(?:Mon|Tue)\b|16:/,
    ],
    [
      'the cause as the means of its fix',
      'Bug: tides shown for the wrong day\n\nCause: we used the date of the server\nFix: use the date of the harbour, handle leap days',
      /using the date of the server/,
    ],
    [
      'a thing that is to ring as a deed',
      '## What we changed\n\n- separate tanks for oil and water\n- alert when the oldest tank is fuller than 90%',
      /[Aa]lerted/,
    ],
    [
      'harm as what came of it',
      'Outage report: the water gate\n\nImpact: no boats through the gate for all 3 towns\nWhat happened: the motor overheated\nWhat I did: cleaned the filter of the motor',
      /There has been no boats|There have been no boats/,
    ],
    [
      'what led to an incident as a deed',
      'Post mortem: wrong toll on 90 boats\n\nA new toll table was deployed with the date of the server. I wrote a script to find the boats.',
      /Deployed|I deployed|had to deploy/,
    ],
    [
      'a state as a deed, and two counts as one figure',
      'Move the old jobs to Airflow\n\n43 jobs on 3 boxes -> 12 graphs\n99% of jobs are `done`, the rest is idle.',
      /jobs on (?:went )?from|^Finished/,
    ],
    [
      'the kind of the report as a deed',
      'Decommission report: the old harbour server\n\n- DNS entry removed\n- disks wiped',
      /Decommissioned report/,
    ],
    [
      'things that only the sentence before counts',
      'Remove unused stamps\n\nWe had 80 stamps, 35 of them unused. This deletes the drawers behind those 35 and the stamps themselves.',
      /^Deleted the drawers behind those/,
    ],
  ])('does not tell %s', (_, note, wrong) => {
    expect(Object.values(told(note)).join('\n')).not.toMatch(wrong)
  })

  it('tells what was done to a compound', () => {
    expect(told('Ticket: OPS-7\n\n- alert limit lowered from 90 to 75, applied to all pumps').bullet).toMatch(
      /^Lowered (?:the )?alert limit from 90 to 75/,
    )
  })

  it('names the trouble of a ticket that was closed', () => {
    expect(
      told(
        'Closed ticket HELP-31 - radio drops every hour on the night boats\n\nSet the lifetime of the keys to a day.',
      ).bullet,
    ).not.toMatch(/HELP-31/)
  })

  it.each([
    [
      '## Root cause and resolution\n\nKeys of several doors leaked into each other. To solve this, the key logic was redesigned. Each door was given a key of its own.',
      /^Redesigned the key logic/,
    ],
    [
      '### Resolution\n\nThe fault in the valve was corrected, and additional pumps of the dock were spun up to carry the extra water.',
      /pun up additional pumps of the dock to carry/,
    ],
    [
      'The import of the harbour stopped at empty dates. Fixed by checking the field before parsing it.',
      /^Fixed the import of the harbour stopping at empty dates by checking the field before parsing it/,
    ],
    [
      'The planner kept two lists. The fix was checking each row by its key before it is drawn.',
      /^Changed the code to check each row by its key before it is drawn/,
    ],
    [
      'The crane leaned to the left. I fixed it by measuring at the foot instead of the top.',
      /^Measured at the foot/,
    ],
    [
      'The crane placed two crates at once. I added a lock to the crane instead of accidentally moving both.',
      /^Added a lock to the crane/,
    ],
    [
      'The belt stopped twice a night.\n\n### Fix 1: Replaced the worn roller\n\n### Fix 2: Moved the sensor away from the fan',
      /^Replaced the worn roller and moved the sensor/,
    ],
    [
      '**Root cause**: a relay of the dock had burnt through\n**Side effects**: two lost shifts\n\nWe replaced the relay.',
      /^Replaced the relay after a relay of the dock had burnt through\.$/,
    ],
  ])('tells the cure of an incident: %s', (note, bullet) => {
    expect(told(note).bullet).toMatch(bullet)
  })
})
