import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../analyse-snap.ts'

const told = (text: string) => {
  const { extractedData, resumeBullet, starStory } = analyseSnap(text, {
    today: '2026-11-19',
    autoDetectDate: true,
    smartPriority: true,
  })
  return { impact: extractedData.impact, bullet: resumeBullet, result: starStory.result }
}

const DEEDS = ['I rewired the pump relay', 'Rewrote the tide forecast', 'We moved the mooring plan to SQLite']
/** What ended well, and by what word it is known again. */
const ENDS: readonly (readonly [string, RegExp])[] = [
  ['the gate closes properly', /gate clos/],
  ['the harbour office can work on its own now', /harbour office/],
  ['the horn is quiet again', /horn (?:is|was) quiet/],
  ['no more false alarms since', /no more false alarms/],
  ['nobody has to write the log by hand any more', /by hand/],
  ['the crane test went well', /crane test/],
]
const JOINTS: readonly ((deed: string, end: string) => string)[] = [
  (deed, end) => `${deed}. ${capital(end)}.`,
  (deed, end) => `${deed} - ${end}.`,
  (deed, end) => `${deed} \u2014 ${end}.`,
  (deed, end) => `${deed} -> ${end}`,
  (deed, end) => `${deed} (${end}).`,
  (deed, end) => `${deed}; ${end}.`,
  (deed, end) => `${deed}, and ${end}.`,
  (deed, end) => `${deed}. Happy to say that ${end}.`,
  (deed, end) => `${deed}. Luckily ${end}.`,
  (deed, end) => `${deed}.\nResult: ${end}`,
  (deed, end) => `${deed}.\n\n## Result\n${capital(end)}.`,
]

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

describe('an end is told, whatever joins it to its deed', () => {
  it.each(DEEDS)('%s', (deed) => {
    for (const [at, join] of JOINTS.entries())
      for (const [end, word] of ENDS) {
        const note = join(deed, end)
        const { impact, result } = told(note)
        expect.soft(`${at} ${note} | ${impact}`).toMatch(new RegExp(`\\|.*${word.source}`, 'i'))
        expect.soft(`${at} ${note} | ${result}`).toMatch(new RegExp(`\\|.*${word.source}`, 'i'))
        expect.soft(result).not.toMatch(/By the end|moved (?:my|our) work|Happy to say|->|\(/)
      }
  })
})

describe('a figure keeps its thing and its direction, however it is put', () => {
  it.each([
    'I cached the charts. The bundle is down to 640 kB (was 2.1 MB).',
    'I cached the charts. The bundle used to be 2.1 MB, now it is 640 kB.',
    'I cached the charts. The bundle was 2.1 MB and is now 640 kB.',
    'I cached the charts. 2.1 MB -> 640 kB for the bundle.',
    'I cached the charts. Measured the bundle again: 640 kB instead of 2.1 MB.',
    'I cached the charts (the bundle went from 2.1 MB to 640 kB).',
    'I cached the charts. Since the change the bundle went from 2.1 MB to 640 kB.',
  ])('%s', (note) => {
    const { impact, bullet, result } = told(note)
    expect(result).toMatch(/bundle went from 2\.1 MB to 640 kB/i)
    expect(impact).toMatch(/640 kB/)
    expect(bullet).toMatch(/bundle.*2\.1 MB.*640 kB/)
  })

  it.each([
    ['I tuned the winch. The battery lasts 2 days longer.', /with the battery lasting 2 days longer/],
    ['I tuned the winch. A full haul takes half as long.', /with a full haul taking half as long/],
    ['I tuned the winch. We have 25% fewer calls from the crew.', /with 25% fewer calls from the crew/],
  ])('%s', (note, phrase) => {
    expect(told(note).bullet).toMatch(phrase)
  })

  it('tells a deed that was done by something as that deed', () => {
    const { bullet } = told('The map loads at once again. Did it by caching the tiles.')
    expect(bullet).toMatch(/^Cached the tiles/)
  })
})

describe('what is no good end is not told as one', () => {
  it.each([
    ['I rewired the pump relay - the gate should close properly now.', /gate clos/],
    ['I rewired the pump relay. Hopefully the gate closes properly.', /gate clos/],
    ['I rewired the pump relay (no idea whether the gate closes properly).', /gate clos/],
    ['I rewired the pump relay -> the gate still jams', /gate.*(?<!still )jams/],
    ['I rewired the pump relay. The horn is never quiet again.', /horn (?:is|was) quiet/],
    ['I rewired the pump relay. Competitors answer in 1.2 s.', /1\.2/],
    ['I rewired the pump relay. The paper reports 92% accuracy.', /92/],
    ['I rewired the pump relay. Worked with the tide team, who reached an error of 0.81.', /0\.81/],
    ['I rewired the pump relay. A colleague got the winch up to 75 rpm with his own patch.', /75/],
    ['I rewired the pump relay, so that guests can see the tide.', /impossible word/],
  ])('%s', (note, claim) => {
    const { impact, bullet, result } = told(note)
    if (!/should|Hopefully/.test(impact)) expect(impact).not.toMatch(claim)
    expect(bullet).not.toMatch(claim)
    if (!/should|idea/.test(result)) expect(result).not.toMatch(claim)
    expect(bullet).toMatch(/pump relay/)
  })
})
