import { expect, test } from 'vitest'
import { tidyPhrase, uncapitaliseNoun } from './tidy.ts'

test.each([
  ['Worst pause of the night', 'worst pause of the night'],
  ['Fonts of the map', 'fonts of the map'],
  ['Jenkins builds the map', 'Jenkins builds the map'],
  ['Anna draws the map', 'Anna draws the map'],
  ['Search Module of the map', 'Search Module of the map'],
])('"%s" goes on as "%s"', (opening, inside) => {
  expect(uncapitaliseNoun(opening)).toBe(inside)
})

test.each([
  [
    'Renewed the certificate of https://trams.example.org/ by hand',
    'Renewed the certificate of trams.example.org by hand',
  ],
  ['Did it in the wake of https://trams.example.org/show?id=4', 'Did it in the wake of'],
  ['Logged in at https://trams.example.org', 'Logged in at trams.example.org'],
  ['The page at http://10.0.0.7:3000/trams was empty', 'The page was empty'],
  ['The tram reaches the depot at http://depot:6767 by name', 'The tram reaches the depot by name'],
])('an address is a name only where it is one: "%s"', (body, told) => {
  expect(tidyPhrase(body)).toBe(told)
})

test.each([
  ['Ran "pump pack . </dev/null" twice', 'Ran "pump pack . </dev/null" twice'],
  ['Fixed the pump . It runs , mostly', 'Fixed the pump. It runs, mostly'],
])('a stop has no space before it, and a folder keeps its own: "%s"', (body, told) => {
  expect(tidyPhrase(body)).toBe(told)
})
