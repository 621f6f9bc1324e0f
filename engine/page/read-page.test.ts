import { describe, expect, it } from 'vitest'
import { BODY, essence, PLAIN, pageOf, TRAIN_PLANNER } from '../testing/pages.ts'
import { readPage } from './read-page.ts'

const read = (html: string) => readPage(html, { url: 'https://jobs.example/1' })

const expectPosting = (html: string, expected: object = {}) =>
  expect(essence(read(html))).toEqual({ ...TRAIN_PLANNER, ...expected })

describe('structured data', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Train Planner',
    description: BODY,
    hiringOrganization: { '@type': 'Organization', name: 'Nightrail' },
  }
  const script = (json: string) =>
    pageOf('<h1>Job</h1>', `<script type="application/ld+json">${json}</script>`)

  it.each<[string, string]>([
    ['plain', JSON.stringify(posting)],
    [
      'in a graph',
      JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, posting] }),
    ],
    ['in a list', JSON.stringify([posting])],
    [
      'with the employer by reference',
      JSON.stringify({
        '@graph': [
          { ...posting, hiringOrganization: { '@id': '#org' } },
          { '@id': '#org', '@type': 'Organization', name: 'Nightrail' },
        ],
      }),
    ],
    ['with the employer as a string', JSON.stringify({ ...posting, hiringOrganization: 'Nightrail' })],
    ['with raw line breaks in strings', JSON.stringify(posting).replaceAll('</p>', '</p>\n\t')],
    ['with a trailing comma', JSON.stringify(posting).replace(/}$/, ',}')],
    [
      'with a quote that is not escaped',
      JSON.stringify({ ...posting, description: `${BODY}<p>Say QUOTE</p>` }).replace('QUOTE', '"yes" now'),
    ],
    [
      'with encoded HTML',
      JSON.stringify({ ...posting, description: BODY.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
    ],
    [
      'with HTML encoded twice',
      JSON.stringify({
        ...posting,
        description: BODY.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
      }),
    ],
    ['inside a comment mark', `<!-- ${JSON.stringify(posting)} -->`],
    [
      'with a full schema address as type',
      JSON.stringify({ ...posting, '@type': 'http://schema.org/JobPosting' }),
    ],
  ])('reads JSON-LD %s', (_, json) => expectPosting(script(json)))

  it('reads microdata', () => {
    expectPosting(
      pageOf(
        `<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Train Planner</h1><div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><span itemprop="name">Nightrail</span></div><div itemprop="description">${BODY}</div></div>`,
      ),
    )
  })

  it('prefers the heading to a title that is stuffed with other things', () => {
    const stuffed = { ...posting, title: 'Train Planner - Nightrail - Graz - 2026-11-01' }
    expectPosting(
      pageOf(
        '<h1>Train Planner</h1>',
        `<script type="application/ld+json">${JSON.stringify(stuffed)}</script>`,
      ),
    )
  })

  it('takes the text of the page where the structured description is empty', () => {
    const empty = { ...posting, description: '' }
    expectPosting(
      pageOf(
        `<h1>Train Planner</h1><main>${BODY}</main>`,
        `<script type="application/ld+json">${JSON.stringify(empty)}</script>`,
      ),
    )
  })

  it('does not take a confidential employer or the job site for one', () => {
    const hidden = {
      ...posting,
      description: BODY.replace('Nightrail runs', 'We run'),
      hiringOrganization: { name: 'Confidential' },
    }
    expect(read(script(JSON.stringify(hidden)))).not.toHaveProperty('companyName')
  })
})

describe('pages rendered by script', () => {
  const job = { title: 'Train Planner', description: BODY, company: { name: 'Nightrail' } }

  it.each<[string, string]>([
    [
      'Next.js',
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { job } } })}</script>`,
    ],
    [
      'an assigned state',
      `<script>window.__appData = ${JSON.stringify({ organization: { name: 'Nightrail' }, posting: { title: 'Train Planner', descriptionHtml: BODY } })};</script>`,
    ],
    [
      'a state in a string',
      `<script>window.__INITIAL_DATA__ = ${JSON.stringify(JSON.stringify({ job }))}</script>`,
    ],
    [
      'properties of an element',
      `<div id="app" data-page='${JSON.stringify({ props: { job } }).replaceAll("'", '&#39;')}'></div>`,
    ],
  ])('reads %s', (_, body) => expectPosting(pageOf(body, '<title>Train Planner</title>')))

  it('takes the preview where that is all there is, and says so', () => {
    const head = `<meta property="og:title" content="Train Planner"><meta property="og:site_name" content="Nightrail"><meta property="og:description" content="${PLAIN}">`
    const reading = read(`<html><head>${head}</head><body><div id="root"></div></body></html>`)
    expect(reading).toMatchObject({
      kind: 'posting',
      positionName: 'Train Planner',
      companyName: 'Nightrail',
      jobDescription: PLAIN,
    })
    expect(reading).toHaveProperty('notes', [expect.stringContaining('beginning')])
  })
})

describe('pages without any of that', () => {
  it.each<[string, string, string?]>([
    [
      'heading, employer beside it, text',
      `<main><h1>Train Planner</h1><p>Nightrail GmbH</p><p>Graz, Austria</p>${BODY}</main>`,
    ],
    [
      'the employer in the title',
      `<h1>Train Planner</h1><article>${BODY}</article>`,
      '<title>Train Planner | Nightrail</title>',
    ],
    [
      'the employer in the site name',
      `<h1>Train Planner</h1><article>${BODY}</article>`,
      '<meta property="og:site_name" content="Nightrail Careers">',
    ],
    [
      'a table of labels',
      `<form action="/x"><table><tr><td>Job Title</td><td>Train Planner</td></tr><tr><td>Company</td><td>Nightrail</td></tr><tr><td>Description</td><td>${BODY}</td></tr></table></form>`,
    ],
  ])('reads %s', (name, body, head = '') =>
    expectPosting(pageOf(body, head), name.startsWith('heading') ? { company: 'Nightrail GmbH' } : {}),
  )

  it('ends the description before similar jobs and cookie notices', () => {
    const html = pageOf(
      `<main><h1>Train Planner</h1>${BODY}<p>${PLAIN}</p><h2>Similar jobs</h2><p>Baker in Graz</p></main><div class="cookie-banner">This site uses cookies</div>`,
      '<title>Train Planner at Nightrail</title>',
    )
    expectPosting(html)
    expect(read(html)).toHaveProperty('jobDescription', expect.not.stringMatching(/Baker|cookies/))
  })

  it('leaves a cookie notice and a line of links out of the description', () => {
    const notice =
      'We and our partners use cookies and similar techniques to make this website work, to measure how it is used and to show you what may interest you. You can accept all of them or change your preferences at any time.'
    const html = pageOf(
      `<main><h1>Train Planner</h1><p>${notice}</p>${BODY}<p>Privacy | Terms | Contact us</p></main>`,
      '<title>Train Planner at Nightrail</title>',
    )
    expectPosting(html)
    expect(read(html)).toHaveProperty('jobDescription', expect.not.stringMatching(/cookies|Terms/))
  })

  it('takes a job site for the employer when it hires itself', () => {
    const body = `<h1>Train Planner</h1><main>${BODY.replaceAll('Nightrail', 'Greenhouse')}<p>Greenhouse is looking for a Train Planner. At Greenhouse, we like trains.</p></main>`
    expect(read(pageOf(body))).toMatchObject({ positionName: 'Train Planner', companyName: 'Greenhouse' })
  })
})
