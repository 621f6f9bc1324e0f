import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

describe('what a patch went through, what it closes and how things were', () => {
  it('leaves out what was changed since an earlier version of it', () => {
    const { resumeBullet, starStory } = analyse(
      'boiler: add a second burner, v3.\n\nThe old burner went out in the wind, so the house got cold.\n\nChanges since v1:\n- Use a wider nozzle, to better match the pump.\nChanges since v2:\n- Add a lid to the tank.\n- Move the paint to its own commit.',
    )
    expect(resumeBullet).toBe('Added a second burner after the old burner went out in the wind.')
    expect(starStory.action).toBe('I added a second burner.')
  })

  it('takes the number of a bug for no gain', () => {
    const { extractedData, starStory } = analyse(
      'Fix overflow of the tank when the valve is nearly closed\n\nThe level can become negative there.\n\nThis fixes bug 67484.',
    )
    expect(extractedData.impact).toBe('')
    expect(starStory.result).not.toContain('67484')
  })

  it.each([
    [
      'We have only weighed full sacks. This change weighs empty sacks as well.',
      /We only weighed full sacks/,
    ],
    [
      'We already search for a scale in the shed so let the mill respect it. This change adds a hook for it.',
      /We searched for a scale/,
    ],
    [
      'The scale was already used in the yard, as the weight is needed there. It is now needed by the mill.',
      /I used the scale in the yard/,
    ],
  ])('tells how it was before as no deed: %s', (body, deed) => {
    const { resumeBullet, starStory } = analyse(`mill: weigh all sacks\n\n${body}`)
    expect(starStory.action).not.toMatch(deed)
    expect(resumeBullet).not.toMatch(/[Ss]earched for|in the yard|only weighed/)
  })

  it('says that several things with names have been added', () => {
    const { starStory } = analyse(
      'New calls to light the gates.\n\nAdded new functions gate_map and gate_unmap to handle the lighting of gates.',
    )
    expect(starStory.result).toContain(
      'gate_map and gate_unmap to handle the lighting of gates have been added',
    )
  })

  it('does not say of a thing how far it was changed', () => {
    const { starStory } = analyse(
      'Ensure that all gates close at night. While there, simplify the lamp code somewhat and add a bell.',
    )
    expect(starStory.result).not.toMatch(/somewhat is/)
  })

  it('ends a purpose nowhere in its middle', () => {
    const { resumeBullet } = analyse(
      "When a gate has a short name, look for it in the yard\n\nThis change adds short name support, so that for gates in the standard yard, the plan won't have to spell out the whole way.",
    )
    expect(resumeBullet).not.toMatch(/so that for gates[^,]*\\.$/)
  })
})
