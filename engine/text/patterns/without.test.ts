import { expect, it } from 'vitest'
import { without } from './without.ts'

it('takes out what the patterns match, one after the other', () => {
  const plain = without([/\s(?:really|very)\b/g, /,\swhich is nice$/, /\s\(.*\)/])
  expect(plain('Fixed a really very old crash (twice), which is nice')).toBe('Fixed a old crash')
  expect(plain('Fixed a crash')).toBe('Fixed a crash')
})

it('sees what ends the text only after something else is gone', () => {
  expect(without([/\sagain$/, /\stoday$/, /\sagain$/])('Fixed it again today')).toBe('Fixed it')
})
