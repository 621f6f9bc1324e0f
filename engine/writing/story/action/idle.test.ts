import { expect, test } from 'vitest'
import { isIdle } from './idle.ts'

test.each([
  'I heard they were not popular in the village.',
  'I forgot to oil the hinge and thus the gate needed a new one.',
  'I learned today that there are two kinds of glue.',
  'I left the office around 4 pm.',
  'I did not want to move the gate to make room for the cart.',
  'We managed our time well this spring.',
  'In the end, I gained a lot of experience in planing doors.',
  'I finally got around to it but things had changed for the worse.',
  'My laptop crashed while I was in the yard.',
  'Neither was oiled, so both squeaked.',
  'This repository contains drawings of the gate.',
  'I moved many boxes into the hall, which caused many problems with the door.',
  'By the end, I had moved many boxes, which caused many problems with the door.',
  'I opted for a thin hinge and it immediately bit me.',
  'I tried a second hinge, but this does not work.',
  'A guest could have closed the gate, but I did not want to bother him.',
  'The same one was used.',
  'I used to paint doors in the yard.',
  'I tried a longer hinge and it did not help.',
  'I was totally oiling the wrong hinge all day.',
  'I clearly underestimated the weight of the gate.',
  'That is a thing I simply overlooked.',
  'For old gates, we only oiled the front hinge and never actually looked at the other.',
  'We proceeded to starve ourselves of light as all lamps went out.',
  'I accidentally locked myself out of the yard.',
])('%s tells nothing that was done', (sentence) => {
  expect(isIdle(sentence)).toBe(true)
})

test.each([
  'I forgot the glue, so I bought some.',
  'I learned how to plane a door.',
  'I left the old hinge in place.',
  'I moved the boxes, which caused a small gain in speed.',
  'I tried two hinges until one of them worked.',
  'We managed the stock of two shops.',
  'I gave the door a second coat.',
  'My team and I moved the gate.',
  'I talked to the owner and moved the gate.',
])('%s does', (sentence) => {
  expect(isIdle(sentence)).toBe(false)
})
