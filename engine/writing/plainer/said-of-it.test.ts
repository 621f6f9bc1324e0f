import { expect, test } from 'vitest'
import { withoutSaidOfIt } from './said-of-it.ts'

test.each([
  ['painted the rail white, its visible at night', 'painted the rail white'],
  ["moved the lamp to the gate, it's now easy to see", 'moved the lamp to the gate'],
  ['put two of them in a crate though', 'put two of them in a crate'],
  ['wrote tests for the lock, which was time consuming because of its states', 'wrote tests for the lock'],
])('"%s" is told without what is said of it', (said, told) => expect(withoutSaidOfIt(said)).toBe(told))

test.each([
  'raised the gate, its visible parts and its lamp',
  'painted the lid as though it were new',
  'kept the lamp, even though it flickers',
  'mended the crane, its rope and the hook',
])('"%s" stays', (said) => expect(withoutSaidOfIt(said)).toBe(said))
