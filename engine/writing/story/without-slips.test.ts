import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

describe('a part of the story with a slip', () => {
  it('is told without the sentence that has it', () => {
    const { result } = analyse(
      'Feed the mill in batches\n\nThe mill jammed whenever two sacks arrived at once. I added a hopper that feeds it in batches.\n\n## Result\n\nThe mill now runs all night without a jam. Existing sacks unchanged for all other lines.',
    ).starStory
    expect(result).not.toContain('unchanged')
  })

  it('makes room for the next best', () => {
    const { situation } = analyse(
      'Gate log\n\n- Out of oil on the gate, blocks the yard because the pump needed a part\n- The gate was stuck for two days.\n- Oiled the hinge and replaced the pump',
    ).starStory
    expect(situation).not.toMatch(/^Out of/)
  })
})

it('tells what a fault did in the past', () => {
  const { situation } = analyse(
    'Fixed an issue where the gate is stuck after rain\n\nI oiled the hinge and planed the edge.',
  ).starStory
  expect(situation).toBe('There was an issue where the gate was stuck after rain.')
})
