import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const CHORES = [
  ['Answered a pile of mails', 'mails'],
  ['Tidied my desk', 'desk'],
  ['Ordered more tea for the kitchen', 'tea'],
  ['Filled in my timesheet', 'timesheet'],
  ['Booked a flight for the fair', 'flight'],
  ['Browsed the forum for ideas', 'forum'],
  ['Joined the all-hands', 'all-hands'],
  ['Moved desks to the third floor', 'desks'],
  ['Updated the ticket', 'ticket'],
  ['Dana is writing the leaflet', 'leaflet'],
] as const

describe('what keeps the day going is no work beside work', () => {
  it.each(CHORES)('%s', (chore, word) => {
    const { resumeBullet, starStory, extractedData } = analyse(
      `Today I rewrote the anchor parser. ${chore}. Then I added a depth gauge to the panel.`,
    )
    expect(resumeBullet).toContain('anchor parser')
    for (const told of [resumeBullet, starStory.action, starStory.result, extractedData.solution])
      expect((told ?? '').toLowerCase()).not.toContain(word)
  })

  it.each([
    ['Cleared the mail queue of the booking office.', 'mail queue'],
    ['Moved the mails to a background queue.', 'background queue'],
    ['Cleaned the lens of the harbour camera.', 'lens'],
    ['Sent mails in batches of fifty.', 'batches'],
  ])('%s is work', (text, word) => {
    expect(analyse(`${text} Then I went home.`).resumeBullet).toContain(word)
  })
})
