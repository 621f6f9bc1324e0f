import { describe, expect, it, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { isSoundEnd, isSoundResult, mendedResult } from './sound-result.ts'

it.each([
  "The doors don't close has been reported.",
  'The new gate removes the cellar is now fixed.',
  'Of the hinges have been oiled.',
  'A was steady shelf for the shed.',
  'The depth of the shelf went from 2.12.2 where boxes were bent.',
  'The result was / now sits at 197 boxes.',
  'The of my workshop has been rebuilt.',
  'The (and paints) new fence is now in place.',
  'The shelf depth further is now reduced.',
  'Outside is now painted, and locally is now etc.',
  'Properly is now oiled.',
  'I worked on the hinges to ensure that the doors close.',
  'The shed had no order at all.',
  'Mine with a second drawer has been built.',
  'By the end, I had built mine with a second drawer.',
  'By the end, we had added plans of the shed here.',
  'The plan of the shed here is now in place.',
  'The above problem is now solved.',
  'Left drawer runs backwards, swapped the rails.',
  'Drawers 11/04/21 have been built.',
  'Work on painting the doors of most of is underway.',
  'By the end, I had painted but it rained.',
  'By the end, I had measured then sawed.',
  'By the end, I had drawn the second plan of this shed uses an oak beam.',
  'By the end, we had painted the fence is a mess.',
  'By the end, I had built the shed, and learning some of the joints.',
  'By the end, I had painted quickly.',
  'The change fixes two doors were left open.',
  'The change fixed what a guest seeing at night.',
  'By the end, I had used a saw so if it rains tomorrow.',
  'The hinge was always been loose.',
  'The gate never now jams.',
  'The problem being the frost, the smith asked for salt.',
  'By the end, I had fixed the hinge the gate closed both doors.',
  'The result was weighed painting the lid twice.',
  'Loose hinges - Replaced three bolts of the gate.',
  'The upper doors planed were 14 splinters removed.',
  'By the end, I had changed the gate which was opened.',
  'I was able to know.',
  'The last fittings were 43 hinges passed on the new gate.',
  'There was no longer 12.',
  'Much experience in planing doors has been gained.',
  'Oil heating was 5-litre tank prevents frost.',
])('finds that "%s" is not well built', (sentence) => {
  expect(isSoundResult(sentence)).toBe(false)
})

it.each([
  'It took four evenings to get the kiln hot.',
  'This took a while to figure out.',
  "It wasn't great progress.",
  'Apparently this was possible.',
  'Everything was done.',
  'The new bench feels right in the hall.',
  'The goal of it is to heat both rooms.',
  'It is important to have a dry cellar.',
  'I noticed the small pump could run all night.',
  'The reason behind the gain is that oil keeps the heat.',
  'This involved a walk around the yard.',
  'In the end, back in May, I had moved the shed.',
  'By the end, I had taken more time than I had.',
  'My first fence has been discarded.',
  'Now when the cart meets the kerb, it gets stuck.',
  'This made the design less clean.',
  'I have not painted them yet.',
  'Now we can all go to bed.',
  'I just started the third week of the harvest.',
  'None of the glues worked.',
  'None of these were new doors.',
  "This didn't mean that the shed was done.",
  'I was not too happy about the fence.',
])('finds no outcome in "%s"', (sentence) => {
  expect(isSoundResult(sentence)).toBe(false)
})

it.each([
  'The bug where a tray opens the lid is now fixed.',
  'A for loop has been added to count the trays.',
  'The for loop is now gone.',
  'Assembly is now faster.',
  'Two crates of oak have been sawn.',
  "The lids that don't close have been sorted out.",
  'By the end, I had given the guests a key.',
  'By the end, I had painted the doors and oiled the hinges.',
  'By the end, I had shown why the gate is an obstacle.',
  'The wait is now so short that nobody gets stuck without help.',
  'The trays no longer get stuck.',
  'All the shelves belonging to the hall are now complete.',
  'By the end, I had found the hinge was loose.',
  'The change fixed a door that was left open.',
  'The change fixed a jam when two trays were in.',
  'It took two minutes instead of an hour.',
  'Polling is now 6x faster.',
  'The goal was reached.',
  'I noticed that the kiln was twice as fast.',
])('lets "%s" close a story', (sentence) => {
  expect(isSoundResult(sentence)).toBe(true)
})

test('what follows a sound end may be left out', () => {
  expect(isSoundEnd('The kiln now heats both rooms. Everything was done.')).toBe(true)
  expect(isSoundEnd('Everything was done. The kiln now heats both rooms.')).toBe(false)
})

it.each([
  ['The till is now restored at 9:40 UTC.', 'The till was restored at 9:40 UTC.'],
  ['Sales jumped went from 4 to 9.', 'Sales jumped from 4 to 9.'],
  ['After oiling the hinge, and the gate was quiet.', 'After oiling the hinge, the gate was quiet.'],
  ['Secondly, guests can now pay in cash.', 'Guests can now pay in cash.'],
  ['6x was faster door opening (from 60 s to 10 s).', 'Door opening was 6x faster (from 60 s to 10 s).'],
  ['Heating now installed and tested in both rooms.', 'Heating is now installed and tested in both rooms.'],
  ['The drum now reported its size.', 'The drum now reported its size.'],
  [
    'The result was false alarms at night fell by half.',
    'The result was that false alarms at night fell by half.',
  ],
  ['The result was a quiet night.', 'The result was a quiet night.'],
  ['The spare keys is now kept in the hall.', 'The spare keys are now kept in the hall.'],
  ['The status is now shown in the hall.', 'The status is now shown in the hall.'],
  ['The canvas is now dry.', 'The canvas is now dry.'],
  ['The rack for spare keys is now full.', 'The rack for spare keys is now full.'],
])('mends "%s"', (sentence, mended) => {
  expect(mendedResult(sentence)).toBe(mended)
})

describe('a story', () => {
  it('ends with the next best', () => {
    const { result } = analyse(
      'Gate diary\n\nThe gate jammed after rain. I planed its edge. It took three evenings to get it right. The gate now opens with one finger.',
    ).starStory
    expect(result).toBe('The gate now opens with one finger.')
  })

  it('is told below the number of a meeting', () => {
    const { action, result } = analyse(
      '## Meeting 4 (2/3/24): Oiling the gate\n\nThe gate jammed after rain. I planed its edge and oiled the hinge. The gate now opens with one finger.',
    ).starStory
    expect(action).toMatch(/oiled the hinge/)
    expect(result).toBe('The gate now opens with one finger.')
  })
})

it.each(['By the end, I had used the tried.', 'This patch also added a lid to the drum.'])(
  'does not end with "%s"',
  (sentence) => {
    expect(isSoundResult(sentence)).toBe(false)
  },
)

it.each(['By the end, I had planted the seed.', 'By the end, I had halved the speed.'])(
  'may end with "%s"',
  (sentence) => {
    expect(isSoundResult(sentence)).toBe(true)
  },
)
