import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const SENTENCES = [
  'Nightrail runs sleeper trains between eleven cities and wants to run more of them.',
  'You keep the night trains on time, plan the timetable of every season and talk to the drivers.',
  'You have planned timetables for three years or more and you like the quiet hours of the night.',
]
const BODY = `<p>${SENTENCES[0]}</p><h3>What you will do</h3><ul><li>${SENTENCES[1]}</li></ul><h3>What you bring</h3><p>${SENTENCES[2]}</p>`
const PLAIN = SENTENCES.join(' ')
const NOISE = '<nav><a href="/">Home</a><a href="/jobs">All jobs</a></nav>'
const FOOTER =
  '<footer>Privacy Policy <a href="/imprint">Imprint</a> We use cookies to improve your visit.</footer>'

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${NOISE}${body}${FOOTER}</body></html>`
const read = (html: string) => readPage(html, { url: 'https://jobs.example/1' })

function expectPosting(
  html: string,
  position = 'Train Planner',
  company: string | undefined = 'Nightrail',
): void {
  const reading = read(html)
  expect(reading).toMatchObject({ kind: 'posting', positionName: position })
  if (reading.kind !== 'posting') return
  expect(reading.companyName).toBe(company)
  const words = reading.jobDescription?.replace(/\s+/g, ' ') ?? ''
  for (const sentence of SENTENCES) expect(words).toContain(sentence)
  expect(words).not.toContain('Privacy Policy')
  expect(words).not.toContain('All jobs')
}

describe('structured data', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Train Planner',
    description: BODY,
    hiringOrganization: { '@type': 'Organization', name: 'Nightrail' },
  }
  const script = (json: string) => page('<h1>Job</h1>', `<script type="application/ld+json">${json}</script>`)

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
      page(
        `<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Train Planner</h1><div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><span itemprop="name">Nightrail</span></div><div itemprop="description">${BODY}</div></div>`,
      ),
    )
  })

  it('prefers the heading to a title that is stuffed with other things', () => {
    const stuffed = { ...posting, title: 'Train Planner - Nightrail - Graz - 2026-11-01' }
    expectPosting(
      page(
        '<h1>Train Planner</h1>',
        `<script type="application/ld+json">${JSON.stringify(stuffed)}</script>`,
      ),
    )
  })

  it('takes the text of the page where the structured description is empty', () => {
    const empty = { ...posting, description: '' }
    expectPosting(
      page(
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

describe('the markup of systems', () => {
  it.each<[string, string, string?]>([
    [
      'Greenhouse',
      `<div class="job__title"><h1 class="section-header">Train Planner</h1></div><div class="job__description body">${BODY}</div>`,
      '<title>Job Application for Train Planner at Nightrail</title>',
    ],
    [
      'Greenhouse, embedded',
      `<div id="app_body"><div id="header"><h1 class="app-title">Train Planner</h1><span class="company-name">at Nightrail</span></div><div id="content">${BODY}</div></div>`,
    ],
    [
      'Lever',
      `<div class="posting-headline"><h2>Train Planner</h2><div class="posting-categories">Graz / Planning</div></div><div class="section-wrapper"><div class="section page-centered" data-qa="job-description">${BODY}</div></div>`,
      '<title>Nightrail - Train Planner</title>',
    ],
    [
      'Ashby',
      `<h1 class="_title_1a ashby-job-posting-heading">Train Planner</h1><div class="_descriptionText_9z">${BODY}</div>`,
      '<title>Train Planner @ Nightrail</title>',
    ],
    [
      'Workable',
      `<h1 data-ui="job-title">Train Planner</h1><section data-ui="job-description">${BODY}</section>`,
      '<title>Train Planner - Nightrail</title>',
    ],
    [
      'SmartRecruiters',
      `<h1 class="job-title">Train Planner</h1><section id="st-jobDescription">${BODY}</section>`,
      '<meta property="og:title" content="Nightrail is looking for a Train Planner in Graz, Austria">',
    ],
    [
      'Personio',
      `<h1 class="detail-title">Train Planner</h1><div class="job-detail-desc">${BODY}</div>`,
      '<title>Train Planner | Jobs bei Nightrail</title><meta property="og:site_name" content="Nightrail">',
    ],
    [
      'Workday',
      `<h2 data-automation-id="jobPostingHeader">Train Planner</h2><div data-automation-id="jobPostingDescription">${BODY}</div>`,
      '<meta property="og:site_name" content="Nightrail">',
    ],
    [
      'LinkedIn',
      `<h1 class="top-card-layout__title">Train Planner</h1><a class="topcard__org-name-link" href="#">Nightrail</a><div class="show-more-less-html__markup">${BODY}</div><section><h2>Similar jobs</h2><a href="/2">Baker</a></section>`,
    ],
    [
      'LinkedIn, signed in',
      `<div class="job-details-jobs-unified-top-card__company-name"><a href="#">Nightrail</a></div><div class="job-details-jobs-unified-top-card__job-title"><h1>Train Planner</h1></div><div id="job-details">${BODY}</div>`,
    ],
    [
      'Indeed',
      `<h1 class="jobsearch-JobInfoHeader-title">Train Planner</h1><div data-company-name="true"><a href="#">Nightrail</a></div><div id="jobDescriptionText">${BODY}</div>`,
    ],
    [
      'Glassdoor',
      `<h1 id="jd-job-title-1">Train Planner</h1><div class="EmployerProfile_employerNameHeading__b">Nightrail</div><div class="JobDetails_jobDescription__u">${BODY}</div>`,
    ],
    [
      'We Work Remotely',
      `<h2 class="lis-container__header__hero__company-info__title">Train Planner</h2><h3 class="lis-container__job__sidebar__companyDetails__info__title">Nightrail</h3><div class="lis-container__job__content__description">${BODY}</div>`,
    ],
    [
      'StepStone',
      `<h1 data-at="header-job-title">Train Planner</h1><a data-at="metadata-company-name" href="#">Nightrail</a><div data-at="job-ad-content">${BODY}</div>`,
    ],
    [
      'iCIMS',
      `<div class="iCIMS_Header"><h1>Train Planner</h1></div><div class="iCIMS_JobContent"><div class="iCIMS_InfoMsg_Job">${BODY}</div></div>`,
      '<title>Train Planner in Graz | Careers at Nightrail</title>',
    ],
    [
      'Jobvite',
      `<h2 class="jv-header">Train Planner</h2><div class="jv-job-detail-description">${BODY}</div>`,
      '<title>Nightrail Careers - Train Planner</title>',
    ],
    [
      'SuccessFactors',
      `<span data-careersite-propertyid="title">Train Planner</span><span class="jobdescription">${BODY}</span>`,
      '<title>Train Planner Job Details | Nightrail</title>',
    ],
    [
      'Naukri',
      `<h1 class="styles_jd-header-title__r">Train Planner</h1><div class="styles_jd-header-comp-name__M"><a href="#">Nightrail</a></div><div class="styles_JDC__dang-inner-html__h">${BODY}</div>`,
    ],
    [
      'SEEK',
      `<h1 data-automation="job-detail-title">Train Planner</h1><span data-automation="advertiser-name">Nightrail</span><div data-automation="jobAdDetails">${BODY}</div>`,
    ],
    [
      'a site of its own',
      `<div class="vacancy-title">Train Planner</div><div class="company-name">Nightrail</div><div class="vacancy-description">${BODY}</div>`,
    ],
  ])('reads %s', (_, body, head = '') => expectPosting(page(body, head)))

  it('leaves the categories and buttons of Lever out of the description', () => {
    const html = page(
      `<div class="section-wrapper"><div class="section page-centered posting-header"><div class="posting-headline"><h2>Train Planner</h2><div class="posting-categories">Planning / Full-time</div></div><a class="postings-btn" href="#">Apply for this job</a></div></div><div class="section-wrapper"><div class="section page-centered" data-qa="job-description">${BODY}</div><div class="section page-centered last-section-apply"><a href="#">Apply for this job</a></div></div>`,
      '<title>Nightrail - Train Planner</title>',
    )
    expectPosting(html)
    expect(read(html)).toHaveProperty('jobDescription', expect.not.stringContaining('Apply for this job'))
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
  ])('reads %s', (_, body) => expectPosting(page(body, '<title>Train Planner</title>')))

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
    expectPosting(
      page(body, head),
      'Train Planner',
      name.startsWith('heading') ? 'Nightrail GmbH' : 'Nightrail',
    ),
  )

  it('ends the description before similar jobs and cookie notices', () => {
    const html = page(
      `<main><h1>Train Planner</h1>${BODY}<p>${PLAIN}</p><h2>Similar jobs</h2><p>Baker in Graz</p></main><div class="cookie-banner">This site uses cookies</div>`,
      '<title>Train Planner at Nightrail</title>',
    )
    expectPosting(html)
    expect(read(html)).toHaveProperty('jobDescription', expect.not.stringMatching(/Baker|cookies/))
  })

  it('takes a job site for the employer when it hires itself', () => {
    const body = `<h1>Train Planner</h1><main>${BODY.replaceAll('Nightrail', 'Greenhouse')}<p>Greenhouse is looking for a Train Planner. At Greenhouse, we like trains.</p></main>`
    expect(read(page(body))).toMatchObject({ positionName: 'Train Planner', companyName: 'Greenhouse' })
  })
})

describe('pages without a posting', () => {
  const cards = Array.from(
    { length: 15 },
    (_, i) => `<div><h3><a href="/job/${i}">Train Planner ${i}</a></h3><p>Nightrail</p></div>`,
  ).join('')

  it.each<[string, string]>([
    [
      'login-wall',
      '<html><head><title>Sign Up | LinkedIn</title></head><body><h1>Join LinkedIn</h1><form><input type="password"></form></body></html>',
    ],
    [
      'login-wall',
      '<html><head><title>Log in</title></head><body><p>Please sign in to view this job.</p></body></html>',
    ],
    [
      'robot-check',
      '<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>',
    ],
    [
      'robot-check',
      '<html><head><title>jobs.example</title></head><body><p>Please enable JS and disable any ad blocker</p><script src="https://ct.captcha-delivery.com/c.js"></script></body></html>',
    ],
    [
      'robot-check',
      '<html><head><title>Access Denied</title></head><body>You have been blocked.</body></html>',
    ],
    ['expired', page('<h1>This job is no longer available</h1><p>Have a look at our other openings.</p>')],
    ['expired', page('<h1>404</h1><p>Page not found</p>')],
    ['expired', page('<p>Diese Stelle ist leider nicht mehr verfügbar.</p>')],
    ['expired', page("<p>Cette offre n'est plus disponible.</p>")],
    ['expired', page('<p>Esta oferta ya no está disponible.</p>')],
    ['listing', page(`<h1>15 jobs in Graz</h1>${cards}`, '<title>Train jobs in Graz | Jobs</title>')],
    ['listing', page(`<h1>Open positions</h1>${cards}`, '<title>Careers at Nightrail</title>')],
    [
      'empty',
      '<html><head><title>Careers</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>',
    ],
    ['empty', '<html><body>Fatal error: Uncaught Error in index.php on line 5</body></html>'],
    ['empty', ''],
  ])('%s: %s', (reason, html) => {
    expect(read(html)).toEqual({ kind: 'no-posting', reason })
  })

  it('reads a closed posting that is still there, and says that it is closed', () => {
    const body = `<p>No longer accepting applications</p><h1 class="top-card-layout__title">Train Planner</h1><a class="topcard__org-name-link" href="#">Nightrail</a><div class="show-more-less-html__markup">${BODY}</div>`
    expectPosting(page(body))
    expect(read(page(body))).toHaveProperty('notes', [expect.stringContaining('closed')])
  })

  it('reads an application form without taking its questions for the description', () => {
    const form =
      '<form><label>Resume <input type="file"></label><label>Full name <input></label><h4>U.S. Equal Employment Opportunity information</h4><p>Completion is voluntary.</p></form>'
    const reading = read(
      page(
        `<div class="posting-headline"><h2>Train Planner</h2></div>${form}`,
        '<title>Nightrail - Train Planner</title>',
      ),
    )
    expect(reading).toMatchObject({
      kind: 'posting',
      positionName: 'Train Planner',
      companyName: 'Nightrail',
    })
    expect(reading).not.toHaveProperty('jobDescription')
  })
})
