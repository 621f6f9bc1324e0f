import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findTechnologies } from './technologies.ts'

const named = (text: string) => findTechnologies(readDocument(text)).map(({ name }) => name)

describe('short names of many things', () => {
  it.each([
    ['The mower gets RTK corrections from the base station.', ['RTK']],
    ['Moved the cart reducers to RTK, and the React views stayed.', ['RTK', 'React']],
    ['Turned the mesh into STL and sent it to the printer.', ['STL']],
    ['Added the AAD to the AES-GCM call.', ['AES-GCM']],
    ['Registered the kiosk in AAD, which Azure then trusted.', ['Azure Active Directory', 'Azure']],
    ['Synapse 1.99 kept dropping federation traffic.', []],
    ['The NUT daemon shut the barn down when the UPS ran low.', ['NUT']],
    ['The pump talks over CAN to the ECU.', ['CAN']],
    ['Served the AMP pages from the edge.', ['AMP']],
    ['The HPA kept adding pods for one idle kiosk.', ['HPA']],
    ['Read the ring of the probe with a J-Link and RTT.', ['J-Link', 'RTT']],
    ['Casts of uint8 to int8 lost the sign.', []],
    ['The ferry screens in Kotlin were ported to `cmp`.', ['Kotlin', 'Compose Multiplatform']],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))
})

describe('words, people and places of the same name', () => {
  it.each([
    'The cells were 80% confluent when we parted them.',
    'It passed the aptitude test with solidity and a nimble hand.',
    'Thanks to Hugo and Julia for the review.',
    'Hugo van der Meer counted the trays.',
    'The migration at Mapbox went well, wrote a friend.',
    'The React team at the other shop mended it.',
    'Had lunch with the Stripe sales rep.',
    'Ask the @grafana/docs team first.',
    'Labelled the crates with RippleCount tags.',
    'Soname bumped due to changes in the ABI.',
    'We split it into the `core` and `api` packages.',
  ])('%s', (text) => expect(named(text)).toEqual([]))
})

describe('names beside names', () => {
  it.each([
    ['Replaces Moment with a helper of ours.', ['Moment.js']],
    ['Dropped moment for luxon in the calendar.', ['Moment.js', 'Luxon']],
    ['Migrated the importer of the north yard to Spark.', ['Spark']],
    ['Sent the tiles through FlashInfer CUTLASS kernels.', ['FlashInfer', 'CUTLASS']],
    [
      'New dependencies: `ioredis`, `quux-limit` and `quux-window`.',
      ['ioredis', 'quux-limit', 'quux-window'],
    ],
    ['Adds the `quux-limit` and `ioredis` packages.', ['quux-limit', 'ioredis']],
    ['Wrote the image using a small program called quuxflash from the bench.', ['quuxflash']],
    [
      'Moved the boot scripts to GNU Quuxel and the queue to Apache Quuxmill.',
      ['GNU Quuxel', 'Apache Quuxmill'],
    ],
    ['It is under the GNU General Public License.', []],
    ['Updated Quux.Data.Client to 5.1.4.', ['Quux.Data.Client']],
    ['Installed it on the till with homebrew and linted with poetry.', ['Homebrew', 'Poetry']],
    ['Deployed in spring, tested with express care.', []],
    ['Fixed the pylint warnings; poetry pins the rest.', ['Pylint', 'Poetry']],
    ['CUPS: Look into the paper trays.', ['CUPS']],
    ['renderer/vulkan: Plug a leak', ['Vulkan']],
    ['The leak is in the metal backend and in the spirv one.', ['Metal', 'SPIR-V']],
    ['The V8 crates are wider than the V6 crates.', []],
    ['Raised the heap of V8 for the Node server.', ['V8', 'Node.js']],
    ['Synced the crates to snowflake so that the warehouse has them.', ['Snowflake']],
    ['Streamed the orders to Confluent and wrote the deed in Solidity.', ['Confluent', 'Solidity']],
  ])('%s', (text, names) => expect(named(text).sort()).toEqual([...names].sort()))
})
