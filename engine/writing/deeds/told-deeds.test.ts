import { describe, expect, test } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { tell } from './deed.ts'
import { findDeeds } from './deeds.ts'

function deedsOf(text: string): string[] {
  return findDeeds(findProse(readDocument(text))).map((deed) => tell(deed, 'past'))
}

describe('a deed is read', () => {
  test.each([
    [
      'from what came first',
      'First thing I got working was the bell of the tram. The horn was harder.',
      'got the bell of the tram working',
    ],
    [
      'without what will become of it',
      'I described the decoder in a readme, which will be published soon.',
      'described the decoder in a readme',
    ],
    [
      'with the end of its list',
      'I added bells, a tariff table, a map, etc.',
      'added bells, a tariff table and a map',
    ],
    [
      'from what one went with',
      'I went with a flat green palette to keep the signs readable.',
      'chose a flat green palette to keep the signs readable',
    ],
    [
      'at the end of long work',
      "Since my last entry I've been working on it now and then and finally got one of the gates working.",
      'got one of the gates working',
    ],
    [
      'from a chance that was taken',
      'While the roof was off, I also took the chance to reroute the cables of the lamp.',
      'rerouted the cables of the lamp',
    ],
    [
      'from the time that it took',
      'This week I spent most of my time with developing the ticket classes.',
      'developed the ticket classes',
    ],
    [
      'from what somebody says he did',
      'What I have done so far is created the tokenizer for the tariff files.',
      'created the tokenizer for the tariff files',
    ],
    [
      'of a part that made room for another',
      'We pulled the worn belt, replaced it with a toothed chain, and greased the axle.',
      'replaced the worn belt with a toothed chain',
    ],
    [
      'with an aside that takes nothing back',
      'The hit test was also moved over to the engine (it is still rough, but it works).',
      'moved the hit test over to the engine',
    ],
    [
      'behind an aim without a comma',
      'To fix this a spare relay was mounted behind the panel.',
      'mounted a spare relay behind the panel',
    ],
    [
      'up to how it went',
      'I reused the code of the old form for the list so that went quickly.',
      'reused the code of the old form for the list',
    ],
    [
      'without what is left to the reader',
      "I have implemented bells, a tariff table, a map, and many others that I'll talk about later.",
      'implemented bells, a tariff table and a map',
    ],
    [
      'of a change that is named by its number',
      'We found two slow spots:\n\n- PR#41 replaces the list of stops with a tree.',
      'replaced the list of stops with a tree',
    ],
    [
      'after an opening without a comma',
      'Last night I fixed the hinge of the rear door, so the tram can leave.',
      'fixed the hinge of the rear door',
    ],
    [
      'though its reason or a bracket is in doubt',
      'I reduced all the stops of the night tram, because the guests probably sleep (and maybe they do not).',
      'reduced all the stops of the night tram, because the guests probably sleep',
    ],
    [
      'with a second verb before how it was done',
      'I decided to scrap the depot plan and build locally.',
      'scrapped the depot plan and built locally',
    ],
    [
      'after the way to it',
      'So I went back to the depot and swapped both relays of the night tram.',
      'swapped both relays of the night tram',
    ],
    [
      'from what the fix is said to have been',
      'The main improvements were turning the lists into trees and dropping the old planner.',
      'turned the lists into trees',
    ],
    [
      'behind another one that a comma sets off',
      'I took the mean of every week for the chart, also instead of a list I used a tree for the stops.',
      'used a tree for the stops',
    ],
    [
      'whatever a bracket guesses of it',
      'I cut all waiting times of the night tram (maybe they did some good).',
      'cut all waiting times of the night tram',
    ],
    [
      'with what was done besides',
      'I did this by drawing the stops on a map and by cleaning the lamps.',
      'drew the stops on a map and cleaned the lamps',
    ],
    [
      'that somebody got around to',
      'I finally got around to cleaning the lamps of the night tram.',
      'cleaned the lamps of the night tram',
    ],
    [
      'behind the stamp of a log',
      '- 20/9 soldered the gate of the yard 0:42\n- 21/9 Install the clamps of the gate 1:10',
      'soldered the gate of the yard',
    ],
    [
      'that took its time, though it is said as an order',
      '- 20/9 soldered the gate of the yard 0:42\n- 21/9 Install the clamps of the gate 1:10',
      'installed the clamps of the gate',
    ],
    [
      'behind the number of a commit',
      'Trams, 9 June\n\n- commit 6c62c35 (2020-06-09) - Fix the bell of the night tram',
      'fixed the bell of the night tram',
    ],
    [
      'with how a thing was put right',
      'The negative reading of the meter was corrected by flipping the clamp of the yard.',
      'corrected the negative reading of the meter by flipping the clamp of the yard',
    ],
    [
      'behind its day',
      'Monday was when I cut the first release of the planner.',
      'cut the first release of the planner',
    ],
    [
      'without what it took to get there',
      '- Managed to solder the driver to the board\n- Drew the panel of the tram',
      'soldered the driver to the board',
    ],
    [
      'behind the time and the place it took',
      'I got to spend a morning on the roof of the depot installing the sensors of the yard.',
      'installed the sensors of the yard',
    ],
    [
      'of two that went together',
      'Me and Tove tested the doors of every tram in the yard.',
      'tested the doors of every tram in the yard',
    ],
    [
      'of one word, if the change does it',
      'Door buttons bounce.\n\nThis PR adds debouncing.',
      'added debouncing',
    ],
    [
      'from the first of several steps',
      'First, I moved the rows into a new table. Then I dropped the old one.',
      'moved the rows into a new table',
    ],
    [
      'after an opening that says when',
      'Once the leak was found, I replaced the valve of the second tank.',
      'replaced the valve of the second tank',
    ],
    [
      'from an opening that says what was done before',
      'After the boot image was rebuilt, the panel came up within a minute.',
      'rebuilt the boot image',
    ],
    [
      'behind a clause about its object',
      'All counters that had been added for the trial were removed: they slowed the pump down.',
      'removed all counters that had been added for the trial',
    ],
    [
      'from a label that names the remedy',
      'The stops came in the wrong order. I drew the map. I cut the tiles.\n\nFix: reverse the list of stops to draw the last one first',
      'reversed the list of stops to draw the last one first',
    ],
    [
      'of a thing with a name of several words',
      'The Blue Heron was connected to the dock through two relays.',
      'connected the Blue Heron to the dock through two relays',
    ],
    [
      'behind a label and a dash',
      'Tram panel\n\n- Cleanup \u2014 Deleted the old planner and both of its tables\n- Doors \u2014 Replaced the hinges of the night tram',
      'deleted the old planner',
    ],
    [
      'as a change to what the program does',
      'I rewired the panel. Alarms are now sent through the second relay.',
      'changed the code to send alarms through the second relay',
    ],
    [
      'of two verbs that only ended together',
      'We finished assembling and painting both gates of the pier.',
      'assembled and painted both gates of the pier',
    ],
    [
      'without what its doers were then',
      'We rebuilt the pump of the tank and were ready for the next test.',
      'rebuilt the pump of the tank',
    ],
    [
      'of two who did it together',
      'Later, Mara and I wired the gate to the new relay board.',
      'wired the gate to the new relay board',
    ],
    [
      'from the time that went into it',
      'I spent the beginning of the week with my crew repairing the rails of the crane.',
      'repaired the rails of the crane',
    ],
    [
      'with its object first',
      'I added to the lift menu a row of icons for the night crew.',
      'added a row of icons for the night crew to the lift menu',
    ],
    [
      'without why it could be done',
      'Tram logs\n\nThis PR drops the old log table now that all rows live in the archive and renames the new table to logs.',
      'dropped the old log table and renamed the new table to logs',
    ],
    [
      'with its means behind a colon',
      'I optimised the map: using vector tiles instead of scanned sheets.',
      'optimised the map by using vector tiles',
    ],
    [
      'of every verb in a list',
      'I replaced the pump, and finally found the short in the harness.',
      'found the short in the harness',
    ],
  ])('%s', (_what, text, expected) => {
    expect(deedsOf(text).some((deed) => deed.startsWith(expected))).toBe(true)
  })

  test.each([
    ['a plan for the next step', 'I wired the pump. Next step is making the box waterproof.', /waterproof/],
    ['what had to hold at first', 'Initially we moved the rows by hand. I wrote a script for it.', /by hand/],
    [
      'what had been so all along',
      'A spare pump had been installed in the cellar the whole time. I cleaned the filter of the tank.',
      /installed/,
    ],
    [
      'what happened to a thing',
      'Calls were held open under load. I restarted the switch of the tram.',
      /held/,
    ],
    [
      'what was done in part',
      'The new gate was mostly finished except for the lock. I welded the hinges of the gate.',
      /finished/,
    ],
    [
      'what a fix did by itself',
      'The fix shipped under a new tag. I cleaned the filter of the tank.',
      /^shipped|; shipped/,
    ],
    ['a habit of old', 'Optimizing tile lookup of the map\n\nEach tile was fetched three times.', /fetched/],
    [
      'many things that act now',
      'Adding retry logic to the ticket printer\n\nFiles now arrive within a minute.',
      /filed/,
    ],
    [
      'a noun before the thing it qualifies',
      'I cut the wait at the gate to 2 s. Cache internals match the design of the gate.',
      /cached/,
    ],
    ['a remedy that is not named', 'A quick solution was found. I welded the rail.', /found/],
    ['work that is only called so', 'Work was done on the tram server. I welded the rail.', /work(?:ed)?/],
    ['things without a name', 'I added some other things for the old classes. I welded the rail.', /things/],
    ['two verbs in a row', 'Rebooted and moved on to the next tram.', /moved rebooted/],
    ['a change of mind', 'I shifted from drafting plans to field work. I welded the rail.', /shifted/],
    ['a test that does not say of what', 'I rebuilt the panel image, tested on dev.', /^tested/],
    [
      'the report on an incident',
      'Add incident report for the tram outage\n\nI restarted the signal server.',
      /report/,
    ],
    [
      'a noun before its verb',
      'Front panels as well as these side rails of the rack were added.',
      /fronted/i,
    ],
    ['what a page is', 'Status Update\n\nI ordered new relays for the gate.', /updated/],
    [
      'what kept one from the work',
      'I got caught up setting up the desk. I looked at the pump model.',
      /caught/,
    ],
    ['what one is going to do', "I'm going to have to redo the map. I drew the first tile.", /going/],
  ])('but not from %s', (_what, text, pattern) => {
    expect(deedsOf(text).join('; ')).not.toMatch(pattern)
  })
})

describe('a deed ends', () => {
  test.each([
    [
      'before how the writer felt about it',
      'I drew a second map of the yard, pretty happy with the colours.',
      ['drew a second map of the yard'],
    ],
    [
      'before the opening of what came next',
      'I painted the fence of the yard and after buying more paint, I oiled the gate.',
      ['painted the fence of the yard', 'oiled the gate'],
    ],
    ['not at all where it was a complaint', 'Only got to paint the gate for an hour.', []],
  ])('%s', (_what, text, expected) => {
    expect(deedsOf(text)).toEqual(expected)
  })
})

test.each([
  'When I looked I found there were also many lamps in the yard.',
  'Of the little track laid, most is for the depot.',
])('what opens another statement is no deed: %s', (text) => {
  expect(deedsOf(text).filter((deed) => /^(?:looked|laid)/.test(deed))).toEqual([])
})
