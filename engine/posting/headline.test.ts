import { expect, it } from 'vitest'
import { readHeadline } from './headline.ts'

it.each<[string, string | undefined, string | undefined]>([
  ['Job Application for Train Planner at Nightrail', 'Train Planner', 'Nightrail'],
  ['Nightrail hiring Train Planner in Graz, Styria, Austria | LinkedIn', 'Train Planner', 'Nightrail'],
  ['Nightrail is looking for a Train Planner in Graz, Austria', 'Train Planner', 'Nightrail'],
  ['Train Planner @ Nightrail', 'Train Planner', 'Nightrail'],
  ['Train Planner (m/w/d) bei Nightrail GmbH in Graz', 'Train Planner (m/w/d)', 'Nightrail GmbH'],
  ['Ingénieur logiciel (H/F) chez Nightrail', 'Ingénieur logiciel (H/F)', 'Nightrail'],
  ['Train Planner - Careers at Nightrail', 'Train Planner', 'Nightrail'],
  ['Train Planner | Nightrail | StepStone', 'Train Planner', 'Nightrail'],
  ['Train Planner – Nightrail – Jobs.cz', 'Train Planner', 'Nightrail'],
  ['Train Planner - London, England, United Kingdom - Nightrail', 'Train Planner', 'Nightrail'],
  ['Train Planner - London - Indeed.com', 'Train Planner', undefined],
  ['Offre d’emploi Développeur Web H/F - Nightrail - Paris (75) - CDI', 'Développeur Web H/F', 'Nightrail'],
  ['Développeur Web - Nightrail - CDI à Paris', 'Développeur Web', 'Nightrail'],
  ['Job: Marketing Manager – Nightrail, London – Indeed.com', 'Marketing Manager', 'Nightrail'],
  ['Nightrail: Train Planner', 'Train Planner', 'Nightrail'],
  ['Frontend Developer | Vue.js, TypeScript | €50k', 'Frontend Developer', undefined],
  ['Remote | Train Planner | Nightrail', 'Train Planner', 'Nightrail'],
  ['Careers | Nightrail', undefined, undefined],
  ['Sign Up | LinkedIn', undefined, undefined],
  ['', undefined, undefined],
])('%j is %s at %s', (line, position, company) => {
  const headline = readHeadline(line)
  expect({ position: headline.position, company: headline.company }).toEqual({ position, company })
})

it('knows the employer by name where the page vouches for it', () => {
  expect(readHeadline('Payments - Train Planner', ['Payments'])).toMatchObject({
    position: 'Train Planner',
    company: 'Payments',
  })
  expect(readHeadline('Train Planner - Payments', ['Nightrail'])).toMatchObject({
    position: 'Train Planner',
    isCertain: false,
  })
})
