import { expect, it } from 'vitest'
import { onceFor, onceForText } from './once.ts'

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

it('works a text out once, and forgets in time', () => {
  let worked = 0
  const lengthOf = onceForText((text) => {
    worked++
    return text.length
  })
  expect([lengthOf('note'), lengthOf('note'), worked]).toEqual([4, 4, 1])
  for (let i = 0; i < 600; i++) lengthOf(`note ${i}`)
  lengthOf('note')
  expect(worked).toBe(602)
})
