import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  ['Oil the winch of the ferry\n\nThese shackles were bent by the last storm.', /shackles/],
  ['Give the ferry bell a longer rope to reflect this change', /to reflect/],
  ['Ring the bell of the ferry twice in these cases', /cases/],
])('of what only the note shows nothing is said: %s', (note, pointing) => {
  expect(analyse(note).resumeBullet).not.toMatch(pointing)
})
