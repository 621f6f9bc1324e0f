import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { SavedLog } from '../../../contract/snaps.ts'
import { entryFileName } from './file-name.ts'
import { writeWordFile } from './write-word-file.ts'

it.each([
  [{ project: 'PAY-482: "retries"', date: '2026-11-14' }, 'PAY_482___retries__2026-11-14.docx'],
  [{ project: 'Größe \u{1f680}', date: '11/14/2026' }, 'Gr__e___11-14-2026.docx'],
  [{ project: ' ', date: '' }, 'Untitled_Task_no-date.docx'],
])('names the file of %j', (data, name) => {
  expect(entryFileName(data)).toBe(name)
})

it('writes one heading an entry, a line between two, and tells how far it is', async () => {
  const progress: number[] = []
  const logs = ['one', 'two', 'three'].map(entry)
  const file = writeWordFile({ logs, generatedOn: 'Nov 14, 2026' }, (done) => progress.push(done))
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.keys(parts)).toContain('word/styles.xml')
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const text = xml.replaceAll('</w:p>', '\n').replaceAll(/<[^>]+>/g, '')
  expect(text).toMatch(
    /^TechLog - Task Documentation\nGenerated on Nov 14, 2026\nTotal Entries: 3\nEntry 1: one\n/,
  )
  expect(text).toContain('Entry 3: three\nDate: No date specified\nPriority: Medium\n')
  expect(xml.match(/<w:pBdr>/g)).toHaveLength(2)
  expect(progress).toEqual([0, 1 / 3, 2 / 3])
})

it('compresses the text', async () => {
  const logs = Array.from({ length: 200 }, (_, index) => entry(`Entry of the log ${index}`))
  expect(writeWordFile({ logs, generatedOn: '' }, () => {}).size).toBeLessThan(20_000)
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
