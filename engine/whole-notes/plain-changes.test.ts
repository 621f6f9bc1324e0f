import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const told = (note: string) => {
  const { resumeBullet: bullet, starStory } = analyse(note)
  return { bullet, ...starStory }
}

type Part = keyof ReturnType<typeof told>

describe('a plain change is told with why it was made', () => {
  it.each<[string, Part, string]>([
    [
      'Add a dry run to the signal importer\n\nOperators wanted to see what an import would change before they run it on the live tram network.',
      'bullet',
      'Added a dry run to the signal importer so that operators could see what an import would change before they ran it on the live tram network.',
    ],
    [
      'feat: add a date filter to the trip log\n\nSkippers needed to find the trips of last season for the tax office.',
      'bullet',
      'Added a date filter to the trip log because skippers needed to find the trips of last season for the tax office.',
    ],
    [
      'Support several kilns per account\n\nUntil now there was no way to manage more than one kiln with the same login.',
      'bullet',
      'Added support for several kilns per account because there was no way to manage more than one kiln with the same login.',
    ],
    [
      'Add a dark theme\n\nNight pilots asked for it because the white map blinded them on the bridge.',
      'bullet',
      'Added a dark theme at the request of night pilots.',
    ],
    [
      'Move lamp photos to object storage\n\nThe photos filled up the disk of the web server twice this year.',
      'bullet',
      'Moved lamp photos to object storage after the photos filled up the disk of the web server twice.',
    ],
    [
      'Use connection pooling in the berth API\n\nEvery request opened its own connection to Postgres, which took about 40 ms.',
      'bullet',
      'Used connection pooling in the berth API because every request opened its own connection to Postgres.',
    ],
    [
      'Pin the depth sensor page\n\nSupport got the same question every week.',
      'bullet',
      'Pinned the depth sensor page because support got the same question every week.',
    ],
  ])('%s', (note, part, expected) => {
    expect(told(note)[part]).toBe(expected)
  })

  it.each<[string, Part, RegExp]>([
    ['Add a bell to the tram\n\nOperators wanted to keep the old horn.', 'bullet', /so that/],
    ['Remove the trip log\n\nOperators wanted to see fewer pages.', 'bullet', /so that/],
    ['Add a bell to the tram\n\nOperators never asked for it.', 'bullet', /request/],
    ['Add a bell to the tram\n\nMake sure the lamps were lit in the depot.', 'bullet', /because/],
    ['Add a bell to the tram\n\nThe docs needed to be updated as well.', 'bullet', /because/],
  ])('but not: %s', (note, part, wrong) => {
    expect(told(note)[part]).not.toMatch(wrong)
  })
})

describe('the task of a plain change', () => {
  it.each<[string, RegExp]>([
    [
      'Replace our own CSV reader with a library.\n\nThe old reader broke on quoted fields that contain a line break.',
      /working again/,
    ],
    [
      'Add a retry to the barcode upload\n\nThe handhelds lose their Wi-Fi, so about one upload in fifty failed.',
      /about one upload/,
    ],
  ])('brings back no thing that worked but for some cases: %s', (note, wrong) => {
    expect(told(note).task).not.toMatch(wrong)
  })
})

describe('the result of a plain change', () => {
  it.each<[string, string]>([
    [
      'Rewrite the tide parser with nom\n\nThe regexes had become unreadable.',
      'The tide parser has been rewritten with nom.',
    ],
    [
      'Allow cancelling a running export\n\nPreviously an export could only be stopped by killing the worker.',
      'It is now possible to cancel a running export.',
    ],
    [
      'Document how to swap a depth sensor\n\nSupport got the same question every week.',
      'It is now documented how to swap a depth sensor.',
    ],
    [
      'Explain in the docs how to replace a lamp\n\nSupport got the same question every week.',
      'The docs now explain how to replace a lamp.',
    ],
    [
      'Guard the winch against double starts\n\nWe now check the brake first and refuse to start when it is open.',
      'The winch has been guarded against double starts.',
    ],
    [
      'Move the fare calculation out of the views\n\nFares were calculated in three different templates, each with slightly different rounding. They are now calculated in one place and the templates only format the result.',
      'Fares are now calculated in one place and the templates only format the result.',
    ],
    [
      'ci: split the e2e job into four shards\n\nThe end-to-end tests took 38 minutes and were the slowest part of every merge. They are now split into four parallel jobs by timing data, and finish in about 11 minutes.',
      'The end-to-end tests now take about 11 minutes instead of 38 minutes.',
    ],
  ])('%s', (note, expected) => {
    expect(told(note).result).toBe(expected)
  })

  it.each<[string, RegExp]>([
    [
      "This PR replaces our own CSV parser with csv-parse.\n\nI kept the old function signature so callers don't need to change.",
      /no longer need/,
    ],
    [
      'Debounce the door switch\n\nThe door switch bounced for up to 8 ms, so the firmware saw several open events per opening.',
      /for (?:was|is) up/,
    ],
  ])('but not: %s', (note, wrong) => {
    expect(told(note).result).not.toMatch(wrong)
  })
})

describe('the bullet of a plain change tells', () => {
  it.each<[string, string, string]>([
    [
      'what the program does now as the means',
      'Validate the redirect target after login\n\nThe next parameter was passed straight to the redirect. We now only accept relative paths and fall back to the dashboard otherwise.',
      'Changed the code to validate the redirect target after login by only accepting relative paths and falling back to the dashboard otherwise.',
    ],
    [
      'the same of what is guarded',
      'Guard the winch against double starts\n\nWe now check the brake first and refuse to start when it is open.',
      'Guarded the winch against double starts by checking the brake first and refusing to start when it is open.',
    ],
    [
      'the same of what is rejected',
      'Reject boats without a licence\n\nWe now check the number against the register.',
      'Changed the code to reject boats without a licence by checking the number against the register.',
    ],
    [
      'nothing that others have removed',
      'Bump Pillow from 9.5 to 10.3\n\nImage.ANTIALIAS was removed in 10.0, so I switched the thumbnail code to Image.LANCZOS.',
      'Bumped Pillow from 9.5 to 10.3 and switched the thumbnail code to Image.LANCZOS.',
    ],
    [
      'nothing that others have renamed',
      'Upgrade to Spring Boot 3\n\njavax.servlet was renamed to jakarta.servlet, so all the imports had to change. I used OpenRewrite for most of it and fixed the rest by hand.',
      'Upgraded to Spring Boot 3, used OpenRewrite for most of it, and fixed the rest by hand.',
    ],
    [
      'what a thing takes now, which is told last',
      'Split the e2e job into four shards\n\nThe end-to-end tests took 38 minutes and were the slowest part of every merge. They are now split into four parallel jobs by timing data, and finish in about 11 minutes.',
      'Split the e2e job into four shards, with the end-to-end tests now taking about 11 minutes instead of 38 minutes.',
    ],
    [
      'of what a figure is',
      'Sort readings before compacting them\n\nSince readings mostly come in order, sorting them first is much faster: compacting a day takes 4 s instead of 31 s, and memory use drops from 2.1 GB to 300 MB.',
      'Changed the code to sort readings before compacting them, taking the memory use from 2.1 GB to 300 MB.',
    ],
    [
      'how it was time and again as the reason',
      'Move the fare calculation out of the views\n\nFares were calculated in three different templates.',
      'Moved the fare calculation out of the views because fares were calculated in three different templates.',
    ],
    [
      'what was debounced, and by what',
      'Debounce the door switch\n\nThe door switch bounced for up to 8 ms. Added a 20 ms timer in the interrupt handler.',
      'Debounced the door switch by adding a 20 ms timer in the interrupt handler.',
    ],
  ])('%s', (_what, note, expected) => {
    expect(told(note).bullet).toBe(expected)
  })

  it.each<[string, string, RegExp]>([
    [
      'a new thing by what is used now',
      'Drop the old importer\n\nWe now use the new one everywhere.',
      /by using/,
    ],
    [
      'an own deed that saved something',
      'Moved the ferry site to a new host. The old server was switched off on Friday, so we no longer pay for it.',
      /^Moved the ferry site to a new host\.$/,
    ],
  ])('not %s', (_what, note, wrong) => {
    expect(told(note).bullet).not.toMatch(wrong)
  })
})
