import { expect, it } from 'vitest'
import { withArticles } from './sentence/articles.ts'

it.each([
  ['Fixed off-by-one in the list of lamps', 'Fixed an off-by-one in the list of lamps'],
  ['Fixed double free in the lamp parser', 'Fixed a double free in the lamp parser'],
  ['Fixed use-after-free in the lamp parser', 'Fixed a use-after-free in the lamp parser'],
  ['Fixed build on the small boards', 'Fixed the build on the small boards'],
])('gives %j its article', (said, told) => {
  expect(withArticles(said)).toBe(told)
})
