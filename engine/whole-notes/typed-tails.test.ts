import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, ...starStory }
}

test('"no failures since" behind a deed is what came of it', () => {
  const { bullet, action, result } = told(
    'Fixed the jamming coin slot. It jammed about once a day because two springs shared one pin. Gave every spring its own pin, no failures since.',
  )
  expect(bullet).toBe(
    'Fixed the jamming coin slot and gave every spring its own pin, with no failures since.',
  )
  expect(action).toMatch(/I gave every spring its own pin\.$/)
  expect(result).toBe('There have been no failures since.')
})

test('how long it took is parted from what it brought', () => {
  const { bullet, result } = told(
    'Moved our nightly print jobs from the old press to the new one. Took two weeks, cut the monthly cost from $400 to $90.',
  )
  expect(bullet).toContain('cut the monthly cost from $400 to $90')
  expect(result).toBe('The monthly cost went from $400 to $90.')
})

test('what is not live yet may still have been measured', () => {
  const { result } = told(
    "Spent the week moving the bakery's till into its own service. Not live yet, shadow traffic shows p99 of 40 ms vs 180 ms before.",
  )
  expect(result).toBe('Shadow traffic showed p99 of 40 ms vs 180 ms before.')
})

test('"them" are what there was too much of, and "on time again" is the result', () => {
  const { bullet, result } = told(
    'Found out why the parcels were late: the sorter was starved by 3,000 tiny letters. Bundled them into 40, parcels are on time again.',
  )
  expect(bullet).toContain('the 3,000 tiny letters into 40')
  expect(result).toMatch(/^Parcels were on time again\.$/)
})

test('when somebody was called is left out, and what was exhausted gets its verb', () => {
  const { situation } = told(
    'On-call: 03:12 page, the till returned 502. Upstream pool exhausted because of a slow ledger call. Raised the pool size as a stopgap, then added a timeout the next day.',
  )
  expect(situation).not.toMatch(/03:12|On-call/)
  expect(situation).toMatch(/pool was exhausted because of a slow ledger call/)
})

test('verbs that fall out of the past are put back into it', () => {
  expect(
    told(
      'Customers complained that big exports timed out. I moved the export to a background job with Sidekiq, stream rows straight to S3 and mail a link.',
    ).action,
  ).toBe(
    'I moved the export to a background job with Sidekiq, streamed rows straight to S3 and mailed a link.',
  )
})

test('a guide that everybody uses now is no movement', () => {
  const { bullet, result } = told(
    'upgraded postgres 11 -> 15 on all 6 clusters with logical replication, zero downtime. wrote the playbook everybody uses now',
  )
  expect(bullet).toMatch(/^Upgraded Postgres from 11 to 15 on all 6 clusters with logical replication/)
  expect(bullet).not.toContain('using now')
  expect(result).not.toMatch(/Postgres are/)
})

test('two names joined by "and" do not make a list too long', () => {
  expect(
    told(
      'Set up Prometheus and Grafana for the tide gauges, wrote 12 alerts and a runbook. First week: caught two dying SD cards before customers noticed.',
    ).bullet,
  ).toBe(
    'Set up Prometheus and Grafana for the tide gauges, wrote 12 alerts and a runbook, and caught two dying SD cards before customers noticed.',
  )
})

test('whom one paired with is told after what was done', () => {
  const { bullet, task } = told(
    'Paired with Dana on the search relevance ticket. We added synonyms and boosted titles. Click-through on the first result is up 12%.',
  )
  expect(bullet).toMatch(/^Added synonyms and boosted titles/)
  expect(task).not.toMatch(/pair/)
})

test('what is still bad is no part of the gain, and two deeds behind a comma are two', () => {
  const { bullet, result } = told(
    'Worked on accuracy of the scanner. Cleaned 12k labels, tuned augmentation. CER went down from 6.1% to 3.4% on invoices, receipts still bad.',
  )
  expect(bullet).toBe(
    'Cleaned 12k labels and tuned augmentation, with CER going down from 6.1% to 3.4% on invoices.',
  )
  expect(result).toBe('CER went down from 6.1% to 3.4% on invoices.')
})

test('how much faster it is, and who has not lost one', () => {
  expect(
    told('Profiled the scanner. Switched to WebP via libvips, 4x faster and half the memory.').result,
  ).toBe('It is now 4x faster and takes half the memory.')
  expect(
    told(
      "Our mail gate lost letters during storms. Put a queue before the gate. Haven't lost one in 3 months.",
    ).result,
  ).toBe("I haven't lost one in 3 months.")
})

test('two gains that a comma parts are two', () => {
  expect(
    told(
      'Rebuilt the order form of the shop. Errors show inline now, support tickets about checkout dropped by a third.',
    ).result,
  ).toMatch(/(?:^|\. )Support tickets about checkout dropped by a third\.$/)
})
