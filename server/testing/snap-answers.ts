import type { SnapAnswer } from '../analyst/snap-question.ts'

/** A description with something to tempt every kind of exaggeration. */
export const DESCRIPTION = `PAY-482 checkout retries

On 2025-03-12 the checkout timed out for some users because every retry opened a new connection to postgres.
I profiled the connection pool and found that 12 workers shared it. I moved the retry queue to Redis and added a limit of 3 retries.
The p95 of the checkout fell from 18s to 9s in staging, and CPU went up by around 12%.
I helped Maria write the runbook. I suggest we move the sessions to Kafka next quarter. We did not upgrade the gateway.
Tomas rewrote the parser. I tried a circuit breaker in the client. The new limit should save $400/month.`

/** What a careful model answers to it. */
export const FAITHFUL: SnapAnswer = {
  project: 'PAY-482 checkout retries',
  date: '2025-03-12',
  priority: 'high',
  problemSummary:
    'The checkout timed out for some users because every retry opened a new connection to PostgreSQL.',
  approach: 'I profiled the connection pool and found that 12 workers shared it.',
  solution: 'I moved the retry queue to Redis and added a limit of 3 retries.',
  impact: 'The p95 of the checkout fell from 18s to 9s in staging.',
  technologies: ['Redis', 'PostgreSQL'],
  resumeBullet:
    'Moved the checkout retry queue to Redis with a limit of 3 retries, cutting p95 from 18s to 9s in staging.',
  situation: 'The checkout timed out for some users because every retry opened a new connection.',
  task: 'I had to find out why the connection pool was full and stop the timeouts of the checkout.',
  action: 'I profiled the connection pool, moved the retry queue to Redis and added a limit of 3 retries.',
  result: 'The p95 of the checkout fell from 18s to 9s in staging.',
}

/** Answers that say something the description does not, each with the words that must not reach an entry. */
export const FALSE_CLAIMS: [kind: string, answer: Partial<SnapAnswer>, words: string][] = [
  ['an invented number', { impact: 'The p95 of the checkout fell from 18s to 4s in staging.' }, '4s'],
  ['an invented percentage', { impact: 'Checkout timeouts fell by 85%.' }, '85%'],
  ['a computed percentage', { impact: 'The p95 of the checkout fell by 50% in staging.' }, '50%'],
  ['a computed factor', { result: 'The checkout became 2x faster in staging.' }, '2x'],
  ['a factor in words', { result: 'The p95 of the checkout was halved in staging.' }, 'halved'],
  ['another unit', { impact: 'The p95 of the checkout fell from 18ms to 9ms in staging.' }, 'ms'],
  [
    'a number of something else',
    { action: 'I moved the retry queue to Redis with 12 engineers.' },
    '12 engineers',
  ],
  ['the other direction', { impact: 'CPU was reduced by around 12%.' }, 'reduced'],
  ['a dropped hedge', { impact: 'CPU went up by 12%.' }, 'by 12%'],
  ['a hope told as a result', { impact: 'The new limit saved $400/month.' }, 'saved $400'],
  ['invented money', { impact: 'The new limit saved $90,000 a year.' }, '90,000'],
  ['a crowd', { problemSummary: 'The checkout timed out for thousands of users.' }, 'thousands'],
  ['a team', { action: 'I moved the retry queue to Redis with a team of six.' }, 'six'],
  ['swapped numbers', { impact: 'The p95 of the checkout fell from 9s to 3s in staging.' }, 'to 3s'],
  ['an absent technology', { solution: 'I moved the retry queue to RabbitMQ.' }, 'RabbitMQ'],
  ['an absent technology in the list', { technologies: ['Redis', 'Kubernetes'] }, 'Kubernetes'],
  ['a plain word as a technology', { technologies: ['Redis', 'Go', 'Spring'] }, 'Spring'],
  ['a version', { solution: 'I moved the retry queue to Redis 7.2 and added a limit of 3 retries.' }, '7.2'],
  ['another ticket', { project: 'PAY-483 checkout retries' }, 'PAY-483'],
  ['an invented ticket', { solution: 'I moved the retry queue to Redis (OPS-1).' }, 'OPS-1'],
  ['a pull request', { solution: 'I moved the retry queue to Redis in #512.' }, '#512'],
  ['a link', { solution: 'I moved the retry queue to Redis, see https://evil.example/x.' }, 'evil.example'],
  [
    'an image',
    { impact: '![p95](https://evil.example/pixel.png) The p95 of the checkout fell.' },
    'evil.example',
  ],
  ['markup', { impact: '<img src=x onerror=alert(1)> The p95 of the checkout fell.' }, '<img'],
  ['a person', { action: 'I moved the retry queue to Redis together with Nadia.' }, 'Nadia'],
  ['a person at the start', { situation: 'Priya noticed that the checkout timed out.' }, 'Priya'],
  ['a company', { situation: 'The checkout of Globex timed out for some users.' }, 'Globex'],
  ['an invented date', { date: '2024-01-01' }, '2024-01-01'],
  ['a day in words', { situation: 'On 14 March the checkout timed out for some users.' }, '14 March'],
  ['a weekday', { situation: 'On a busy Friday the checkout timed out for some users.' }, 'Friday'],
  ['a month', { situation: 'In August the checkout timed out for some users.' }, 'August'],
  [
    'leading',
    {
      resumeBullet:
        'Led the move of the checkout retry queue to Redis, cutting p95 from 18s to 9s in staging.',
    },
    'Led',
  ],
  [
    'spearheading',
    { resumeBullet: 'Spearheaded the checkout retry queue on Redis, cutting p95 from 18s to 9s in staging.' },
    'Spearheaded',
  ],
  ['doing for helping', { solution: 'I wrote the runbook.' }, 'I wrote the runbook'],
  ['doing for trying', { solution: 'I added a circuit breaker in the client.' }, 'added a circuit breaker'],
  ['the deed of another', { solution: 'I rewrote the parser.' }, 'I rewrote the parser'],
  ['a plan as done', { solution: 'I moved the sessions to Kafka.' }, 'I moved the sessions to Kafka'],
  ['a plan in other words', { action: 'I migrated all sessions to Kafka.' }, 'migrated'],
  ['what was not done', { action: 'I upgraded the gateway.' }, 'upgraded the gateway.'],
  ['production', { impact: 'The p95 of the checkout fell from 18s to 9s in production.' }, 'production'],
  ['a wider reach', { impact: 'The limit of 3 retries was adopted company-wide.' }, 'company-wide'],
  ['elimination', { result: 'The checkout timeouts were eliminated permanently.' }, 'permanently'],
  ['revenue', { result: 'The faster checkout increased revenue.' }, 'revenue'],
  ['satisfaction', { result: 'The faster checkout improved customer satisfaction.' }, 'satisfaction'],
  ['an award', { result: 'The checkout work received an award.' }, 'award'],
  ['working alone', { action: 'I moved the retry queue to Redis single-handedly.' }, 'single-handedly'],
  ['a deadline', { result: 'The checkout fix was delivered ahead of schedule.' }, 'schedule'],
  ['a made-up outcome', { impact: 'Regional compliance audits became simpler.' }, 'audits'],
  ['words about itself', { impact: 'As an AI language model I cannot know the impact.' }, 'AI language'],
  [
    'a bullet in the first person',
    { resumeBullet: 'I moved the checkout retry queue to Redis with a limit of 3 retries in staging.' },
    'I moved the checkout retry queue to Redis with a limit of 3 retries in',
  ],
]
