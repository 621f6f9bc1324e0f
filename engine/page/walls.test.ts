import { describe, expect, it } from 'vitest'
import { BODY, essence, pageOf, TRAIN_PLANNER } from '../testing/pages.ts'
import { readPage } from './read-page.ts'

const read = (html: string) => readPage(html, { url: 'https://jobs.example/1' })

const expectPosting = (html: string, expected: object = {}) =>
  expect(essence(read(html))).toEqual({ ...TRAIN_PLANNER, ...expected })

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
    ['expired', pageOf('<h1>This job is no longer available</h1><p>Have a look at our other openings.</p>')],
    ['expired', pageOf('<h1>404</h1><p>Page not found</p>')],
    ['expired', pageOf('<p>Diese Stelle ist leider nicht mehr verfügbar.</p>')],
    ['expired', pageOf("<p>Cette offre n'est plus disponible.</p>")],
    ['expired', pageOf('<p>Esta oferta ya no está disponible.</p>')],
    ['listing', pageOf(`<h1>15 jobs in Graz</h1>${cards}`, '<title>Train jobs in Graz | Jobs</title>')],
    ['listing', pageOf(`<h1>Open positions</h1>${cards}`, '<title>Careers at Nightrail</title>')],
    [
      'empty',
      '<html><head><title>Careers</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>',
    ],
    ['empty', '<html><body>Fatal error: Uncaught Error in index.php on line 5</body></html>'],
    ['empty', ''],
    [
      'apply-form',
      pageOf(
        '<h1>Apply now</h1><form><p>Tell us a little about yourself and what you did before, so that we can find out together whether this is the right place for you. Everything that you write here is read by a person and by nobody else.</p><input type="file"></form>',
      ),
    ],
  ])('%s: %s', (reason, html) => {
    expect(read(html)).toEqual({ kind: 'no-posting', reason })
  })

  it('reads a closed posting that is still there, and says that it is closed', () => {
    const body = `<p>No longer accepting applications</p><h1 class="top-card-layout__title">Train Planner</h1><a class="topcard__org-name-link" href="#">Nightrail</a><div class="show-more-less-html__markup">${BODY}</div>`
    expectPosting(pageOf(body))
    expect(read(pageOf(body))).toHaveProperty('notes', [expect.stringContaining('closed')])
  })

  it('reads an application form without taking its questions for the description', () => {
    const form =
      '<form><label>Resume <input type="file"></label><label>Full name <input></label><h4>U.S. Equal Employment Opportunity information</h4><p>Completion is voluntary.</p></form>'
    const reading = read(
      pageOf(
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
