import { describe, expect, it } from 'vitest'
import { readDocument } from '../text/lines/document.ts'
import { findPriority } from './priority.ts'

const priorityOf = (text: string) => findPriority(readDocument(text)).priority

describe('high priority', () => {
  it.each([
    'Priority: High\n\nReplaced a keyboard.',
    '# Post mortem of 3 May\n\nThe proxy refused all users.',
    '# Search outage on 3 May\n\nThe index was gone for two hours.',
    'Fix crash when the cart is empty\n\nThe page dies on open.',
    'Prevent segfault in the image resizer (#12)\n\nSmall images were read past their end.',
    'Fixed CVE-2024-11111 -- Escaped file names.',
    'fix: check webhook targets\n\nThe server was open to SSRF.',
    'A token with admin rights was leaked by the CI server, said a security researcher.',
    'At noon the website went down, and no page loaded during the outage.',
    'Fix corrupt invoices after a failed payment',
    'Hotfix for checkout\n\nCustomers could not pay.',
    '# Expired certificate on the mail host\n\nMail was refused.',
    'The planner gets the wrong answers when two loops share a slot.',
    '# Login failures after the key rotation\n\nTwo in five logins failed. About 3,400 people had to try again.',
    'Summary: The order line stopped for 2 h 20 min.\n\n1,800 orders arrived late.',
    '[security] Reject paths that leave the root\n\nReported privately, CVSS 7.5.',
    'We dropped the wrong database on Friday. Restored it from a snapshot.',
    'Incident notes. Search was returning nothing for anyone between 9:00 and 10:00.',
    'INC-77 summary\n\nWhat broke: every signed-in user of the wallet app saw an empty page.',
    'Old orders\n\n## Timeline\nx\n\n## Root cause\nx\n\n## Impact\n900 orders were lost.\n\n## Action items\nx',
    '# Imports broken since the upgrade\n\nIt kept new prices from being saved.',
    'fix: close the reader twice\n\nThe second thread causes crashes when the first is slow.',
    'Between 2024-03-01 10:10 and 2024-03-02 08:00 reminders were not delivered to most patients.',
    'The pump log and the gate log were down before breakfast. It took hours getting the mail host back up.',
    'At 9:30 the gate reported an out-of-memory error and 503 errors. We began an investigation. By noon it was back to normal.',
    "Visitors saw each other's baskets after the cache change. Keyed it by session.",
  ])('%s', (text) => expect(priorityOf(text)).toBe('high'))
})

describe('low priority', () => {
  it.each([
    'Priority: P4\n\nThe whole site crashes, said nobody.',
    'docs: explain the retry options',
    'chore: bump eslint from 8.1 to 8.2',
    'Fix typo in the settings page',
    'Add trailing commas to the tables',
    'fix: wait for the toast in E2E tests\n\nThe test was flaky.',
    'Remove unused imports\n\nNo functional changes.',
  ])('%s', (text) => expect(priorityOf(text)).toBe('low'))
})

describe('medium priority', () => {
  it.each([
    'Wrote the exporter. It is nice to have backtraces, and now they are short.',
    'Added the exporter\n\n## Documentation\n\nThe new flag is explained.\n\n## Comment\n\nTook two days.',
    'Speed up the report query\n\nIt took 40 s and takes 2 s now.',
    'Allow login through OpenID Connect',
    'Drain the queue named critical first\n\nThe order of queues was fixed.',
    'It is not terribly critical, but the list was unsorted.',
    'The client writes ASAP, so we buffer the blocks.',
    'Add a retry\n\nIf a pod crashes, the job could be lost in theory.',
    'This week I worked on the parser and learned about grammars.',
    'Spent the day on the page that all users see. 09:00-12:00 filters, 13:00-16:00 tests.',
    'Tuesday the link was slow for an hour, it was a backup job. Answered 23 tickets a week.',
  ])('%s', (text) => expect(priorityOf(text)).toBe('medium'))
})

describe('findPriority', () => {
  it('points at what it rests on', () => {
    const text = 'Fix data loss in the importer'
    const [range] = findPriority(readDocument(text)).ranges
    expect(text.slice(range?.start, range?.end)).toBe('data loss')
  })

  it('rests on nothing where it is the default', () => {
    expect(findPriority(readDocument('Added a page.'))).toEqual({ priority: 'medium', ranges: [] })
  })

  it('does not listen to plans, checklists and code', () => {
    const text =
      'Add a list view\n\n## Next steps\n- Look at the production outage\n\n```\ncrash(); segfault();\n```'
    expect(priorityOf(text)).toBe('medium')
  })
})
