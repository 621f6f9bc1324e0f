import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('a note of three sentences: how it was, what was done, how it is', () => {
  it.each([
    [
      'a figure alone behind "now"',
      'The stock page was slow, 30 s to load. Cached the totals in Redis. Now 2 s.',
      'Cut the load time of the stock page from 30 s to 2 s by caching the totals in Redis.',
      'The load time of the stock page went from 30 s to 2 s.',
    ],
    [
      'how long "it" takes now',
      'The nightly import took 4 hours and often failed. I added an index on the order number. It now takes 25 minutes.',
      'Cut the nightly import from 4 hours to 25 minutes by adding an index on the order number.',
      'The nightly import now takes 25 minutes instead of 4 hours.',
    ],
    [
      'how soon it is done',
      'The nightly build took 3 hours. I cached the layers. Done in 20 minutes.',
      'Cut the nightly build from 3 hours to 20 minutes by caching the layers.',
      'The nightly build now takes 20 minutes instead of 3 hours.',
    ],
    [
      'a figure behind "down to"',
      'Builds were slow: 25 minutes. Moved to a bigger runner and turned on caching. Down to 7 minutes now.',
      'Cut builds from 25 minutes to 7 minutes by moving to a bigger runner and turning on caching.',
      'Builds went from 25 minutes to 7 minutes.',
    ],
    [
      'the same thing named again',
      'Our CI took 40 minutes, so people merged without waiting. I split the test suite into four jobs. CI is down to 11 minutes.',
      'Cut CI from 40 minutes to 11 minutes by splitting the test suite into four jobs.',
      'CI went from 40 minutes to 11 minutes.',
    ],
    [
      'the same thing in other words, and what else is better',
      'The gallery app used 300 MB of memory on startup because it read all photos at once. I changed the grid to load lazily. Startup memory is 90 MB now and it starts twice as fast.',
      'Cut startup memory from 300 MB to 90 MB by changing the grid to load lazily.',
      'Startup memory went from 300 MB to 90 MB.',
    ],
    [
      'how many there are of what there were more',
      'Support got around 20 tickets per week about refunds. I rewrote the refund mail. Down to 3 tickets a week.',
      'Rewrote the refund mail, cutting tickets about refunds from around 20 per week to 3 a week.',
      'Tickets about refunds went from around 20 per week to 3 a week.',
    ],
    [
      'that there were none since',
      'We had 3 outages in May because the disk filled up with logs. Set up logrotate and an alert at 80%. None since then.',
      'Set up logrotate and an alert at 80%, with no outages since then.',
      'There have been no outages since then.',
    ],
    [
      'a level that it is below, and "it" as what was too small',
      'Our API returned 500 for about 2% of requests under load. The pool had only 10 connections. I raised it to 50. Error rate is below 0.1% since Monday.',
      'Raised the pool to 50, bringing the error rate below 0.1%.',
      'The error rate is below 0.1% since Monday.',
    ],
    [
      'a level that it keeps',
      'Consumer lag was growing every morning. I batched the writes to Postgres in groups of 500. Lag stays under 5,000.',
      'Batched the writes to Postgres in groups of 500, keeping lag under 5,000.',
      'Lag stays under 5,000.',
    ],
  ])('tells %s', (_what, note, bullet, result) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(resumeBullet).toBe(bullet)
    expect(starStory.result).toBe(result)
  })

  it.each([
    ['The backup took 9 hours. I moved it to Sunday. The report is 40 pages now.', '9 hours to'],
    ['The goal was 2 s per page. I cached the totals. The page takes 5 s now.', '2 s to 5 s'],
    ['We raised the limit to 40 MB. Uploads fail less often. The limit is 20 MB now.', '40 MB to 20 MB'],
  ])('pairs no figures of two kinds, and none that was wanted or set: %s', (note, pair) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(`${resumeBullet} ${starStory.result}`).not.toContain(pair)
  })
})

it.each([
  'Search returned wrong results when the word had an umlaut.',
  'Deploys needed a person to run 14 steps by hand.',
  'Customers complained that exports timed out.',
  'Users complained that builds failed at night.',
])('a word that is a verb elsewhere is the thing that did so: %s', (trouble) => {
  const { resumeBullet, starStory } = analyse(`${trouble} I rewrote the job in Go.`)
  expect(starStory.situation).toBe(trouble)
  expect(resumeBullet).not.toMatch(/\b(?:exported timed|deployed needed|built failed)\b/)
})

it('names what turned out to be at fault where it was replaced', () => {
  const { starStory } = analyse(
    'The sign-in page crashed on Safari 14. Turned out to be a lookbehind regex. Replaced it with a plain split.',
  )
  expect(starStory.action).toBe('I replaced the lookbehind regex with a plain split.')
})

it.each([
  [
    'what one can do since',
    'Yesterday I built a second till, so we can serve both doors of the canteen.',
    'Built a second till to serve both doors of the canteen.',
  ],
  [
    'what was added in',
    'First I added in the night lamps. Then I added in the button that lets a guest call the porter.',
    'Added the night lamps and added the button that lets a guest call the porter.',
  ],
  [
    'no heading for a deed, and no work on working',
    'Wins and blockers: Half of the sprint was spent working on printing bugs in the ticket office.',
    'Worked on printing bugs in the ticket office for the project.',
  ],
  [
    'what was done a season ago',
    'Last summer I migrated my travel blog from WordPress to Pelican on a small server.',
    'Migrated the travel blog from WordPress to Pelican on a small server.',
  ],
])('the bullet tells %s', (_what, note, bullet) => {
  expect(analyse(note).resumeBullet).toBe(bullet)
})

it('how others do it is no means of the deed', () => {
  const { resumeBullet } = analyse(
    'I added the toll gate and made it so that guests pay by waving a card. I added the toll screen that shows the toll.',
  )
  expect(resumeBullet).not.toMatch(/screen.*by waving/)
})

it('the number of a name is no figure', () => {
  const { resumeBullet, starStory } = analyse(
    'Scrolling was janky on older phones. I moved the blur to a drawn image. 60 fps on a Nokia 3 now, was 25.',
  )
  expect(starStory.result).toBe('It was 25 and is now 60 fps on a Nokia 3.')
  expect(resumeBullet).not.toContain('to 3')
})

it('"it" behind the kind of a trouble is what had to be set, and "them" what was counted', () => {
  const tunnel = analyse(
    'The tunnel kept dropping calls. It was an MTU problem. Set it to 1360 on the gateway.',
  )
  expect(tunnel.starStory.action).toBe('I set the MTU to 1360 on the gateway.')
  const audit = analyse(
    'The audit found 34 issues on the booking form. Fixed 31 of them, the rest need a new form.',
  )
  expect(audit.resumeBullet).toBe('Fixed 31 of the 34 issues on the booking form.')
})

it('what has not happened since ends the story', () => {
  const { starStory } = analyse(
    'Our test server went down twice a week because the disk filled up. I added a nightly cleanup job. It has not gone down since March.',
  )
  expect(starStory.result).toBe('It has not gone down since March.')
})

it.each([
  [
    'how long a release took',
    'Our release took a whole evening. I wrote a script that ticks off the list.',
    /^Took\b/,
  ],
  [
    'a season',
    'I mentored two interns this summer on the harbour team. Both shipped a feature.',
    /interns the summer/,
  ],
])('the bullet misreads neither %s', (_what, note, wrong) => {
  expect(analyse(note).resumeBullet).not.toMatch(wrong)
})

it('what is done about a fault since is no trouble, and a measure was so much', () => {
  const jobs = analyse(
    'Replaced the cron jobs with Airflow. Failed runs are retried and we get an alert in Slack.',
  )
  expect(jobs.starStory.situation).not.toContain('retried')
  const book = analyse(
    'Wrote an on-call runbook after the March outage. Mean time to recovery dropped from 70 to 25 minutes.',
  )
  expect(book.starStory.situation).toBe('The mean time to recovery was 70 minutes.')
})
