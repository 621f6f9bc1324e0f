import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'
import { plainTask } from './plain-task.ts'

test.each([
  ['There was no way to see which oven a loaf came from.', 'find a way to see which oven a loaf came from'],
  ['It was impossible for guests to pay by card.', 'make it possible for guests to pay by card'],
  [
    'It was hard to tell which shelf a jar belonged to.',
    'make it easier to tell which shelf a jar belonged to',
  ],
  ['The old mill was hard to clean.', 'make the old mill easier to clean'],
  ['The bakers asked for a way to reorder flour.', 'make it possible for the bakers to reorder flour'],
  ['Guests kept asking for a night menu.', 'provide guests with a night menu'],
  ['The lab wanted to know which jars were warm.', 'show the lab which jars were warm'],
  ['The installer asked for admin rights.', undefined],
  ['The zoo wanted visitors to hear the owls.', 'make it possible for visitors to hear the owls'],
  ['We could not tell which bell was ringing.', 'find a way to tell which bell was ringing'],
  ["Drivers didn't know which gate was open.", 'make it clear to drivers which gate was open'],
  ['We only noticed leaks when a guest called.', 'find a way to notice leaks sooner'],
  ['We were still on Rails 4, which was out of support.', 'move off Rails 4'],
  ['The shop was still using jQuery 1.8.', 'move the shop off jQuery 1.8'],
  ['The recipes were spread over five notebooks.', 'bring the recipes together in one place'],
  ['We had no alerts for the pumps.', 'get alerts for the pumps in place'],
  ['Every Friday somebody had to copy the orders by hand.', 'put an end to copying the orders by hand'],
  ['The labels were typed by hand.', 'put an end to typing the labels by hand'],
  ['Waiters had to restart the till every evening.', undefined],
  [
    'Operators had to restart the till every evening.',
    'spare operators from having to restart the till every evening',
  ],
  ['Our simulator was too slow to run at night.', 'make our simulator fast enough to run at night'],
  ['The crate was too big for the old truck.', 'make the crate small enough for the old truck'],
  ['Baking used to take forty minutes.', 'make baking faster'],
  [
    'The map would freeze whenever a guest zoomed out.',
    'keep the map from freezing whenever a guest zoomed out',
  ],
  ['As the village grew, the single till became a bottleneck.', 'take the load off the single till'],
  ['The link dropped at night and orders were lost.', 'keep orders from being lost'],
  ['Guests got logged out every few minutes.', 'keep guests from getting logged out'],
  [
    'The team spent hours every week on merging the lists.',
    'cut the time that the team spent on merging the lists',
  ],
  ['Nobody could see how full the silos were.', 'make it possible to see how full the silos were'],
])('a trouble is turned round: "%s"', (trouble, task) => {
  expect(plainTask(trouble, true)).toBe(task)
})

test.each([
  'There was no way to go but up.',
  'We had to rotate the keys in May.',
  'We had no idea.',
  'We had no outages last year.',
  'The audit flagged our cookies.',
  'The tile did not exist.',
  'The certificate expired the day before.',
  'Nobody asked for it.',
  'The mill was built by hand in 1850.',
  'The lamp was small.',
  'The core died when the clock, the bus or the fan were set wrong.',
  'We could not find the cause.',
  'We wanted to sell the mill.',
])('what is no burden, or nothing that could be reached, is no task: "%s"', (trouble) => {
  expect(plainTask(trouble, true) ?? '').not.toMatch(
    /go but|rotate|idea|outages|audit|exist|expir|provide|put an end to building|bulb|core|find the cause|sell/,
  )
})

test.each([
  [
    'It was hard to tell from the logs which boat sent a call. I added the boat id to every line and updated the dashboards.',
    'I had to make it easier to tell from the logs which boat sent a call.',
  ],
  [
    'Live column for the ferry timetable\n\nPassengers asked for a way to see delays. I added a live column to the timetable and cached the feed.',
    'I had to make it possible for passengers to see delays.',
  ],
])('the task is what the trouble asks for, not the deed that follows: "%s"', (text, task) => {
  expect(analyse(text).starStory.task).toBe(task)
})
