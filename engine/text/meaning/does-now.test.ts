import { expect, test } from 'vitest'
import { doesNow } from './does-now.ts'

test.each([
  ['The mill was not sorting husks by size', 'It does now.', 'The mill now sorts husks by size.'],
  ["Our retry didn't retry on a lost call", 'It does now.', 'Our retry now retries on a lost call.'],
  ['The latch was opening on every knock', "Now it doesn't.", 'The latch no longer opens on every knock.'],
  [
    'The doors were closing on the guests',
    "They don't any more.",
    'The doors no longer close on the guests.',
  ],
])('%s. %s', (before, text, told) => {
  expect(doesNow(text, before)).toBe(told)
})

test.each([
  ['The mill sorts husks by size', 'It does now.'],
  ['The mill was not sorting husks by size nor by weight', 'It does now.'],
  ['The mill was not sorting it by size', 'It does now.'],
  ['The bell was ringing on every knock', "It doesn't matter."],
])('does not say what is now so: %s. %s', (before, text) => {
  expect(doesNow(text, before)).toBeUndefined()
})
