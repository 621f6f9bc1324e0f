import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const OPENERS = [
  'last night',
  'late on Thursday',
  'yesterday afternoon,',
  'over the weekend',
  'before lunch',
  'after that,',
  'as a next step',
  'first of all,',
  'later on',
  'for this reason',
  'because of that',
  'that being the case,',
  'luckily',
  'to be honest,',
  'of course',
  'not much to tell:',
  'on the way home',
  'in the engine room',
  'in the meantime',
  'after some digging',
  'without much hope',
  'when I had time',
  'having read the manual,',
  'in the end, after some digging,',
  'anyway, on Thursday',
]
const FRAMES = [
  'I rebuilt the bilge alarm',
  "I've rebuilt the bilge alarm",
  'the bilge alarm was rebuilt',
  'this patch rebuilds the bilge alarm',
  'the fix was to rebuild the bilge alarm',
  'fixed it by rebuilding the bilge alarm',
  'what I did was rebuild the bilge alarm',
  'rebuilt the bilge alarm',
]
/** Without a comma nobody knows where these end before a bare verb. */
const NEEDS_COMMA = new Set(['in the engine room'])

const noteOf = (opener: string, frame: string) =>
  `The deck flooded twice. ${opener.charAt(0).toUpperCase()}${opener.slice(1)} ${frame}.`

describe('whatever stands before a deed, the deed is told', () => {
  it.each(OPENERS)('%s', (opener) => {
    for (const frame of FRAMES) {
      if (frame.startsWith('rebuilt') && NEEDS_COMMA.has(opener)) continue
      const { resumeBullet, starStory } = analyse(noteOf(opener, frame))
      expect(resumeBullet, frame).toMatch(/\b(?:Rebuilt|by rebuilding) the bilge alarm\b/)
      expect(starStory.action, frame).toMatch(/\brebuilt\b/)
      expect(starStory.action, frame).toMatch(/\bthe bilge alarm\b/i)
    }
  })
})

describe('what was wrong and what was done in one sentence', () => {
  it.each([
    'The deck flooded, so this patch rebuilds the bilge alarm.',
    'The deck flooded twice, so after some digging the fix was to rebuild the bilge alarm.',
    'Nobody heard it ring, so today the bilge alarm was rebuilt.',
    'I was tired, but in this PR I rebuild the bilge alarm.',
  ])('%s', (text) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(resumeBullet).toMatch(/\b(?:Rebuilt|by rebuilding) the bilge alarm\b/)
    expect(starStory.action).toMatch(/\brebuilt\b/)
  })
})

describe('behind an opener, too, only what was done is told', () => {
  it.each([
    'Luckily the bilge alarm will be rebuilt next week.',
    'After some digging the bilge alarm was not rebuilt.',
    'Last night Priya rebuilt the bilge alarm.',
    'On Thursday the vendor rebuilt the bilge alarm.',
    'In the end the bilge alarm should be rebuilt.',
    'To be honest, I wanted to rebuild the bilge alarm.',
    'For this reason the bilge alarm has to be rebuilt.',
    'The deck flooded, so next week the bilge alarm will be rebuilt.',
    'After the demo, was the bilge alarm rebuilt?',
    'If the deck floods again, in the end the fix would be to rebuild the bilge alarm.',
  ])('%s', (text) => {
    const { resumeBullet, starStory } = analyse(text)
    expect(`${resumeBullet} ${starStory.action}`).not.toMatch(/\bI rebuilt\b|^Rebuilt\b|by rebuilding/)
  })
})
