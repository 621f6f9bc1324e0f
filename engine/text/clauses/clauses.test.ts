import { describe, expect, test } from 'vitest'
import { readClause } from './clauses.ts'

const told = (sentence: string) => {
  const clause = readClause(sentence)
  return clause && [clause.subject, clause.verb.base, clause.modality, clause.isNegated ? 'not' : 'yes']
}

describe('readClause', () => {
  test.each([
    ['I added a retry to the uploader.', ['i', 'add', 'done', 'yes']],
    ['We have also removed the old cron job.', ['we', 'remove', 'done', 'yes']],
    ['This commit wraps the call in a transaction.', ['change', 'wrap', 'done', 'yes']],
    ['In this PR, I switched the parser to streaming.', ['i', 'switch', 'done', 'yes']],
    ['Tuesday night I replaced the pump.', ['i', 'replace', 'done', 'yes']],
    ['This morning (local time) we moved the queue.', ['we', 'move', 'done', 'yes']],
    ["Right now I'm porting the driver.", ['i', 'port', 'ongoing', 'yes']],
    ['I drastically reduced the waits in the tests.', ['i', 'reduce', 'done', 'yes']],
    ["Since my last entry I've rewired the north gate.", ['i', 'rewire', 'done', 'yes']],
    ['The long table was broken up into three.', ['passive', 'split', 'done', 'yes']],
    ['I was able to charge the ferry overnight.', ['i', 'charge', 'done', 'yes']],
    ['After emptying the hopper we were able to lift the sieve.', ['we', 'lift', 'done', 'yes']],
    [
      'So using the spare loom I wove a net that can hold fish, shells, and sand.',
      ['i', 'weave', 'done', 'yes'],
    ],
    ['Have moved the beehives behind the barn.', ['i', 'move', 'done', 'yes']],
    ['Added /tides endpoint to the harbour server', ['none', 'add', 'done', 'yes']],
    ['Updated ticket to have a second stub', ['none', 'update', 'done', 'yes']],
    ['Updated ticket and stub have the same number', undefined],
    ['After the storm the roof I had patched leaked again.', undefined],
    ['Post date: May 2', undefined],
    ['Document for the hours that were used', undefined],
    ['Fix the flaky login test', ['none', 'fix', 'done', 'yes']],
    ['Lazily load the thumbnails', ['none', 'load', 'done', 'yes']],
    ['The cause was identified in the log.', ['passive', 'identify', 'done', 'yes']],
    ['The pool has since been resized to 50.', ['passive', 'resize', 'done', 'yes']],
    ['The pool was resized to 50.', ['passive', 'resize', 'done', 'yes']],
    ['Billing Module successfully migrated to Kotlin.', ['passive', 'migrate', 'done', 'yes']],
    ['None of the old tickets were closed.', ['passive', 'close', 'done', 'not']],
    ['I will move the queue next week.', ['i', 'move', 'planned', 'yes']],
    ['We should rewrite the importer.', ['we', 'rewrite', 'hypothetical', 'yes']],
    ['I tried updating the driver.', ['i', 'update', 'ongoing', 'yes']],
    ['We did not change the schema.', ['we', 'change', 'done', 'not']],
    ["I couldn't reproduce the crash.", ['i', 'reproduce', 'hypothetical', 'not']],
    ['To get around this we just do a second lookup.', ['we', 'do', 'done', 'yes']],
    ['This bug blocks every deploy.', ['fault', 'block', 'done', 'yes']],
    ['Raising the limit on the proxy fixed the problem.', ['none', 'raise', 'done', 'yes']],
    ['Thoroughly cleaned the tank of the ferry.', ['none', 'clean', 'done', 'yes']],
    ['The drip: found and sealed', ['passive', 'seal', 'done', 'yes']],
    ['Restarting the pump cleared the alarm.', ['none', 'restart', 'done', 'yes']],
    ['The ledger holds two rows known to have been entered by hand.', undefined],
    ['The rate at which pump speeds were changed', undefined],
    ['The fix was to pin the compiler.', ['none', 'pin', 'done', 'yes']],
    ['What helped was turning off the prefetch.', ['none', 'turn', 'done', 'yes']],
    ['Ktor 2.3 -> 3.0', ['none', 'upgrade', 'done', 'yes']],
    ['Base images: slimmed from 2 GB to 600 MB', ['passive', 'slim', 'done', 'yes']],
    ['Fonts are bundled now.', ['passive', 'bundle', 'done', 'yes']],
    ['10:40 grew the volume by 200 GB', ['none', 'grow', 'done', 'yes']],
    ['in this sprint i have migrated two jobs', ['i', 'migrate', 'done', 'yes']],
    ['For a table with 60,000 rows, this cut the scan to 2 s.', ['this', 'cut', 'done', 'yes']],
    ['Grepped the access logs for the token.', ['none', 'grep', 'done', 'yes']],
    ['I have now officially moved the site.', ['i', 'move', 'done', 'yes']],
    ['Login faults fixed, offsets also fixed.', ['passive', 'fix', 'done', 'yes']],
    ['Build pipeline fixed', ['passive', 'fix', 'done', 'yes']],
    ['Feature flags rolled out to all tenants', ['passive', 'roll', 'done', 'yes']],
    ['The old cellar was cleared and replaced by a shed.', ['passive', 'replace', 'done', 'yes']],
    ['Heap implemented as a structure of our own', ['passive', 'implement', 'done', 'yes']],
    ['All classes have now been completed.', ['passive', 'complete', 'done', 'yes']],
    ['This patch changes the default of the cache.', ['change', 'change', 'done', 'yes']],
    ['This patch set adds a pump to the hull.', ['change', 'add', 'done', 'yes']],
    ['This patch series also adds two lamps.', ['change', 'add', 'done', 'yes']],
    ['Removed two checks that nobody could explain.', ['none', 'remove', 'done', 'yes']],
    ['Reduce size of the index entries', ['none', 'reduce', 'done', 'yes']],
    ['All the jobs that failed over night were queued again.', ['passive', 'queue', 'done', 'yes']],
    ['Checkout form: replaced the two wizards by one page', ['none', 'replace', 'done', 'yes']],
    ['The loader now detects the encoding of the file.', ['none', 'make', 'done', 'yes']],
    ['Our immediate solution was to raise the limit.', ['none', 'raise', 'done', 'yes']],
    ['I had to manually install the driver.', ['i', 'install', 'done', 'yes']],
    ['Had to patch the driver for the old board.', ['i', 'patch', 'done', 'yes']],
    ['All the same, we moved the queue to a new host.', ['we', 'move', 'done', 'yes']],
    ['Although no map is drawn yet, I measured the yard.', ['i', 'measure', 'done', 'yes']],
    ['Week in short: This week I painted the fence.', ['i', 'paint', 'done', 'yes']],
    ['The solution was explicitly closing the valve.', ['none', 'close', 'done', 'yes']],
    ['Ended up just rebuilding the shed.', ['i', 'rebuild', 'done', 'yes']],
    ['I also drastically cut the hedge.', ['i', 'cut', 'done', 'yes']],
    ['Unable to move, over the weekend I painted the gate.', ['i', 'paint', 'done', 'yes']],
    ['So, here we set a fixed delay.', ['we', 'set', 'done', 'yes']],
    ['To make the kiosk start again this patch drops the macro.', ['change', 'drop', 'done', 'yes']],
    [
      'In order to save power this change moves the check, the lamp and the bell.',
      ['change', 'move', 'done', 'yes'],
    ],
  ])('reads "%s"', (sentence, expected) => {
    expect(told(sentence)).toEqual(expected)
  })

  test.each([
    'Test coverage was thin.',
    'Security is worse now.',
    'The parser and its tests',
    'Increased load was there for days.',
    'Support pinged again about the invoices.',
    'run 41 diverged again at night',
    'Tests began passing an hour later.',
    'Invoices failing to print since Monday',
    'Reported privately by a customer.',
    'Excited to see this land.',
    'Exposed Credential: the key of the mail service',
    'Output mostly, for now.',
    'Fix lands.',
    'Build issues found while packing the release',
    'Batch size from 50 to 500',
    'Time ./import.sh --all',
    'Style checks pass on my machine',
    'Code integration worked well.',
    'Made far worse by the heat in the rack.',
    'The browser can now cache the page.',
    'Back in May the rig ran from a laptop.',
    'Time period covered: 1 to 7 May',
    'Query speed much better than before',
    'Cache Lookups Based on Tenant',
    'Complete outage of the shop',
    'Update 3/5: builds are green',
    'Scheduled alerts warned us of the full disk.',
    'The nightly test now fails on the old board.',
    'Tests pass on both boards',
    'Builds fail, look at the log',
  ])('finds no deed in "%s"', (sentence) => {
    expect(readClause(sentence)?.subject).not.toBe('none')
  })

  test('leaves a subject that has a verb of its own alone', () => {
    expect(told('The boards are made and have been shipped.')?.[0]).not.toBe('passive')
    expect(told('Root cause was shared pumps; each tank now has its own.')?.[0]).not.toBe('passive')
  })

  test('takes a noun after "these" for a noun', () => {
    expect(told('These segments are flushed on close.')).toBeUndefined()
  })

  test('forgives a slip of the pen in a long verb', () => {
    expect(told('I have implemeted the export.')).toEqual(['i', 'implement', 'done', 'yes'])
  })
})

test('a verb that lost its ending after "have" is told as done', () => {
  expect(readClause("I've increase the delay of the probe")).toMatchObject({ subject: 'i', modality: 'done' })
})

test.each([
  ['Took new tide readings once the gauge was cleaned', 'take'],
  ['Wrote load tests when the ticket service was moved', 'write'],
  ['Drew fresh wiring plans after the panel was replaced', 'draw'],
])('what is told behind "%s" is no part of the deed it opens with', (sentence, verb) => {
  expect(readClause(sentence)).toMatchObject({ subject: 'none', verb: { base: verb } })
})

test.each([
  ['Alarm now raised on the first failure only', 'Alarm'],
  ['Rows finally copied to the new disk', 'Rows'],
])('what was done to a thing in %j is no part of it', (text, object) => {
  expect(readClause(text)?.object).toBe(object)
})

test.each(['Took ages once the gauge was full', 'Took much longer than planned because the panel was old'])(
  'how long it took is no deed: "%s"',
  (sentence) => {
    expect(readClause(sentence)?.verb.base).not.toBe('take')
  },
)

test.each([
  ['The worn belt was found and replaced on Monday', 'replace', 'on Monday'],
  ['Two faults were identified and then fixed', 'fix', ''],
  ['The worn belt was found and discussed', 'find', 'and discussed'],
])('what was done to a thing that was found: "%s"', (sentence, base, rest) => {
  expect(readClause(sentence)).toMatchObject({ subject: 'passive', verb: { base }, rest })
})
