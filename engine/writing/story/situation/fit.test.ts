import { describe, expect, it } from 'vitest'
import { eased, isFit, isFitAlone } from './fit.ts'

describe('a sentence of a situation', () => {
  it.each([
    ['Again, the boiler door was open.', 'The boiler door was open.'],
    ['Specifically, without salt the dough was flat.', 'Without salt the dough was flat.'],
    ['In addition, rehearsals began too late.', 'Rehearsals began too late.'],
    ['The side door was not locked though.', 'The side door was not locked.'],
    ['So far the barn was dry.', 'So far the barn was dry.'],
    ['Long story short, the gauge was read twice.', 'The gauge was read twice.'],
    ['The pump - the one in the yard - was stuck.', 'The pump, the one in the yard, was stuck.'],
    ['The bell rang twice on Mondays #412.', 'The bell rang twice on Mondays.'],
    ['The lamp stays dark.</b>', 'The lamp stays dark.'],
    ['The plan had no <lamp> element.', 'The plan had no <lamp> element.'],
    ['The left scale looked bent, new belt, low oil.', 'The left scale looked bent.'],
    ['It stopped when i opened the lid.', 'It stopped when I opened the lid.'],
  ])('goes without moods and marks: %s', (written, told) => {
    expect(eased(written)).toBe(told)
  })

  it.each([
    'The pump stopped at night because the fuse was old.',
    'Failed orders were lost when the till restarted.',
    'The till kept calling /shop/orders/unknown instead of the printer.',
    'Running the full press took more than an hour.',
    'This broke the ticket printer at the gate.',
    'The lift opened but did not move.',
    'Ferry 12 landed but had no crew.',
    'GET /lamps joined the name onto the path.',
    'Guests in the lobby see one another.',
    'Recently mended nets were torn again.',
    'Newly hung doors had no handle.',
  ])('may be %s', (sentence) => {
    expect(isFit(sentence)).toBe(true)
  })

  it.each([
    ['about the page', 'Below are the readings of the gauge and the error.'],
    ['about the page', 'The following screenshot shows the broken gauge.'],
    ['without a subject', "Didn't wait for the valve to close."],
    ['without a subject', 'Fixed pump names to have the right order.'],
    ['without a subject', 'Eventually came to a halt because the axle was bent.'],
    ['without a subject', 'Initially had the lowest yield of the four fields.'],
    ['without a subject', 'Currently delayed due to the flood.'],
    ['without a verb', 'A badly routed cable and one screw too tight.'],
    ['without a verb of its own', 'The seal and maybe a few others though I doubt that they leak.'],
    ['without its "was"', 'Old gate in the yard removed.'],
    ['with the dashes of a list', 'Dark lamps - loud pumps - wet walls in the cellar.'],
    ['with chat', 'The belt was slipping, dunno why.'],
    ['about the note itself', 'The only thing touched by this patch was the bell.'],
    ['about the note itself', 'This week marked week 3 of the course.'],
  ])('may not be one %s: %s', (_, sentence) => {
    expect(isFit(sentence)).toBe(false)
  })

  it.each([
    'I wrote that to the card and restarted it.',
    'At that point, the belt was cold.',
    'If that did not help, the boiler was emptied.',
    'This time the seeds were too wet.',
    'None of the above pumps had a filter.',
    'So painting the fence was wise.',
  ])('does not open a story where it points at the page: %s', (sentence) => {
    expect(isFitAlone(sentence)).toBe(false)
  })

  it.each(['If the seeds were wet, they rotted.', 'So far no pump had a filter.'])(
    'may open one where it names the thing: %s',
    (sentence) => {
      expect(isFitAlone(sentence)).toBe(true)
    },
  )
})

it.each([
  ['Luckily Bakewell had two spare ovens.', 'Bakewell had two spare ovens.'],
  ['As the title suggests, the oven door was bent.', 'The oven door was bent.'],
  ['When it comes to trouble, the oven door was bent.', 'The oven door was bent.'],
  ['After a while, I found that the oven was cold.', 'I found that the oven was cold.'],
  ['The hinge in this case was bent by the heat.', 'The hinge was bent by the heat.'],
  ['The oven door was bent #12.', 'The oven door was bent.'],
  [
    'The door was hung by somebody whose work predated #12.',
    'The door was hung by somebody whose work predated #12.',
  ],
])('leaves out the mood and the page: %s', (sentence, told) => {
  expect(eased(sentence)).toBe(told)
})
