/**
 * The markup of applicant-tracking systems and job boards. Each is recognised by its own markup, never by host: many
 * run under an employer's domain. To add one, name the elements that hold position, employer and description; all
 * that match `description` are joined in page order. `noise` inside the description is left out.
 */
export type PostingSystem = {
  name: string
  position: string
  company?: string
  description: string
  noise?: string
}

export const POSTING_SYSTEMS: readonly PostingSystem[] = [
  {
    name: 'Greenhouse',
    position:
      '#app_body .app-title, h1.app-title, .job__title h1, .job-post h1.section-header, h1.section-header--large, .opening h1',
    company: '#header .company-name, .company-name',
    description: '.job__description, #app_body #content, #content.content-intro, .job-post-content',
    noise: '.job__location, #logo, #apply_button, .job-alert, .content-conclusion-legal',
  },
  {
    name: 'Lever',
    position: '.posting-headline h2',
    company: '.main-header-logo img[alt], .main-footer-text a, a.main-header-logo',
    description:
      '[data-qa="job-description"], .posting-page .section.page-centered, [data-qa="closing-description"], .section-wrapper .section.page-centered',
    noise:
      '.posting-header, .last-section-apply, .application-form, .application-page, form, .postings-btn-wrapper, .posting-categories, .main-footer',
  },
  {
    name: 'Ashby',
    position: '.ashby-job-posting-heading, h1[class*="ashby-job-posting"]',
    company: '.ashby-job-board-header img[alt], a[class*="_navLogo"] img[alt], img[class*="navLogo"][alt]',
    description:
      '#overview [class*="_descriptionText"], .ashby-job-posting-right-pane [class*="_description"], [class*="_descriptionText"]',
  },
  {
    name: 'Workable',
    position: '[data-ui="job-title"], h1[class*="jobTitle"]',
    company:
      '[data-ui="company-name"], a[data-ui="company-logo"] img[alt], [data-ui="header"] img[alt], header a[aria-label] img[alt]',
    description:
      '[data-ui="job-description"], [data-ui="job-requirements"], [data-ui="job-benefits"], [data-ui="job-breakdown"]',
  },
  {
    name: 'SmartRecruiters',
    position: 'h1.job-title, [itemprop="title"].job-title',
    company: '[itemprop="hiringOrganization"] [itemprop="name"], .header-logo img[alt], .logo img[alt]',
    description:
      '#st-companyDescription, #st-jobDescription, #st-qualifications, #st-additionalInformation, .job-sections .job-section',
  },
  {
    name: 'Recruitee',
    position: '.c-job h1, [data-testid="offer-title"], .job-header h1, [class*="OfferHeader"] h1',
    description:
      '[data-testid="offer-description"], [data-testid="offer-requirements"], .job-description, .job-requirements, .c-job__description, [class*="custom-css-style-job-description"]',
  },
  {
    name: 'Personio',
    position: 'h1.detail-title, [class*="JobHeader"] h1, [data-testid="job-title"]',
    company: '.company-logo img[alt], [class*="companyLogo"] img[alt], img[class*="CompanyLogo"][alt]',
    description:
      '.job-detail-desc, .detail-content-block, .detail-block-description, [data-testid="job-description"]',
  },
  {
    name: 'Workday',
    position: '[data-automation-id="jobPostingHeader"]',
    company: '[data-automation-id="companyName"]',
    description: '[data-automation-id="jobPostingDescription"]',
  },
  {
    name: 'LinkedIn',
    position:
      'h1.top-card-layout__title, h2.top-card-layout__title, .topcard__title, .job-details-jobs-unified-top-card__job-title, .jobs-unified-top-card__job-title, .jobs-details-top-card__job-title, h1.jobs-top-card__job-title',
    company:
      'a.topcard__org-name-link, .topcard__flavor a, .job-details-jobs-unified-top-card__company-name, .jobs-unified-top-card__company-name, .jobs-details-top-card__company-url, .jobs-top-card__company-url, .topcard__flavor, [aria-label^="Company, "]',
    description:
      '.show-more-less-html__markup, .description__text, .jobs-description__content .jobs-box__html-content, #job-details, .jobs-description-content__text, [data-testid="expandable-text-box"]',
    noise: '.show-more-less-html__button, .jobs-description__footer, h2.text-heading-large',
  },
  {
    name: 'Indeed',
    position:
      '[data-testid="jobsearch-JobInfoHeader-title"], .jobsearch-JobInfoHeader-title, [data-testid="simpler-jobTitle"], b.jobtitle, .icl-u-xs-mb--xs.jobsearch-JobInfoHeader-title',
    company:
      '[data-testid="inlineHeader-companyName"], [data-company-name="true"], .jobsearch-CompanyInfoWithoutHeaderImage a, .jobsearch-InlineCompanyRating a, .jobsearch-InlineCompanyRating div, .jobsearch-JobInfoHeader-companyNameSimple, .jobsearch-JobInfoHeader-companyNameLink, span.company',
    description:
      '#jobDescriptionText, .jobsearch-jobDescriptionText, .jobsearch-JobComponent-description, #job_summary',
  },
  {
    name: 'Glassdoor',
    position:
      '[data-test="job-title"], h1[id^="jd-job-title"], [class*="JobDetails_jobTitle"], [class*="heading_Heading"][id^="jd-job-title"]',
    company:
      '[data-test="employer-name"], [class*="EmployerProfile_employerNameHeading"], [class*="EmployerProfile_employerName"], [class*="EmployerProfile_profileContainer"] h4, .empInfo .name',
    description:
      '[class*="JobDetails_jobDescription__"], [class*="JobDetails_jobDescription"], .jobDescriptionContent, #JobDescriptionContainer, [data-test="jobDescriptionText"]',
    noise: '[class*="JobDetails_showMore"], [class*="ShowMore"]',
  },
  {
    name: 'Wellfound',
    position: '[class*="styles_title"] h1, [data-test="JobListing-title"], [data-test="JobDetail"] h1',
    company: '[data-test="JobListing"] a[href^="/company/"], [data-test="JobDetail"] a[href^="/company/"]',
    description: '#job-description, [class*="styles_description"], [data-test="JobDescription"]',
  },
  {
    name: 'Remote OK',
    position:
      'tr.job.active h2[itemprop="title"], tr.active .company h2, .expandContents h1, td.company_and_position h2[itemprop="title"]',
    company:
      'tr.job.active h3[itemprop="name"], tr.active .companyLink h3, td.company_and_position h3[itemprop="name"]',
    description:
      'tr.expand.active .description, tr.active .expandContents .description, .expandContents .description, .expandContents .markdown',
    noise: '.action-apply, .share-job-box, .similar, .company_profile, .apply_button, .job-cover',
  },
  {
    name: 'We Work Remotely',
    position:
      '.listing-header-container h1, .lis-container__header__hero__company-info__title, .listing-header h1',
    company:
      '.company-card h2, .lis-container__job__sidebar__companyDetails__info__title, .listing-header .company h3, .lis-container__header__hero__company-info__description strong',
    description: '.listing-container, .lis-container__job__content__description, #job-listing-show-container',
    noise: '.listing-tags, .apply, .share-job',
  },
  {
    name: 'StepStone',
    position: '[data-at="header-job-title"], h1.listing__job-title, .js-listing-header h1',
    company:
      '[data-at="metadata-company-name"], [data-at="header-company-name"], .listing__company-name, [data-at="company-hub-title"]',
    description:
      '[data-at="job-ad-content"] [data-at^="section-text-"], [data-at="job-ad-content"] [data-at^="section-"], [data-at="job-ad-content"], .js-app-ld-ContentBlock, .listing-content .at-section-text, .js-sections .js-section',
    noise: '[data-at="section-text-contact"] form',
  },
  {
    name: 'Welcome to the Jungle',
    position:
      '[data-testid="job-metadata-block"] h2, [data-testid="job-header-title"], h1[data-testid="job-title"]',
    company:
      '[data-testid="job-metadata-block"] a[href*="/companies/"] span, [data-testid="job-header-organization-link-logo"] img[alt], [data-testid="organization-name"]',
    description:
      '[data-testid="job-section-description"], [data-testid="job-section-experience"], [data-testid="job-section-process"], [data-testid="job-section-team"], #the-position-section',
  },
  {
    name: 'Teamtailor',
    position: '.job-header h1, .js-job-ad h1, [data-job-title], h1.textFit, .job-ad h1',
    company: '.company-links__name, header [class*="company-logo"] img[alt], .logo-container img[alt]',
    description:
      '.job .body, .js-job-ad-body, .job-ad__body, section .prose[class*="company-links"], [class*="job-description"]',
    noise: '.blurry-background, .apply',
  },
  {
    name: 'BambooHR',
    position: '.ResAts__page-title, .ResAts__listing-title, #positionTitle, #jobTitle, .jss-careers-title h2',
    description: '#jobDescription, .ResAts__page-description, .BambooRichText, .ResAts__listing-description',
  },
  {
    name: 'iCIMS',
    position: '.iCIMS_Header h1, h1.iCIMS_Header, .iCIMS_JobHeader h1, .iCIMS_JobsHeader h1',
    company: '.iCIMS_Logo img[alt]',
    description:
      '.iCIMS_JobContent .iCIMS_InfoMsg_Job, .iCIMS_Expandable_Text, .iCIMS_JobContainer .iCIMS_InfoMsg_Job, .iCIMS_JobContent',
    noise: '.iCIMS_JobOptions, .iCIMS_JobHeaderGroup, .iCIMS_PageFooter, .iCIMS_Navigation',
  },
  {
    name: 'Taleo',
    position:
      'span.titlepage, h1.titlepage, .requisitionDescription .titlepage, #requisitionDescriptionInterface span.titlepage',
    description:
      '.requisitionDescription, #requisitionDescriptionInterface .editablesection, .editablesection, .mastercontentpanel3 .contentlinepanel',
  },
  {
    name: 'Jobvite',
    position: '.jv-job-detail-name, h2.jv-header, .jv-header h2',
    company: '.jv-logo img[alt], .jv-page-title',
    description: '.jv-job-detail-description, .jv-wrapper .jv-job-detail',
    noise: '.jv-job-detail-bottom-actions, .jv-job-detail-top-actions, .jv-job-detail-meta',
  },
  {
    name: 'Breezy',
    position: '.breezy-portal .banner h1, .position-details h1, .banner-content h1',
    company: '.breezy-portal .brand-container img[alt], .brand-container .brand',
    description: '.position .description, .position-details .description, .breezy-portal .description',
    noise: '.apply-container, .social-share',
  },
  {
    name: 'JazzHR',
    position: '.job-header h1, #resumator-job-title, .resumator-job-title-link',
    company: '.brand-logo img[alt], #resumator-company-name',
    description: '#job-description, #resumator-job-description, .job-details .description',
  },
  {
    name: 'Jobs.cz',
    position:
      '[data-test="jd-title"], h1[data-jobad="title"], [data-jobad="position"] h1, .JobDescriptionHeading h1, h1[data-visited-position]',
    company: '[data-test="jd-company-name"], [data-jobad="company"] a, .IconWithText [data-company-name]',
    description: '[data-jobad="body"], [data-test="jd-body-richtext"], .RichContent[data-jobad]',
  },
  {
    name: 'XING',
    position: '[data-testid="job-details-title"], [data-testid="job-title"] h1, h1[data-xds="Hero"]',
    company:
      '[data-testid="header-company-info"] h2, [data-testid="job-details-company-info-name"], [data-testid="company-name"]',
    description:
      '[data-testid="expandable-job-description"], [data-testid="job-description"], [class*="html-description"]',
  },
  {
    name: 'Monster',
    position: '[data-testid="jobTitle"], h1.job_title, .job-header h1.title',
    company: '[data-testid="company"], [data-testid="jobDetailCompanyName"], .job-header .company',
    description:
      '[data-testid="svx-description-container-inner"], [data-testid="svx-description-container"], #JobDescription, [class*="descriptionstyles"]',
  },
  {
    name: 'ZipRecruiter',
    position: 'h1.job_title, .job_header .job_title',
    company: '.hiring_company_text, a.hiring_company, .job_header .hiring_company',
    description: '.jobDescriptionSection, .job_description',
  },
  {
    name: 'Dice',
    position: '[data-cy="jobTitle"], [data-testid="job-detail-header-card"] h1',
    company: '[data-cy="companyNameLink"], [data-testid="job-detail-header-card"] a[href*="company-profile"]',
    description: '[data-testid="jobDescriptionHtml"], [data-cy="jobDescription"], #jobDescription',
  },
  {
    name: 'Naukri',
    position: '[class*="styles_jd-header-title"], h1.jd-header-title',
    company: '[class*="styles_jd-header-comp-name"] a, .jd-header-comp-name a',
    description:
      '[class*="styles_JDC__dang-inner-html"], [class*="styles_job-desc-container"], .job-desc .dang-inner-html, section.job-desc',
    noise: '[class*="styles_other-details"], [class*="styles_key-skill"]',
  },
  {
    name: 'SEEK and JobStreet',
    position: '[data-automation="job-detail-title"], [data-automation="jobDetailsTitle"]',
    company: '[data-automation="advertiser-name"]',
    description: '[data-automation="jobAdDetails"], [data-automation="jobDescription"]',
  },
  {
    name: 'Reed',
    position: '[data-qa="job-title"], .job-header h1',
    company:
      '[data-qa="company-name"], [data-qa="recruiterProfileLink"], a[data-page-component="job_header_profile"]',
    description:
      '[data-qa="job-description"], .branded-job--description, .job-description-container [itemprop="description"]',
  },
  {
    name: 'Totaljobs',
    position: '.job-title h1, [data-testid="job-title"]',
    company: '#companyJobsLink, .company [data-testid="company-name"]',
    description: '.job-description',
  },
  {
    name: 'hh.ru',
    position: '[data-qa="vacancy-title"]',
    company: '[data-qa="vacancy-company-name"]',
    description: '[data-qa="vacancy-description"]',
  },
  {
    name: 'Pracuj.pl',
    position: '[data-test="text-positionName"], [data-test="offer-title"], [data-scroll-id="job-title"]',
    company:
      '[data-test="text-employerName"], [data-scroll-id="employer-name"], [data-test="text-company-name"]',
    description:
      '[data-test="text-about-project"], [data-test^="section-responsibilities"], [data-test^="section-requirements"], [data-test^="section-offered"], [data-test^="section-benefits"], [data-test^="section-about-us"], [data-test^="section-technologies"], [data-test^="section-work-organization"], [data-scroll-id^="responsibilities"], [data-scroll-id^="requirements"], [data-scroll-id^="offered"], [data-scroll-id^="benefits"], [data-scroll-id^="about"]',
  },
  {
    name: 'No Fluff Jobs',
    position: '.posting-details-description h1, #posting-header h1',
    company: '#postingCompanyUrl, .posting-details-description a[href*="/company/"]',
    description:
      '#posting-description, [data-cy-section="JobOffer_Project"], #JobOfferRequirements, #posting-requirements, #posting-tasks, #posting-specs, #posting-benefits',
  },
  {
    name: 'Work at a Startup',
    position: '.company-name .job-name, .job-title .company-name',
    description: '.job-details, .company-details .prose',
  },
  {
    name: 'SuccessFactors',
    position:
      '[data-careersite-propertyid="title"], .jobTitle h1 [itemprop="title"], #job-title, .jobDisplayShell [itemprop="title"]',
    company:
      '[data-careersite-propertyid="company"], .jobDisplay [itemprop="hiringOrganization"][content], #job-company',
    description: '[data-careersite-propertyid="description"], .jobdescription, span.jobdescription',
  },
  {
    name: 'Oracle Recruiting',
    position: '.job-details__title, .job-details__title-text, h1.heading.job-details__title',
    description: '.job-details__description-content, [class*="job-details__description"], .basic-formatter',
  },
  {
    name: 'Phenom',
    position: '[data-ph-at-id="job-title-text"], .job-info h1.job-title, [data-ph-id] h1.job-title',
    description:
      '[data-ph-at-id="jobdescription-text"], .jd-info, section.job-description .phw-job-description',
  },
  {
    name: 'Radancy',
    position:
      '.ajd_header__job-title, .job-description__heading, h1.job-description__job-title, .job-details h1',
    description: '.ats-description, .ajd_job-details__ats-description',
  },
  {
    name: 'Eightfold',
    position: '.position-title, .position-details h1',
    description: '.position-job-description, [class*="position-job-description"]',
  },
  {
    name: 'Avature',
    position: '.banner__text__title, .article__header__text__title',
    description: '.article--details .article__content, .article__content--rich-text, .article__content__view',
  },
  {
    name: 'Pinpoint',
    position: '.external-panel__heading h1, [class*="job-advert"] h1',
    description: '.external-job__description, [class*="job-advert__description"]',
  },
  {
    name: 'Comeet',
    position: '.positionName, h2.positionName',
    company: '.companyName, .company-name',
    description: '.positionDetails, .userDesignedContent, .position-description',
  },
  {
    name: 'Freshteam and Zoho Recruit',
    position: '.job-title-wrapper h1, .cw-jobheader-title, #jobTitle, .cw-job-title',
    company: '.cw-company-name, .company-title',
    description: '.job-details-content, .cw-jobdescription, .cw-summary, #cw-rich-description',
  },
  {
    name: 'Gupy',
    position: '#h1[data-testid="job-title"], h1[data-testid="job-title"], #job-name',
    company: '[data-testid="company-name"], [data-testid="job-company-name"]',
    description: '[data-testid="text-section"], [data-testid="job-description"]',
  },
  {
    name: 'InfoJobs and Computrabajo',
    position: '#prefijoPuesto, .ij-OfferDetailHeader-title, h1.box_detail, h1.fwB.fs24',
    company:
      '#prefijoEmpresa, .ij-OfferDetailHeader-companyLogo-companyName, a.link-companyName, p.fs16 a.dIB',
    description:
      '#prefijoDescripcion1, .ij-OfferDetailDescription, .ij-OfferDetail-description, [div-link="oferta"]',
  },
  {
    name: 'France Travail and APEC',
    position: 'h1#labelPopinDetails, .card-offer__title, .details-offer h1, h1[itemprop="title"]',
    company: '.media-body h3.t4.title, .card-offer__company, .details-offer-list li strong',
    description:
      '.modal-details-offre .description, .details-post, .details-offer .details-post, .description[itemprop="description"]',
  },
  {
    name: 'HelloWork',
    position: '[data-cy="jobTitle"], h1#main-content span',
    company: '[data-cy="companyName"], h1#main-content a',
    description: '[data-truncate-text-target="content"], #offer-panel section.tw-peer, .offer-description',
  },
  {
    name: 'Bundesagentur fuer Arbeit',
    position: '#detail-kopfbereich-titel, #jobdetails-titel',
    company: '#detail-kopfbereich-firma, #jobdetails-kopfbereich-arbeitgeber',
    description: '#detail-beschreibung-beschreibung, #jobdetails-beschreibung',
  },
  {
    name: 'USAJOBS',
    position: '#job-title, .usajobs-joa-banner__title',
    company: '.usajobs-joa-banner__agency, .usajobs-joa-banner__dept, #agency',
    description: '#summary, #duties, #requirements, #qualifications, #education, .usajobs-joa-section',
    noise: '.usajobs-joa-section__help',
  },
  {
    name: 'BrassRing',
    position: '.jobtitleInJobDetails, .jobTitleInJobDetails, .answer.jobtitle',
    description: '.jobdescriptionInJobDetails, .jobDetailTextArea',
  },
  {
    name: 'Softgarden, onlyfy and d.vinci',
    position: '.job-ad h1, .jobad-title, .job-header__title, #job_title, .vacancy-title',
    company: '.company-name-head, .job-header__company',
    description: '.jobad-content, .job-ad__content, .job_description, .vacancy-description, #job-ad-content',
  },
  {
    name: 'Hacker News',
    position: '.hn-job-title',
    description: '.commtext.c00',
  },
]
