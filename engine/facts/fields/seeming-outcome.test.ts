import { describe, expect, it } from 'vitest'
import { analyseSnap } from '../../analyse-snap.ts'

const analyse = (text: string) =>
  analyseSnap(text, { today: '2026-03-10', autoDetectDate: false, smartPriority: false })

/** A deed, what is told behind it, and a word that only the second sentence has. */
const NO_OUTCOMES: [string, string, string, RegExp][] = [
  ['the old thing', 'I replaced the feed pump.', 'The old pump lost oil on every lap.', /oil/],
  [
    'the old thing, joined to more',
    'We moved the choir lists to a database.',
    'The previous list dropped names, and nobody noticed until June.',
    /names|noticed/,
  ],
  ['how it used to be', 'Scripted the seating plan.', 'It used to take two evenings.', /two evenings/],
  [
    'how it had been',
    'Moved the tide tables to the new server.',
    'They had been kept on a floppy disk.',
    /floppy/,
  ],
  ['what it took', 'I split the rehearsal plan into voices.', 'The plan took 40 minutes.', /40 minutes/],
  ['how busy it was', 'Oiled the gears of the clock.', 'The motor was at 95% all day.', /95%/],
  ['how often it failed', 'Added a bell to the gate.', 'The gate restarted 12 times a night.', /12 times/],
  [
    'what it lost',
    'I moved the mail to a new van.',
    'The van dropped parcels in the rain, and nobody noticed.',
    /parcels/,
  ],
  [
    'what came again and again',
    'Designed a soft start for the mill.',
    'The fuse blew each time the wheel turned.',
    /fuse/,
  ],
  [
    'how it went until then',
    'I hung two bells.',
    'The tower was holding up, and the clock was running great. But once I hung a third bell, the frame broke.',
    /running great/,
  ],
  ['what may be later', 'Built a prototype of the gauge.', 'Later it can be used by all piers.', /piers/],
  [
    'how a part works',
    'Built a plant monitor.',
    'An ESP32 measures the soil and stores the values.',
    /ESP32/,
  ],
  ['what swelled', 'Wrote a parser for the tide logs.', 'The logs grew by 4 GB per day.', /4 GB/],
  ['what sank', 'Repainted the carousel scene.', 'The frame rate dropped to 20 fps in the forest.', /20 fps/],
  ['how full it was', 'Moved the scans to another shelf.', 'The first shelf was 90% full.', /90%/],
  [
    'a wish',
    'Set up a mirror of the sheet music.',
    'Ideally rehearsals no longer depend on the internet.',
    /depend/,
  ],
  ['a doubt', 'Swapped the horn of the siren.', 'Not sure whether the sound is clearer.', /clearer/],
  [
    'a guess',
    'Changed the rota to weekly turns.',
    'Maybe the turnout is higher now, I have no numbers.',
    /turnout/,
  ],
  ['what remains to be seen', 'Retuned the bells.', 'Whether they are louder remains to be seen.', /louder/],
  ['a colleague', 'Documented the kiln.', 'My colleague reduced the firing time from 9 h to 6 h.', /firing/],
  [
    'a name',
    'I drew the plan of the yard.',
    'Maria cut the fuel bill by 50% with a new boiler.',
    /fuel|Maria/,
  ],
  ['a vendor', 'I collected the traces of the lift.', 'The vendor shipped a fix in version 4.2.', /shipped/],
  ['somebody', 'I restored the missing sign.', 'Somebody forgot it during the move.', /forgot/],
  ['a truth', 'I switched the fence to steel.', 'Steel fences are stronger than wooden fences.', /wooden/],
  [
    'what is usual',
    'Packed the tents with straps.',
    'Straps usually give 20% smaller bundles than rope.',
    /20%/,
  ],
  ['a target', 'Oiled the carousel.', 'The target is 6 turns per minute.', /6 turns/],
  ['the size of the change', 'Migrated the hymns to LaTeX.', 'The change touches 14 files.', /14 files/],
  ['a review', 'Added a night mode to the clock.', 'The pull request is in review.', /review/],
]

describe('what did not come of the deed', () => {
  it.each(NO_OUTCOMES)('is no outcome: %s', (_, deed, beside, word) => {
    for (const text of [`${deed} ${beside}`, `Notes on the yard\n\n${deed}\n${beside}`]) {
      const { resumeBullet, starStory } = analyse(text)
      expect(starStory.result).not.toMatch(word)
      expect(resumeBullet).not.toMatch(
        new RegExp(`(?:, (?:after which|with|so that)\\s|\\().*(?:${word.source})`),
      )
    }
  })

  it('is told as what exists, though the thing says how it works', () => {
    const { starStory } = analyse('Wrote a tide bot. It reads the gauge and sends the level to the harbour.')
    expect(starStory.result).toContain('tide bot')
  })

  it.each([
    'It was 2,300 rows in a single sheet before.',
    'The count needed two people and a whole Saturday previously.',
  ])('how it was is no outcome: %s', (before) => {
    const { starStory } = analyse(`Split the harbour ledger into one sheet per pier. ${before}`)
    expect(starStory.situation).toContain(before)
    expect(starStory.result).not.toContain(before)
  })

  it.each([
    ['I replaced the feed pump.', 'The old leak is gone.', /gone/],
    ['Scripted the seating plan.', 'It takes ten minutes instead of two evenings.', /ten minutes/],
    ['I rewrote the tide table.', 'The run took 40 seconds after that, down from 9 minutes.', /40 seconds/],
    ['Added a second till to the shop.', 'The error rate dropped by 80%.', /80%/],
    ['Trained a model of the tides.', 'The accuracy was 92%.', /92%/],
    ['Built a tide bot.', 'The team adopted it for all piers.', /adopted/],
  ])('an outcome stays one: %s %s', (deed, outcome, word) => {
    expect(analyse(`${deed} ${outcome}`).starStory.result).toMatch(word)
  })
  it.each([
    'Trained a model of the tides with the moon in it. The error went from 0.783 to 0.781, noise.',
    'Cleared the queue of the tide worker. It went from 41,000 to 300 by noon, but half of that is probably just me, so do not quote it.',
    'Moved the gauge to the pier. The tide service slowed down to about 6 s per call.',
  ])('a figure that its writer takes back, or by which a thing slowed down, is no outcome: %s', (note) => {
    const { resumeBullet, starStory } = analyse(note)
    expect(`${resumeBullet} ${starStory.result}`).not.toMatch(/0\.78|41,000|300|6 s/)
  })
})
