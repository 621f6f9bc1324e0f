import { expect, it } from 'vitest'
import { onceFor } from './once.ts'

it('works out the answer for an object once, also where there is none', () => {
  const asked: string[] = []
  const lengthOf = onceFor(({ text }: { text: string }) => {
    asked.push(text)
    return text.length || undefined
  })
  const [first, second, empty] = [{ text: 'one' }, { text: 'three' }, { text: '' }]
  expect([first, second, first, empty, empty].map(lengthOf)).toEqual([3, 5, 3, undefined, undefined])
  expect(asked).toEqual(['one', 'three', ''])
})
