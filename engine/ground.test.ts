import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource } from './ground/source.ts'
import { type Claims, createGuard, findUnsupported } from './ground.ts'
import { timeOf } from './testing/time-of.ts'
import { readDocument } from './text/lines/document.ts'

const DESCRIPTION = `PAY-482 checkout retries

On 2025-03-12 the checkout timed out for some users because every retry opened a new connection to postgres.
I helped Maria move the retry queue to Redis. We cut p95 from 18s to 9s, and CPU went up by around 12%.
Error rate fell by 30-60% in staging; support tickets dropped to 4 per week. I don't 100% understand why the pool of 12 workers was full.
I suggest we move the sessions to Kafka next quarter. We did not upgrade the gateway.
Tomas rewrote the parser. I tried a circuit breaker in the client. The new limit should save $400/month.
Fixed the flaky test in src/pool.test.ts (#77) by adding an index.`

const BLANK: Claims = {
  extractedData: {
    project: '',
    problemSummary: '',
    approach: '',
    solution: '',
    impact: '',
    technologies: [],
  },
  resumeBullet: '',
  starStory: { situation: '', task: '', action: '', result: '' },
}

const check = (claims: Claims, description: string) =>
  findUnsupported(claims, readSource(readDocument(description)))
const faultsOf = (resumeBullet: string) => check({ ...BLANK, resumeBullet }, DESCRIPTION)

describe('a claim that the description does not support', () => {
  it.each([
    ['an invented number', 'Cut p95 latency of the checkout from 18s to 4s.', 'number'],
    ['an invented percentage', 'Cut checkout errors by 85%.', 'number'],
    ['a computed percentage', 'Cut p95 of the checkout by 50%.', 'computed number'],
    ['a computed factor', 'Made the checkout 2x faster.', 'computed number'],
    ['a factor in words', 'Halved the p95 of the checkout.', 'computed number'],
    ['an invented factor in words', 'Doubled the size of the retry queue.', 'computed number'],
    ['another unit', 'Cut p95 from 18ms to 9ms.', 'number'],
    ['one end of a span', 'Cut the error rate by 60% in staging.', 'number'],
    ['an idiom taken for a number', 'Made checkout retries 100% reliable.', 'computed number'],
    ['a number of something else', 'Worked with 12 engineers on the checkout.', 'number'],
    ['another period', 'Support tickets dropped to 4 per day.', 'number'],
    ['a dropped hedge', 'CPU went up by 12%.', 'modality'],
    ['a stronger bound', 'Cut p95 by over 9s, from 18s.', 'modality'],
    ['the other direction', 'Reduced CPU by around 12%.', 'number'],
    ['a hope told as a result', 'Saved $400/month with the new limit.', 'modality'],
    ['a change the other way round', 'P95 of the checkout went from 9s to 18s.', 'number'],
    ['a title', 'As tech lead fixed the flaky test by adding an index.', 'stronger claim'],
    ['a time', 'Fixed the flaky test within a day by adding an index.', 'stronger claim'],
    ['a superlative', 'Fixed the flaky test of the largest pool.', 'stronger claim'],
    ['all of them', 'Fixed the flaky test in all repositories.', 'unsupported'],
    ['a count of people', 'Moved the retry queue to Redis with five colleagues.', 'number'],
    ['a crowd', 'Fixed checkout retries for thousands of users.', 'number'],
    ['money', 'Saved $2M with checkout retries.', 'number'],
    ['a technology', 'Moved the retry queue to RabbitMQ.', 'technology'],
    ['a technology by its capital', 'Moved the retry queue to Redis, written in Go.', 'technology'],
    ['a product', 'Moved the retry queue of the Zephyrus platform to Redis.', 'name'],
    ['another ticket', 'Fixed checkout retries in PAY-483.', 'identifier'],
    ['another pull request', 'Fixed the flaky test (#78).', 'identifier'],
    ['another file', 'Fixed the flaky test in src/client.test.ts.', 'identifier'],
    ['an invented version', 'Moved the retry queue to Redis 7.2.4.', 'number'],
    ['a person', 'Moved the retry queue to Redis together with Nadia.', 'name'],
    ['a person at the start', 'Priya and I moved the retry queue to Redis.', 'name'],
    ['a company', 'Helped move the retry queue to Redis at Globex.', 'name'],
    ['another day', 'Helped move the retry queue on 2025-03-13.', 'number'],
    ['another month', 'Helped move the retry queue to Redis in August.', 'date'],
    ['a weekday', 'Helped move the retry queue to Redis on a Friday.', 'date'],
    ['leading for helping', 'Led the move of the retry queue to Redis.', 'stronger claim'],
    ['spearheading', 'Spearheaded the retry queue on Redis.', 'stronger claim'],
    ['doing for helping', 'Moved the retry queue to Redis.', 'stronger claim'],
    ['doing for trying', 'Added a circuit breaker in the client.', 'stronger claim'],
    ['the deed of another', 'Rewrote the parser.', 'stronger claim'],
    ['a plan told as done', 'Moved the sessions to Kafka.', 'modality'],
    ['a plan told in other words', 'Migrated the sessions to Kafka.', 'modality'],
    ['what was not done', 'Upgraded the gateway.', 'modality'],
    ['a wider reach', 'Fixed the flaky test company-wide.', 'stronger claim'],
    ['praise', 'Fixed the flaky test and received an award.', 'stronger claim'],
    ['a business result', 'Fixed the flaky test, increasing revenue.', 'stronger claim'],
    ['satisfaction', 'Fixed the flaky test, improving customer satisfaction.', 'stronger claim'],
    ['production', 'Cut p95 from 18s to 9s in production.', 'stronger claim'],
    ['elimination', 'Eliminated checkout errors permanently.', 'stronger claim'],
    ['working alone', 'Fixed the flaky test single-handedly.', 'stronger claim'],
    ['ahead of schedule', 'Fixed the flaky test ahead of schedule.', 'stronger claim'],
    ['an outcome made up', 'Fixed the flaky test, simplifying regional compliance audits.', 'unsupported'],
  ])('is found: %s', (_, claim, kind) => {
    expect(faultsOf(claim).map((fault) => fault.kind)).toContain(kind)
  })

  it('is found in every field', () => {
    const text = 'Used 99 servers.'
    const claims: Claims = {
      extractedData: {
        project: text,
        problemSummary: text,
        approach: text,
        solution: text,
        impact: text,
        technologies: ['Elixir'],
      },
      resumeBullet: text,
      starStory: { situation: text, task: text, action: text, result: text },
    }
    const fields = new Set(check(claims, DESCRIPTION).map(({ field }) => field))
    expect([...fields].toSorted()).toEqual(
      [
        'action',
        'approach',
        'impact',
        'problemSummary',
        'project',
        'result',
        'resumeBullet',
        'situation',
        'solution',
        'task',
        'technologies',
      ].toSorted(),
    )
  })
})

describe('the guard of the built-in engine', () => {
  it.each([
    ['The import took 30-60% longer.', 'The import took 60% longer.', '60%'],
    ['We saw 12 errors on 3 hosts.', 'We saw 120 errors on 3 hosts.', '120'],
    ['Latency is 200ms now.', 'Latency is 200s now.', '200s'],
    ['It ended at 11:01:47.', 'It ended after 1147 runs.', '1147'],
  ])('refuses a number that is not whole in the text: %s', (source, text, words) => {
    expect(createGuard(readDocument(source)).check(text)).toContainEqual({ kind: 'number', words })
  })

  it.each([
    ['It grew 30\u201360 %.', 'It grew 30-60%.'],
    ['Closed 425404 today.', 'Closed 425404.'],
    ['Tuned postgres and k8s.', 'Tuned PostgreSQL and Kubernetes.'],
    ['Moved the job to Kubernetes.', 'Moved the job to Kubernetes, as plain words go.'],
  ])('accepts what the text says in other spelling, and plain words: %s', (source, text) => {
    expect(createGuard(readDocument(source)).check(text)).toEqual([])
  })

  it('tells a deed that was only planned from one that was done', () => {
    const planned = createGuard(readDocument('I will move the queue next week.'))
    const done = createGuard(readDocument('I moved the queue last week.'))
    expect(planned.checkClaim('Moved the queue.')).toMatchObject([{ kind: 'modality' }])
    expect(planned.check('Moved the queue.')).toEqual([])
    expect(done.checkClaim('Moved the queue.')).toEqual([])
  })
})

describe('a claim that the description supports', () => {
  it.each([
    'Helped move the retry queue to Redis, cutting p95 from 18s to 9s.',
    'Helped Maria move the retry queue to Redis, cutting p95 from 18 to 9 seconds.',
    'Cut p95 of the checkout from 18 seconds to 9 seconds in staging.',
    'CPU went up by about 12 %.',
    'Error rate fell by 30\u201360 % in staging.',
    'Error rate fell by up to 60% in staging.',
    'Support tickets dropped to 4 a week.',
    'The new limit should save $400 a month.',
    'Checkout timed out for users because retries opened new connections to PostgreSQL.',
    'Fixed PAY-482, the flaky test in src/pool.test.ts, by adding an index (#77).',
    'Tried a circuit breaker in the client.',
    'In March the checkout timed out for some users.',
    'Suggested moving the sessions to Kafka.',
  ])('passes: %s', (claim) => {
    expect(faultsOf(claim)).toEqual([])
  })

  it.each([
    ['made it 3x faster', 'Made it 3\u00d7 faster.'],
    ['used 1,200 req/s', 'Used 1200 requests per second.'],
    ['served 12k users', 'Served 12,000 users.'],
    ['two services were merged', 'Merged 2 services.'],
    ['gave it 512M of heap', 'Gave it 512 MB of heap.'],
    ['runs on go1.22 now', 'Runs on Go 1.22 now.'],
    ['p95 fell from ~200-300ms to ~10ms-25ms', 'P95 fell from about 200-300ms to 10-25ms.'],
    ['saved $7,946 in annual costs', 'Saved $7,946 a year.'],
  ])('reads %j and %j as the same number', (description, claim) => {
    expect(check({ ...BLANK, resumeBullet: claim }, description)).toEqual([])
  })

  it("keeps a team's work a team's", () => {
    const story = { ...BLANK.starStory, action: 'I moved the queue to Redis.' }
    expect(check({ ...BLANK, starStory: story }, 'We moved the queue to Redis.')).toContainEqual({
      field: 'action',
      kind: 'stronger claim',
      words: 'I',
    })
    expect(check({ ...BLANK, starStory: story }, 'I moved the queue to Redis.')).toEqual([])
    const mixed = 'We moved the queue to Redis. I wrote the docs.'
    expect(check({ ...BLANK, starStory: story }, mixed)).toMatchObject([{ kind: 'stronger claim' }])
  })
})

it('takes any text and says the same of it twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 300 }), (a, b) => {
      const claims = { ...BLANK, resumeBullet: a }
      expect(check(claims, b)).toEqual(check(claims, b))
    }),
    { numRuns: 100 },
  )
})

it("finds nothing wrong with a text's own sentences", () => {
  for (const { text } of readDocument(DESCRIPTION).sentences) expect(faultsOf(text)).toEqual([])
})

it.each([
  ['numbers', '9'],
  ['spans', '1-'],
  ['capitals', 'Aa'],
  ['commas', '1,'],
  ['letters', 'a'],
  ['words', 'add up to 10 '],
])('takes time in proportion to the text, also of %s alone', (_, unit) => {
  const description = unit.repeat(100_000 / unit.length)
  const entry = { ...BLANK, resumeBullet: unit.repeat(10_000 / unit.length) }
  expect(timeOf(() => check(entry, description))).toBeLessThan(3000)
})

it('a number in words takes its unit from the figure beside it only where it counts nothing itself', () => {
  const of = (resumeBullet: string, description: string) => check({ ...BLANK, resumeBullet }, description)
  const kiln = 'I relined the kiln, and what took 9 hours runs in three.'
  expect(of('Relined the kiln, cutting the run from 9 hours to three hours.', kiln)).toEqual([])
  const shops = 'I moved three shops to the new till in 9 hours.'
  expect(of('Moved the shops to the new till in three hours.', shops)).not.toEqual([])
})
