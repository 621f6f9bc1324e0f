import { describe, expect, test } from 'vitest'
import { strengthened } from './strong.ts'

describe('strengthened', () => {
  test.each([
    ['used a chain of filters to extract the lines', 'extracted the lines using a chain of filters'],
    ['used blender to join the three parts', 'joined the three parts using blender'],
    ['did a thorough analysis of the logs', 'performed a thorough analysis of the logs'],
    ['did the dragging of the cards', 'completed the dragging of the cards'],
    ['did some changes in the loader', 'made some changes in the loader'],
    ['performed a restart of the pump', 'restarted the pump'],
    ['carried out the review of our pumps', 'reviewed our pumps'],
    ['installed Falcon, Heron', 'installed Falcon and Heron'],
    ['built new versions of falcon, heron, crane', 'built new versions of falcon, heron and crane'],
  ])('%s', (phrase, expected) => {
    expect(strengthened(phrase)).toBe(expected)
  })

  test.each([
    'used it to extract the lines',
    'used a source and set clips to manage the sounds',
    'used a lock to avoid the race',
    'used the pump to fill the tank, which then leaked',
    'moved the rows to a new server, Falcon',
    'wired the pump, tested',
    'drew the panel, the frame, which held',
    'did in fact solder the drivers',
    'did the same for the other pump',
  ])('leaves "%s" as it is', (phrase) => {
    expect(strengthened(phrase)).toBe(phrase)
  })
})
