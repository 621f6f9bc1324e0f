import { expect, test } from 'vitest'
import { asItCame, withSimplePast } from './simple-past.ts'

test.each([
  ['Today I have painted the gate.', 'Today I painted the gate.'],
  ['I have changed the gate to now open inwards.', 'I changed the gate to now open inwards.'],
  ["I've painted the gate and moved the lamp.", 'I painted the gate and moved the lamp.'],
  ['We have also been testing the pump.', 'We also tested the pump.'],
  ['I have immediately written to the yard.', 'I immediately wrote to the yard.'],
  ["I've sent in the plan so that it can be checked.", 'I sent in the plan so that it can be checked.'],
  ['I have weighed the clay and have fired it at once.', 'I weighed the clay and fired it at once.'],
  ['Our team has kept mending lamps.', 'Our team kept mending lamps.'],
  ['We have recently opened a shop.', 'We recently opened a shop.'],
  ["I've got an idea for the lid.", 'I got an idea for the lid.'],
  ["I've tried all the keys that have failed so far.", "I've tried all the keys that have failed so far."],
  ["I've used the pump since May.", "I've used the pump since May."],
  ['I have to paint the gate.', 'I have to paint the gate.'],
])('what was done is told as done: %s', (text, told) => {
  expect(withSimplePast(text)).toBe(told)
})

test.each([
  ['This cuts the wait by half.', 'This cut the wait by half.'],
  ['The mails are sent at night.', 'The mails were sent at night.'],
  ['This change only avoids a leak.', 'This change only avoided a leak.'],
  ['In practice, at the mill, this takes a minute.', 'In practice, at the mill, this took a minute.'],
  [
    'The test results show that the wait drops to 4 s.',
    'The test results showed that the wait dropped to 4 s.',
  ],
  ['In my trial it goes from 35 to 5 bars.', 'In my trial it went from 35 to 5 bars.'],
  ['Finally, I am able to bake.', 'Finally, I was able to bake.'],
  ['The choir performs without a conductor.', 'The choir performed without a conductor.'],
  ['All hives survive the frost.', 'All hives survived the frost.'],
  ['The ferry keeps its old timetable.', 'The ferry kept its old timetable.'],
  [
    'The archive is complete and every box is labelled.',
    'The archive was complete and every box was labelled.',
  ],
  ['The change prevents quarrels over the hall.', 'The change prevented quarrels over the hall.'],
  ['All of the nine taste tests pass at the mill.', 'All of the nine taste tests passed at the mill.'],
  ['This made all ovens heat up at once.', 'This made all ovens heat up at once.'],
  ['The dough is less sticky.', 'The dough is less sticky.'],
  ['The printer compiles and links without a fault.', 'The printer compiles and links without a fault.'],
  ['The curator suggested that I move the vase.', 'The curator suggested that I move the vase.'],
  ['No sooner did I open the valve than it rained.', 'No sooner did I open the valve than it rained.'],
  ['Visitors can borrow two sledges.', 'Visitors can borrow two sledges.'],
  ['90 nurses use it.', '90 nurses use it.'],
  ['The work on the gate is planned.', 'The work on the gate is planned.'],
  ['The change adds a lamp that will glow.', 'The change added a lamp that will glow.'],
  ['The list is sorted as soon as a crate is weighed.', 'The list is sorted as soon as a crate is weighed.'],
  ['The horn only sounds if the gate is shut.', 'The horn only sounds if the gate is shut.'],
  ['Every booth uses the new till.', 'Every booth uses the new till.'],
  ['The catalogue is live and easy to search.', 'The catalogue is live and easy to search.'],
  ['The brass pump is the only one.', 'The brass pump is the only one.'],
  ['It saves $9k per year.', 'It saves $9k per year.'],
  ['The gate is now painted.', 'The gate is now painted.'],
  ['The wait has fallen by half.', 'The wait has fallen by half.'],
])('what came of it is told as it came, and what goes on as it is: %s', (text, told) => {
  expect(asItCame(text)).toBe(told)
})
