import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import type { ApplicationDocument } from '../../contract/documents.ts'
import { createApplicationCache } from './application-cache.ts'
import { APPLICATIONS_KEY, documentsKey } from './queries.ts'
import { visibleName } from './visible-name.ts'

const application = (id: string, documentCount = 0) => ({ id, documentCount }) as JobApplication
const document = (id: string) => ({ id }) as ApplicationDocument

function setUp() {
  const client = new QueryClient()
  client.setQueryData(APPLICATIONS_KEY, [application('a', 1), application('b')])
  client.setQueryData(documentsKey('a'), [document('1')])
  const counts = () =>
    client
      .getQueryData<JobApplication[]>(APPLICATIONS_KEY)
      ?.map(({ id, documentCount }) => `${id}${documentCount}`)
  return { client, counts, cache: createApplicationCache(client) }
}

describe('the lists on screen', () => {
  it('show a new document and count it', () => {
    const { cache, counts, client } = setUp()
    cache.addDocument('a', document('2'))
    expect(client.getQueryData(documentsKey('a'))).toEqual([document('1'), document('2')])
    expect(counts()).toEqual(['a2', 'b0'])
  })

  it('forget a deleted document, and a deleted application with its documents', () => {
    const { cache, counts, client } = setUp()
    cache.removeDocument('a', '1')
    expect(counts()).toEqual(['a0', 'b0'])
    cache.remove('a')
    expect(counts()).toEqual(['b0'])
    expect(client.getQueryData(documentsKey('a'))).toBeUndefined()
  })

  it('are asked for again when a document comes to an application whose documents were never shown', () => {
    const { cache, client } = setUp()
    cache.addDocument('b', document('9'))
    expect(client.getQueryData(documentsKey('b'))).toBeUndefined()
    expect(client.getQueryState(APPLICATIONS_KEY)?.isInvalidated).toBe(true)
  })
})

it('a name that would turn the text around is shown as what it is', () => {
  expect(visibleName('resume\u202efdp.exe')).toBe('resume\ufffdfdp.exe')
  expect(visibleName('Lebenslauf Ä.pdf')).toBe('Lebenslauf Ä.pdf')
})
