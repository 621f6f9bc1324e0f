import { describe, expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

function bulletOf(text: string): string {
  return analyse(text).resumeBullet
}

describe('the bullet of a change tells', () => {
  test.each([
    [
      'its subject line before a lesser deed',
      'Fix door names being swapped\n\nWhen two trams share a track, the wrong door opens.\n\nAlso rename the bell of the second tram to make room for the horn.',
      'Fixed door names being swapped and renamed the bell of the second tram to make room for the horn.',
    ],
    [
      'what is gained behind a comma',
      'Improve the handling of tram timetables\n\nIn this PR we pack the stops into one table, saving 300 bytes of flash.',
      'Improved the handling of tram timetables by packing the stops into one table, saving 300 bytes of flash.',
    ],
    [
      'what was done instead as the means',
      'Fix wrong totals on the ticket\n\nSolved the issue by instead rounding each leg of the trip first.',
      'Fixed wrong totals on the ticket by rounding each leg of the trip first.',
    ],
    [
      'the gain of several changes',
      'Improve the search for tram stops\n\nThese changes cut the lookup from 90 ms to 20 ms.',
      'Improved the search for tram stops, cutting the lookup from 90 ms to 20 ms.',
    ],
    [
      'how a numbered fault was mended',
      'Remove double stops\n\nResolves #79 by changing the query to skip rows that were seen before.',
      'Removed double stops and changed the query to skip rows that were seen before.',
    ],
    [
      'the case it was made for',
      'Implemented a second queue\n\nWhen trams arrive with a broken antenna, the panel freezes and nobody sees the next stop.',
      'Implemented a second queue for cases where trams arrive with a broken antenna.',
    ],
    [
      'what a new thing does',
      'Added tram-probe for night tests\n\nThis probe reads the voltage of both rails.',
      'Added tram-probe for night tests, which reads the voltage of both rails.',
    ],
    [
      'what it aims at',
      'Implement tile caching\n\nThe goal is faster maps of the town on tablets.',
      'Implemented tile caching for faster maps of the town on tablets.',
    ],
    [
      'its items that are told in progress',
      'Improved ferry booking\n\n1. Setting a limit for open seats\n2. Removing old seats from the answer',
      'Improved ferry booking by setting a limit for open seats.',
    ],
    [
      'a reason without its instances',
      'Add a check for SLOW_CLOCK\n\nOld boards, such as the first two, currently fail to keep the time, even though they have a clock.',
      'Added a check for SLOW_CLOCK because old boards failed to keep the time.',
    ],
    [
      'no other fixes, and nobody who asked for it',
      'Add night colours to the tram map + other fixes\n\n- removed the legend of the ferries, requested by @ada',
      'Added night colours to the tram map and removed the legend of the ferries.',
    ],
    [
      'two deeds of a subject line as two',
      'Postpone the count of free seats, add a waiting list\n\nThe count was wrong.',
      'Postponed the count of free seats and added a waiting list.',
    ],
    [
      'its subject line, and not what it does also',
      'Fix seat reuse in the night ferry\n\nA seat could be sold to two guests, causing quarrels. Also assign new seats to all guests of the second deck.',
      'Fixed seat reuse in the night ferry and assigned new seats to all guests of the second deck.',
    ],
    [
      'the gain of an item with what that item did',
      'CI: split the jobs\n\nBuilds were slow.\n\n- Create one job for each tram line. This greatly speeds up the build.\n- Keep caches on the main branch for easier debugging of the panel.',
      'Created one job for each tram line, speeding up the build.',
    ],
    [
      'no means behind a clause of its own',
      'Replace seat lookups with a join\n\nThis PR prevents the ferry from asking for each seat, when it could join the table.',
      'Prevented the ferry from asking for each seat, when it could join the table.',
    ],
    [
      'what the fault meant in effect',
      'Fix the lock of the tram doors\n\nThe door waits for the bell. Effectively, this caused crashes of the panel and broken lamps.',
      'Fixed the lock of the tram doors, which had caused crashes of the panel and broken lamps.',
    ],
    [
      'no change that it builds on, and no version',
      'Improve the search for ferries\n\nDepends on #22.\n\nThis PR improves the search for night ferries by sorting them first.',
      'Improved the search for night ferries by sorting them first.',
    ],
    [
      'no figure of how things can go wrong',
      'Fix torn maps on small tablets of the ferry crew\n\nPURPOSE: On tablets with less than 2 GB of memory maps can tear.',
      'Fixed torn maps on small tablets of the ferry crew.',
    ],
    [
      'all that was done before in the past',
      'Panel outage\n\nThe panel was dark. After adding a second relay and restarting the panel, all lamps came back.',
      'Added a second relay and restarted the panel, after which all lamps came back.',
    ],
    [
      'how a figure "has reduced" as a gain, and owes it to the subject line',
      'Move the tram board to Svelte\n\n## What I did\nCompleted the move of the tram board to Svelte.\n\n- start-up time has reduced from 9s to 2.4s',
      'Cut start-up time from 9s to 2.4s by moving the tram board to Svelte.',
    ],
    [
      'no step that shows the fault',
      'Stop the bell from ringing twice\n\nWe moved the bell into its own task.\n\n## To reproduce (before this change)\n- Open the tram door\n- Press the bell of the rear door twice',
      'Stopped the bell from ringing twice by moving the bell into its own task.',
    ],
    [
      'a figure with an arrow behind its "from"',
      'Tidy the bell driver\n\n- Decrease the bell timeout from 6s -> 90ms.\n- Simplify the door loop in bell.c.',
      'Tidied the bell driver, decreased the bell timeout from 6s to 90ms, and simplified the door loop in bell.c.',
    ],
    [
      'what it does instead, behind where to read more',
      'Fix missed stops with threads\n\nSee the talk in #40, this keeps the stop list in each worker instead of around the main loop.',
      'Fixed missed stops with threads by keeping the stop list in each worker instead of around the main loop.',
    ],
    [
      'what stands in the place of another thing as its replacement',
      'Fix wrong totals on the ticket\n\nInstead of one lookup per stop, do one lookup for all stops and keep it in a map.',
      'Fixed wrong totals on the ticket by replacing one lookup per stop with one lookup for all stops.',
    ],
    [
      'two verbs behind one "to" alike',
      'Fix a stall at the gate\n\nThe fix is to use a sturdier latch to lock and unlock which waits for the motor.',
      'Fixed a stall at the gate by using a sturdier latch to lock and unlock which waits for the motor.',
    ],
    [
      'what several patches do',
      'Add support for bells.\n\nThe patches add support for bells that hang on the second bus of the tram.',
      'Added support for bells that hang on the second bus of the tram.',
    ],
    [
      'how much it improves a thing, and a sign for "and" in words',
      'Tidy tram names & drop old stops\n\nThis PR much improves the planner of night trams by reading the stops from one table.',
      'Tidied tram names and dropped old stops, improving the planner of night trams by reading the stops from one table.',
    ],
    [
      'no opinion on how it was',
      'Make the horn inline\n\nIt makes no sense keeping the horn as a function of its own, since it holds one call.',
      'Made the horn inline as part of the work on the project.',
    ],
    [
      'a reason that lasted, up to where it is whole',
      'Replace the tram planner\n\nThe old planner had a chance of a stall when two of the trams came in and asked for the same track at the same time.',
      'Replaced the tram planner because the old planner had a chance of a stall.',
    ],
    [
      'nothing of how it is packed',
      'Drop the stop cache for night trams\n\nKept as one PR because the cache and the planner share a file. The planner now reads the stops itself.',
      'Dropped the stop cache for night trams and made the planner read the stops itself.',
    ],
    [
      'neither what a thing can do anyway nor what one had to do so far',
      'Add a sleep rule for the tram bell\n\nIt supports sleep but was seen awake. The only way to prevent this is to unplug the bell before the tram sleeps. This patch adds a rule that cuts the power of the tram bell.',
      'Added a rule that cuts the power of the tram bell.',
    ],
    [
      'nothing of how it was tried out',
      'Add a list of failed stops to the tram board\n\n## How has this been tested?\nI ran the planner on my desk and made a trip that has no stops.',
      'Added a list of failed stops to the tram board.',
    ],
    [
      'nothing that the fault made worse',
      'Fix open doors on all night trams\n\nAnybody could open a door. This makes guests prone to theft in the dark. By locking the doors in the planner, we prevent many of these cases.',
      'Fixed open doors on all night trams by locking the doors in the planner.',
    ],
    [
      'no clause that breaks off before its object',
      'Allow trams to carry two plans\n\nThis PR adds support for marking all the stops of a night tram with a plan ID, a number which specifies which of the plans the stop belongs to in the long run.',
      'Allowed trams to carry two plans by adding support for marking all the stops of a night tram with a plan ID.',
    ],
    [
      'the code where the mark before it names no thing',
      '[TB] Log the type of a failed trip\n\nIt is currently impossible to tell which stop failed from the log alone.',
      'Changed the code to log the type of a failed trip.',
    ],
    [
      'a deed in capitals as its subject line',
      'Eliminate On-Demand Stop Lookups in TramBoard\n\nFilled the stop cache with 64 stops at startup.',
      'Eliminated on-demand stop lookups in TramBoard by filling the stop cache with 64 stops at startup.',
    ],
    [
      'what it reduces as its gain',
      'Switch the board to a table\n\nReduces load times. Slightly reduces the size of the page.',
      'Reduced the size of the page by switching the board to a table.',
    ],
    [
      'what was made and not what it does',
      'fix: lost bell filter on the night tram\n\nCreated a list model for the bell page. It holds the bells which give sound to the tram. The list model is kept on each trip.',
      'Fixed the lost bell filter on the night tram by creating a list model for the bell page.',
    ],
    [
      'the aim of an attempt as its aim',
      'Attempt to speed up the tram map\n\nI kept the tiles of the map in a cache.',
      'Kept the tiles of the map in a cache to speed up the tram map.',
    ],
    [
      'what follows from what it does',
      '# Goal\n\nThe map is slow.\n\n## Solution\n\n- Sort the tram stops by their line\n- This groups the stops of a line, which greatly reduces the reads of the map to the point that it is quick.',
      'Sorted the tram stops by their line, greatly reducing the reads of the map.',
    ],
    [
      'two pairs of short deeds as four',
      '9/21\n\nI also added the rear wheel and finished the axle. I have charged the cell and added a lamp.',
      'Added the rear wheel, finished the axle, charged the cell, and added a lamp.',
    ],
    [
      'a deed behind a colon as one more',
      'Split the board of the trams: Extracted three parts of it',
      'Split the board of the trams and extracted three parts of it.',
    ],
    [
      'a change whose -s was forgotten',
      'Fix lamps\n\nThis PR also disable lamps that hang on the second bus of the night tram.',
      'Fixed lamps and disabled lamps that hung on the second bus of the night tram.',
    ],
    [
      'lines that open with verbs one by one',
      'Tram fixes and updates\n\nimproves the bell driver\ncorrects the lamp list\nadds door checks',
      'Improved the bell driver, corrected the lamp list, and added door checks.',
    ],
    [
      'no deed twice, and none that a change did below its cause',
      'Outage of the night lamps\n\n- 15:40: Corrected the address of the lamps in the plan file. Restarted the panel to apply it.\n\n## Root cause\nChange bypassed the review of the plan.\n\n## Resolution\nCorrected the address of the lamps in the plan file and restarted the panel.',
      'Corrected the address of the lamps in the plan file and restarted the panel.',
    ],
    [
      'how things were brought back at the end of a timeline',
      'Timeline:\n- 11:55: The lamps went dark\n- 12:20: Restoration after adding two relays to the panel and closing the old gate of the yard.',
      'Added two relays to the panel and closed the old gate of the yard.',
    ],
    [
      'which issue was fixed',
      'The planner accidentally had the night lamps enabled, which caused a lookup every 30 seconds. This PR fixes the issue.',
      'Fixed an issue where the planner accidentally had the night lamps enabled, which caused a lookup every 30 seconds.',
    ],
    [
      'a thing that is named by what it does as new',
      'flag to disable the bell for night trams\n\nThe bell is loud at night, and guests want to sleep in the tram.',
      'Added a flag to disable the bell for night trams.',
    ],
    [
      'what was done rather than that a report was written',
      'Prepare the lamp outage post-mortem report\n\nThe lamps went out at noon. We restored the panel from the last copy and restarted the lamps.',
      'Restored the panel from the last copy and restarted the lamps.',
    ],
    [
      'what the changes in it do, and no help',
      'This pull request includes changes to improve the speed of the night planner on small boards. This change also helps a lot the planner to find the stops.',
      'Improved the speed of the night planner on small boards.',
    ],
    [
      'nothing that the trouble costs',
      'Index stops for all the trips the planner runs\n\n## Why\nSix trips read the stops with the same filter. Sorting accounts for roughly 700ms.',
      'Indexed stops for all the trips the planner runs in the codebase.',
    ],
    [
      'how a thing is handled now as a change of the code',
      'Close the gaps found in the safety review of the trams\n\n- The panel wrote the whole ticket to the log. Only the fault is logged now',
      'Closed the gaps found in the safety review of the trams and changed the code to log only the fault.',
    ],
    [
      'how long a thing takes now, with what it took',
      'Replace the old tram runner with a new one\n\nRunning all trips now takes roughly 7 minutes (instead of 46 to 52 minutes with the old one)',
      'Replaced the old tram runner with a new one, with all trips now taking roughly 7 minutes instead of 46 to 52 minutes with the old one.',
    ],
    [
      'its list of new things as added',
      'Translation of the board\n\nThe enhancement consists of:\n\n- A new command (make_words) which reads all the words of the tram board and writes a list\n- Support for words in the map of the trams',
      'Added a new command (make_words) which reads all the words of the tram board and writes a list.',
    ],
    [
      'the entries of its change log',
      'Update trams.mk\n\nChangelog:\n* Reordered the stops.\n* Fixed noise on changes of the night line.\n* Applied curves to the bell resulting in softer tones.',
      'Fixed noise on changes of the night line and applied curves to the bell resulting in softer tones.',
    ],
    [
      'what is done in a subject line, and to what end',
      'The bell tone is smoothed in order to avoid clicks on the night line\n\nGuests complained.',
      'Smoothed the bell tone in order to avoid clicks on the night line.',
    ],
    [
      'two deeds that only a comma joins, and one without its "as we"',
      'Added more lamps, improved wiring\n\nAlso added a minimum of 5 bells as we have some longer trams now.',
      'Added more lamps, improved wiring, and added a minimum of 5 bells.',
    ],
    [
      'a deed up to where another statement begins without a comma',
      'Move the board to the new host\n\nThis PR moves our board to the new host for better service and with some luck it loads in 5 seconds.',
      'Moved the board to the new host for better service.',
    ],
  ])('%s', (_what, note, bullet) => {
    expect(bulletOf(note)).toBe(bullet)
  })
})
