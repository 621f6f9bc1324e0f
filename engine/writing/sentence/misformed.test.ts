import { describe, expect, test } from 'vitest'
import { isMisformed } from './misformed.ts'

describe('a finished sentence is refused', () => {
  test.each([
    ['two verbs where one can stand', 'Rang the bell only when it is are heard'],
    ['two verbs where one can stand', 'I fixed a switch which not light the lamp'],
    ['two verbs where one can stand', 'I added a guard which was checks all lids'],
    ['two verbs where one can stand', 'Closed the gate and did added a lamp'],
    ['two articles', 'I mended the a small gap below the gate'],
    ['a statement in place of a thing', "I added There's a green lamp above the gate"],
    ['an order that was read on', 'Painted the fence in oak Patch from Ann'],
    ['who reported it', 'Fixed the crash of the crane Reported by Ann Lee'],
    ['who reported it', 'Moved the lamp Reviewed-by: Ann Lee'],
    ['who reported it', 'Used a longer rope thanks Ben for the idea'],
    ['the word that had to follow', 'I cleared many warnings of the form'],
    ['the word that had to follow', 'I was working on a rope containing several'],
    ['the word that had to follow', 'Closed the lid after painting the internal'],
    ['the word that had to follow', 'The rope was moved because the old pump was taking'],
    ['the word that had to follow', 'There were some gates that explicitly set'],
    ['what it did', 'I tried the case in which the original rope'],
    ['two deeds for one object', 'Completed finished the plans'],
    ['two deeds for one object', 'I dropped discovered several leaks'],
    ['an order where a thing must stand', 'Worked on sure the gate closes'],
    ['an order where a thing must stand', 'I was working on refactor crane controls'],
    ['an order behind a lead', 'Now that the crane is gone, remove the rails'],
    ['two forms in one list', 'The crew now closes it by skipping or adjust the lids'],
    ['a verb without its "to"', 'We decided to the purchase of a lamp'],
    ['a reason alone', "Since I couldn't find a longer rope"],
    ['marks of the page', 'Added lamps for the pier: - red - green'],
    ['marks of the page', 'Rope: longer lamp: green gate: oak'],
  ])('that has %s: %s', (_, sentence) => expect(isMisformed(sentence)).toBe(true))
})

describe('a finished sentence passes', () => {
  test.each([
    'What it does is ring the bell',
    'The gate is open every morning',
    'The lid was shut and the lamp was lit',
    'Updated the crane to the latest',
    'The new crane lifts the boats in the same way',
    'All one has to do is close the lid',
    'There was a leak caused by the old rope',
    'There are now top and bottom rails on the gate',
    'I had to find a way to move the lamp',
    'Worked on free parking for the harbour',
    'Worked on test rigs for the crane',
    'Removed broken the-old-way lamps',
    'Since the new rope the crane lifts twice as much',
    'As the tide fell, the crew moved the boats',
    'Got rid of lamps by dimming or removing the bulbs',
    'Since then it takes an hour',
  ])('%s', (sentence) => expect(isMisformed(sentence)).toBe(false))
})
