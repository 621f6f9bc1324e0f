import { expect, it } from 'vitest'
import { describeImport } from './describe-import.ts'

const none = { added: 0, skipped: 0 }

it.each([
  [
    {
      entries: { added: 2, skipped: 0 },
      applications: { added: 1, skipped: 0 },
      documents: { ...none, missing: 0 },
    },
    'Imported 2 entries, 1 application and 0 documents.',
  ],
  [
    { entries: { added: 0, skipped: 1 }, applications: none, documents: { ...none, missing: 0 } },
    'Imported 0 entries, 0 applications and 0 documents. 1 was here already.',
  ],
  [
    {
      entries: { added: 1, skipped: 2 },
      applications: { added: 0, skipped: 1 },
      documents: { ...none, missing: 3 },
    },
    'Imported 1 entry, 0 applications and 0 documents. 3 were here already. 3 documents are not in this file: import the whole zip to get them.',
  ],
])('says what happened', (report, sentence) => {
  expect(describeImport(report)).toBe(sentence)
})
