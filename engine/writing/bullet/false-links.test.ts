import { expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

it.each([
  [
    'what was fixed besides',
    'Remove obsolete dock pages\n\nThis change removes obsolete dock pages that are no longer used. It also fixes the stock limits.',
    /\bby removing/,
  ],
  [
    'two changes of a list',
    "v1.3\n\n- The 'lock won' event is now recorded in demos\n- The user can now leave a demo at any time\n- Added an anchor feature for boats",
    /letting/,
  ],
  [
    'one of many deeds as the means of what is told after them',
    'Fix the deploy\n\n- Add a map library to the list\n- Create a simple limiter for the cloud\n- Update imports in all routes to use it\n\nThis fixes all build errors that kept the map from being deployed while keeping all pages.',
    /errors.*\bby (?:adding|creating|updating)/,
  ],
])('does not join %s', (_, text, link) => {
  expect(analyse(text).resumeBullet).not.toMatch(link)
})
