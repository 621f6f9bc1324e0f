import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('the deed that a log comes to is told, and not the way there', () => {
  test('what was tried out leads to what was done then', () => {
    const { resumeBullet } = analyse(
      'Played with a lexer for my hobby language this weekend. Managed to get the indentation right by switching from counters to a stack. Dropped about 200 lines in the process.',
    )
    expect(resumeBullet).toMatch(/^Got the indentation right by switching from counters to a stack/)
  })

  test('what was taken out is what the handler called, and not the handler', () => {
    const { resumeBullet, starStory } = analyse(
      'Debugged why the winch driver skips at noon. The handler was calling syslog. Took it out and used a queue instead. Now it runs all day with no skips.',
    )
    expect(resumeBullet).toMatch(/took syslog out,? and used a queue/i)
    expect(starStory.action).toMatch(/used a queue instead\.$/)
    expect(starStory.result).toBe('Now it runs all day with no skips.')
  })

  test('what was looked at last is no errand', () => {
    const { resumeBullet } = analyse(
      'Added a cache to the tram planner. Profiled the planner with perf on the small board.',
    )
    expect(resumeBullet).toMatch(/^Added a cache to the tram planner/)
  })

  test('what turned out is no second deed', () => {
    const { resumeBullet, starStory } = analyse(
      'Ported the pier map from SVG to canvas. Turned out the labels were the slow part. Now draws all 9,000 piers at 60 fps.',
    )
    expect(resumeBullet).toBe(
      'Ported the pier map from SVG to canvas, so that it now draws all 9,000 piers at 60 fps.',
    )
    expect(starStory.result).toBe('The pier map now draws all 9,000 piers at 60 fps.')
  })
})

describe('one thing for another', () => {
  test('what one got rid of and replaced was replaced', () => {
    const { resumeBullet } = analyse(
      'Got rid of the old slider in the booking form today and replaced it with the native input.',
    )
    expect(resumeBullet).toMatch(/^Replaced the old slider in the booking form with the native input/)
  })

  test('what others replaced, or is still to be replaced, was not', () => {
    const planned = analyse('Got rid of the old slider. Will replace it with the native input next week.')
    expect(planned.resumeBullet).not.toMatch(/^Replaced/)
  })
})

describe('what was found and changed in one breath', () => {
  test('the writer changed what a thing was found to use', () => {
    const { resumeBullet } = analyse(
      'Umlauts came out as question marks in the export. I found that the export writer used the default encoding and changed it to UTF-8.',
    )
    expect(resumeBullet).toMatch(
      /^Changed the export writer to UTF-8 after noticing that it used the default/,
    )
  })

  test('what the thing did next is not the deed of its finder', () => {
    const { starStory } = analyse(
      'I found that the script used the wrong folder and deleted the photos. I restored them from a backup.',
    )
    expect(starStory.action).not.toMatch(/I deleted/)
  })
})

describe('ideas', () => {
  const told = (note: string) => {
    const { resumeBullet, starStory } = analyse(note)
    return `${resumeBullet} ${starStory.action}`
  }

  test('one that worked was carried out', () => {
    expect(
      told(
        'I wanted a faster loader for replays. First idea was to use threads, made it slower. Second idea was to cache the headers, and that worked great.',
      ),
    ).toMatch(/^Cached the headers.* I cached the headers/)
  })

  test('one that failed, or was never tried, was not', () => {
    const note = 'I wanted a faster loader for replays. I rewrote the index of the replays.'
    expect(told(`${note} First idea was to cache the headers, but that made it slower.`)).not.toMatch(
      /^Cached|I cached/,
    )
    expect(told(`${note} Another idea is to cache the headers.`)).not.toMatch(/[Cc]ached the headers/)
  })
})

test('"that did it" announces how things are since', () => {
  const { result } = analyse(
    'The probe readings jumped every time the pump started. Moved the board away from the pump and twisted the wires. That did it: readings are now steady within 1 degree.',
  ).starStory
  expect(result).toBe('Readings are now steady within 1 degree.')
})

test('what has run since is what the note opened with', () => {
  const { resumeBullet } = analyse(
    'The platform display kept rebooting in the cold. Measured the supply: it dipped to 4.2 V. Ended up soldering a big capacitor next to the modem. It has run for two weeks now without a reboot.',
  )
  expect(resumeBullet).toBe(
    'Soldered a big capacitor next to the modem, with the platform display running for two weeks without a reboot.',
  )
})

test('nobody who lost nothing was lost', () => {
  const { result } = analyse(
    'Students kept getting stuck on installing things, so I set up a notebook server for the class. No one lost a lesson to that this term.',
  ).starStory
  expect(result).not.toMatch(/was lost/)
})

test('what a measure moved on is told with the measure', () => {
  const { resumeBullet } = analyse(
    'Replaced the search per unit with a flow field. With 500 units the frame time went from 28 ms to 9 ms.',
  )
  expect(resumeBullet).toMatch(/the frame time .*from 28 ms to 9 ms/)
})

describe('what the work came down to', () => {
  test('what helped in the end was done', () => {
    const { resumeBullet } = analyse(
      'LightGBM gave me 0.81. What really helped was grouping the folds by shop so the validation matched the board.',
    )
    expect(resumeBullet).toMatch(/^Grouped the folds by shop/)
  })

  test('what would help, or whom somebody helped, was not done by the writer', () => {
    const wish = analyse('LightGBM gave me 0.81. What would help is grouping the folds by shop.')
    expect(`${wish.resumeBullet} ${wish.starStory.action}`).not.toMatch(/[Gg]rouped/)
    const other = analyse('I wrote the loader. Mira helped me by grouping the folds by shop.')
    expect(`${other.resumeBullet} ${other.starStory.action}`).not.toMatch(/^Grouped|I grouped/)
  })

  test('the main work was done', () => {
    const { resumeBullet, starStory } = analyse(
      'Finished the port of the loom simulator to Windows. Main work was replacing the POSIX sockets with Boost.Asio and getting rid of fixed paths.',
    )
    expect(resumeBullet).toBe(
      'Finished the port of the loom simulator to Windows, replaced the POSIX sockets with Boost.Asio, and got rid of fixed paths.',
    )
    expect(starStory.situation).not.toMatch(/main work/)
  })

  test('the main work that is still ahead was not', () => {
    const { resumeBullet, starStory } = analyse(
      'Started the port of the loom simulator to Windows. The main work will be replacing the POSIX sockets.',
    )
    expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/[Rr]eplaced/)
  })

  test('a ticket is told by the fault that it was about', () => {
    const { resumeBullet } = analyse(
      'Week 1 at the tram company. Set up my laptop, read a lot of code, and fixed my first ticket: the stop names were cut off on small screens.',
    )
    expect(resumeBullet).toBe('Fixed an issue where the stop names were cut off on small screens.')
  })

  test('why a thing failed is found out on the way to what was done about it', () => {
    const { resumeBullet } = analyse(
      'Yesterday I finally figured out why the fan controller reset at night. Writing to the card took too long. I moved the logging to its own task. No resets since.',
    )
    expect(resumeBullet).toBe('Moved the logging to its own task, with no resets since.')
  })
})

describe('what came of which deed', () => {
  test('what a sentence tells in one breath with a deed came of that', () => {
    const { resumeBullet } = analyse(
      'Devlog 12. Added a night cycle to Lantern Keep. Shadows looked terrible at first. After fixing that I also baked the static shadows, and the frame rate went up from 45 to 60 fps.',
    )
    expect(resumeBullet).not.toMatch(/by adding a night cycle/)
    expect(resumeBullet).toMatch(/[Bb]aked the static shadows/)
  })

  test('a cake is baked besides', () => {
    const { resumeBullet } = analyse(
      'Baked a cake for the team. Rewrote the loader of the tram planner in Go.',
    )
    expect(resumeBullet).not.toMatch(/cake/)
  })

  test.each([
    [
      'Added a lock to the driver. Latency is down to 12 us from 340 us.',
      /cutting latency from 340 us to 12 us/,
    ],
    [
      'Split the form into its own module. Tests run 20 seconds faster, too.',
      /with tests running 20 seconds faster\.$/,
    ],
  ])('%s', (note, bullet) => {
    expect(analyse(note).resumeBullet).toMatch(bullet)
  })
})

describe('what a word of the sentence before stands for', () => {
  test.each([
    [
      'Friday: the lathe stopped in the middle of a part. Traced it to a loose stop connector. Crimped a new one.',
      /a new stop connector/,
    ],
    [
      'Our tests no longer need a real printer. Wrote a fake one that speaks IPP and records what it gets.',
      /^Wrote a fake printer that speaks IPP/,
    ],
  ])('%s', (note, bullet) => {
    expect(analyse(note).resumeBullet).toMatch(bullet)
  })

  test('a new one of what was not bad is not named', () => {
    const { resumeBullet } = analyse(
      'I read a good paper about looms on the train. Started a new one for the museum.',
    )
    expect(resumeBullet).not.toMatch(/new paper about|new loom/)
  })

  test('what came out best is no thing that one switches to', () => {
    const { resumeBullet } = analyse(
      'Compared three tokenizers for the chat logs. WordPiece gave the best score. Switched the training over to it.',
    )
    expect(resumeBullet).not.toMatch(/to the best score/)
  })

  test('what a merged patch does was done', () => {
    const { resumeBullet } = analyse(
      'Got my first PR merged at work today! It adds a dry run to the deploy script, so people can see what would change. Took four review rounds.',
    )
    expect(resumeBullet).toMatch(/[Aa]dded a dry run to the deploy script/)
    const rejected = analyse(
      'I sent a PR to the shop and it was rejected. It adds a dry run to the deploy script.',
    )
    expect(rejected.resumeBullet).not.toMatch(/^Added a dry run/)
  })
})

describe('where a deed ends', () => {
  test.each([
    ['Rewrote the tile loader in the orchard game, again. Startup went from 11 s to 2 s.', /again/],
    ['Dumped the wiki, restored it on the new host, done in 40 minutes.', /done in/],
    [
      'Switched all stamps to UTC and only convert when displaying. Backfilled three days of data.',
      /only convert/,
    ],
  ])('%s', (note, not) => {
    expect(analyse(note).resumeBullet).not.toMatch(not)
  })

  test('what one lost is no verb', () => {
    const { situation } = analyse(
      'Spent two evenings on the radio clock. It lost sync every night at 2 am. I moved the charger away from the clock.',
    ).starStory
    expect(situation).not.toMatch(/synced/)
  })
})

test('what was relaxed may be a rule', () => {
  const { resumeBullet } = analyse(
    'Relaxed the version check of the tram client. Moved the parser to its own file.',
  )
  expect(resumeBullet).toMatch(/elaxed the version check/)
})

test('how much faster a thing was made stands with its quality', () => {
  const { result } = analyse(
    'Today I made the build 3x faster. What I did: cached the registry and split the jobs.',
  ).starStory
  expect(result).not.toMatch(/build 3x is/)
})

describe('what came right behind a deed', () => {
  const note =
    'The lamp controller never started from the card. I compared its table with the old one and found that the marker at the end was missing.'

  test('the deed is told, and not the search for it', () => {
    const { resumeBullet, starStory } = analyse(
      `${note} Once I added it, the lamp controller booted on both boards.`,
    )
    expect(resumeBullet).toMatch(/^Added the marker at the end after noticing that it was missing/)
    expect(starStory.action).toMatch(/I added the marker at the end\.$/)
    expect(starStory.result).toBe('The lamp controller booted on both boards.')
  })

  test('what went wrong then did not come right', () => {
    const { starStory } = analyse(
      `${note} Once I added it, the lamp controller came up with errors and crashed.`,
    )
    expect(starStory.result).not.toMatch(/came up|crashed/)
  })
})
