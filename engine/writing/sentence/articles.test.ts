import { describe, expect, test } from 'vitest'
import { findProse } from '../../facts/fields/prose.ts'
import { readDocument } from '../../text/lines/document.ts'
import { asWork, withArticles } from './articles.ts'
import { ownArticles } from './own-articles.ts'

describe('a thing of which there is one or more', () => {
  test.each([
    // Behind a name, an option, a path or a size.
    ['Fixed --dry-run option of backup script.', 'Fixed the --dry-run option of the backup script.'],
    ['Installed Windows 11 VM on spare laptop.', 'Installed a Windows 11 VM on the spare laptop.'],
    ['Added MAX_ROWS setting and wrote test for it.', 'Added a MAX_ROWS setting and wrote a test for it.'],
    ['Used @acme/lint tool on .babelrc file.', 'Used the @acme/lint tool on the .babelrc file.'],
    ['Replaced broken valve with 12V solenoid.', 'Replaced the broken valve with a 12V solenoid.'],
    ['Returned 404 error instead of blank page.', 'Returned a 404 error instead of a blank page.'],
    ['Got 20% speedup by moving query.', 'Got a 20% speedup by moving the query.'],
    // What became better, and what is no one thing.
    ['Moved parts for cleaner structure.', 'Moved parts for a cleaner structure.'],
    ['Added verbose debug output to the pump.', 'Added verbose debug output to the pump.'],
    // What was made, though its name opens with what it does; what was taken away had been there.
    ['Added dimming switch to the lamp.', 'Added a dimming switch to the lamp.'],
    ['Added shelf and crate picking.', 'Added shelf and crate picking.'],
    ['Built the drag and drop assignment of crates.', 'Built the drag and drop assignment of crates.'],
    ['Took crates that are late into account.', 'Took crates that are late into account.'],
    ['Scaled photos on upload with sharp.', 'Scaled photos on upload with sharp.'],
    ['Removed sail dependency.', 'Removed the sail dependency.'],
    ['Applied proposed patch to the mast.', 'Applied the proposed patch to the mast.'],
    ['Wrapped the pump with lock.', 'Wrapped the pump with a lock.'],
    ['Built a shed to house most of the tools.', 'Built a shed to house most of the tools.'],
    // Behind a verb in "ing" and behind "has".
    ['Avoided reloading map.', 'Avoided reloading the map.'],
    ['The clerk was scanning label.', 'The clerk was scanning the label.'],
    ['Client now has retry policy.', 'The client now has a retry policy.'],
    // What opens a sentence and does something.
    ['Server crashed because certificate expired.', 'The server crashed because the certificate expired.'],
    ['Kernel now maps framebuffer at boot.', 'The kernel now maps the framebuffer at boot.'],
    ['Compiler no longer emits warning.', 'The compiler no longer emits a warning.'],
    ['If cached image exists, it is used.', 'If the cached image exists, it is used.'],
    ['PR was merged after review.', 'The PR was merged after review.'],
    // One more of its kind, and one that was there.
    ['To avoid such situation, it waits.', 'To avoid such a situation, it waits.'],
    ['Built a desk lamp and wall socket.', 'Built a desk lamp and a wall socket.'],
    ['Built robot arm with gripper.', 'Built a robot arm with a gripper.'],
    ['Found a problem with worn belt.', 'Found a problem with a worn belt.'],
    ['Died from stack overflow in parser.', 'Died from a stack overflow in the parser.'],
    ['Moved button from header to sidebar.', 'Moved the button from the header to the sidebar.'],
    ['Made import_rows job idempotent.', 'Made the import_rows job idempotent.'],
    ['Reverted migration causing timeouts.', 'Reverted the migration causing timeouts.'],
    ['Read it (via max_size config).', 'Read it (via the max_size config).'],
    ['Stalled due to full tank.', 'Stalled due to a full tank.'],
    ['Rewrote openGate and pump class.', 'Rewrote openGate and the pump class.'],
    ['Cleaned the labels, added barn door.', 'Cleaned the labels, added a barn door.'],
    ['Fetched rows in new posted event.', 'Fetched rows in the new posted event.'],
    ['Added option to pause.', 'Added an option to pause.'],
    ['Got test lamp working.', 'Got the test lamp working.'],
    ['Custom probe was not supported.', 'A custom probe was not supported.'],
    // Behind a call and a private name; whatever is named by what it does.
    ['Added drain(tank) helper to Pump class.', 'Added a drain(tank) helper to the Pump class.'],
    ['Added _tide_rows cache to the map.', 'Added a _tide_rows cache to the map.'],
    ['Dropped symbol _tide_rows from the map.', 'Dropped the symbol _tide_rows from the map.'],
    ['Made Pump() look like a tank.', 'Made Pump() look like a tank.'],
    ['Added tide.py exposing one call.', 'Added tide.py exposing one call.'],
    ['Added optional map downloader.', 'Added an optional map downloader.'],
    ['Moved to smoother sailing.', 'Moved to smoother sailing.'],
    // What ends like an adverb and is none.
    ['Added reply button to the log.', 'Added a reply button to the log.'],
    ['Built user-friendly tide page.', 'Built a user-friendly tide page.'],
    ['Added read-only view of the tides.', 'Added a read-only view of the tides.'],
    ['Ran pump daily.', 'Ran the pump daily.'],
    ['Wrote SEO guide.', 'Wrote an SEO guide.'],
  ])('says "%s" as "%s"', (written, said) => {
    expect(withArticles(written)).toBe(said)
  })

  test.each([
    'Kept one file per session.',
    'Enemy spawns are rarer now.',
    'Fixed API deploys.',
    'There was no such file.',
    'Helped test the pump.',
    'Added rate limiting middleware.',
    'Rejected path traversal in uploads.',
    'Ensured proper cleanup of sockets.',
    'Sorted rows from shelf to shelf.',
    'Restarted it on crash.',
    'Halted the cart on lever release.',
    'Used a clip (which fits) screw by screw.',
    'Wrote a game of life board.',
    'The IPv6 to IPv4 fallback works.',
    'It was for the class and add a lamp.',
    // What looks like a thing and is done to the next one.
    'Guests who were signed in saw the door.',
    'The valve failed to handshake with the pump.',
    'We had to sanity check the gate.',
    'I did test this on the ferry.',
    'For instance, the lamp worked fine after that.',
    'Applied the proposed patch for the mast.',
    // Two words that share the article of the first, and a name that owns the next.
    'The phone froze when the bolt and sets counter was on.',
    'It takes either a milling machine or engraving machine.',
    'There was no gap between the original and sanded board.',
    "Tied the barge to Port Nord's own mast.",
    'Bought a USB 2.0 to CAN adapter.',
    'There was no divide by zero check in the crane.',
    'The crane was hard to unit test.',
    'Anybody could run denial of service attacks on the crane.',
    'Drew the mast in visual studio.',
    'A mast without accompanying sail was no use.',
    'It had no sails, let alone mast design.',
  ])('leaves "%s"', (written) => {
    expect(withArticles(written)).toBe(written)
  })
})

describe('a writer who uses articles', () => {
  const said = (description: string, text: string) =>
    withArticles(text, ownArticles(findProse(readDocument(description))))

  test.each([
    'The outage hit network infrastructure that nobody watched.',
    'I moved state management out of the view and into a store.',
    'The old boiler went out, so hot water was gone for a day.',
    'To avoid bizarre division of labour between the two, I merged them.',
    'This reduces code size in all but one of the benchmarks.',
    'Data loss was possible whenever the modem lost power during a write.',
    'I turned the queue into a pool with separate reader and writer threads.',
  ])('means what has none: "%s"', (sentence) => {
    expect(said(`Work log\n\n${sentence}`, sentence)).toBe(sentence)
  })

  test('means some of it by "some"', () => {
    expect(
      said('Log\n\nI rewrote some old firmware for the lamp.', 'Rewrote old firmware for the lamp.'),
    ).toBe('Rewrote old firmware for the lamp.')
  })

  test('says which article a thing has', () => {
    const text =
      'fix: crash when running migration helper\n\nIt crashed as soon as a migration helper was up.'
    expect(said(text, 'Fixed a crash when running migration helper.')).toBe(
      'Fixed a crash when running a migration helper.',
    )
  })
})

describe('asWork', () => {
  test.each([
    ['gate', 'the gate'],
    ['deadlock in the pump', 'a deadlock in the pump'],
    ['input validation', 'input validation'],
    ['usage of water', 'the usage of water'],
    ['better lamps', 'better lamps'],
    ['AWS costs', 'AWS costs'],
    ["Mira Holt's branch of the parser", "Mira Holt's branch of the parser"],
    ['painting the gate', 'painting the gate'],
  ])('names "%s" as "%s"', (noun, named) => {
    expect(asWork(noun)).toBe(named)
  })
})
