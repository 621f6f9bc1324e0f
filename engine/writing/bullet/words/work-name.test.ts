import { expect, test } from 'vitest'
import { workName } from './work-name.ts'

test.each([
  ['a ticket', 'YARD-114 gate_opener', 'gate_opener'],
  ['a label', 'Likely cause: worn hinges', 'worn hinges'],
  ['a day', 'Gate jam 2024 11', 'Gate jam'],
  ['a reason', 'crane b/c 40min', 'crane'],
  ['a question', 'the crane what one lifts', 'the crane'],
  ['the mark of a scope', '::liftCrane', 'liftCrane'],
])('%s is no part of what was worked on', (_name, project, expected) => {
  expect(workName(project)).toBe(expected)
})

test.each([
  ['what a change does is told as doing it', 'reduces crane downtime', 'reducing crane downtime'],
  ['a heading that names the doing', 'Fixing CVE-2020-1111', 'fixing CVE-2020-1111'],
  ['an order', 'Allow guests to print tickets', 'allowing guests to print tickets'],
  ['what was down', 'Harbour map Down', 'the Harbour map outage'],
])('%s', (_name, project, expected) => {
  expect(workName(project)).toBe(expected)
})

test.each(['What', 'once', 'Further Plans', 'Thanks to Jane Doe', 'sudo chmod 700 /yard', 'Jane Doe'])(
  '"%s" is no work',
  (project) => {
    expect(workName(project)).toBeUndefined()
  },
)

test.each(['CVE-2020-1111', 'the gate opener', 'CDN', 'Yard API', 'GET /boats', 'Ship: the game of docks'])(
  '"%s" stays what it is',
  (project) => {
    expect(workName(project)).toBe(project.replace('Ship: ', ''))
  },
)
