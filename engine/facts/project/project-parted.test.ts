import { expect, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

test.each([
  ['Added retries to the uploader.', 'uploader: retries'],
  ['Add a --watch flag to the exporter\n\nPeople asked for it.', 'exporter: --watch flag'],
  ['Remove stale flags from the checkout page', 'checkout page: stale flags'],
  ['Added retries to everything.', 'retries'],
  ['Glued rubber feet to the tray lid.', 'tray lid: rubber feet'],
])('what was put in or taken out stands behind what has it: %s', (text, project) => {
  expect(projectOf(text)).toBe(project)
})

test.each([
  ['Switched the nightly backup from rsync to restic.', 'nightly backup'],
  ['Integrated the tide widget into the map.', 'tide widget'],
  ['Replaced our date picker with a native one.', 'date picker'],
  ['Fixed the export to the lake.', 'export to the lake'],
  ['Fixed a crash in the knot viewer.', 'knot viewer'],
  ['Adapted the sorter to the new tray.', 'sorter'],
  ['Reset the harbour map legend to the old colours.', 'harbour map legend'],
])('what was moved is named without where it went: %s', (text, project) => {
  expect(projectOf(text)).toBe(project)
})

test.each([
  ['## Relevant issues\n\nFixes the empty table on the harbour page.', /table|harbour/],
  ['Commit: 9f3c1e0aa4\n\n* Worked on the tide parser.', /tide parser/],
  ['# Build-Log\n\n### 3 May 2021\n- Improved the buoy scraper.', /buoy scraper/],
  ['Notes on the TidePlanner\n\nAdded a table view.', /^TidePlanner$/],
])('no heading of a form, hash or kind of log is the project: %s', (text, project) => {
  expect(projectOf(text)).toMatch(project)
})

test.each([
  ['ran hullcheck on the ferry controller firmware, fixed 31 warnings', 'ferry controller firmware'],
  [
    '- Bump lodash\n- Replace moment with date-fns in the calendar widget\n- Remove dead CSS',
    'calendar widget',
  ],
  ['- "python3 tide.py --rate 2" gave 1.2\n- "python3 tide.py --rate 1" gave 1.1', 'tide.py'],
  ['refactor: split DeckService into RopeService and SailService\n\nThe class had grown.', 'DeckService'],
  ['Cleaned up src/decks/moorings/. Deleted 14 unused ropes.', 'moorings'],
  ['pump(valve): what was drained stays dry after a restart\n\nThe valve opened again.', 'valve'],
])(
  'the thing that was worked on is told without its means, its outcome and its clause: %s',
  (text, project) => {
    expect(projectOf(text)).toBe(project)
  },
)
