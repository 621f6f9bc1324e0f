import { describe, expect, it } from 'vitest'
import { withoutLooseEnds } from './loose-ends.ts'

const told = (text: string) => {
  const plain = withoutLooseEnds(text)
  expect(plain).toHaveLength(text.length)
  return plain.replace(/\s+/g, ' ').trim()
}

describe('what tells nothing of a deed', () => {
  it.each([
    ['Oiled the winch, as planned.', 'Oiled the winch.'],
    ['Oiled the winch like we talked about', 'Oiled the winch'],
    ['- Oiled the winch (finally!)', '- Oiled the winch'],
    ['I oiled the winch (cc Pia) Nobody waits any more.', 'I oiled the winch. Nobody waits any more.'],
    ['Oiled the winch, thanks Pia and Sven!', 'Oiled the winch.'],
    ['Oiled the winch - took longer than planned. It turns.', 'Oiled the winch. It turns.'],
    ['Oiled the winch, phew, lol', 'Oiled the winch'],
    ['Oiled the winch... finally.', 'Oiled the winch.'],
    ['Oiled the winch, more on that next week #41', 'Oiled the winch #41'],
    ['I oiled the winch, and nobody knew why.', 'I oiled the winch.'],
    ['I oiled the winch, still waiting for review.', 'I oiled the winch.'],
    ['Oiled the winch, as\nplanned.', 'Oiled the winch.'],
  ])('%j', (text, plain) => expect(told(text)).toBe(plain))
})

describe('what does tell something stays', () => {
  it.each([
    'It did not go as planned.',
    'The winch ran, took six hours.',
    'The winch is small, easy.',
    'The winch jammed, and nobody knew why.',
    'The leak is fixed, I hope.',
    'Oiled the winch, and it turns.',
    'Oiled the winch, not tested yet.',
    'Oiled the winch of the pier, the crane and the lift.',
    'The pump stopped at night.',
    '```\noil(winch), again\n```',
    'Again.',
  ])('%j', (text) => expect(told(text)).toBe(text.replace(/\s+/g, ' ')))
})
