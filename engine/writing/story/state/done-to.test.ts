import { expect, test } from 'vitest'
import { findProse } from '../../../facts/fields/prose.ts'
import { readDocument } from '../../../text/lines/document.ts'
import { findDeeds } from '../../deeds/deeds.ts'
import { doneTo } from './done-to.ts'

function toldOf(text: string): (string | undefined)[] {
  return findDeeds(findProse(readDocument(text))).map(doneTo)
}

test.each([
  ['I found two slow queries in the sales report.', 'two slow queries in the sales report have been found'],
  [
    'I solved a problem with the glue not drying by heating the room.',
    'a problem with the glue not drying has been solved by heating the room',
  ],
  ['I cut our rope bill in half by tying knots.', 'our rope bill has been cut in half by tying knots'],
  [
    'I reviewed faults in tank maps found by tank-check.sh.',
    'faults in tank maps found by tank-check.sh have been reviewed',
  ],
  ['I emptied and cleaned the north tank.', 'the north tank has been emptied and cleaned'],
  ['I marked the north tanks as unsafe in winter.', 'the north tanks have been marked as unsafe in winter'],
  ['I fixed an off-by-one in the tank count.', 'an off-by-one in the tank count has been fixed'],
  ['I exported tankGauge.', 'tankGauge has been exported'],
  ['I shortened the queue of boats due to the fog.', 'the queue of boats due to the fog has been shortened'],
  ['I identified the leaking valve.', 'the leaking valve has been identified'],
  ['I informed the night guard about the alarm.', 'the night guard has been informed about the alarm'],
  ['The tank crew was warned of the frost.', 'the tank crew has been warned of the frost'],
  [
    'I pushed the sensor image from the lab to the registry.',
    'the sensor image has been pushed from the lab to the registry',
  ],
  ['I wired up a relay for the tank heater.', 'a relay for the tank heater has been wired up'],
  [
    'I rented two sheds with a gate attached to each using the town portal.',
    'two sheds with a gate attached to each have been rented using the town portal',
  ],
  ['I corrected the access to the inner tank.', 'the access to the inner tank has been corrected'],
  ['I added a probe between both tanks to see why.', 'a probe between both tanks has been added'],
  ['I reviewed the points raised by the town.', 'the points raised by the town have been reviewed'],
  ['I stripped caching for the tank feed.', 'caching for the tank feed has been stripped'],
  ['The new gauge was rolled out to all tanks.', 'the new gauge has been rolled out to all tanks'],
  ['We were able to launch the tank map in 5 weeks.', 'the tank map has been launched'],
  ['I prepared the move to the inner tank.', 'the move to the inner tank has been prepared'],
  ['I found a crack and Mia sealed it.', 'a crack has been found'],
  [
    'I replaced all labels of the lower shelf with enamel plates.',
    'all labels of the lower shelf have been replaced with enamel plates',
  ],
  [
    'I filled two barrels in the yard with rain water.',
    'two barrels in the yard have been filled with rain water',
  ],
  [
    'I equipped three boats of the club with a compass.',
    'three boats of the club have been equipped with a compass',
  ],
  ['I painted a sign with a fish.', 'a sign with a fish has been painted'],
])('%s', (text, told) => {
  expect(toldOf(text)).toContain(told)
})

test.each([
  'I left the gate open in the lower field.',
  'I reached a turning point in the novel.',
  'I emptied the tray on closing the shop.',
  'I removed the second bell for now.',
  'I looked at the pump simulations.',
  'I stopped polling the meter.',
  'I took a look at the valve.',
  'I took out my multimeter.',
  'I painted the gate a lot of times because of the rain.',
  'I rented a shed on the quay and link to the town portal.',
  'I borrowed part of his valve design.',
  'I boxed only the outer field of the sign.',
  'I led the move to the inner tank.',
  'I mentored two new divers.',
])('a deed that leaves no object behind is not turned round: %s', (text) => {
  expect(toldOf(text).filter(Boolean)).toEqual([])
})
