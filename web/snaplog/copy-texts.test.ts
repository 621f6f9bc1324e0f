import { expect, it } from 'vitest'
import type { ExtractedData } from '../../contract/snaps.ts'
import { extractedCopy, fieldCopy, starCopy } from './copy-texts.ts'

const full: ExtractedData = {
  date: '2026-11-14',
  priority: 'high',
  project: 'PAY-482 retries',
  problemSummary: 'Customers paid twice.',
  approach: 'Read the logs.',
  solution: 'Added keys\n  and a check.',
  impact: 'Tickets fell by 38 %.',
  technologies: ['PostgreSQL', 'C++'],
}

it('copies an entry as one line a field with bold labels', () => {
  expect(extractedCopy(full)).toBe(`**Date:** 2026-11-14
**Priority:** High
**Project / Ticket / Feature:** PAY-482 retries
**Problem Summary:** Customers paid twice.
**Approach:** Read the logs.
**Solution:** Added keys and a check.
**Impact:** Tickets fell by 38 %.
**Technologies:** PostgreSQL, C++`)
})

it('says what is not specified', () => {
  const { approach: _, solution: __, ...rest } = full
  const copy = extractedCopy({ ...rest, technologies: [] })
  expect(copy).toContain('\n**Approach:** No approach specified\n**Solution:** No solution specified\n')
  expect(copy).toMatch(/\*\*Technologies:\*\* None specified$/)
  expect(fieldCopy({ ...full, approach: '  ' }, 'approach')).toBe('No approach specified')
})

it('copies a field as it stands, line breaks included', () => {
  expect(fieldCopy(full, 'solution')).toBe('Added keys\n  and a check.')
  expect(fieldCopy(full, 'technologies')).toBe('PostgreSQL, C++')
})

it('copies a story with its four labels', () => {
  expect(starCopy({ situation: 'S', task: 'T', action: 'A', result: '' })).toBe(
    '**Situation:** S\n**Task:** T\n**Action:** A\n**Result:**',
  )
})
