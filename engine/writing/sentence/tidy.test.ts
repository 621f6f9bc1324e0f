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
  ['Fix the doors of the last tram See: https://trams.example.org/9', 'Fix the doors of the last tram'],
  ['The tram reaches the depot at http://depot:6767 by name', 'The tram reaches the depot by name'],
  ['Follows the signs drawn in: https://trams.example.org/9', 'Follows the signs drawn'],
  ['Follows the rule for doors described in https://trams.example.org/9', 'Follows the rule for doors'],
  ['Opens late, as noted at: https://trams.example.org/9 and so on', 'Opens late and so on'],
  ['Took the rope from Ann Lee, <ann@trams.example.org> and Ben', 'Took the rope from Ann Lee and Ben'],
  ['Mend the lid of the bell. (ticket 12)', 'Mend the lid of the bell (ticket 12)'],
])('an address is a name only where it is one: "%s"', (body, told) => {
  expect(tidyPhrase(body)).toBe(told)
})

test.each([
  ['Ran "pump pack . </dev/null" twice', 'Ran "pump pack . </dev/null" twice'],
  ['Fixed the pump . It runs , mostly', 'Fixed the pump. It runs, mostly'],
])('a stop has no space before it, and a folder keeps its own: "%s"', (body, told) => {
  expect(tidyPhrase(body)).toBe(told)
})

test.each([
  ['Dated the labels (!) of the jars', 'Dated the labels of the jars'],
  ['It breaks when oiled\u00b9', 'It breaks when oiled'],
  ['Sent nine lids (1, 2, 3) to the yard', 'Sent nine lids to the yard'],
  ['Read the manual to finish the roof =>', 'Read the manual to finish the roof'],
  ['Painted 40 km\u00b2 of road (1 coat)', 'Painted 40 km\u00b2 of road (1 coat)'],
  ['Called add(1, 2) on the sum', 'Called add(1, 2) on the sum'],
])('"%s" is told without marks of the page: "%s"', (body, told) => {
  expect(tidyPhrase(body)).toBe(told)
})
