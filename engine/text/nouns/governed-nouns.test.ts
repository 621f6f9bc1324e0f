import { describe, expect, it } from 'vitest'
import { withArticles } from '../../writing/sentence/articles.ts'

describe('an article that a note left out', () => {
  it.each([
    [
      'Traced the crash to the callback of timer thread.',
      'Traced the crash to the callback of the timer thread.',
    ],
    ['Got a certificate from internal CA.', 'Got a certificate from the internal CA.'],
    ['Calibrated IMU on the drone.', 'Calibrated the IMU on the drone.'],
    ['Soldered 3D-printed bracket to the frame.', 'Soldered a 3D-printed bracket to the frame.'],
    [
      'Reworked the page so that user could pick a zone.',
      'Reworked the page so that the user could pick a zone.',
    ],
    ['Made build faster.', 'Made the build faster.'],
    ['Wrote tarball to old firewall.', 'Wrote a tarball to the old firewall.'],
  ])('is put back: "%s"', (noted, told) => expect(withArticles(noted)).toBe(told))

  it.each([
    'Switched from the out of date image.',
    'Reduced the size by lazy loading charts.',
    'Found it by load testing checkout.',
    'Cut CPU usage to 40%.',
    'Made tea.',
  ])('is not put where none belongs: "%s"', (told) => expect(withArticles(told)).toBe(told))
})
