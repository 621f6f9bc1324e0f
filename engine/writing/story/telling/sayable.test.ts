import { describe, expect, it } from 'vitest'
import { isWholeSentence, pointsAtSeveral, pointsBack } from './sayable.ts'

describe('a whole sentence', () => {
  it.each([
    'The export stalls on large tables.',
    'Restarting the worker helped for an hour.',
    'Two of our parsers now use the same lexer.',
    'Players in an idle lobby poll the server.',
    "It's slow on old phones.",
    'The card in the second node died overnight.',
    'Seeing lots of queue failures since Monday.',
    'The nurse who saw it closed the valve.',
    'After that the valve was shut.',
    'Rate-limit rules were read twice.',
    'The second pump is quicker, but it leaks at the seam.',
    '_pump had two seals.',
  ])('is "%s"', (text) => {
    expect(isWholeSentence(text)).toBe(true)
  })

  it.each([
    'Reading papers about query planners',
    'Extra button on the first screen.',
    'Although the second pump was new.',
    'The pump, a heavy one painted... for boats.',
    '(about 900 kB with the fonts)',
    'Why did the second board work?',
    'May look at it again in spring.',
    'Was giving certificate errors to visitors.',
    'The suite was run using.',
    '@mira: can you have a look',
    'NOW IT DOES NOT BOOT AT ALL.',
    'All results are listed below.',
    'You do not keep it in the history.',
    'More frequent on the newer test rigs.',
    'Allow eviction of pods that are idle.',
    'Stay tuned for the next release, which adds maps.',
    'Nightly Import Is Broken On Mondays',
    'A late alert from the lab that the oven was cold.',
    'Rate-limit the open upload endpoints for guests.',
    'Everyone, who was waiting for the ferry.',
    'Much quicker with two pumps, but it leaks at the seam.',
    'Meaning it was full.',
    'This we can also move the lid of the jar.',
    'Going to check whether the lid was shut.',
    'Bug where the lid of the jar stays open.',
    'Schema changes and a small index to make lookups cheap.',
  ])('is not "%s"', (text) => {
    expect(isWholeSentence(text)).toBe(false)
  })
})

describe('a sentence that points back', () => {
  it.each([
    'This was slow.',
    'It also locked the table.',
    'They fought over the lock.',
    'Which is fine for ten rows.',
    'This setting has no effect on tablets.',
    'Turns out this was not the case.',
    'As of March, this setting has no effect.',
  ])('is "%s"', (text) => {
    expect(pointsBack(text)).toBe(true)
  })

  it.each([
    'This week the queue stood still.',
    'It turned out that the disk was full.',
    'One of the pumps leaks.',
    'It is too hard to guess the order of the files.',
    'As the pump has moved to the hall, this made the door wet.',
  ])('is not "%s"', (text) => {
    expect(pointsBack(text)).toBe(false)
  })

  it('may point at several things', () => {
    expect(pointsAtSeveral('These kept failing.')).toBe(true)
    expect(pointsAtSeveral('It kept failing.')).toBe(false)
  })
})
