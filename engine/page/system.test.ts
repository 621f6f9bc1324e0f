import { describe, expect, it } from 'vitest'
import { BODY, essence, pageOf, TRAIN_PLANNER } from '../testing/pages.ts'
import { readPage } from './read-page.ts'

const read = (html: string) => readPage(html, { url: 'https://jobs.example/1' })

const expectPosting = (html: string, expected: object = {}) =>
  expect(essence(read(html))).toEqual({ ...TRAIN_PLANNER, ...expected })

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
  ])('reads %s', (_, body, head = '') => expectPosting(pageOf(body, head)))

  it('leaves the categories and buttons of Lever out of the description', () => {
    const html = pageOf(
      `<div class="section-wrapper"><div class="section page-centered posting-header"><div class="posting-headline"><h2>Train Planner</h2><div class="posting-categories">Planning / Full-time</div></div><a class="postings-btn" href="#">Apply for this job</a></div></div><div class="section-wrapper"><div class="section page-centered" data-qa="job-description">${BODY}</div><div class="section page-centered last-section-apply"><a href="#">Apply for this job</a></div></div>`,
      '<title>Nightrail - Train Planner</title>',
    )
    expectPosting(html)
    expect(read(html)).toHaveProperty('jobDescription', expect.not.stringContaining('Apply for this job'))
  })
})
