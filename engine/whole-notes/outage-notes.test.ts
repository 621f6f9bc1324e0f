import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory, extractedData } = analyse(note)
  return { bullet, ...starStory, project: extractedData.project }
}

type Part = keyof ReturnType<typeof told>

const NO_ERRORS =
  'The mill stopped on Sunday night. The cause was that one of its belts snapped. There were no strange noises, no smoke, no errors on the panel. On Monday I replaced the belt and greased the axle. The mill is running again.'
const FALLBACK =
  'We moved the shop to a new till last week and copied the price list to it. The fallback was from the new till back to the old one with paper rolls on the same counter in case we had problems with the printer. I trained the two clerks on it.'
const OF_OTHERS =
  'This week I spent most of my time on the packing line and wired the new press. After the press was installed and was running with each shift, Ryan was able to get the labels printing on the tray which finished up the (first) packing part of our line.'
const ONE_LESS =
  'The second pump dropped out during the storm. Now we were down to 3/4. I moved the spare pump in from the barn and it seemed to hold, but it tripped the fuse.'

describe('what was not so is not told as if it were', () => {
  it.each<[string, string, Part, RegExp]>([
    ['what was absent is no trouble', NO_ERRORS, 'situation', /^(?!.*\berrors\b)/],
    ['nor has it to end', NO_ERRORS, 'task', /^(?!.*\berrors\b)/],
    ['what might have come is none', FALLBACK, 'situation', /^(?!.*\bproblems\b)/],
    ['nor has that to be fixed', FALLBACK, 'task', /^(?!.*\bproblems\b)/],
    ['what another was able to do is no task', OF_OTHERS, 'task', /^(?!.*\blabels\b)/],
    ['nor is it a result', OF_OTHERS, 'result', /^(?!.*\bRyan\b)/],
    ['a packing line is not packed', OF_OTHERS, 'bullet', /^(?!.*\bPacked\b)/],
    ['what is left after a loss is no result', ONE_LESS, 'result', /^(?!.*\b2\/3\b)/],
    ['a thing does not end in its "in"', ONE_LESS, 'result', /^(?!.*\bin is\b)/],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

const STAMPED =
  'Tue Mar 4 09:12:41 GMT 2003 \u2014 Some hours later, we\u2019ve got the broken kiln back in service, the others carried the load in the meantime.'
const TOOK =
  'Boat crash\n\nOn Sunday the boat crash damaged the pier. It took about 12 hours of shifts by myself and the yard crew to fix the axle and repaint the hull, and around noon the boat finally floated. If this had not worked we would have had to buy a new one. But fortunately it wasn\u2019t so, and no tools and no ropes were lost.'
const SHOUTED =
  'I soldered the tiny lamp on Sunday, but it stayed dark during the blinking part. So I moved the wire to the one spare pin for the sensor and IT TOTALLY WORKED NO OTHER TROUBLE yaaaay'
const LATE =
  'I had built the new oven at home, but didn\u2019t want to close the shop, so I stayed up late on Sunday, put the shop on half shifts, rebuilt the whole oven by copying the old one, then reopened at 5am. I sent her a cheery evening message.'
const RESET =
  'My gate would jam every 40 to 50 minutes. The solution was to hard reset the controller followed by a new motor plan.'

describe('a report of what went wrong', () => {
  it.each<[string, string, Part, RegExp]>([
    ['is told without the stamp of its line', STAMPED, 'action', /^(?!.*(?:GMT|2003))/],
    ['has a kiln back in service', STAMPED, 'bullet', /back in service\b/],
    ['tells what it took so long to do', TOOK, 'action', /^I fixed the axle and repainted the hull\.$/],
    [
      'was answered, not worked for',
      TOOK,
      'bullet',
      /repainted the hull after the boat crash damaged the pier\.$/,
    ],
    ['tells what was spared', TOOK, 'result', /^No tools and no ropes were lost\.$/],
    ['does not shout', SHOUTED, 'bullet', /^(?!.*\bWORKED\b)(?!.*yaaaay)/],
    ['tells what was done late at night', LATE, 'bullet', /^Rebuilt the whole oven by copying the old one/],
    ['knows a hard reset', RESET, 'bullet', /^Hard-reset the controller/],
    ['resets one thing', RESET, 'result', /^The controller has been hard-reset\.$/],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

describe('what only the page shows is left out of a story', () => {
  it.each<[string, Part, RegExp]>([
    [
      'The press failed to start at nine. I rewired its switch after the photos were taken, so the account below rests on what was seen while the fault was live.',
      'action',
      /^(?!.*\bbelow\b)/,
    ],
    [
      'The loom did not start for a week. After many tries I finally got the loom running with the following three settings.',
      'action',
      /^(?!.*\bfollowing\b)/,
    ],
    [
      'I finished the third shed of the farm and successfully adapt the roof to use slate, instead of the straw used so far.',
      'bullet',
      /and successfully adapted the roof/,
    ],
    [
      'June consisted of building the fence. Basically, a lot of groundwork needed for a garden. I finished the contract with the mason, so all of the walls have been completed.',
      'situation',
      /^(?!A a\b)/,
    ],
  ])('%#', (note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

const NEXT =
  '# Progress\n\n## What I did this week\n\n- Weigh the pears of the east orchard.\n- Run the press end-to-end.\n\n## What I\u2019m working on next\n\n- Investigate why the two old trees gave no fruit.'
const CRANE =
  'At nine on Friday the crane for berth 4 went offline. None of the affected berths were set up for calling the harbour master, so no calls went out. The crane came back online and the affected berths were connected to the grid again at about ten.'
const SORTER =
  'Built the sorter, chaining trays 1 \u2192 2 \u2192 3 into a single belt.\n\n- Runs washing in sequence\n- Per-tray weight, printed in the final label line.\n\nFixed the feeder of the first tray.'
const VALVE =
  'Turns out we had an intermittent issue with one valve: once we fixed this, all pumps started working again. I will keep an eye on the tank tonight.'
const ORGAN =
  'The organ key stuck twice. I\u2019ve removed and re-seated the spring too so let\u2019s see. Reoiled the joints too and checked the felt.'
const LATHE =
  'My lathe would not power on. It turns out that settings are kept in a chip that is powered by a small cell. I pulled out the old cell and soldered (badly) the new cell. It works.'
const OVENS =
  'We upgraded the mill that feeds the bakery. All of the ovens lost their programs. I had to set up each of them anew. As I did each one, all shops that depend on these ovens came back.'
const LESSON =
  'Things I\u2019ve learnt from today:\n- We need a red lever which can be pulled to stop the belt.\n\nThe belt stopped at noon. I replaced its motor.'

describe('how an outage is written up', () => {
  it.each<[string, string, Part, RegExp]>([
    ['what one works on next is a plan', NEXT, 'action', /^(?!.*\binvestigated\b)/],
    [
      'what came back by itself was not connected',
      CRANE,
      'bullet',
      /^Connected the affected berths to the grid/,
    ],
    ['what nobody had set up is no result', CRANE, 'result', /^(?!None of)/],
    ['a weight that is printed was not printed by the writer', SORTER, 'action', /^(?!.*\bprinted\b)/],
    ['three steps are no move from one to another', SORTER, 'bullet', /^(?!.*from 1 to 2)/],
    ['what was fixed once was fixed', VALVE, 'bullet', /^Fixed an intermittent issue with one valve/],
    ['and what was so then is the result', VALVE, 'result', /^All pumps started working again\.$/],
    [
      'what is waited for is left out',
      ORGAN,
      'bullet',
      /^Removed and re-seated the spring, reoiled the joints, and/,
    ],
    ['a modest word stays with its writer', LATHE, 'bullet', /soldered the new cell/],
    ['that is said once', LATHE, 'situation', /^(?!.*\bthat that\b)/],
    ['what came first has not mended what went wrong then', OVENS, 'bullet', /^(?!.*by upgrading)/],
    [
      'what was done one by one stands before',
      OVENS,
      'result',
      /^All shops that depend on the ovens came back/,
    ],
    ['what was learnt is no trouble', LESSON, 'situation', /^The belt stopped at noon\.$/],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

const BARN =
  'Prep of the barn\n\n\u2022 DONE Do a full count of the hens. This will be the base of the list.\n\u2022 DONE Find and fix loose planks in the old wall.\n\u2022 Add a sign for the gate.\n\u2022 DONE Make sure the lamp is lit.\n\u2022 Order the new feed.\n\u2022 DONE Document the feeding hours.'
const ROLLER =
  'The press jammed on Monday. In the past we worked around it by bending the east rail. This time we changed the roller to point at the tray. We re-ran the job and it worked.'
const RULES =
  'To do the move, a ready-made crate was used. Undocumented and ambiguous rules of the old yard meant that some boxes weren\u2019t moved perfectly. For the most part though, the move worked properly.'
const LATCH =
  'The gate was broken on every side. Fixed the same way \u2014 scoped the latch to the inner door so it can only match the inner bolt.'

const CREW =
  'Yard Crew\n\nThis quarter, we:\n\n- moved the carts out of the east shed (pia, sven)\n- installed a new and bigger crane (gus, lotte, sven)\n- completed the move of the north gate. (lotte)\n- resolved a leak of the main pipe (gus, pia)'
const DUCKS =
  'Prep\n\n- DONE Do a full count of the hens.\n  - Continue to count the ducks, as they will need to be moved in May.\n- DONE Fix the loose planks.'
const FUSE =
  'I looked at the board twice. It took hours, and in the end the solution was to put in the spare fuse. The press runs.'

describe('notes that were kept along the way', () => {
  it.each<[string, string, Part, RegExp]>([
    ['what is marked as done was done', BARN, 'bullet', /^Found and fixed loose planks/],
    ['what is not marked so is still to do', BARN, 'action', /^(?!.*\b(?:added|ordered)\b)/],
    ['what was done in the past is another story', ROLLER, 'action', /^(?!.*\brail\b)/],
    ['rules that nobody wrote down were not undocumented', RULES, 'action', /^(?!.*\bI undocumented\b)/],
    ['nor are they told as done', RULES, 'bullet', /^(?!.*\bundocumented\b)/],
    ['who had a hand in each item is left out', CREW, 'action', /^(?!.*\b(?:gus|pia|sven)\b)/],
    ['what will be needed is still to do', DUCKS, 'action', /^(?!.*\bducks\b)/],
    ['what helped in the end is told', FUSE, 'bullet', /^Put in the spare fuse/],
    ['the same way as what nobody has heard', LATCH, 'action', /^(?!.*same way)/],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})

const LOOM =
  'The loom would not start after the move to the new hall. Hopefully it is as simple as a loose belt being wrong. I rewired the motor and oiled the frame.'
const PROBE =
  'Had a probe connected to the pump for a week to catch it. Went for coffee on Friday, and there it was, triggered! I replaced the timer of the pump.'
const KILN =
  'I found a few websites where people described the use of clay on bare stone. I developed a small kiln using a fan in the yard so I could test it easily.'
const STALL =
  'My shop was closed for most of the day, as the council moved me to a new stall. The move went smoothly enough, but I had to rewire my lamp manually.'

describe('what a writer says of himself', () => {
  it.each<[string, string, Part, RegExp]>([
    ['a hope is no trouble', LOOM, 'situation', /^(?!.*\bHopefully\b)/],
    ['what he had connected was connected', PROBE, 'bullet', /^(?!.*\bHad\b)/],
    ['a coffee is no work', PROBE, 'action', /^(?!.*\bcoffee\b)/],
    ['what he found to read is no work beside what he made', KILN, 'bullet', /^Developed a small kiln/],
    ['what he had to bear he has not done', STALL, 'action', /^(?!.*\bclosed\b)/],
  ])('%s', (_, note, part, expected) => {
    expect(told(note)[part]).toMatch(expected)
  })
})
