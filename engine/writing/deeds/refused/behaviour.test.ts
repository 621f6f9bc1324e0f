import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

function told(text: string): string {
  const { resumeBullet, starStory } = analyse(text)
  return [resumeBullet, starStory.task, starStory.action, starStory.result].join('\n')
}

it.each([
  [
    'what a rule does, told below it',
    '# Clear the holds between trips\n\n- Added a `replace_hold` rule to the loader\n  - Forces a fresh hold when a ship is swapped\n- Reworked the cleaning step with a second rinse\n  - Removes any leftover grain before loading',
    /forced a fresh|[Rr]emoved any/,
  ],
  [
    'what it does, told beside it',
    '# Fix the hold rinse\n\n- Enhanced the rinse with a second jet to wash out old grain\n- Removes any grain dust before loading',
    /[Rr]emoved any/,
  ],
  [
    'what a thing does that opens the item',
    '# feat(barn): crate lookup\n\nAdds lookup for both crate families:\n\n- `findCrate(x, y)` \u2014 a plain search by mark. Walks the shelves in reverse order and inverts each mark.\n- `findShelf(x)` \u2014 a finder for shelves.',
    /[Ww]alk|invert/,
  ],
  [
    'what a file does',
    '# Voyage manifest\n\n- `cli.py`: Intercepts the checked config at the start of the run and calls `build_manifest()`.\n- `test_manifest.py`: Created tests to check that a missing route fails gracefully.',
    /\b(?:[Ii]ntercepted|to intercept)\b/,
  ],
  [
    'what a configuration does',
    '# Modernise the yard build\n\nMoved the yard tools from the old Makefile to CMake.\n\n- CMakeLists.txt: Complete CMake configuration\n  - Builds all 6 tool variants',
    /(?:I|and|Modernised.*) built all 6|to build all 6/,
  ],
  [
    'what a program does by itself',
    'v0.4\n\n- automatically reset the fuel gauge when entering a new port\n- new scroll of tides',
    /(?:I|^)\s?[Rr]eset the fuel/m,
  ],
  [
    'what a program returns',
    '# Changes in the ferry scoring\n\n- returns the berth (as target), not the pier\n- returns the tide (as edge), not the slot',
    /[Rr]eturned the/,
  ],
  [
    'what was only seen to work',
    'Joystick control for the rover\n\n- Implemented a joystick node for the rover\n- Added debug output\n\nVerified working:\n- Speed commands published to /drive',
    /published speed/i,
  ],
  [
    'how a thing was before',
    'Correct the route split\n\n- Fixed the split of routes at bridges\n- Previously only matched routes ending with a pier, now correctly finds piers anywhere',
    /matched only|only matched/,
  ],
  [
    'what was set for a trial',
    'spi: reset the buffer before a second load\n\nOn my test board I limit PACKET_SIZE to 1K to mimic a small controller. So send 02H first when the buffer is loaded twice.',
    /PACKET_SIZE/,
  ],
  [
    'a label before the title',
    '# Pull Request:Allow late boarding to the ledger\n\nAdds a `--ledger` option to the boarding command for later checks.',
    /[Pp]ull(?:ed)? request/i,
  ],
  [
    'what a program reads',
    'depth: honour the chart edge for the last tile\n\nThe last tile is only partly filled. Read the size and clamp the end of each tile to it.',
    /I read the size/,
  ],
  [
    'what one kept suffering',
    "Yesterday's upgrade broke the chart app. Kept getting a 'Malformed tile' error. I traced it to the style of the header and removed the calculation there.",
    /(?:[Kk]ept|keep) getting/,
  ],
])('claims no deed of %s', (_, text, claim) => {
  expect(told(text)).not.toMatch(claim)
})

it.each([
  [
    'what a list of changes says the change does',
    '# Fix several hull mesh issues\n\n- Fixes 16-bit scaling to use the full range\n- Supports meshes that declare fewer weights than the layout holds',
    'dded support for meshes that declare fewer weights',
  ],
  [
    'an order whose verb is in no table',
    "fix(toll): price the ferry's night crossing and put its cap in the ledger\n\nThe old rate table is gone.",
    "Priced the ferry's night crossing and put its cap in the ledger, with the old rate table gone.",
  ],
  [
    'what brought something back, told as its subject',
    'Deleting the old track logs freed 6 GB, and the dashboard recovered on its own. The disk had been full since noon.',
    'eleted the old track logs',
  ],
])('tells %s', (_, text, deed) => {
  expect(told(text)).toContain(deed)
})
