import { expect, it } from 'vitest'
import { isIllBuilt } from './ill-built.ts'

it.each([
  'Worked on an issue where Where it did not open.',
  'Fixed when the gate was allowed to open.',
  'Drained and replaced with a smaller tank.',
  'Worked on an issue where the lift correctly stops.',
  'Took two readings after oil not seen in the tank the pump failed.',
  'Fixed an issue where having a jam in the lift at noon.',
  'Worked on an issue where the lift form was dull but not hard.',
  'Fixed immediately as part of the second trip.',
  'Worked on the What went wrong of the lift.',
  'Worked on the lift, nothing keeps guests from leaning out.',
  'Changed the lift to one that greases ropes made.',
  'Worked on finding out what kind of rope for the project.',
  'Worked on an issue where the main issue was in the winch.',
  'Worked on an issue where the jam could be described by a guest of the lift.',
  'Worked on an issue where Lift Bell bug, painted the door.',
  'Fixed the lift taking an hour and often died at the top by oiling the rope.',
  'Cut the trip from 40 minutes to 12 minutes after the trip took 40 minutes.',
  'Oiled the winch of the lift because a crack found by the crew.',
  'Oiled the winch of the lift (W 3.1 0.2 9.6 100%).',
])('refuses "%s"', (text) => {
  expect(isIllBuilt(text)).toBe(true)
})

it.each([
  'Took two readings after the oil was not seen in the tank.',
  'Measured at the foot instead of the top.',
  'Worked out what kind of rope holds for the project.',
  'Wrote down what happened during the trip.',
  'Fixed the gate when it rained.',
  'Drained the tank and replaced it with a smaller one.',
  'Worked on an issue where the lift stopped between two floors.',
  'Fixed the lift taking an hour and often dying at the top.',
  'Cut the trip from 40 minutes to 12 minutes after the rope was oiled.',
  'Oiled the winch of the lift because of a crack found by the crew.',
  'Oiled the winch of the lift because the crew found a crack.',
  'Oiled the winch of the lift (from 8 min to 40 s).',
  'Oiled the winches of the lift (2, 3, 5 and 7).',
])('has nothing against "%s"', (text) => {
  expect(isIllBuilt(text)).toBe(false)
})
