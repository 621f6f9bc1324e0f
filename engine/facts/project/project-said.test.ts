import { expect, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

test.each([
  [
    'Spent the week on Orchardly, our app for fruit growers. Sync lost an edit, so I merge per field.',
    'Orchardly',
  ],
  ['Moored (our design system) got a date picker. It is built on React Aria.', 'Moored'],
  ['We have a bot called Foghorn which posts the tide. It died when the old API was turned off.', 'Foghorn'],
  ['Release 2.4 of gull-charts. Dropped moment and typed the whole public API.', 'gull-charts'],
  ['Spent my 20% time on "Barometer", a page that shows how healthy each repo is.', 'Barometer'],
  ['Version 3 of the Tidebox has arrived. I wrote the new public API.', 'Tidebox'],
])('what the text says it is called: %s', (text, project) => {
  expect(findProject(readDocument(text)).project).toBe(project)
})

test.each([
  [
    'Kiln controller: the readings jumped with the relay. I moved the SPI reads out of the MAX31855 task.',
    'Kiln controller',
  ],
  ['I was asked to make the nightly build faster. I cached the pnpm store in the runner.', 'nightly build'],
  ["For the ward's bed planning I replaced the greedy assignment by a program.", /bed planning/],
  ['Half of our Android crashes came from one OOM in the photo gallery. Now Coil loads them.', /gallery/],
  ['Looked into why letters to pilots bounce. I set the record.', /^(?!.*bounce)/],
  ['It reads the flags out of the code, asks Quuxdarkly and rings.', /^(?!asks)/],
  ['Removed the last bit of AngularJS from Clearwater. 14 screens were rewritten.', 'Clearwater'],
  ["In the brewery's monitoring we saw gaps. It was the OPC UA server in the PLC.", /brewery's monitoring/],
  ['commit: Use io_uring for the spool reader\n\nIt blocked the loop on the spinning disks.', /spool reader/],
  ['Mon: set up the repo for the beehive gauge, got the HX711 to talk', /beehive/],
  ['Sheepdog tracks collars over LoRa. The gateway crashed after a day.', 'Sheepdog'],
  ['Customers in the outback could not use the farm map. It keeps its tiles now.', 'farm map'],
  [
    'PR #418 "Batch the writes of the audit log"\n\nEvery click wrote a row. CPU of the database fell.',
    /audit log/,
  ],
])('the matter of: %s', (text, project) => {
  expect(findProject(readDocument(text)).project).toMatch(project)
})

test.each([
  ['WARNING: names of keys were changed in the tide editor.', 'WARNING'],
  ['Ana, our lead, fixed the tide table with me.', 'Ana'],
  ['Freight tracks were painted on the tide map.', 'Freight tracks collars'],
  ['Finally, our tide table works on phones.', 'Finally'],
])('no name of the work: %s', (text, name) => {
  expect(findProject(readDocument(text)).project).not.toContain(name)
})
