import { expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

test.each([
  [
    'The lookup in the Braille font failed for accented letters, so menus showed empty boxes to half of our readers. I replaced the font after asking two of them what they use.',
    'the Braille font',
  ],
  [
    'The nightly copy filled the /srv/mirror directory until nothing could be written. I cleared the directory and restarted the backup service on both hosts.',
    'the /srv/mirror directory',
  ],
])('what a bullet only points at gets the name that the text has for it: %s', (text, name) => {
  expect(bulletOf(text)).toContain(name)
})

test('where the text knows two of a kind, it is left as it was said', () => {
  const bullet = bulletOf(
    'The inner gate jammed and the outer gate rusted. I oiled the gate and painted every hinge in the yard before the storm came.',
  )
  expect(bullet).toContain('the gate')
  expect(bullet).not.toMatch(/(?:inner|outer) gate/)
})
