import { describe, expect, test } from 'vitest'
import { findProse } from '../facts/fields/prose.ts'
import { readClause } from '../text/clauses/clauses.ts'
import { readDocument } from '../text/lines/document.ts'
import { countBlemishes } from './bullet/drafts/blemishes.ts'
import { outcomePhrase } from './bullet/outcome/outcome.ts'
import { innerDeed } from './deeds/forms/inner-deed.ts'
import { findGains } from './deeds/gains/gain.ts'
import { parted } from './parted.ts'
import { withArticles } from './sentence/articles.ts'
import { inflectTail, inOneTense } from './sentence/inflect.ts'
import { asGerund, isPlainClause } from './sentence/plain.ts'
import { polished } from './sentence/polish.ts'
import { capitalise, tidySentence, uncapitalise } from './sentence/tidy.ts'
import { impersonal, isTorn, shorten } from './sentence/trim.ts'

/** All that a sentence says was gained, whatever else it might be about. */
function gainsOf(sentence: string): string[] {
  const prose = findProse(readDocument(sentence))
  const certain = prose.all.map((one) => ({
    ...one,
    likelihood: { problem: 0, approach: 0, solution: 0, impact: 1, followup: 0, highlight: 0 },
  }))
  return findGains(parted({ ...prose, all: certain })).map(({ text }) => text)
}

describe('inflectTail', () => {
  test.each([
    ['a cache and remove the old one', 'base', 'past', 'a cache and removed the old one'],
    ['a cache and removes stale rows', 's', 'ing', 'a cache and removing stale rows'],
    ['read and write paths', 'base', 'past', 'read and write paths'],
    ['the workers and waited for fresh ones', 'past', 'base', 'the workers and wait for fresh ones'],
    ['the change and redeployed the gateway', 'past', 'base', 'the change and redeploy the gateway'],
    ['the flag and does not call it', 's', 'past', 'the flag and does not call it'],
    [
      'an image which installs clang and boost from source',
      'base',
      'past',
      'an image which installs clang and boost from source',
    ],
    [' and deployed a detector', 'past', 'base', ' and deploy a detector'],
    ['a task, tested, deployed', 'past', 'base', 'a task, test, deploy'],
    ['precompiled headers and stop globbing', 'base', 'past', 'precompiled headers and stopped globbing'],
  ] as const)('carries the tense over: %s', (rest, from, to, expected) => {
    expect(inflectTail(rest, from, to)).toBe(expected)
  })
})

describe('isTorn', () => {
  test.each(['added icons instead of using the', 'added the library to', 'closed the one'])(
    'sees that "%s" breaks off',
    (phrase) => {
      expect(isTorn(phrase)).toBe(true)
    },
  )

  test('is content with a whole phrase', () => {
    expect(isTorn('added the library to the build')).toBe(false)
  })
})

describe('outcomePhrase', () => {
  test.each([
    ['This cut the build from 9 to 3 minutes.', ', cutting the build from 9 to 3 minutes'],
    ['In production, this halved the load.', ', halving the load in production'],
    ['Memory dropped from 4 GB to 1 GB.', ', with memory dropping from 4 GB to 1 GB'],
    ['The parser no longer leaks handles.', ', with the parser no longer leaking handles'],
    ['The index can now hold everything in memory.', ', letting the index hold everything in memory'],
    ['The old path is unchanged.', ', with the old path unchanged'],
    ['The results show a 30% increase in throughput.', ', with a 30% increase in throughput'],
    ['Lookups are 20x faster.', ', with lookups 20x faster'],
    ['brakes: 90 ms > 20 ms', ' (90 ms > 20 ms for brakes)'],
    ['increase lamp timeout to 10s', undefined],
    ['We could also look at its 3 neighbours.', undefined],
    ['Using the cache speeds up the tests by 10s.', ', speeding up the tests by 10s'],
    ['~17 seconds -> ~350ms (48x faster)', ' (from ~17 seconds to ~350ms, 48x faster)'],
  ])('turns "%s" into a phrase', (sentence, phrase) => {
    expect(outcomePhrase(sentence)).toBe(phrase)
  })

  test.each(['Does it work now?', 'The results:', 'It was a nice week.'])(
    'makes nothing of "%s"',
    (sentence) => {
      expect(outcomePhrase(sentence)).toBeUndefined()
    },
  )
})

describe('findGains', () => {
  test.each([
    ['This reduced peak memory from 13 GB to 14 MB.', 'reduced peak memory from 13 GB to 14 MB'],
    ['Splitting the statement avoids the deadlock.', 'avoided the deadlock by splitting the statement'],
    ['Clean build on CI: 19 min -> 8 min', 'cut clean build on CI from 19 min to 8 min'],
    ['Frame time is 9.4 ms (was 16.8 ms).', 'cut frame time from 16.8 ms to 9.4 ms'],
    ['The results show that restart time fell from 9 to 4 minutes.', 'cut restart time from 9 to 4 minutes'],
    [
      "Route building had crept up to 12-18 minutes. It's now down to 4-6 minutes, and more can be done.",
      'cut route building from 12-18 minutes to 4-6 minutes',
    ],
    ['This takes us from ~300ms page loads to ~150ms.', 'cut page loads from ~300ms to ~150ms'],
    [
      'Load dropped from 80% to 5%, and page times dropped from 500 ms to 20 ms.',
      'cut load from 80% to 5% and page times from 500 ms to 20 ms',
    ],
    ['The runners are now ephemeral.', 'made the runners ephemeral'],
    ['Errors fell from 5% to 1%, nobody has complained since.', 'cut errors from 5% to 1%'],
    [
      'Rolling restart time drops from 9 minutes to 4 minutes.',
      'cut rolling restart time from 9 minutes to 4 minutes',
    ],
  ])('tells "%s" as a deed', (sentence, gain) => {
    expect(gainsOf(sentence)).toContain(gain)
  })

  test('takes a number that the writer chose for no gain', () => {
    expect(gainsOf('The timeout went from 10 s to 50 s.')).toEqual([])
  })

  test('takes what nobody can see for no gain', () => {
    expect(gainsOf('Everything is working as intended.')).toEqual([])
    expect(gainsOf('This made all the difference.')).toEqual([])
  })
})

describe('innerDeed', () => {
  test.each([
    ['I spent most of the day routing the board.', 'route'],
    ['This fixes that by reading the size from the file.', 'read'],
    ['We fixed it by creating one unit file for the bot.', 'create'],
    ['I spent a morning trying to figure out why the model drifts.', 'investigate'],
    ['This required patching the loader.', 'patch'],
  ])('finds what was done in "%s"', (sentence, verb) => {
    expect(innerDeed(readClause(sentence))?.verb.base).toBe(verb)
  })
})

describe('impersonal', () => {
  test('drops the writer or the part that needs one', () => {
    expect(impersonal('moved our queue to Redis')).toBe('moved the queue to Redis')
    expect(impersonal('added a check for stale rows, so that we stop sooner')).toBe(
      'added a check for stale rows',
    )
    expect(impersonal('did what I could')).toBeUndefined()
    expect(impersonal('published my first app')).toBe('published a first app')
    expect(impersonal('drew pages/my-boats.tsx anew')).toBe('drew pages/my-boats.tsx anew')
    expect(impersonal('ran my first two tests')).toBe('ran the first two tests')
    expect(impersonal('built it on my laptop to improve our operations')).toBe(
      'built it on a laptop to improve operations',
    )
  })
})

describe('shorten', () => {
  test('cuts at a joint and never inside a list, a range or a bracket', () => {
    expect(
      shorten('replaced the queue with a stream, which removes the lock that every worker waited for', 8),
    ).toBe('replaced the queue with a stream')
    expect(shorten('changed the default set of tools to git and hg', 8)).toBeUndefined()
    expect(shorten('moved all of the labels over to Quill Sans, a new font that has every accent', 9)).toBe(
      'moved all of the labels over to Quill Sans',
    )
    expect(shorten('skips the slow check of the whole table unless the owner asks for it', 8)).toBeUndefined()
    expect(
      shorten('found that some of the lamps of the big board are always dim at night', 10),
    ).toBeUndefined()
    expect(shorten('cut the nightly import on the big cluster from 90 minutes to 7 minutes', 10)).not.toMatch(
      /90 minutes$/,
    )
    expect(shorten('moved it to a plain, standing-order rule for gates', 7)).toBeUndefined()
    expect(shorten('added a big lamp that runs with a battery', 7)).toBe('added a big lamp')
  })
})

describe('asGerund', () => {
  test('says a fault as something that can be fixed', () => {
    expect(asGerund('uploads fail on the second try')).toBe('uploads failing on the second try')
    expect(asGerund('the exporter used too much memory')).toBe('the exporter using too much memory')
    expect(asGerund('the tests were failing on the new runner')).toBe('the tests failing on the new runner')
    expect(asGerund('the mailer did not escape names')).toBe('the mailer not escaping names')
  })

  test('leaves alone what it cannot turn', () => {
    expect(asGerund('the pages that need a token fail')).toBeUndefined()
    expect(asGerund('the token was committed to the repository')).toBeUndefined()
    expect(asGerund('few logs in general')).toBeUndefined()
    expect(asGerund("the lamp won't get cleaned by night")).toBeUndefined()
    expect(asGerund('90 requests for a berth')).toBeUndefined()
  })
})

describe('inOneTense', () => {
  test.each([
    ['the limit and raise the alarm', 'the limit and raised the alarm'],
    ['the limit and raise the alarm to warn them', 'the limit and raised the alarm to warn them'],
    ['the parser to read rows and skip the header', 'the parser to read rows and skip the header'],
    [
      'the lamps and made them quietly restart and warn the guard',
      'the lamps and made them quietly restart and warn the guard',
    ],
    ['the lamps and made the list and warn the guard', 'the lamps and made the list and warned the guard'],
    [
      'a script which loads the page and checks the title',
      'a script which loads the page and checks the title',
    ],
  ])('tells "%s" as "%s"', (written, told) => {
    expect(inOneTense(written)).toBe(told)
  })
})

describe('polished', () => {
  test.each([
    ['Fixed the jam on /gates endpoint.', 'Fixed the jam on the /gates endpoint.'],
    ['Added a line to end of the log.', 'Added a line to the end of the log.'],
    ['User reported a jam.', 'The user reported a jam.'],
    ['The board and its code is done now.', 'The board and its code are done now.'],
    ['Fixed broken gate test blocking the build.', 'Fixed a broken gate test blocking the build.'],
  ])('says "%s" as "%s"', (text, said) => {
    expect(polished(text)).toBe(said)
  })
})

describe('withArticles', () => {
  test.each([
    ['Fixed login bug.', 'Fixed a login bug.'],
    ['Fixed broken gate test on the shore.', 'Fixed a broken gate test on the shore.'],
    ['Repaired broken tide data.', 'Repaired broken tide data.'],
    [
      'Moved the gauges to a module with shared base class.',
      'Moved the gauges to a module with a shared base class.',
    ],
    ['Implemented safe output encoding.', 'Implemented safe output encoding.'],
    ['Added retry logic to the gate.', 'Added retry logic to the gate.'],
    ['Added Meson option to the build.', 'Added a Meson option to the build.'],
    ['It lets us create new and different gates.', 'It lets us create new and different gates.'],
    ['There was a lot of head scratching.', 'There was a lot of head scratching.'],
    ['Added test for the parser.', 'Added a test for the parser.'],
    ['Nightly job went from 40 min to 6 min.', 'The nightly job went from 40 min to 6 min.'],
    ['Docker image shrank to 90 MB.', 'The Docker image shrank to 90 MB.'],
    ['Peak latency fell by half.', 'Peak latency fell by half.'],
    ['Reduced cloud bill by 9k a month.', 'Reduced the cloud bill by 9k a month.'],
    ['Raised click rate from 3% to 5%.', 'Raised the click rate from 3% to 5%.'],
    [
      'Moved SSH key into config file of the runner.',
      'Moved the SSH key into the config file of the runner.',
    ],
    [
      'Server was restarted because database was down.',
      'The server was restarted because the database was down.',
    ],
    [
      'I created SDK wrapper and wrote unit test for it.',
      'I created an SDK wrapper and wrote a unit test for it.',
    ],
    [
      'Reduced size of index by dropping old column.',
      'Reduced the size of the index by dropping the old column.',
    ],
    [
      'Created invoice API and increased reader timeout to 30 s.',
      'Created an invoice API and increased the reader timeout to 30 s.',
    ],
    ['Imported 64-bit driver implementation.', 'Imported a 64-bit driver implementation.'],
    ['Notified mailing list about it.', 'Notified the mailing list about it.'],
    ['Started testing parser output.', 'Started testing parser output.'],
    ['Revoked storing target in the cookie.', 'Revoked storing target in the cookie.'],
    // What takes none: plurals, what is not counted, set phrases, quotes, names and what is determined already.
    ['Added support for tabs.', 'Added support for tabs.'],
    ['Enabled compression by default.', 'Enabled compression by default.'],
    ['Fixed old jobs failing at night.', 'Fixed old jobs failing at night.'],
    [
      'Ran both side by side and moved my page to /about page.',
      'Ran both side by side and moved my page to the /about page.',
    ],
    [
      'Silenced the warning "could not open file handle".',
      'Silenced the warning "could not open file handle".',
    ],
    ['We had to update Redis and to load rows faster.', 'We had to update Redis and to load rows faster.'],
  ])('says "%s" as "%s"', (written, said) => {
    expect(withArticles(written)).toBe(said)
  })
})

describe('polished', () => {
  test.each([
    ['Fixed enviroment variable of the runner.', 'Fixed the environment variable of the runner.'],
    ['Didnt work untill the cache was cleared.', "Didn't work until the cache was cleared."],
    ['Raised it upto 40 rows.', 'Raised it up to 40 rows.'],
    ['Drew a outline and an door of an HTTP box.', 'Drew an outline and a door of an HTTP box.'],
    ['Kept a European plug for an hour.', 'Kept a European plug for an hour.'],
    ['Moved it to docs/ folder.', 'Moved it to the docs/ folder.'],
    ['Added a MkDocs site and a nginx proxy.', 'Added an MkDocs site and an nginx proxy.'],
    ['Tried up to the given # of times.', 'Tried up to the given number of times.'],
    ['Released the planner, which reach 40 stops.', 'Released the planner, which reaches 40 stops.'],
    ['Added filters, which turns rows into sums.', 'Added filters, which turn rows into sums.'],
    ['Built a list of stops, which shows delays.', 'Built a list of stops, which shows delays.'],
    ['Callibrated the pump and drew first panel.', 'Calibrated the pump and drew the first panel.'],
    ['Got a SQL error and an unique lamp in an UI.', 'Got an SQL error and a unique lamp in a UI.'],
    ['Traced an LAN port with a M3 bolt.', 'Traced an LAN port with an M3 bolt.'],
    ['Fitted a new motor hubs to the cart.', 'Fitted new motor hubs to the cart.'],
    ['Hung a "Open" sign via the native tune() hook.', 'Hung an "Open" sign via the native tune() hook.'],
    ['Set a custom components alongside the door.', 'Set custom components alongside the door.'],
    ['Gathered a feedback on the lamp.', 'Gathered feedback on the lamp.'],
    ['The gate opens when a user clicks on it.', 'The gate opens when a user clicks on it.'],
    ['Wired a ip camera and read the os module.', 'Wired an IP camera and read the os module.'],
    ['Simplfied the equipement on friday.', 'Simplified the equipment on Friday.'],
    ['Ticked the box "Ask at next login".', 'Ticked the box "Ask at next login".'],
    ['Moved the planner to main PC.', 'Moved the planner to the main PC.'],
    ['Shut the old gate,now the yard is dry.', 'Shut the old gate, now the yard is dry.'],
    // Names and what is quoted stay as they are.
    ['Renamed the flag "seperate" and libary.cfg.', 'Renamed the flag "seperate" and libary.cfg.'],
  ])('hands in "%s" as "%s"', (written, handedIn) => {
    expect(polished(written)).toBe(handedIn)
  })
})

describe('countBlemishes', () => {
  test.each([
    ['Fixed lots of stuff in the wizard', 1],
    ['Pinned the heap and deployed via: the stack file', 1],
    ['Integrated the parser and it passed the early tests', 2],
    ['Powered the board, initialize the sensors, and slept', 3],
    ['Cut the import from 90 s to ~7 s by reading rows in batches', 0],
  ])('finds what a reader would strike out in "%s"', (text, found) => {
    expect(countBlemishes(text)).toBe(found)
  })
})

describe('isPlainClause', () => {
  test('tells a statement from a fragment or a clause that leans on another', () => {
    expect(isPlainClause('the pool was full every night')).toBe(true)
    expect(isPlainClause('when the pool was full')).toBe(false)
    expect(isPlainClause('this was broken for weeks')).toBe(false)
    expect(isPlainClause('one-off task, runs in batches of fifty')).toBe(false)
    expect(isPlainClause('a very full pool')).toBe(false)
  })
})

describe('tidying', () => {
  test('takes off addresses, empty brackets, connectives and loose ends', () => {
    expect(tidySentence('However, it failed (see https://example.org/a/b):')).toBe('It failed.')
    expect(tidySentence('call start() first')).toBe('Call start() first.')
  })

  test('keeps the case of names', () => {
    expect(capitalise('docs.rs was down')).toBe('docs.rs was down')
    expect(uncapitalise('Kubernetes restarted it')).toBe('Kubernetes restarted it')
    expect(uncapitalise('The pod restarted')).toBe('the pod restarted')
  })
})
