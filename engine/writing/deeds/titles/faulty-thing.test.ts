import { expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

it.each([
  ['Fix buoy off by one mile on the chart', /^Fixed a buoy that was off by one mile on the chart/],
  ['Fix legend hidden behind the map', /^Fixed a legend that was hidden behind the map/],
  ['Fixed icons missing on the login page.', /^Fixed icons that were missing on the login page/],
  ['Fix leaks caused by the watcher', /^(?!.*that were)/],
  ['Fix reset button on the form', /^Fixed the reset button on the form/],
])('tells the state a thing was in: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})

it.each([
  ['improve(ui): Show the total in the header', /^Changed (?:the )?ui to show the total/i],
  ['tidy(api): remove three dead routes', /^Removed three dead routes/],
  ['Add alerts.', /^Added alerts/],
])('reads the deed behind any kind of change: %s', (text, bullet) => {
  expect(analyse(text).resumeBullet).toMatch(bullet)
})
