import { expect, it } from 'vitest'
import type { SavedLog } from '../../contract/snaps.ts'
import { type Filter, filterLogs, isFiltering, NO_FILTER, technologiesOf } from './filter.ts'

function saved(id: string, changes: Partial<SavedLog['extractedData']>, resumeBullet = ''): SavedLog {
  const blank = { date: '', priority: 'low' as const, project: '', problemSummary: '', impact: '' }
  return {
    id,
    isSaved: true,
    createdAt: '',
    updatedAt: '',
    version: 1,
    extractedData: { ...blank, technologies: [], ...changes },
    resumeBullet,
    starStory: { situation: '', task: '', action: '', result: `the end of ${id}` },
  }
}

const logs = [
  saved('one', { project: 'Café import', priority: 'high', technologies: ['PostgreSQL', 'Go'] }),
  saved('two', { approach: 'Profiled the Import', technologies: ['PostgreSQL'] }),
  saved('three', { date: '2026-11-14' }, 'Cut the latency by half'),
]
const found = (filter: Partial<Filter>) => filterLogs(logs, { ...NO_FILTER, ...filter }).map((log) => log.id)

it.each<[Partial<Filter>, string[]]>([
  [{}, ['one', 'two', 'three']],
  [{ text: '  ' }, ['one', 'two', 'three']],
  [{ text: 'IMPORT' }, ['one', 'two']],
  [{ text: 'cafe' }, ['one']],
  [{ text: 'import profiled' }, ['two']],
  [{ text: 'half latency' }, ['three']],
  [{ text: '2026-11' }, ['three']],
  [{ text: 'end of two' }, ['two']],
  [{ text: 'postgres' }, ['one', 'two']],
  [{ technology: 'Go' }, ['one']],
  [{ priority: 'low', technology: 'PostgreSQL' }, ['two']],
  [{ text: 'nowhere' }, []],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids)
})

it('knows when it narrows the list', () => {
  expect(isFiltering({ ...NO_FILTER, text: ' ' })).toBe(false)
  expect(isFiltering({ ...NO_FILTER, priority: 'low' })).toBe(true)
})

it('offers each technology once, the most used first', () => {
  expect(technologiesOf(logs)).toEqual(['PostgreSQL', 'Go'])
})
