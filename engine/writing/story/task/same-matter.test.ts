import { expect, test } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

test.each([
  [
    'While going through the manual, I came across a bug which was leading to empty invoices.\nAfter some testing, I managed to fix the bug.\nI cleared all review comments and marked the branch ready for release.',
    'fix this bug',
  ],
  [
    '# Changelog\n- Added an option to print the last ticket\n- Fixed a bug where the kiosk would freeze when a large order was loaded\n- Added a menu for languages\n- Rewrote the settings window',
    'find out why the kiosk would freeze when a large order was loaded and fix it',
  ],
])('below a trouble that was mended, a deed of another matter is no task: %s', (note, task) => {
  expect(analyse(note).starStory.task).toContain(task)
})

test.each([
  [
    'The lamp of the hall was still set to use the old plug.\nI moved it to the new plug and labelled the cable.',
    'use the old plug',
  ],
  [
    'Kept getting a blank page on the kiosk after the upgrade.\nI rebuilt the menu of the kiosk and it loads again.',
    'keep getting',
  ],
])('how things were, or what one met with, is no task: %s', (note, left) => {
  expect(analyse(note).starStory.task).not.toContain(left)
})
