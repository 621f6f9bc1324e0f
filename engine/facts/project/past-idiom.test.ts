import { expect, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { pastIdiom } from './past-idiom.ts'
import { findProject } from './project.ts'

test.each([
  ['Made sense of the harbour tariff tables.', 'harbour tariff tables'],
  ['Took part in the review of the pump controller.', 'review of the pump controller'],
  ['Gave them a converter for the tide charts.', 'converter for the tide charts'],
  ['Worked with design on the ticket machine.', 'ticket machine'],
  ['Sent the harbour office a patch for the crane rota.', 'patch for the crane rota'],
])('a deed told by an idiom is about what follows it: %s', (text, project) => {
  expect(findProject(readDocument(text)).project).toBe(project)
})

test.each(['made charts of the tides', 'gave a talk on the new pump', 'kept the keys in a vault'])(
  'goes past no object of its own: %s',
  (text) => {
    expect(pastIdiom(text)).toBe(0)
  },
)
