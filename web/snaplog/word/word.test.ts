import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SavedLog } from '../../../contract/snaps.ts'
import { writeWordDocument } from './document.ts'
import { entryFileName } from './file-name.ts'
import { xmlText } from './xml-text.ts'

it.each([
  [{ project: 'PAY-482: "retries"', date: '2026-11-14' }, 'PAY_482___retries__2026-11-14.docx'],
  [{ project: 'Größe \u{1f680}', date: '11/14/2026' }, 'Gr__e___11-14-2026.docx'],
  [{ project: ' ', date: '' }, 'Untitled_Task_no-date.docx'],
])('names the file of %j', (data, name) => {
  expect(entryFileName(data)).toBe(name)
})

it('removes exactly the characters that XML forbids', () => {
  const forbidden = '\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffff\ud800\udfff'
  const allowed = '\t\n\r A~\u007f\u0085é\ud7ff\ue000\ufffd\u{1f680}\u{10ffff}'
  expect(xmlText(forbidden.split('').join(allowed))).toBe(allowed.repeat(forbidden.length - 1))
})

it('writes one heading an entry, a line between two, and tells how far it is', async () => {
  const progress: number[] = []
  const logs = ['one', 'two', 'three'].map(entry)
  const file = await writeWordDocument({ logs, generatedOn: 'Nov 14, 2026' }, (done) => progress.push(done))
  const xml = unzip(Buffer.from(await file.arrayBuffer()), 'word/document.xml')
  const text = xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, '')
  expect(text).toMatch(
    /^TechLog - Task Documentation\nGenerated on Nov 14, 2026\nTotal Entries: 3\nEntry 1: one\n/,
  )
  expect(text).toContain('Entry 3: three\nDate: No date specified\nPriority: Medium\n')
  expect(xml.match(/<w:pBdr>/g)).toHaveLength(2)
  expect(progress).toEqual([0, 1 / 3, 2 / 3])
})

function entry(project: string): SavedLog {
  return {
    id: project,
    isSaved: true,
    createdAt: '',
    updatedAt: '',
    version: 1,
    extractedData: {
      date: '',
      priority: 'medium',
      project,
      problemSummary: '',
      impact: '',
      technologies: [],
    },
    resumeBullet: '',
    starStory: { situation: '', task: '', action: '', result: '' },
  }
}

/** One file of a zip, found through the directory at its end. */
function unzip(zip: Buffer, name: string): string {
  const entryAt = zip.lastIndexOf(name) - 46
  const dataAt = zip.readUInt32LE(entryAt + 42)
  const start = dataAt + 30 + zip.readUInt16LE(dataAt + 26) + zip.readUInt16LE(dataAt + 28)
  expect(zip.readUInt16LE(entryAt + 10), 'DEFLATE').toBe(8)
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(entryAt + 20))).toString()
}
