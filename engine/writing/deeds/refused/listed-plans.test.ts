import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test('what is listed as orders beside a list of deeds was not done', () => {
  const { resumeBullet, starStory } = analyse(
    '# Week 4\n\n## Gate crew\n- Wired the north gate to the signal box\n- Painted the fare table\n- Replaced two fuses\n\n## Yard crew\n- Fix the lamp over the yard\n- Finish the tram shed\n- Paint the rails',
  )
  expect(resumeBullet).toMatch(/wired the north gate/i)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/lamp|shed|rails/)
})

test('orders under a heading that says they were carried out are deeds', () => {
  expect(
    analyse(
      '# Week 4\n\n## Notes\n- Wired the north gate to the signal box\n- Replaced two fuses\n\n## Changes\n- Add a lamp to the fare table\n- Rewrite the tram shed in Rust',
    ).resumeBullet,
  ).toMatch(/lamp|tram shed/)
})

test.each(["What's active (with ETA)", 'In flight', 'Doing', "What's left"])(
  'what stands under "%s" is not done',
  (heading) => {
    expect(
      analyse(
        `# Week 4\n\n## Done\n- Wired the north gate to the signal box\n\n## ${heading}\n- Tram shed (1 week)\n- Finish the fare table`,
      ).resumeBullet,
    ).not.toMatch(/shed|fare table/)
  },
)

test('a better thing that was made is nothing that got better', () => {
  expect(
    analyse(
      '## Done\n- Wired the north gate to the signal box of the tram yard\n- Created a improved fare table (3 hours)',
    ).resumeBullet,
  ).not.toMatch(/with|improving/)
})

test('an order without a box among ticked ones was not carried out', () => {
  const { resumeBullet, starStory } = analyse(
    '## Tram shed\n\n- [x] Paint the north gate of the shed.\n- [x] Wire the signal box to the new lamp.\n- [x] Replace two fuses in the fare table.\n- Oil the hinges of the yard door.\n- Test the bell on at least:\n  - one winter night\n',
  )
  expect(starStory.action).toMatch(/wired the signal box/)
  expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/hinges|bell/)
})

test('who asks himself what to do next has done none of it', () => {
  const { resumeBullet, starStory } = analyse(
    'jul 4 - the lamp flickers when the tram passes, there seems to be a loose wire in the box\n1. double check wiring plan - make sure that it is right\n2. raise the voltage..? not sure what else to try\n',
  )
  expect(`${resumeBullet} ${starStory.action} ${starStory.result}`).not.toMatch(/doubl|check|rais/i)
})
