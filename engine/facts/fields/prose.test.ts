import { describe, expect, test } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProse } from './prose.ts'

const impactOf = (text: string) => findProse(readDocument(text)).impact.map((one) => one.body)

describe('the impact of a note', () => {
  test('tells the figures beside a result', () => {
    const impact = impactOf(
      'Rewrote the nightly export to stream rows.\n\nThe export dropped from 50 minutes to 6 minutes. Memory stays at 300 MB.',
    )
    expect(impact).toContain('Memory stays at 300 MB.')
  })

  test('is no trouble that is told after the deed', () => {
    const impact = impactOf(
      'Fixed the login of the depot app. Sessions expired after 5 minutes because the cookie age was wrong.',
    )
    expect(impact).toEqual([])
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

  test.each([
    ['how much was done', 'I recorded 40 minutes of rain for it.'],
    ['what is asked', 'Is it 30% faster now?'],
    ['what is aimed at', 'The goal is to open it within 1 s.'],
    ['how a thing is set', 'The default cache size is now 64 MB.'],
  ])('is not %s', (_what, sentence) => {
    const impact = impactOf(
      `Moved the map tiles to the edge cache.\n\n${sentence} The map opens in 2 s instead of 9 s.`,
    )
    expect(impact).toEqual(['The map opens in 2 s instead of 9 s.'])
  })

  test('tells that a size shrank, though a size can be set', () => {
    const impact = impactOf('Build the image in two stages.\n\nThis has reduced the image size by a third.')
    expect(impact).toEqual(['This has reduced the image size by a third.'])
  })

  test('parts what works from the trouble before it', () => {
    const impact = impactOf(
      'Moved the site to the new host.\n\nThere was some trouble with the certificates but everything works fine again now.',
    )
    expect(impact).toEqual(['everything works fine again now.'])
  })
})

describe('the problem of a note', () => {
  const problemOf = (text: string) => findProse(readDocument(text)).problem.map((one) => one.body)

  test('is the likeliest sentence of a long log, however faint', () => {
    const problem = problemOf(
      'Spent Tuesday on the greenhouse controller. I rewired the second bed and labelled the valves. The pump behaved in a strange way at night. I moved the schedule to the controller and tested it for a day. I also painted the shelf.',
    )
    expect(problem).toContain('The pump behaved in a strange way at night.')
  })

  test('is no wish and no plan', () => {
    const problem = problemOf(
      'The gate jammed whenever it rained. I replaced the rail and greased the wheels. In the future I would like to improve how the motor is mounted. I am considering a second sensor.',
    )
    expect(problem).toEqual(['The gate jammed whenever it rained.'])
  })

  test('says nothing where nothing was wrong', () => {
    expect(problemOf('Add a dark theme\n\nAdded a dark theme to the settings page.')).toEqual([])
  })
})

test('what a blog says about reading it is left out', () => {
  const { all } = findProse(readDocument('Built the shed.\n\n4 min readMay 2, 2021\n\nThe shed stands.'))
  expect(all.map((one) => one.body)).toEqual(['Built the shed.', 'The shed stands.'])
})
