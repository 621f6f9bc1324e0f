import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

const note = (before: string, after: string) =>
  `Keep the gauge tables open\n\nEach request opened the tables again.\n\n### Benchmarks\n\nBefore:\n\n\`\`\`\n${before}\n\`\`\`\n\nAfter:\n\n\`\`\`\n${after}\n\`\`\``

it.each([
  [
    'a server',
    'Completed 200 OK in 9412ms (Views: 8123.1ms)',
    'Completed 200 OK in 412ms (Views: 300.1ms)',
    'the response time from 9412ms to 412ms',
  ],
  [
    'a shell',
    '41.20 real  30.64 user  0.20 sys',
    '9.80 real  8.02 user  0.12 sys',
    'the run time from 41.20 s to 9.80 s',
  ],
  [
    'a test run',
    'Finished in 41.2 seconds (files took 1.2 seconds)',
    'Finished in 9.8 seconds (files took 1.1 seconds)',
    'the time from 41.2 seconds to 9.8 seconds',
  ],
  [
    'a database',
    'Planning Time: 0.8 ms\nExecution Time: 4120.3 ms',
    'Planning Time: 0.7 ms\nExecution Time: 98.1 ms',
    'the execution time from 4120.3 ms to 98.1 ms',
  ],
])('what %s prints of its time before and after is told', (_, before, after, gain) => {
  const { resumeBullet } = analyse(note(before, after))
  expect(resumeBullet).toContain(`cutting ${gain}`)
})

it('of several runs the middle one is told', () => {
  const runs = (times: number[]) => times.map((time) => `Completed 200 OK in ${time}ms`).join('\n')
  const { starStory } = analyse(note(runs([9900, 9100, 9500]), runs([420, 400, 460])))
  expect(starStory.result).toContain('The response time went from 9500ms to 420ms.')
})

it('what is printed on no side of a change stays with the machine', () => {
  const { resumeBullet, extractedData } = analyse(
    'Keep the gauge tables open\n\nThe log says:\n\n```\nCompleted 200 OK in 9412ms (Views: 8123.1ms)\n```',
  )
  expect(`${resumeBullet} ${extractedData.impact}`).not.toContain('9412')
})
