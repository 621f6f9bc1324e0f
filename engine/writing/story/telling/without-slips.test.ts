import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

describe('a part of the story with a slip', () => {
  it('gets the verb that it lacks', () => {
    const { result } = analyse(
      'Feed the mill in batches\n\nThe mill jammed whenever two sacks arrived at once. I added a hopper that feeds it in batches.\n\n## Result\n\nThe mill now runs all night without a jam. Existing sacks unchanged for all other lines.',
    ).starStory
    expect(result).toMatch(
      /^The mill now runs all night without a jam\.(?: Existing sacks were unchanged for all other lines\.)?$/,
    )
  })

  it('says nothing of what its writer will tell later', () => {
    const { action } = analyse(
      'Gate log\n\nI worked on the hinges and bolts of the gate which I will explain in detail. I oiled the pump of the yard.',
    ).starStory
    expect(action).not.toContain('explain')
  })

  it('makes room for the next best', () => {
    const { situation } = analyse(
      'Gate log\n\n- Out of oil on the gate, blocks the yard because the pump needed a part\n- The gate was stuck for two days.\n- Oiled the hinge and replaced the pump',
    ).starStory
    expect(situation).not.toMatch(/^Out of/)
  })
})

describe('a result', () => {
  it.each([
    'The next section shows how the gate got better, by 20%.',
    'The old hinge wrongly closed the gate.',
    'Drop the second bolt as it is no longer used.',
    'There was no functional change.',
    'Every night both gates hung and died on the bolt.',
  ])('does not tell "%s"', (end) => {
    const { result } = analyse(
      `Plane the gate\n\nThe gate jammed after rain. I planed its edge and oiled the hinge.\n\n## Result\n\n${end}`,
    ).starStory
    expect(result).not.toContain(end)
  })

  it('is not what the work prevents', () => {
    const { result } = analyse('- changed the hopper to prevent saving grain before the weighing').starStory
    expect(result).not.toMatch(/^This saved/)
  })

  it.each(['The side gate was unchanged.', 'I was able to make some progress.'])('is not "%s"', (end) => {
    const { result } = analyse(
      `Plane the gate\n\nThe gate jammed after rain. I planed its edge and oiled the hinge.\n\n## Result\n\n${end}`,
    ).starStory
    expect(result).not.toContain(end)
  })
})

it('gives a remark in brackets the space that it lost', () => {
  const { action } = analyse(
    'Added two hinges to the gate(the lower one is missing) and oiled the lock.',
  ).starStory
  expect(action).not.toContain('gate(')
})

it('tells what a fault did in the past', () => {
  const { situation } = analyse(
    'Fixed an issue where the gate is stuck after rain\n\nI oiled the hinge and planed the edge.',
  ).starStory
  expect(situation).toBe('There was an issue where the gate was stuck after rain.')
})

it('ends a deed before what its writer thought of it', () => {
  const { action } = analyse(
    'I rebuilt the hinge of the gate with a new bolt and I think I know how it turns.',
  ).starStory
  expect(action).not.toContain('I think')
})
