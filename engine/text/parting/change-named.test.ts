import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { withoutChangeNamed } from './change-named.ts'

it.each([
  ['Bell upload improvements \u2014 mirrors the old peal.', 'Mirrors the old peal.'],
  ['Peal defaults for new ringers \u2013 seeds the rota with four bells.', 'Seeds the rota with four bells.'],
])('a change that is named does what stands behind the dash: %s', (text, told) => {
  expect(withoutChangeNamed(text)).toBe(told)
})

it.each([
  'Bell worker \u2014 rings the bells at noon.',
  'Upload improvements \u2014 see the tower book.',
  'The fix is simple \u2014 bells no longer ring twice.',
])('what a thing does is left with it: %s', (text) => {
  expect(withoutChangeNamed(text)).toBe(text)
})

it('opens a bullet', () => {
  const { resumeBullet } = analyse(
    'This PR has two scopes:\n\n1. **Peal defaults for new ringers** \u2014 seeds the rota with four bells so new ringers start at once.\n2. **Tower upload improvements** \u2014 mirrors the layout of the old book.',
  )
  expect(resumeBullet).toMatch(/^Seeded the rota with four bells/)
})
