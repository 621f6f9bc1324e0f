import { expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

/** All that an entry says of what was done and what came of it. */
function claims(text: string): string {
  const { extractedData, resumeBullet, starStory } = analyse(text)
  return [extractedData.impact, resumeBullet, ...Object.values(starStory)].join('\n')
}

it.each([
  ['what was never done', 'Never deployed the new scheduler.', /\bdeployed\b/],
  ['what was almost done', 'Almost finished the upgrade of the parser.', /(?<!almost )\bfinished\b/],
  ['what was nearly done', 'I nearly fixed the lamp of the printer.', /(?<!nearly )\bfixed\b/],
  [
    'what happened again and again',
    'Fixed a leak in the map. The pod was restarted every 4 hours.',
    /I had to restart|[Rr]estarted the/,
  ],
  [
    'what a fault made us do',
    'Added retries to the ticket webhook. Events come twice sometimes and we charged 9 riders double last month.',
    /and charged/,
  ],
  [
    'what something broke after',
    'After we upgraded the pump to the new timer, the gate broke for everyone. I rolled the timer back and pinned its version.',
    /\b[Uu]pgraded the pump(?!.*broke)/,
  ],
  [
    'what has done harm since',
    'Since we enabled the second lamp, prices are wrong for guests. Disabled it again and wrote to the maker.',
    /(?:^|\n)(?:I |We )?[Ee]nabled|had to enable|now enabled/,
  ],
  [
    'what others were asked for and nobody has begun',
    'Visitors asked for a ramp. Not started yet. I fixed the lock of the side door.',
    /\b[Bb]uilt a ramp|had to build a ramp/,
  ],
  [
    'what was left alone',
    'We made no changes to the depot and published no new map. I ran the load tests.',
    /\b(?:had to make|Published|is now published)\b/,
  ],
  [
    'the steps to see a fault',
    'Stream the tide tables\n\nI streamed the tables to the browser.\n\n#### Steps to reproduce the bug:\n1. Make a big table\n2. Try to export it',
    /big table|to export/,
  ],
  [
    'another way that was not gone',
    'I added a wait for the gauge with a timeout.\n\nAlternative fix:\nAdd locks inside the gauges until the gate opens, but this requires a lot of changes',
    /dd(?:ed)? locks/,
  ],
  [
    'how a thing works',
    'load_tides is a function which does all in one:\n- prepare the pages\n- compose the query\n- load the rows\n\nI split load_tides into two layers so the rows can be read early.',
    /(?:[Cc]omposed|[Pp]repared|[Ll]oaded) the/,
  ],
  [
    'what a change had in it',
    'We deployed a gate change. Unfortunately, this change contained a bug that dropped boats. We rolled it back within an hour.',
    /(?:Contained|I contained|We contained|to contain) a bug/,
  ],
  [
    'when something was seen',
    '08:10 Created limits.sh to set limits on most gauges. Afterwards run manually on demand.\n09:00 Detected on unknown date in May\n10:00 The limit of the east gauge was deleted',
    /(?:I|We|to|and) detect(?:ed)? on/,
  ],
  [
    'a type for its element',
    'Use a []byte instead of a bytes.Buffer in the gauge reader. Measured twice.',
    /a byte\b/,
  ],
  [
    'what was wrong, by its name',
    'Push connection problems\n\nWhen the boat list is empty, pushes fail. The job now waits for the list.',
    /[Pp]ushed connection/,
  ],
  [
    'when an incident ended',
    'Start time: 09:15 AM\n\nEnd time: 10:40 AM\n\nThe gate was stuck. I replaced the relay.',
    /time was/i,
  ],
  [
    'what support does',
    'Timeline\n- 11:56: Support receives first reports of the stuck gate.\n- 12:13: I replaced the relay.',
    /[Ss]upport for/,
  ],
  [
    'what is still open',
    'We had to solve a race in the gate. It is not solved yet.',
    /\b[Ss]olved a race|is now solved/,
  ],
  [
    'what was given up',
    'I had to rewrite the map. I gave up after two days.',
    /\b[Rr]ewrote|now rewritten|Gave up/,
  ],
  [
    'what one can save',
    'By moving the pump to the cellar, you can save a day of work. I painted the gate.',
    /[Mm]oved the pump/,
  ],
  [
    'what an earlier change did',
    'Restore the fast path of the gate\n\nBy moving a check out of the loop, an earlier commit undid the speed of the gate.',
    /moved a check/i,
  ],
  ['how a blunder came about', 'Fixed the bug I introduced by merging too early.', /bug by merging/],
  [
    'the release that brought the trouble, told at some length',
    'We launched a new map of the harbour. It should have taken a minute. Unfortunately, with so many boats about, this blocked the gate and exhausted the crew. We restored the old map.',
    /[Ll]aunched|had to launch/,
  ],
  [
    'how a thing was wrongly set',
    'The gate was configured to read its times from the wrong table. I moved the table.',
    /I configured|Configured|had to configure/,
  ],
  [
    'a part of what is still under way',
    "I updated the map of the harbour. At the moment I'm rebuilding the gate of the harbour. This includes defining a new format for the tides.",
    /\b[Dd]efined|had to define/,
  ],
  [
    'a case that is only considered',
    'gate: drop the second latch\n\nThe second latch is hardly ever used. Consider a gate that two people want to open:\n\n* paint the gate with two colours\n* oil the first hinge\n\nThe latch then holds on to the wrong one.',
    /[Pp]ainted|[Oo]iled|had to paint/,
  ],
  [
    'action items, whatever heads them',
    '# Gate incident\n\nThe gate stayed shut for an hour. We replaced the relay.\n\n## Action items\n\n### Process\n\n- Do not keep one key only\n- Instead, use a shared key box so we all can open it',
    /[Uu]sed a shared|had to use/,
  ],
  [
    'what a guide tells the reader to do',
    'I repaired the radio of the shed.\n\n## You will need:\n- Choose the long screwdriver\n- Buy two lamps',
    /[Cc]hose|[Bb]ought/,
  ],
  [
    'what a line that was wrapped says of another thing',
    'A plan for the new beds is\nposted on the door of the shed. This unwittingly\ncontained the code of the lock and of both of the\ngates. We changed the code.',
    /I contained|Contained|We contained/,
  ],
  [
    'what came before when a thing was gone',
    'Drew the map. Finally saw that the prints were slowing things down, once removed the map sped up at once.',
    /I removed the map|Removed the map|had to remove/,
  ],
  [
    'what is granted before a however',
    'Add bolts to the gate\n\nThe gate supports chains of any length. However, it does not allow bolts.',
    /because the gate supports/,
  ],
  [
    'a stretch for a change',
    'I rebuilt the antenna around the measured length. The best match was good. Using a bandwidth from 82 to 117 MHz, the measured gain was 2.7.',
    /from 82 to 117 MHz\)/,
  ],
  [
    'what others were seen to have done',
    'I noticed that the crew had removed the pump, replaced the belt and painted the shed.',
    /^Replaced|I replaced|had to replace/m,
  ],
  [
    'what was only talked about',
    'Discussed the plan of the garden: painted gates, cut hedges.',
    /by painting/,
  ],
  ['an oath', 'I resisted the urge of dropping the old shit. I oiled the hinges of the gate.', /shit/],
  ['a blunder', 'I introduced a bug in the map last week.', /Introduced|had to introduce|There is now/],
  [
    'what was done to the wrong thing',
    'I ordered the wrong relays.',
    /Ordered|had to order|have been ordered/,
  ],
  [
    'the plan of tomorrow',
    'Today I set up the gate. Install the new relays tomorrow.',
    /[Ii]nstalled|install the/,
  ],
  [
    'the plans of a line',
    'Set up the gate. Next steps: Install the relays. Replace the cable.',
    /[Rr]eplace|[Ii]nstall/,
  ],
  ['a plan behind the deeds', 'I wired the gate and will test it tomorrow.', /had to.*test|Wired.*test/],
  [
    'a feeling as the end',
    'I fixed the gate. It was quite fun doing this again.',
    /gate\..*\n.*\n.*\nIt was quite fun/,
  ],
  [
    'what an earlier change did',
    'Restores the ticks of the map. The earlier change moved the ticks into a helper and forgot the zeros.',
    /and moved|I moved|has moved/,
  ],
  [
    'what brought the trouble about',
    'We deployed a new map on Tuesday. This exhausted the pool of the gate. We rolled back the map.',
    /Deployed|had to deploy|is now deployed/,
  ],
  [
    'what was the matter below a title',
    'Hash the door codes\n\nDoor codes were stored in plain text.',
    /(?:I|had to|are now|and) stored?|[Bb]y storing/,
  ],
  [
    'what a program did each time',
    'perf: share one tile loader\n\nA new loader was created for every map.',
    /(?:and|I|had to) created?\b|is now a|new loader has/,
  ],
  [
    'what a title says was wrong',
    'fix: The gate was opened before the ticket was read',
    /(?:^|\n)Opened|had to open|I opened|is now open/,
  ],
  [
    'what is to be done otherwise',
    'The ticket was printed in the lobby. Print it at the gate instead.',
    /Printed|had to print|has been printed/,
  ],
  [
    'what a program does with each thing',
    'I added a map of the halls. After the route has been drawn, the tiles are loaded.',
    /(?:I had to|and) (?:draw|drew)|[Rr]oute (?:is now|has been drawn\.)/,
  ],
  [
    'what is announced as a plan',
    'We swapped the relay.\n\nIn the coming weeks we will take the following steps:\n\n- Improved cooling of the hall\n- Reduced load per line',
    /[Ii]mproved|[Rr]educed/,
  ],
  [
    'plans that lost the marks of their list',
    'We swapped the relay.\n\nWe are implementing the following improvements:\n\nDedicated lines for the pumps\nEnhanced alarms in hall two',
    /[Dd]edicated|[Ee]nhanced/,
  ],
  [
    'plans whose heading was pasted onto them',
    'We swapped the relay. Next Steps Improve the cooling. Replace the old lines.',
    /[Ii]mproved?|[Rr]eplaced?|[Ss]tepped/,
  ],
  [
    'what is still being worked on',
    'We swapped the relay. We are working on improved cooling and reduced line load.',
    /reduced the|reduce the/,
  ],
  [
    'what goes on still',
    'We stopped the pumps and are bringing them back one by one.',
    /Stopped.*bringing|had.*bringing/,
  ],
  [
    'a change that did harm',
    'We pushed a map that broke the gate. We rolled it back.',
    /(?:^|\n)Pushed|had to push|had pushed|is now pushed/,
  ],
  [
    'an upgrade that did harm',
    'I upgraded the printer, which caused an outage of the shop. I restored the old driver.',
    /(?:^|\n)Upgraded|had to upgrade|is now upgraded/,
  ],
  [
    'what was released with a fault',
    'We released the timetable with a wrong stop. We corrected it within the hour.',
    /(?:^|\n)Released|had to release|is now released/,
  ],
  [
    'what the thing does that was added',
    'Add a guard to the gate\n\n- Rejects tickets of last year.\n- Logs the number of the ticket.',
    /(?:and|I) (?:rejected|logged)/,
  ],
  [
    'what a ticked box says of the thing',
    'Add the ticket printer\n\n- [x] Upgrades cleanly from the old one\n- [x] Works on the tram',
    /upgraded|worked on/i,
  ],
  ['a task to do', 'TODO: upgrade the parser to 5.0', /\bworked\b|upgraded|forward/],
  ['a plan', 'I will replace the old firewall on Saturday.', /\bworked\b|replaced|underway/],
  ['a question', 'Should we use Redis or a table for the session store?', /\bworked\b|forward/],
  ['what readers decide', 'Our paper got accepted at the conference.', /\bAccepted\b|accept our/],
  ['what a manager decides', 'The release was cancelled.', /\bCancell?ed the\b|cancel the/],
  [
    'what came undone',
    'The move to the queue failed and was rolled back. I wrote the report.',
    /Rolled|rolled to/,
  ],
  ['what a colleague did', 'Tom cut the bill by 20%. I wrote the manual of the meter.', /20%/],
  ['what one was asked for', 'My boss asked me to cut the bill by 50%. I dropped unused metrics.', /50%/],
])('tells as done and as an outcome nothing of %s', (_, text, claim) => {
  expect(claims(text)).not.toMatch(claim)
})

it('names what was taken back', () => {
  expect(claims('We pushed a map that broke the gate. We rolled it back.')).toMatch(
    /Rolled back the map that broke the gate/,
  )
})

it('owes a fix of what did harm to the writer', () => {
  expect(claims('I deployed a fix for the leak that crashed the gate.')).toMatch(/Deployed a fix/)
})

it('tells what mended a thing as done', () => {
  expect(claims('The gate was stuck. Replacing the relay fixed the stuck gate.')).toMatch(
    /by replacing the relay/,
  )
})

it('still tells what was done in the passive below a title', () => {
  expect(claims('Tune the map\n\nThe tile loader was rewritten. Two workers were added.')).toMatch(
    /rewrote the tile loader/,
  )
})

it('owes a gain to what was told before it, not to what was done later', () => {
  expect(
    claims(
      'Introduced weekly reviews of incidents. The time to repair went from 95 min to 38 min. Promoted 2 engineers to senior.',
    ),
  ).not.toMatch(/by promoting/)
})

it.each([
  [
    'ideas',
    'I built a test suite for the meters.\n\n## Ideas\n\nReplace Jenkins with GitHub Actions',
    /Jenkins/,
  ],
  ['targets', 'Sped up the build of the shop.\n\n## Targets\n\n- Reduce build time by 50%', /50%/],
  ['a quoted mail', 'I moved 86 services to the vault.\n\n> I reduced the budget by 20% already.', /20%/],
  [
    'a root cause',
    'I rolled back to 3.7.4.\n\n## Root cause\n\nThe base image was switched to one that does not ship the certificates.',
    /Switched|is now switched|I switched/,
  ],
  [
    'what went badly',
    '## What did not go well\n\n- We underestimated the tax rules\n\n## What went well\n\n- Shipped the invoice export to all customers',
    /and underestimated|had underestimated/,
  ],
])('tells as done nothing of %s', (_, text, claim) => {
  expect(claims(text)).not.toMatch(claim)
})
