import { describe, expect, it } from 'vitest'
import { withoutOpener } from './behind-opener.ts'

describe('what stands before a deed', () => {
  it.each([
    ['Luckily the hatch was sealed again', 'The hatch was sealed again'],
    ['For this reason the hatch was sealed', 'The hatch was sealed'],
    ['To be honest, I sealed the hatch', 'I sealed the hatch'],
    ['First of all, because of this, I sealed the hatch', 'I sealed the hatch'],
    ['This was a quick one: the hatch was sealed', 'The hatch was sealed'],
    ['Anyway, this patch seals the hatch', 'This patch seals the hatch'],
    ['Eventually the fix was to seal the hatch', 'The fix was to seal the hatch'],
  ])('is left out where it says nothing of it: %s', (text, told) => {
    expect(withoutOpener(text)).toBe(told)
  })

  it.each([
    ['After some digging the hatch was sealed', 'After some digging, the hatch was sealed'],
    ['On Monday evening this patch seals the hatch', 'On Monday evening, this patch seals the hatch'],
    ['In the boiler room the hatch was sealed', 'In the boiler room, the hatch was sealed'],
    ['On the way home sealed the hatch', 'On the way home, sealed the hatch'],
    ['Last night fixed it by sealing the hatch', 'Last night, fixed it by sealing the hatch'],
    ['Luckily, over the weekend the hatch was sealed', 'Over the weekend, the hatch was sealed'],
    ['With some effort what I did was seal the hatch', 'With some effort, I sealed the hatch'],
    ['As it froze, in this patch I seal the hatch', 'As it froze, this patch seals the hatch'],
    ['A week ago, to fix this, I sealed the hatch', 'A week ago, I sealed the hatch'],
  ])('is set apart where it does: %s', (text, told) => {
    expect(withoutOpener(text)).toBe(told)
  })

  it.each([
    'Last week, I sealed the hatch',
    'On Friday Priya sealed the hatch',
    'On Friday the crew sealed the hatch',
    'In the evening rain flooded the hold',
    'This week marked the end of the voyage',
    'Luckily the hatch will be sealed',
    'After some digging the hatch was not sealed',
    'Luckily the hatch was tight',
    'After the pump flooded the hold broke',
    'Because it froze, and because it leaked, we let it be',
  ])('stays where no deed follows, or where it is read as it stands: %s', (text) => {
    expect(withoutOpener(text)).toBe(text)
  })
})
