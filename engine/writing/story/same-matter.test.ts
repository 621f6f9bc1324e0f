import { expect, test } from 'vitest'
import { analyse } from '../../testing/analyse.ts'

test.each([
  [
    'While going through the manual, I came across a bug that was leading to empty invoices.\nAfter some testing, I was able to fix the bug.\nI cleared all review comments and marked the branch ready for release.',
    'fix this bug',
  ],
  [
    '# Changelog\n- Added an option to print the last ticket\n- Fixed a bug where the kiosk would freeze when a large order was loaded\n- Added a menu for languages\n- Rewrote the settings window',
    'find out why the kiosk would freeze when a large order was loaded and fix it',
  ],
])('below a trouble that was mended, a deed of another matter is no task: %s', (note, task) => {
  expect(analyse(note).starStory.task).toContain(task)
})
