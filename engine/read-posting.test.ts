import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPostingPage, readPostingText } from './read-posting.ts'
import { BODY, pageOf } from './testing/pages.ts'
import { timeOf } from './testing/time-of.ts'

it('reads pasted HTML as a page', () => {
  const html = pageOf(
    `<h1>Train Planner</h1><main>${BODY}</main>`,
    '<title>Train Planner | Nightrail</title>',
  )
  const fromPage = readPostingPage(html, { url: '' })
  expect(fromPage).toMatchObject({ kind: 'posting', positionName: 'Train Planner', companyName: 'Nightrail' })
  expect(readPostingText(html)).toEqual(fromPage)
  expect(readPostingText(`\n  ${html}`)).toEqual(fromPage)
})

it('reads a pasted part of a page as a page', () => {
  const part = `<div class="posting"><h1>Train Planner</h1>${BODY}</div>`
  expect(readPostingText(part)).toMatchObject({
    positionName: 'Train Planner',
    jobDescription: expect.not.stringContaining('<'),
  })
})

it('reads text that speaks of HTML as text', () => {
  const text = 'Frontend Developer\n\nYou know <div> from <span> and write a < b.\n\nRequirements\n\nBenefits'
  expect(readPostingText(text)).toMatchObject({ positionName: 'Frontend Developer', jobDescription: text })
})

describe('whatever comes in', () => {
  const words = fc.constantFrom(
    ...[
      'Senior',
      'Engineer',
      'at',
      'Acme',
      'GmbH',
      '|',
      '-',
      ':',
      '(m/w/d)',
      'is hiring',
      'we are looking for a',
      '\n',
      '. ',
      ',',
      'Location',
      'Company:',
      'About',
      'https://a.example',
      '<p>',
      '</p>',
      '<h1>',
      '<script type="application/ld+json">',
      '{"@type":"JobPosting","title":"',
      '"}',
      '</script>',
      '&lt;',
      '---\n',
      '•',
      '🚀',
    ],
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words, { maxLength: 120 }).map((parts) => parts.join(' ')),
  )

  it('is answered and never thrown at', () => {
    fc.assert(
      fc.property(text, (source) => {
        for (const reading of [readPostingText(source), readPostingPage(source, { url: source })]) {
          expect(['posting', 'no-posting']).toContain(reading.kind)
          if (reading.kind === 'posting') expect(reading.positionName).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })

  it('names only words that the text holds', () => {
    fc.assert(
      fc.property(text, (source) => {
        const reading = readPostingText(source)
        if (reading.kind !== 'posting') return
        const bare = (value: string) => value.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')
        expect(bare(source)).toContain(bare(reading.positionName ?? ''))
        expect(bare(source)).toContain(bare(reading.companyName ?? ''))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    'a',
    'Acme ',
    'A.',
    'a | ',
    'Engineer, ',
    'we are looking for a ',
    'Acme GmbH und ',
    '<div>',
    '<p>a',
    '<li>',
    '&amp;',
    '<div class="job-description">',
    '{"a":',
    '[a](',
    '(',
    '\n',
    '<td>x</td>',
  ])('is read in linear time: %j over and over', (part) => {
    const timed = (size: number) => {
      const source = part.repeat(Math.ceil(size / part.length))
      // The time of this thread alone: other work on the machine does not count.
      const started = process.threadCpuUsage()
      readPostingText(source)
      readPostingPage(source, { url: '' })
      const { user, system } = process.threadCpuUsage(started)
      return (user + system) / 1000
    }
    // The best of three; what is quick at once need not be tried again.
    const limit = Math.max(Math.min(timed(20_000), timed(20_000), timed(20_000)), 20) * 40
    expect([1, 2, 3].some(() => timed(160_000) < limit)).toBe(true)
  })

  it.each(['1', '1 ', 'A ', 'a-', 'm/', '. ', '(a) ', '[a] ', 'Acme, ', '- Berlin ', '$1 ', '"'])(
    'is read at once where a pattern could go astray: %j in a line, a title and a heading',
    (part) => {
      const line = part.repeat(150 / part.length)
      const taken = timeOf(() => {
        for (const end of ['x', '!', ' Engineer']) {
          readPostingText(`${line}${end}\nEngineer`)
          readPostingPage(`<title>${line}${end}</title><h1>${line}${end}</h1><p>${line}`, { url: '' })
        }
      })
      expect(taken).toBeLessThan(1_500)
    },
  )
})
