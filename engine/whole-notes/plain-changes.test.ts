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
  ])('%s', (note, expected) => {
    expect(told(note).result).toBe(expected)
  })
})
