import { expect, test } from 'vitest'
import { isSound } from './sound-aim.ts'

test.each([
  'fit all the lamps, and finally finished the hall',
  'get the lid off and the seal was still in there somehow',
  'join the race and kicked off the season',
  'make sure that there were no problems',
  'write a lister that checks both local',
  'cut two slots, I hope they are deep enough',
  'solder all parts except for those that are still',
  'list the shops that a guest wants to stay within',
  'find this out',
  'mend the point above',
  'lock the tools of other sheds which were typically kept',
])('how it went on does not follow "had to": %s', (phrase) => {
  expect(isSound(phrase)).toBe(false)
})

test.each([
  'fit all the lamps and finish the hall',
  'keep the lid and the seal in one box',
  'merge the added and deleted files',
  'cut two slots and set the depth to 4 mm',
  'find out why the gate and the lamp are on one fuse',
  'put the lamp and the bell on one switch',
])('what has to be done may be two things: %s', (phrase) => {
  expect(isSound(phrase)).toBe(true)
})

test.each([
  'copy the recipe I left',
  'finish the fence I went back',
  'make make the tiles fit the roof',
  'find a fast',
  'open the lid and fine',
  'add a brush for building complete',
  'glue the rim along',
  'move the seeds from two boxes stored',
  'paint the shed, bug where the door jams, bug',
  'sort the seeds that we bought',
])('what was cut inside a clause, or typed twice, is no task: %s', (phrase) => {
  expect(isSound(phrase)).toBe(false)
})

test.each([
  'copy the recipe I left in the kitchen',
  'find out why we lost half of the seeds',
  'make the tiles fit the roof',
])('a clause that is whole may stay: %s', (phrase) => {
  expect(isSound(phrase)).toBe(true)
})

test.each([
  'sketch uses 90% of the paper',
  'work on Coalbox supports Gas',
  'paint the shed as per the plan the door will be red',
  'update roller fetches grey paint from the shed',
  'fold into the book on the same day',
  'fix by turning the lamp',
  'handle flat at 68',
  'clean pen prints and jar labels pass',
  'determine > 1 mm play in the hinge',
  'paint walls, doors and roof now uses less oil',
  'keep Whether lids from being lost',
])('a statement that was taken for an order is no task: %s', (phrase) => {
  expect(isSound(phrase)).toBe(false)
})

test.each([
  'make the lids pass',
  'add two Bowl types SoupBowl and RiceBowl',
  'remove lines 3-5 of the list',
  'reduce oven fetches per day',
])('what only looks like one is: %s', (phrase) => {
  expect(isSound(phrase)).toBe(true)
})

test('what had to be done again and again was the trouble', () => {
  expect(isSound('draw the whole map every time')).toBe(false)
  expect(isSound('make the lid shut every time')).toBe(true)
})
