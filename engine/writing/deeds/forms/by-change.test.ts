import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'Tide table cleanup\n\nThis PR will replace the old tide parser with a streaming one and will drop the spool table.',
    'Replaced the old tide parser with a streaming one and dropped the spool table.',
  ],
  [
    'Tide table cleanup\n\nThis PR is to replace the old tide parser with a streaming one that reads in chunks.',
    'Replaced the old tide parser with a streaming one that reads in chunks.',
  ],
  [
    'Streaming parser in the tide table\n\nPurpose of this PR is to add a streaming parser to the tide table so that long files can be read.',
    'Added a streaming parser to the tide table so that long files could be read.',
  ],
  [
    'tide: streaming parser\n\nThe tide parser is replaced by a streaming one. A new option is introduced to set the chunk size.',
    'Replaced the tide parser with a streaming one and introduced a new option to set the chunk size.',
  ],
])('what a change says of itself in other words is its deed: %s', (text, bullet) => {
  expect(bulletOf(text)).toBe(bullet)
})

test.each([
  ['This PR will replace the tide parser once the new one is ready.', /replaced/i],
  ['This PR will be merged next week and will replace the tide parser later.', /replaced|merged/i],
  ['The tide entry is removed when the ship leaves the harbour basin.', /removed the tide/i],
  ['The cache is updated every minute by the harbour clock.', /updated the cache/i],
  ['This will replace the old harbour clock.', /^replaced/i],
])('what comes later and what a thing does by itself is none: %s', (body, not) => {
  expect(bulletOf(`Tide table notes for the harbour\n\n${body}`)).not.toMatch(not)
})
