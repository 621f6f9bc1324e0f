import { describe, expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import { arrange, findDuplicate } from './arrange.ts'

const application = (id: string, fields: Partial<JobApplication>): JobApplication => ({
  id,
  positionName: 'Engineer',
  companyName: 'Acme',
  dateApplied: null,
  notes: '',
  jobDescriptionUrl: '',
  jobDescriptionText: '',
  documentCount: 0,
  createdAt: '',
  updatedAt: '',
  version: 1,
  ...fields,
})

const all = [
  application('1', { companyName: 'zeta', positionName: 'Designer' }),
  application('2', {
    companyName: 'Électricité',
    positionName: 'Platform Engineer',
    dateApplied: '2026-01-02',
  }),
  application('3', {
    companyName: 'Acme 10',
    positionName: 'Analyst',
    dateApplied: '2026-11-14',
    notes: 'by Bob',
  }),
  application('4', { companyName: 'Acme 9', positionName: 'Analyst', dateApplied: '2026-11-14' }),
]
const ids = (applications: JobApplication[]) => applications.map(({ id }) => id).join('')

describe('the list', () => {
  it.each([
    ['date', '4321'],
    ['company', '4321'],
    ['position', '4312'],
  ] as const)('is sorted by %s', (sort, expected) => {
    expect(ids(arrange(all, { text: '', sort }))).toBe(expected)
  })

  it.each([
    ['electricite', '2'],
    ['ENGINEER platform', '2'],
    ['bob', '3'],
    ['acme', '43'],
    ['nothing like it', ''],
  ])('is searched for "%s" without regard to case, accents and the order of words', (text, expected) => {
    expect(ids(arrange(all, { text, sort: 'date' }))).toBe(expected)
  })
})

describe('a duplicate', () => {
  it.each([
    [{ id: undefined, companyName: ' ACME  10 ', positionName: 'analyst' }, '3'],
    [{ id: '3', companyName: 'Acme 10', positionName: 'Analyst' }, undefined],
    [{ id: undefined, companyName: 'Acme 10', positionName: 'Designer' }, undefined],
    [{ id: undefined, companyName: '', positionName: '' }, undefined],
  ])('of %j is %s', (form, expected) => {
    expect(findDuplicate(all, form)?.id).toBe(expected)
  })
})
