import { expect, it, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  ['I plan on wiring the second gate by building a frame for it.', /second gate/],
  ['I was intending to wire the second gate and paint it.', /second gate/],
  ['To finish the yard I have to wire the second gate and move the lamp.', /second gate/],
  ["Let's add a second gate and keep the plans in git.", /second gate/],
  ['If the new hinge fits, I rebuild the second gate and connect it to the yard controller.', /hinge/],
  ['Once the hinge is in, we can wire the second gate.', /hinge/],
  ['It should be possible to wire the second gate once the hinge is in.', /hinge/],
  ['I have not installed the second gate yet.', /second gate/],
  ["I couldn't add the second gate.", /second gate/],
  ['Maybe add a second gate instead of the ramp.', /second gate/],
  ['Should I move the second gate into the yard?', /second gate/],
  ['To open the second gate: press the bell, enter the code and pull.', /bell/],
  ['All gates will open by themselves.', /open by/],
  ['The wait here will be 3 seconds, compared to the 10 seconds of all others.', /3 seconds/],
  ['Upstream: move the hinge of the third gate.', /third gate/],
  ['To-do before the fair: paint the third gate, load the songs.', /third gate/],
  ['Steps: open the third gate, press the bell.', /third gate/],
])('is no solution: %s', (plan, told) => {
  const { extractedData } = analyse(`Painted the first gate of the yard today. ${plan}`)
  expect(extractedData.solution).toMatch(/Painted the first gate/)
  expect(extractedData.solution).not.toMatch(told)
})

it.each([
  ['I could have bought a new gate, but I welded the old one and fixed the hinge.', /welded/],
  ['If a guest rings twice, we now open the gate of the yard by hand instead.', /open the gate/],
  ['I was able to weld the old gate to the frame.', /weld/],
])('is one all the same: %s', (deed, told) => {
  expect(analyse(deed).extractedData.solution).toMatch(told)
})

test('what a change does from now on is told of it, in whatever tense', () => {
  expect(
    analyse('Add a bell to the gate\n\nThe bell rings twice.\n\n- `BELL_TIMES` will be the number of rings.')
      .extractedData.solution,
  ).toMatch(/bell/)
})
