import { expect, it } from 'vitest'
import { analyse } from './testing/analyse.ts'

// Notes that were jotted down: bare nouns behind commas, figures without verbs, what a thing does with no subject.

it.each([
  [
    'the verb of two words',
    'Over the spring I lazy loaded the seed photos, converted the labels to AVIF and split the plant catalogue in two.',
    'Lazy-loaded the seed photos, converted the labels to AVIF, and split the plant catalogue in two.',
  ],
  [
    'no noun that was jotted down behind a comma',
    'Set up a web shop for the nursery, spare parts, connected it to their till.',
    'Set up a web shop for the nursery and connected it to their till.',
  ],
  [
    'no day as what was done',
    'Moved the frost alarms to the new gateway and added a test for each of them. Shipped thursday.',
    'Moved the frost alarms to the new gateway and added a test for each of them.',
  ],
  [
    'a move that an arrow names',
    'Finished the MySQL -> Postgres move of the seed catalogue and the label printer',
    'Finished the MySQL-to-Postgres move of the seed catalogue and the label printer.',
  ],
  [
    'what the new thing does, not as a deed',
    'Wrote end to end checks for the label printer. 30 sheets. Runs in the shed in 4 minutes.',
    /^Wrote end to end checks for the label printer(?!.*\bran\b)/,
  ],
  [
    'things of a list as things',
    'Set up Grafana for the greenhouse\n- 4 dashboards\n- alerts to the pager\n- wrote guides for the ten worst alarms',
    'Set up Grafana for the greenhouse and wrote guides for the ten worst alarms.',
  ],
  [
    'what fell, once',
    'Tuned the pump timer of the north bed, waste went from 60% to 9% and water use shrank by 340 litres.',
    'Cut waste from 60% to 9% by tuning the pump timer of the north bed.',
  ],
])('the bullet of a jotted note tells %s', (_what, note, bullet) => {
  const told = analyse(note).resumeBullet
  if (typeof bullet === 'string') expect(told).toBe(bullet)
  else expect(told).toMatch(bullet)
})
