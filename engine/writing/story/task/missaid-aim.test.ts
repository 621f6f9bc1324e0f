import { expect, test } from 'vitest'
import { isMissaidAim, mendedAim, withVerbsAlike } from './missaid-aim.ts'

test.each([
  'touch lid adapts to the oven',
  "file drawers don't shut",
  'file drawers dont shut',
  'hang the bell and the noise vanishes',
  'write the first draft of the menu uses a pen',
  'paint during the and wash the cups',
  'get sorted out',
  'get interesting too',
  'fix Might be with the lid',
  'fix a leak that kept the stove',
  'draw plates that range from size',
  'add a lid for both 64-inch',
  'fix the trouble with the way the soup bowl',
  'map those to bowls that the cook would fill',
  'fill the jars for these shelves',
  'bake each one to learn something new',
  'spare a good amount of oil this way',
  'paint at the moment',
  'carve out some time',
  'reach a wonderful milestone and paint the bar',
  'achieve both our aims of the week',
  'batch baking and clean plates',
  'start out with the menu',
  'get through the majority of the plates',
  'take on a high priority task for the kitchen',
  'come up with my own solution',
  'open two issues',
  'make our lives much easier',
  'fix up minor errors I made',
  'keep the bells from ringing correctly',
])('what was cut off, leans on the page or says nothing is no aim: %s', (aim) => {
  expect(isMissaidAim(aim)).toBe(true)
})

test.each([
  'make sure that the lid adapts to the oven',
  'find out why the drawers do not shut',
  'let the cook see whether the lid fits the oven',
  'get rid of the old lamp',
  'get the old lamp working',
  'draw plates that range from small to large',
  'add a lid for both bowls',
  'improve the way the soup boils',
  'list all guests except those who left',
  'open the window of the bar',
  'create a pull request template for the menu',
  'keep the bells from ringing',
  'fix minor errors in the menu',
  'make a few additions to the menu, such as two soups',
  'verify that the bell rings',
  'verify the bell rings',
  'add two kinds of plates to the menu',
  'replace the locks to the bar',
  'fix a seal that stopped the oven from heating',
])('a whole aim is kept: %s', (aim) => {
  expect(isMissaidAim(aim)).toBe(false)
})

test.each([
  ['move the plates and almost finished the bar', 'move the plates'],
  ['move the plates but kept the old cups', 'move the plates'],
  ['move the plates but keep the old cups', 'move the plates but keep the old cups'],
  ['get the old lamp working though', 'get the old lamp working'],
  ['bring the oven back at 12:01:08Z', 'bring the oven back'],
  ['choose the tall lamp because of these reasons', 'choose the tall lamp'],
  ['taste a few more soups and sure enough', 'taste a few more soups'],
  ['make sure that guests could order during the outage', 'make sure that guests could order'],
  ['move the plates to the new bar once', 'move the plates to the new bar'],
  ['bake two trays 10/05/22', 'bake two trays'],
  ['improve the heat of the oven of ~70%', 'improve the heat of the oven'],
  ['heat the soup only once', 'heat the soup only once'],
  ["allow folded menus and I'm thinking of lamps", 'allow folded menus'],
  ['make (1) the oven read the menu', 'make the oven read the menu'],
  ['support for folded menus', 'support folded menus'],
  ['let guests to order soup', 'let guests order soup'],
  ['let the lamp next to the bar go', 'let the lamp next to the bar go'],
])('an aim is told without what cannot be said of it: %s', (aim, told) => {
  expect(mendedAim(aim)).toBe(told)
})

test.each([
  ['paint the bar and doing some oiling of the lids', 'paint the bar and do some oiling of the lids'],
  ['start painting the bar and oiling the lids', 'start painting the bar and oiling the lids'],
])('the verbs of one task have one form: %s', (aim, told) => {
  expect(withVerbsAlike(aim)).toBe(told)
})
