import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test('a short deed below a subject line is told with another one of weight', () => {
  const bullet = bulletOf(
    'Metrics endpoint\n\nThis PR optimizes the metrics endpoint.\n\nOn the busy hosts it cuts the scrapes from 280ms to 130ms.',
  )
  expect(bullet).toMatch(/[Oo]ptimized the metrics endpoint/)
  expect(bullet).toContain('from 280ms to 130ms')
})

test('what a program needs is not told as what came of a deed', () => {
  expect(
    bulletOf(
      'Add a build system for the camera drivers\n\nAdded:\n- a script that installs the drivers on the board\n\nBuild requirements:\n- 50GB disk space, 8GB+ RAM',
    ),
  ).not.toContain('50GB')
})

test('a thing that was built and tested is told as built', () => {
  expect(
    bulletOf('## 2024-05-03\n\nSensor panel 3.2 built and tested.\n\nReplaced the loose cable of the gate.'),
  ).toMatch(/built (?:the )?sensor panel 3\.2/i)
})

test('what a page is called is kept, whoever it is addressed to', () => {
  expect(bulletOf('This sprint I built the My Orders page that lists the open orders of a guest.')).toContain(
    'My Orders',
  )
})

test('a fix that names its fault is not told beside the fault', () => {
  const bullet = bulletOf(
    '## Resolution: the drip \u2014 found and fixed\n\nEvery pump spilled half of its oil.\n\n**Fix** (hall two only \u2014 roof untouched): rubber seal around the pipe.',
  )
  expect(bullet).not.toMatch(/fixed.*and fixed/i)
  expect(bullet).not.toMatch(/hall two only/)
})
