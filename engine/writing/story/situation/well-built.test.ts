import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { isWellBuilt, tellsPast } from './well-built.ts'

describe('a sentence that is told by itself', () => {
  it.each([
    'When the valve closed, the pump ran dry.',
    'When the valve closed the pump ran dry.',
    'Since the move the lamps were dim.',
    'As the lid was bent, the jar leaked.',
    'As a test the old gauge was used for a week.',
    'While one crew was at lunch, and nobody watched, the belt tore.',
    'Orders that were late were lost.',
    'Tests of the pump were slow.',
    'The baker could not open the oven.',
    'The gates were open, and the yard was empty.',
    'The crews watch the belt all day.',
    'The lamp was slow to start.',
    'The lid that holds the jar, keeps it warm, and shuts by itself was bent.',
  ])('is %s', (sentence) => {
    expect(isWellBuilt(sentence)).toBe(true)
  })

  it.each([
    ['a clause that leans on nothing', 'As some jars had to be moved to the shed, and others were sold.'],
    ['a clause that leans on nothing', 'When filling forty jars at once only to find that they leaked.'],
    ['half a pair', 'Old belts either hold.'],
    ['a clause cut off', 'The lid was bent, and while it did no harm to the jar.'],
    ['a clause cut off', 'The belt tore in the old mill, which was partly.'],
    ['no verb', 'When they both in the yard, the gate was shut.'],
    ['half a statement', 'The belt was slow, not getting enough grain.'],
    ['no subject', 'Occurs when the lid is bent.'],
    ['no subject', 'Fixes the lid of the jar.'],
    ['two sentences', 'The jars did not fit So, we bought others.'],
    ['two sentences', 'The oven needs gas, It was never moved.'],
    ['an article too many', 'The crew dropped the my jar.'],
    ['verbs that do not fit', 'The seal might expired at noon.'],
    ['verbs that do not fit', 'The new seal was not solve the leak.'],
    ['one thing and the verb of many', 'The oven seem to run hot.'],
    ['the reader', 'The belt squeaks, if you know what I mean.'],
    ['what must be looked up', 'The leak was found here.'],
    ['what must be looked up', 'In the commit 4f0e9ab12c77de the gate was left open.'],
    ['nothing said of it', 'There were some bugs.'],
    ['no verb', 'Optional oven switch for the second crew.'],
    ['participles alone', 'Oven controls tuned toward the needs of the crew.'],
    ['a table', 'The switch was on: true = hot ovens.'],
    ['a table', 'The change was 30 lines, +20 / -10.'],
    ['a verb without its subject', 'The jars were full, takes two men to lift them.'],
    ['a verb without its subject', "The belt was new, didn't hold the jar."],
    ['nothing said of it', 'After a long, long night at the mill, I finally found the mistake.'],
    ['a verb without its subject', "I could not stack the jars, hadn't found out why."],
  ])('is none with %s: %s', (_, sentence) => {
    expect(isWellBuilt(sentence)).toBe(false)
  })
})

describe('a situation', () => {
  const situationOf = (text: string) => analyse(text).starStory.situation

  it.each([
    [
      'takes the next sentence where the likeliest is broken',
      'Fix lost orders at the till\n\nIf the each print takes long the order may expires. The till printed each order twice. I added a lock around the printer.',
      'The till printed each order twice.',
    ],
    [
      'is not how things are since the change',
      'Wait for the printer before closing the till\n\nWhen a guest pays by card, the till now waits for the printer instead of closing at once. Previously, the till closed too early and orders were lost.',
      'Previously, the till closed too early and orders were lost.',
    ],
    [
      'does not open with the worst of things that nobody has named',
      'Jam press\n\nThe worst was the seal, which leaked. The press stopped whenever the jar was full. I replaced the sensor.',
      'The press stopped whenever the jar was full.',
    ],
  ])('%s', (_, text, told) => {
    expect(situationOf(text)).toBe(told)
  })
})

describe('a situation is told shorter rather than not at all', () => {
  const situationOf = (text: string) => analyse(text).starStory.situation

  it.each([
    [
      'up to what only the page shows',
      'Steady the gate\n\nThe gate was stuck because of the new hinges: the left one kinda rubs, see the picture. I oiled both hinges.',
      'The gate was stuck because of the new hinges.',
    ],
    [
      'where what is done is the subject',
      'Print orders one by one\n\nPreviously, printing a bill blocked the whole till, and guests had to wait. I added a queue.',
      'Previously, printing a bill blocked the whole till, and guests had to wait.',
    ],
    [
      'without a rule of the new thing',
      "Seat log\n\nIf a guest has no table he can join a group. I couldn't open the seat plan with these new screens on my phone. I added a table list.",
      "I couldn't open the seat plan with the new screens on my phone.",
    ],
    [
      'in the past, though a comma stands before its verb',
      'Move the export to the server\n\nThe export, on the last page, takes a long time and often crashes the till. I moved it to the server.',
      'The export, on the last page, took a long time and often crashed the till.',
    ],
  ])('%s', (_, text, told) => {
    expect(situationOf(text)).toBe(told)
  })
})

describe('a situation is no plan, no guess and no talk of the week', () => {
  const situationOf = (text: string) => analyse(text).starStory.situation

  it.each([
    ['Mill log\n\nProbably, the belt was wet. I dried the belt of the mill.', /Probably/],
    ['Mill log\n\nEach guest will only get one jar. I labelled the jars.', /jar would|will only/],
    ['Mill log\n\nDuring week two, the fair was around the corner. I oiled the mill.', /week two/],
    ['Mill log\n\nLearned how to handle a torn belt. I oiled the mill.', /learned how/i],
    ['Add a valve to prevent the flood', /to prevent the flood yet/],
  ])('%s', (text, slip) => {
    expect(situationOf(text)).not.toMatch(slip)
  })

  it('keeps to one tense', () => {
    expect(
      situationOf(
        'Mill log\n\nThe mill was much slower than expected. Profiling shows the belt is idle most of the time. I added a second belt.',
      ),
    ).toBe('The mill was much slower than expected.')
  })
})

describe('a situation is nobody’s work and nobody’s joy', () => {
  it.each([
    ['Gate log\n\nAll gates were checked with a gauge. I oiled the hinges.', /checked/],
    ['Gate log\n\nEach and every gate makes me smile. I oiled the hinges.', /smile/],
    ['Fix guests going through the wall', /guests going\./],
  ])('%s', (text, slip) => {
    expect(analyse(text).starStory.situation).not.toMatch(slip)
  })
})

describe('a situation is over', () => {
  it.each([
    'The kiln fires the tiles at noon.',
    'A letter from the guild explains the new tariff via printed tables.',
    'The choir has a second conductor.',
    'Late deliveries on Fridays.',
  ])('so that it may not be told in the present: %s', (sentence) => {
    expect(tellsPast(sentence)).toBe(false)
  })

  it.each([
    'The kiln fired the tiles at noon.',
    'This caused a draught.',
    'Broken tiles gave us a headache.',
    'The label said "the kiln is hot" and was wrong.',
    'Nobody knew the tariff.',
  ])('and may be told in the past: %s', (sentence) => {
    expect(tellsPast(sentence)).toBe(true)
  })

  it.each([
    'If the choir was late, might be worth a bell',
    'The hall was locked, so could not rehearse there',
  ])('and each of its clauses has a subject: %s', (sentence) => {
    expect(isWellBuilt(sentence)).toBe(false)
  })

  it.each([
    'If the choir was late, it might miss the bus',
    'The hall was locked, so nobody could rehearse there',
  ])('as it has here: %s', (sentence) => {
    expect(isWellBuilt(sentence)).toBe(true)
  })
})

it('"need" is no past tense', () => {
  expect(tellsPast('In the bakery we need flour, salt and speed.')).toBe(false)
})
