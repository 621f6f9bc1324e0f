import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextRange } from '../../contract/snaps.ts'
import { readDocument } from '../text/lines/document.ts'
import { findDate } from './day/date.ts'
import { findPriority } from './priority.ts'
import { findProject } from './project/project.ts'
import { findTechnologies } from './technologies/technologies.ts'

const pieces = fc.constantFrom(
  ...[
    'Go',
    'React',
    'Redis',
    'redis/kafka',
    '`make`',
    'fix(api): ',
    '#12',
    'PAY-4',
    '2024-05-12',
    '3/4/25',
    'May 3',
  ],
  ...[
    'yesterday',
    '**Search**',
    '[x](https://a.b/c)',
    '\n\n',
    '\n- ',
    '## ',
    '> ',
    '```\n',
    ' and ',
    ', ',
    ' from ',
    ' to ',
  ],
  ...[
    'replaced ',
    'using ',
    'worked on ',
    'I ',
    'crash',
    'typo',
    ':',
    '(',
    ')',
    '.',
    '-',
    '_',
    '/',
    '\u{1f600}',
    '\u0130',
  ],
)
const texts = fc.oneof(
  fc.string({ maxLength: 400, unit: 'binary' }),
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join('')),
)
const TODAY = '2025-06-18'

describe('the facts of any text at all', () => {
  it('are found without a throw, within their bounds, and point into the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const document = readDocument(text)
        const date = findDate(document, TODAY)
        const project = findProject(document)
        const priority = findPriority(document)
        const technologies = findTechnologies(document)
        expect(project.project.trim().length).toBeGreaterThan(0)
        expect(project.project.length).toBeLessThanOrEqual(80)
        if (date) expect(date.date <= TODAY && /^\d{4}-\d{2}-\d{2}$/.test(date.date)).toBe(true)
        const names = technologies.map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
        const ranges: TextRange[] = [
          ...(date?.ranges ?? []),
          ...project.ranges,
          ...priority.ranges,
          ...technologies.flatMap((technology) => technology.ranges),
        ]
        for (const { start, end } of ranges) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 600 },
    )
  })

  it('are the same when asked twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const facts = () =>
          [findTechnologies, findProject, findPriority].map((find) => find(readDocument(text)))
        expect(facts()).toEqual(facts())
      }),
      { numRuns: 100 },
    )
  })
})

describe('the facts follow the text', () => {
  const note =
    'PAY-482: Retry checkout payments\n\nOn 12 May 2024 the PostgreSQL pool ran dry and the shop went down. ' +
    'We moved the retries to RabbitMQ and wrote the worker in Go.'

  it('when its lines are wrapped anew', () => {
    const wrapped = note.replace(/(.{50,70}) (?=\S)/g, '$1\n')
    const names = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)
    expect(names(wrapped)).toEqual(names(note))
    expect(findDate(readDocument(wrapped), TODAY)?.date).toBe('2024-05-12')
    expect(findPriority(readDocument(wrapped)).priority).toBe(findPriority(readDocument(note)).priority)
  })

  it('when one technology takes the place of another', () => {
    const names = findTechnologies(readDocument(note.replace('PostgreSQL', 'MySQL'))).map(({ name }) => name)
    expect(names).toEqual(['MySQL', 'RabbitMQ', 'Go'])
  })

  it('and not the checklist of a template', () => {
    const listed = `${note}\n\n## Checklist\n\n- [ ] I tested on Windows and macOS\n- [x] No security vulnerability\n`
    expect(findTechnologies(readDocument(listed))).toEqual(findTechnologies(readDocument(note)))
    expect(findProject(readDocument(listed)).project).toBe(findProject(readDocument(note)).project)
  })
})
