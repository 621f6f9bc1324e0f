import { describe, expect, test } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('a deed ends where something else is said', () => {
  test.each([
    ['Removed all the rotten boards - It is drier without them.', 'removed all the rotten boards'],
    ['Changed the hinge to brass \u2014 same kind the door has.', 'changed the hinge to brass'],
    ['Stored the jars in the yard; only the lids are inside.', 'stored the jars in the yard'],
    ['Mended pump.py - Added a valve to the tank', 'mended pump.py and added a valve to the tank'],
    ['Added pick(int row) ->Lamp', 'added pick(int row)'],
    ['Set the mix to 3 - 5 parts of sand', 'set the mix to 3 - 5 parts of sand'],
  ])('%s', (text, deed) => {
    expect(deedsOf(text)[0]).toBe(deed)
  })
})

describe('a subject line tells its deed', () => {
  test.each([
    ['Support for TOML configs', 'added support for TOML configs'],
    ['Removal of the Flash player', 'removed the Flash player'],
    ['Migration of the cron jobs to Airflow', 'migrated the cron jobs to Airflow'],
    ['Faster implementation of the tokenizer', 'wrote a faster implementation of the tokenizer'],
    ['Experimental support for ARM boards', 'added experimental support for ARM boards'],
    ['4x speedup with large trees', 'achieved a 4x speedup with large trees'],
    ['Faster CSV export', 'made CSV export faster'],
    ['Better error messages for the importer', 'improved error messages for the importer'],
    ['Automatic retries for webhooks', 'added automatic retries for webhooks'],
    ['Kubernetes upgrade', 'upgraded Kubernetes'],
    ['Optimization 3: glyph atlas', 'implemented glyph atlas'],
    ["Don't fsync every page, rely on the journal", 'stopped fsyncing every page and relied on the journal'],
    ['Do not ICE on empty unions', 'changed the code to not ICE on empty unions'],
    ['only box the payload in Event', 'boxed only the payload in Event'],
    ['Re-eanble the query cache', 're-enabled the query cache'],
    ['missing unlock in the error path', 'added missing unlock in the error path'],
    ['README overhaul', 'overhauled README'],
    ['feat: dark mode', 'added dark mode'],
    ['deps: React 18', 'updated to React 18'],
    ["fix(tram): don't block doors on a slow sensor", 'stopped blocking doors on a slow sensor'],
    ['Adding retry logic to the ticket printer', 'added retry logic to the ticket printer'],
    [
      'Planner - reliably remove stale trips of the night tram (2.39)',
      'removed stale trips of the night tram',
    ],
    ['31 optimizing tile lookup of the map', 'optimized tile lookup of the map'],
  ])('%s', (title, expected) => {
    expect(deedsOf(`${title}\n\nSee the tracker.`)).toContain(expected)
  })

  test.each(['Plan for a rewrite of the parser', 'Thoughts on the removal of Flash?'])(
    'and %s tells none',
    (title) => {
      expect(deedsOf(`${title}\n\nSee the tracker.`)).toEqual([])
    },
  )
})

describe('where nothing else is told, a deed is', () => {
  test.each([
    [
      'what a program learned',
      'This week the viewer learned to draw shadows.',
      'taught the viewer to draw shadows',
    ],
    ['what is under way', 'We are building the export dialog.', 'worked on building the export dialog'],
    [
      'named by a noun',
      'Migration of the tide tables to Parquet. 3 days.',
      'migrated the tide tables to Parquet',
    ],
    ['named by a noun at the end', 'React Router upgrade', 'upgraded React Router'],
    ['a paper that is named', 'Docs for the tide API', 'wrote docs for the tide API'],
    ['a new thing', 'New tide chart in Next.js', 'added a new tide chart in Next.js'],
    [
      'told without its "was"',
      'Harbour guidelines written and agreed with the crew',
      'wrote harbour guidelines',
    ],
    ['what was set up', 'Tide gauge set up on the pier', 'set up tide gauge on the pier'],
    ['what was begun', 'I started porting the importer to Zig.', 'started porting the importer to Zig'],
    ['what had to be done', 'Had to enable IOMMU in the firmware.', 'enabled IOMMU in the firmware'],
    [
      'what somebody saw he had to do',
      'We realised we had to add pull-ups for the bus.',
      'added pull-ups for the bus',
    ],
    [
      'what something was used for',
      'Used it to merge the price list with the stock.',
      'merged the price list with the stock',
    ],
    [
      'what was replaced',
      'Auth: the session cookie was replaced by tokens.',
      'replaced the session cookie with tokens',
    ],
    ['what has a use since', 'The bike shed was built and holds 40 bikes.', 'built the bike shed'],
    ['what "it" was', 'As the spool was full we emptied it.', 'emptied the spool'],
    [
      'what slips into the present',
      'I mount the disk on the host and ran the copy job.',
      'mounted the disk on the host and ran the copy job',
    ],
    ['what was also fixed', 'Parser faults fixed, offsets also fixed.', 'fixed parser faults and offsets'],
    [
      'what an inquiry came to',
      'It turned out that the lock is never released.',
      'discovered that the lock is never released',
    ],
    [
      'what the cause was',
      'The root cause was a missing index on orders.',
      'traced the root cause to a missing index on orders',
    ],
    [
      'what was stopped for a reason',
      'This crawl was halted after finding a bug in the loader.',
      'halted the crawl after finding a bug in the loader',
    ],
    ['where the time went', 'This week was mostly spent on the billing page.', 'worked on the billing page'],
    ['what somebody was asked to do', 'I was asked to rebuild the index.', 'worked on rebuilding the index'],
    ['what was easy', 'Adding the undo stack turned out easier than feared.', 'added the undo stack'],
    ['what the change does', 'This moves rendering to upload time.', 'moved rendering to upload time'],
    [
      'what a symptom was',
      'So the flicker was a loose cable after all.',
      'traced the flicker to a loose cable',
    ],
    [
      'what a result came after',
      'After raising the pool from 20 to 80: no errors.',
      'raised the pool from 20 to 80',
    ],
    ['what a count says', '40 of 55 mailboxes moved.', 'moved 40 of 55 mailboxes'],
    [
      'which small things were made',
      'Small fixes to the invoice layout: logo, totals, footer.',
      'made small fixes to the invoice layout',
    ],
  ])('%s', (_what, text, expected) => {
    expect(deedsOf(text)).toContain(expected)
  })

  test.each([
    ['a state', 'Blocked on access to staging.'],
    ['nothing', 'Wrote nothing yet.'],
    ['a label', 'Load test: 500 users and 12 errors.'],
    ['what plurals do', 'Limits come from the traffic of May.'],
    ['what people learn', 'The team learned to read flame graphs.'],
    ['a milestone', 'Our milestones to hit before the launch:\n\n- add a rate limiter to the gateway'],
  ])('but %s is none', (_what, text) => {
    expect(deedsOf(text)).toEqual([])
  })
})

describe('a deed ends', () => {
  test.each([
    [
      'before its result, which is told beside it',
      'I raised the pool size and error counts instantly dropped.',
      'raised the pool size',
    ],
    ['before chatter', 'Installed the jq tool and played around with some filters.', 'installed the jq tool'],
    [
      'before what was not done',
      'Fixed the state bug, tested and could not reproduce the other one.',
      'fixed the state bug',
    ],
    [
      'before what it came out as',
      '- Corrected the BELT_id constant -> 0x51\n- Oiled the belt of the mill',
      'corrected the BELT_id constant',
    ],
    [
      'with what it was turned into',
      '- Renamed the old belt -> north belt\n- Oiled the belt of the mill',
      'renamed the old belt to north belt',
    ],
    [
      'with what one managed to do, too',
      'I moved the lamps to the hall and finally managed to paint the stairs.',
      'moved the lamps to the hall and painted the stairs',
    ],
    [
      'with what one was able to do, too',
      'I changed which lamps were lit and was able to reduce the heat by half.',
      'changed which lamps were lit and reduced the heat by half',
    ],
    [
      'before the same in other words',
      '- Added a bell to harbour gates - Added harbour bell sounds to gates\n- Oiled the winch',
      'added a bell to harbour gates',
    ],
    [
      'with the second deed behind what one had to do',
      'Had to add a frame to hold all lamps, updated the plan to show them.',
      'added a frame to hold all lamps and updated the plan to show them',
    ],
    [
      'with what the only change was',
      'The only change we made was lowering the shelf from 5 m to 1 m.',
      'lowered the shelf from 5 m to 1 m',
    ],
    [
      'with two verbs that are one',
      'I managed to get the drag and drop map working.',
      'got the drag and drop map working',
    ],
    [
      'below a heading that says what was mended',
      '## Corrective action\n\n### Fix: a second belt\n\nUpdated the mill to share the load:\n\n```\nbelt 2\n```',
      'updated the mill to share the load',
    ],
    [
      'before what stood below it',
      '## Fix applied\n\nChanged belt sizing from:\n```\nbelt 1\n```\nTo:\n```\nbelt 2\n```',
      'changed belt sizing',
    ],
    [
      'with both qualities of a thing',
      'I built a very short, but sturdy rail for the winch.',
      'built a very short, but sturdy rail for the winch',
    ],
    [
      'before a remark in brackets',
      'I finished the yard plan (did not know that it was due on Friday).',
      'finished the yard plan',
    ],
    [
      'before what he thinks of it',
      'I moved the yard from Oslo (who are great by the way!) to Bergen (who are also nice in their own way).',
      'moved the yard from Oslo to Bergen',
    ],
    [
      'before the number of its change',
      'I made the winch quieter(PR 71). I oiled the rail.',
      'made the winch quieter',
    ],
    ['before one word more', 'Moved the winch to the yard, tidying', 'moved the winch to the yard'],
    [
      'before what would be otherwise',
      'Had to grease the rail before the winch started, otherwise it would not turn.',
      'greased the rail before the winch started',
    ],
    [
      'before what came of it, to our relief',
      'I swapped all fuses of the crane, and to our relief the lamps went on.',
      'swapped all fuses of the crane',
    ],
    [
      'before what it made worse',
      'I switched to a steel rope, which made the winch a lot harder to turn.',
      'switched to a steel rope',
    ],
    [
      'before what still needs to be done',
      'I painted the gate of the lock, the rails need to be cleaned first.',
      'painted the gate of the lock',
    ],
    [
      'with the second deed, however it is joined',
      'I painted the gate of the lock as well as cleaned all hinges.',
      'painted the gate of the lock and cleaned all hinges',
    ],
    [
      'before the clause that lost its other half',
      'I built a "gate box" such that instead of a bell, it now has a lamp.',
      'built a "gate box"',
    ],
    ['without an empty "also"', 'I added also a bell for the gate.', 'added a bell for the gate'],
    [
      'with its adverb behind a list of names',
      'The tool automatically adds Mon and Tue to the end of each plan. I automatically added .mon and .tue to the end of each plan.',
      'added .mon and .tue automatically to the end of each plan',
    ],
    [
      'without the modesty of its writer',
      'I only printed out the tickets of the day.',
      'printed out the tickets of the day',
    ],
    [
      'before a comparison with us',
      'Added an open window, same as we do for lockers.',
      'added an open window',
    ],
  ])('%s', (_where, text, expected) => {
    expect(deedsOf(text)).toContain(expected)
  })
})

describe('a deed ends', () => {
  test('where it is told how things are now', () => {
    expect(deedsOf('I sorted the cables and now the rack can be closed.')).toEqual(['sorted the cables'])
  })
  test('before it begins if it says nothing of what was changed', () => {
    expect(deedsOf('Changed in the importer to accept tabs.')).toEqual([])
  })
})
