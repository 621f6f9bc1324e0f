import { describe, expect, it } from 'vitest'
import { beforeRunOn, hasSlip, isFragment } from './proof.ts'

describe('a slip that a reader stumbles over', () => {
  it.each([
    // Another sentence begins in the middle.
    'I sanded the mast of the old boat There was a leak in the hull.',
    'Capped the feed (Ann Lee) This keeps the mill quiet.',
    // A day, an hour or a mark of the page.
    'SAT 20 - Successfully painted two lids.',
    'Got the lamp working (2:47 PM).',
    'Fixed (lid only): two hinges instead of one.',
    // Words that do not go together.
    'The mast and the are now in place.',
    'Sped were changed by turning the wheel.',
    'Later no longer ship empty crates.',
    'I turned the crank, made more robust, and oiled it.',
    'The crate list now versions 4.',
    'Built depend on the mast.',
    'I found and fixed.',
    'Added a second shelf to the barn everything broke.',
    'By the end, I had found and fixed.',
    'I painted the gate last week, My brush broke.',
    'The hinge.With the old gate done has been oiled.',
    'I took a look at - - well I took two.',
    'I worked on the lid \u2014 of the big oven \u2014 proved.',
    'I oiled the hinge, built depend on the mast, and moved the crate.',
    'The gate is now called not lock the yard.',
    "The didn't fit the frame has been planed.",
    'The ability now uses oil.',
    'The hinges unnecessary are gone.',
    'Fixed an issue where where the gate was shut.',
    'The mill holds the sack firmly When GRAIN runs out.',
    'I completed finished the mast of the boat.',
    'There were some lids that explicitly set.',
    'Carried 80 crates, which is what to carry before noon.',
    'I oiled the hinge, did added a second bolt, and moved the crate.',
    // What it did was lost.
    'I fixed an issue where a gate that was painted.',
    'The issue where painting old gates is now fixed.',
    // A verb of the present in what was done.
    'Built a shed and holds 25 crates.',
    'I noted the shed contains three crates.',
    // What the page has for its keeper.
    'I moved the lamp as in 4f2e9ab01cd77 to the pier.',
    'I painted the gate FIXME and oiled it.',
    'I moved the lamps to the pier * rails stay as they are.',
    'Bug 40312 \u2013 The lamps of the pier went out.',
    'The gate is closed.Previously it was open.',
    'There was a to open the gate, one needed a key.',
    'Us is now allowed to open the gate.',
    'I fixed the point above.',
    'I copied the lids listed below.',
    'I cut the lids for the following boats.',
    'The aforementioned lids are gone.',
    // What came of a deed, run on behind it.
    'I oiled the hinge then it turns by hand.',
    'I tied the rope twice, otherwise the boat drifts.',
    // What was read as a deed was how another subject is.
    'I named lamps may be lit by hand.',
    'We opened berths for two ferries are no longer given away.',
    'I stored ropes that nobody has asked for will be sold.',
  ])('is in "%s"', (sentence) => {
    expect(hasSlip(sentence)).toBe(true)
  })

  it.each([
    'I sanded the mast. There was a leak in the hull.',
    'I fixed an issue where a gate that was painted stuck to its post.',
    'The hinges that were unnecessary are gone.',
    'I built and ran the mill.',
    'I got painted the whole mast by Ann.',
    'There were some lids that no tool explicitly set.',
    'I did so and added a second bolt.',
    'Let the clerks skip the form.',
    'Helped build the mast.',
    'When I added a shelf to the barn everything broke.',
    'Moved the hooks so that nothing broke.',
    'Built a shed that holds 25 crates and keeps the rain out.',
    'Made sure the shed holds 25 crates.',
    'I made sure the shed is dry.',
    'We decided the mast was too long.',
    'I fixed a leak we had in the old hull.',
    'We met a captain whereby the crew was ready.',
    'Named lamps are now lit by hand.',
    'The issue where painting took a week is now fixed.',
    'I hung the lamp above the gate and the bell below the roof.',
    'I closed the gate when it rained, then it was quiet.',
    'I made the crank more robust and oiled it.',
    'Added (minimal) support for sails.',
    'Fixed corrupt labels on the crates.',
    'The "When It Rains" page now loads.',
  ])('is not in "%s"', (sentence) => {
    expect(hasSlip(sentence)).toBe(false)
  })
})

describe('a sentence that lacks its main verb', () => {
  it.each([
    'Bug where the lids appeared to stick open even when the latch was closed.',
    'Out of scope for now.',
    'Going to confirm the pump was running.',
    'Existing lids unchanged for all other crates.',
    'Depth 20 in ten seconds with all tanks searched.',
    'No pump, no hose required.',
    '80% cost reduction + ~40% faster trips.',
    'Lid safety: specifically the hinges.',
    "A small mill that's a better fit for this kind of grain.",
    'Old gate not oiled anymore.',
    'More robust against frost and bent hinges.',
    'The first time I opened the old crate myself.',
    "The miller's rate of 2, 100 sacks.",
    'A crack found by the crew of the mill.',
    'The sack that held two lamps for the trial.',
    "Since I couldn't find a good hinge anywhere.",
    'Because the lid of the crate was bent.',
  ])('is "%s"', (sentence) => {
    expect(isFragment(sentence)).toBe(true)
  })

  it.each([
    'This resolved the jam.',
    'The lid now sticks.',
    'The mill no longer jams.',
    'Old crates now pass the gate.',
    'When the lid is open, the pump stops.',
    'The crate that held the lamps was lost.',
    '42 passed, 4 skipped.',
    'All lids work.',
    'Since it rained the crate is wet.',
    "Since I couldn't find a good hinge, I made one.",
    'Since Monday the lid was shut.',
    'The lid was not closed since May.',
    "The lid's been bent since May.",
    "The lamp that's new works well.",
    'The first time I opened it, the lid broke.',
    'The trouble with the lid when used as a step is over.',
    'The crate that held the lids fell when opening the gate.',
  ])('is not "%s"', (sentence) => {
    expect(isFragment(sentence)).toBe(false)
  })
})

it('ends a sentence where another was run into it', () => {
  expect(beforeRunOn('I capped the feed of the mill (Ann Lee) This keeps it quiet.')).toBe(
    'I capped the feed of the mill.',
  )
  expect(beforeRunOn('I oiled the crank, changed Also to not turn.')).toBeUndefined()
})
