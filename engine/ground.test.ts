import { describe, expect, test } from 'vitest'
import { createGuard } from './ground.ts'
import { readDocument } from './text/document.ts'

const faults = (source: string, text: string) =>
  createGuard(readDocument(source))
    .check(text)
    .map(({ kind, text: what }) => [kind, what])
const claimFaults = (source: string, text: string) =>
  createGuard(readDocument(source))
    .checkClaim(text)
    .map(({ kind }) => kind)

describe('the guard', () => {
  test.each([
    ['The import took 30-60% longer.', 'The import took 60% longer.', '60%'],
    ['We saw 12 errors on 3 hosts.', 'We saw 120 errors on 3 hosts.', '120'],
    ['Latency is 200ms now.', 'Latency is 200s now.', '200s'],
    ['It ended at 11:01:47.', 'It ended after 1147 runs.', '1147'],
  ])('refuses a number that is not whole in the text: %s', (source, text, number) => {
    expect(faults(source, text)).toContainEqual(['number', number])
  })

  test.each([
    ['Builds went from ~9 minutes to 1 minute.', 'Cut builds from 9 minutes to 1 minute.'],
    ['It grew 30\u201360 %.', 'It grew 30-60%.'],
    ['Closed 425404 today.', 'Closed 425404.'],
  ])('accepts numbers told with other spaces or without their hedge: %s', (source, text) => {
    expect(faults(source, text)).toEqual([])
  })

  test('refuses technologies, tickets and names that the text does not hold', () => {
    const source = 'Moved the cron job to Kubernetes for PAY-12.'
    const found = faults(source, 'Moved the cron job to Kubernetes with Terraform for PAY-13 at Contoso.')
    expect(found).toContainEqual(['technology', 'Terraform'])
    expect(found).toContainEqual(['ticket', 'PAY-13'])
    expect(found).toContainEqual(['name', 'Contoso'])
    expect(faults(source, source)).toEqual([])
  })

  test('accepts the full name of a technology that the text shortens', () => {
    expect(
      faults('Tuned postgres and k8s.', 'Tuned PostgreSQL and Kubernetes.').filter(
        ([kind]) => kind === 'technology',
      ),
    ).toEqual([])
  })

  test('refuses "led" where the text only helped', () => {
    expect(
      claimFaults(
        'I helped with the migration of the billing database.',
        'Led the migration of the billing database.',
      ),
    ).toContain('strength')
    expect(claimFaults('I led the migration.', 'Led the migration.')).toEqual([])
  })

  test('refuses a deed that was only planned', () => {
    expect(
      claimFaults('I suggest we should move the queue. I will move it next week.', 'Moved the queue.'),
    ).toContain('modality')
    expect(claimFaults('I moved the queue.', 'Moved the queue.')).toEqual([])
  })
})
