import { describe, expect, test } from 'vitest'
import { readDocument } from '../text/document.ts'
import { findProse } from './prose.ts'

const impactOf = (text: string) => findProse(readDocument(text)).impact.map((one) => one.body)

describe('the impact of a note', () => {
  test('tells the figures beside a result', () => {
    const impact = impactOf(
      'Rewrote the nightly export to stream rows.\n\nThe export dropped from 50 minutes to 6 minutes. Memory stays at 300 MB.',
    )
    expect(impact).toContain('Memory stays at 300 MB.')
  })

  test('keeps the name of a figure in a list', () => {
    const impact = impactOf(
      'Trained the tagger again on the cleaned corpus.\n\nResults:\n- Accuracy: 93.1%\n- Size: 41 MB',
    )
    expect(impact).toEqual(['Accuracy: 93.1%', 'Size: 41 MB'])
  })

  test('reads compared figures in a fence, and no settings', () => {
    const text = readDocument(
      'Parse lines in one pass.\n\n```\nParse-4   41ms   23ms   -43.90%\ntimeout: 30s\n```\n',
    )
    expect(text.sentences.map(({ kind }) => kind)).toEqual(['title', 'data', 'code'])
  })

  test('tells no idea as a result', () => {
    const impact = impactOf(
      'Cut the image from 900 MB to 210 MB.\n\nCan we reduce it further with a smaller base? May look at it when the runner is finally free.',
    )
    expect(impact).toEqual(['Cut the image from 900 MB to 210 MB.'])
  })

  test('does not tell how large the trouble was', () => {
    const impact = impactOf(
      'The queue was stuck and 40,000 requests failed for 3 hours.\n\nRestarted the workers with a larger pool. The queue drained within 20 minutes and mails arrive again.',
    )
    expect(impact.join(' ')).not.toContain('40,000')
  })

  test('parts what works from the trouble before it', () => {
    const impact = impactOf(
      'Moved the site to the new host.\n\nThere was some trouble with the certificates but everything works fine again now.',
    )
    expect(impact).toEqual(['everything works fine again now.'])
  })
})
