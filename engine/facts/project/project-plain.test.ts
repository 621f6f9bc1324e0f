import { expect, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

test.each([
  ['Wrote a daemon which reads tide tables and posts warnings to Matrix.', 'daemon'],
  ['I ported the decoder with Jonas. Start-up went down to 90 ms from 400 ms.', /^(?!ms$)/],
  ['Second run crashed. I raised the heap limit of the indexer.', /^(?!crashed)/],
  ['I wrote the parser, Paul packaged it, and Vera shipped it.', 'parser'],
  ['slow week. the importer was split up.', 'importer'],
  ['I sped up the gallery. Response time is now below 90 ms.', 'gallery'],
  ['Fixed a bug where guests in Faro saw the menu of the day before.', /^(?!.*\bsaw\b)/],
  ['Shrank the boot image from 1.2 GB to 180 MB with fewer fonts.', 'boot image'],
  ['Made the ticket printer work offline for stalls without power.', 'ticket printer'],
])('no verb, unit, quality or person is the project: %s', (text, project) => {
  expect(findProject(readDocument(text)).project).toMatch(project)
})
