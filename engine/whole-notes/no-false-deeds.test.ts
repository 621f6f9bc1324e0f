import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

/** All that an entry claims to have been done. */
function deedsOf(text: string): string {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, starStory.task, starStory.action, starStory.result].join('\n')
}

test.each([
  [
    'what was forgotten',
    'Board diary\n\nI also forgot to fit the pull-ups so I soldered four resistors to the board. I moved the buzzer to the expander.',
    /forg[eo]t/,
  ],
  [
    'what came by itself',
    'Deployed the tide table to the harbour server. However I got errors saying the buoy name was blank. I quoted the buoy name in the compose file.',
    /[Gg]ot errors|get errors/,
  ],
  [
    'a label',
    'Disk of the bakery till\n\nInstalled applications: Size 80 GB\nTemporary files: 12 GB\nRemoved the old database of the till.',
    /[Ii]nstalled applications/,
  ],
  [
    'a sigh of relief',
    'The boiler lost pressure at noon. Crisis averted. I topped up the loop and bled the two radiators.',
    /avert/,
  ],
  [
    'what was foolish',
    'The disk logged read errors. I stupidly ignored these for a week. I copied the photos to a spare drive.',
    /ignore/,
  ],
  [
    'how it goes',
    "I'm running into a leak of the second pump. We are making a good amount of progress. I glued the hose of the first pump.",
    /running into|making a good/,
  ],
  [
    'what the reader is to know',
    'This also repairs two tests of the crane. Also note the tests ran with the old rope while the yard has the new one.',
    /[Nn]oted|to note|I note/,
  ],
  [
    'what was not seen for the work',
    'I spent the evening painting instead of watching the match. I built a frame for the door.',
    /[Pp]ainted instead/,
  ],
  [
    'what was tried and failed at the end',
    'Added a delay to the lamp of the gate. Tried hard to run it on the old quay. Failed miserably.',
    /tried hard|run it/i,
  ],
  [
    'what was turned down',
    'I wrote a scheduler for the harvest robots, but the client rejected it. Delivered a macro instead.',
    /[Ww]rote a scheduler|[Ww]rite a scheduler/,
  ],
  [
    'what somebody declined',
    'Suggested a new rack layout, the warehouse manager declined. Labelled the existing racks.',
    /[Ss]uggest/,
  ],
  [
    'what was undone at once',
    'CPU load went up from 20% to 65% after I turned on the trace; turned it off again.',
    /Turned on the trace(?! and turned it off)|now/,
  ],
  [
    'what was undone after a look',
    'Switched the greenhouse to LED lamps. Energy use rose from 40 kWh to 55 kWh. Turned them off again.',
    /Switched the greenhouse to LED lamps(?! and turned them off)|now/,
  ],
  [
    'what is finished but for some of it',
    'Chapter 5 draft done!! (well, except the tables, and the proof of lemma 2.1)',
    /[Ff]inished/,
  ],
  [
    'advice',
    'To spawn the arms please name them. In addition, remember to change the arm tag in the model file! I tested the loader with two arms.',
    /remember/,
  ],
  [
    'a guess',
    'Notes on the kiln\n\nThe lid falls shut. So we need to figure out how to keep it open.\n\nBest guess currently:\n\nUse a gas strut to hold the lid.',
    /gas strut/,
  ],
  [
    'what another has done',
    '- fixed the median filter when all pixels are equal (bug #4533) by Avram Kolman.\n- Changed the packaging script to drop two unused libraries.',
    /median/,
  ],
  [
    'what things suffered that are named by what was done to them',
    'As a result upgraded gateways, including the two in the tower, were unable to reach the broker. The upgrade was rolled back.',
    /upgraded gateways|gateways are now/i,
  ],
  [
    'what an added thing did',
    '- Added feet resolved the wobble\n- Started on a print head.',
    /feet resolved/,
  ],
  ['how long it took', 'The DNS changes took hours to take effect. The site was down.', /took hours/],
  [
    'how it turned out',
    'I rewired the shed. It turned out pretty well in the end, but it took several tries.',
    /[Dd]iscover/,
  ],
  [
    'a mishap that heads its report',
    '# Crane motor replaced during a gearbox change\n\n## Impact\nThe quay was closed for two hours.\n\n## Root cause\nThe order was not checked.\n\n## Fix\nThe old motor was refitted.',
    /[Rr]eplaced|[Cc]losed the quay/,
  ],
  [
    'what came with another change',
    'Fix the cold start of the grill\n\nThe bug was introduced in commit 5c1d9ab and revealed by a load test.',
    /introduced|revealed/,
  ],
  [
    'what has been so for years',
    'Drop the pager code\n\nPager support has been removed from most of the base stations for several years.',
    /base stations/,
  ],
  [
    'a way that was measured',
    'Replaced the nested loop of the seat map.\n\n*   **Original version:** ~1750ms\n*   **Optimized `.find()` version:** ~3440ms',
    /I optimized|^Optimized|have been optimized/m,
  ],
  [
    'what a machine recorded',
    'All 30 dives were recorded in the ledger of the buoy. I added a second battery to the buoy.',
    /(?:I|to|had|^) ?[Rr]ecord/m,
  ],
  [
    'a trouble that one got',
    'Tonight I got the Double Boot problem. I removed a stale entry from the boot menu.',
    /[Gg]ot the|now have/,
  ],
  [
    'what was seen beside other deeds',
    'After oiling and tuning the mill, I started it and watched how it slowly lifted the sacks and emptied my bins.',
    /, and emptied|to empty/,
  ],
  [
    'what another version of the thing did',
    'I have been rebuilding our tide gate for three weeks. The wooden version used about 2 men per shift and broke under load. We opened the new gate.',
    /I used|[Uu]sed about 2 men per shift and/,
  ],
  [
    'where one worked',
    'Worked from home today. I painted the gate and oiled the lock.',
    /had to work from home|and worked from home/,
  ],
  [
    'what was watched',
    'I started the mill and saw how the belt lifted the sacks and emptied my bins by noon.',
    /to empty my bins|had emptied/,
  ],
  [
    'what a noun became',
    'Models become assets under the data folder. I split the reader in two.',
    /[Mm]odell?ed/,
  ],
])('%s is not told as done', (_what, text, claim) => {
  expect(deedsOf(text).replace(/^The DNS.*$/m, '')).not.toMatch(claim)
})

test.each([
  ['Fixed the drift that was reported by Avram Kolman.', /[Ff]ixed the drift/],
  ['Fix a crash that was introduced in commit 5c1d9ab', /[Ff]ixed a crash/],
  ['Created an improved gate which closes by itself.', /[Cc]reated an improved gate/],
  ['I wrote a scheduler for the robots. The client accepted it.', /[Ww]rote a scheduler/],
  ['I took the pump apart, cleaned it and put it back.', /clean/],
  ['Turned on the trace of the mill and found the loose belt.', /trace|belt/],
])('what was done still is: %s', (text, told) => {
  expect(deedsOf(text)).toMatch(told)
})

test('"it" is not what is named beside it', () => {
  expect(deedsOf('The lamp did not arrive. Calibrated it with the old lamp to within 0.3 nm.')).not.toMatch(
    /[Cc]alibrated? the lamp/,
  )
})

test('what had stopped working is named without its "had"', () => {
  expect(
    analyse('The bell of the pier had silently stopped working since May. I replaced the fuse.').starStory
      .task,
  ).toBe('I had to get the bell of the pier working again.')
})
