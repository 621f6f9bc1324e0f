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
  [
    'how fast it is now',
    'Removed the old pump from the watering plan. Reports load in under 2 seconds now',
    'Removed the old pump from the watering plan, with reports now loading in under 2 seconds.',
  ],
  [
    'what it used to take',
    'Automated the weekly seed order. Used to take Ida half a day each Friday. Now it is one click.',
    'Automated the weekly seed order, which used to take half a day each Friday.',
  ],
  [
    'two deeds whose figures have marks of their own',
    'worked on labels for the nursery, extracted ~1,200 names, set up the printer',
    'Extracted ~1,200 names and set up the printer while working on labels for the nursery.',
  ],
  [
    'what was done by what it came to',
    'The morning round took 50 min. By moving the hoses and splitting the beds in two it now takes 20.',
    /^Moved the hoses and split the beds in two/,
  ],
  [
    'a deed of the team to which the writer belongs',
    'Our team has moved the seed shop from Perl to Go. My part was the till. Waiting times fell from 90 to 20 s.',
    'Moved the seed shop from Perl to Go, with waiting times falling from 90 to 20 s.',
  ],
  [
    'what the new thing replaced',
    'Built a small sowing planner for our five gardens. Fully printable, in 4 languages. It replaced three paper forms and cut wasted seed by 12%.',
    'Built a small sowing planner for the five gardens, which replaced three paper forms and cut wasted seed by 12%.',
  ],
  [
    'what was found',
    'I took soil samples and found that the drip lines were never flushed when changing the crop.',
    'Took soil samples and found that the drip lines were never flushed when changing the crop.',
  ],
  [
    'what a label says was fixed',
    'Fixed: visitors being locked out at noon. Two gates had different clocks. Synced both with the office clock.',
    /^Fixed visitors being locked out at noon/,
  ],
  [
    'where the new thing runs',
    'Deployed a tuned frost model. It is running on two small boxes behind the shed.',
    'Deployed a tuned frost model, running on two small boxes behind the shed.',
  ],
])('the bullet of a jotted note tells %s', (_what, note, bullet) => {
  const told = analyse(note).resumeBullet
  if (typeof bullet === 'string') expect(told).toBe(bullet)
  else expect(told).toMatch(bullet)
})
