import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { TaskLog } from '../../contract/snaps.ts'
import { createLogCache } from './log-cache.ts'
import { logQuery, savedQuery, UNSAVED_KEY } from './queries.ts'

function log(id: string, date: string, isSaved = true): TaskLog {
  return {
    id,
    isSaved,
    createdAt: '',
    updatedAt: '',
    version: 1,
    description: 'text',
    extractedData: { date, priority: 'low', project: '', problemSummary: '', impact: '', technologies: [] },
    resumeBullet: '',
    starStory: { situation: '', task: '', action: '', result: '' },
    analysis: { engine: 'built-in', sources: {} as TaskLog['analysis']['sources'], notes: [] },
  }
}

function open() {
  const client = new QueryClient()
  client.setQueryData(savedQuery.queryKey, [log('b', '2026-02-02'), log('a', '2026-01-01')])
  client.setQueryData(UNSAVED_KEY, {
    pages: [[log('d', '', false)], [log('c', '', false)]],
    pageParams: [undefined, 'd'],
  })
  const saved = () => client.getQueryData(savedQuery.queryKey)?.map(({ id }) => id)
  const unsaved = () =>
    client.getQueryData<{ pages: TaskLog[][] }>(UNSAVED_KEY)?.pages.map((page) => page.map(({ id }) => id))
  return { client, cache: createLogCache(client), saved, unsaved }
}

it('moves a saved log from the unsaved ones to its place by date', () => {
  const { client, cache, saved, unsaved } = open()
  cache.put(log('c', '2026-01-15'))
  expect(saved()).toEqual(['b', 'c', 'a'])
  expect(unsaved()).toEqual([['d'], []])
  expect(client.getQueryData(logQuery('c').queryKey)).toMatchObject({ description: 'text' })
})

it('sorts again after a date was changed, entries without one last', () => {
  const { cache, saved } = open()
  cache.put(log('b', ''))
  expect(saved()).toEqual(['a', 'b'])
})

it('forgets a deleted log everywhere', () => {
  const { cache, saved, unsaved } = open()
  cache.remove('b')
  cache.remove('d')
  expect([saved(), unsaved()]).toEqual([['a'], [[], ['c']]])
})
