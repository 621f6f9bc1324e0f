import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

describe('the project of a log', () => {
  it.each([
    ['is the name before its kind', '# Tidy Towers Devlog\n\nI rewrote the crane.', 'Tidy Towers'],
    [
      'is the name of a series that is counted',
      'Garden clock day 9\n\nThe display went dark. I debugged it all evening and found a loose wire.',
      'Garden clock',
    ],
    [
      'is what the link to the work is called',
      "## Day 12: March 3, 2019\n\n**Today's Progress**: Moved the timer into its own file.\n\n**Link to work:** [Chain Timer](https://github.com/someone/chainTimer)",
      'Chain Timer',
    ],
    [
      'is the project that is called so',
      'When I began my internship on the project Extend Wagtail Editor Search I ran into issues with the setup. I spent hours on the setup.',
      'Extend Wagtail Editor Search',
    ],
    [
      'is its name on the line of the first sentence',
      'Kite build log, session 3. Sewed the tail and glued the spars. The wind was too strong for a test.',
      'Kite',
    ],
    [
      'is not the place where one was',
      'Week 2 at the brewery. I wired the second pump and wrote a script for the scale.',
      'pump',
    ],
    [
      'is not what was done besides',
      '- Finished moving the ticket gate to Erlang\n- Helped with the broken lobby display\n- Also cleaned the release calendar',
      'ticket gate',
    ],
    [
      'is not what is gone',
      'Trains now use a route planner instead of the huge lookup sheet. I also painted the bridge.',
      'route planner',
    ],
    [
      'is what was made, not what with',
      'We covered queues this week. I built a parking game with Pygame and the Overpass API.',
      'parking game',
    ],
    [
      'ends before from where it came',
      'Main thing: the rewrite of the freight desk from Delphi to Kotlin is done, all forms.',
      'freight desk',
    ],
    [
      'is what the days are counted of',
      'Day 2 of the reef survey. Set up four buoys and swapped a dead battery.',
      'reef survey',
    ],
    [
      'is the name behind its week',
      'Week 12 of Advent of Kites: sewed the last tail! I drew the seams on paper for an evening.',
      'Advent of Kites',
    ],
    [
      'is its name before a dash',
      'Kite build log, entry 9 - We flew the kite outside for the first time. It drifted to the right.',
      'Kite',
    ],
    [
      'is its name in small letters before its kind',
      'Garden robot log, session 11: mounted the new wheels and it finally climbs the slope.',
      'Garden robot',
    ],
    [
      'is no heap of it',
      'I ordered another round of sensors and tested them. I drew a new case for the sensors too.',
      'sensors',
    ],
    [
      'stands behind what kind of page it is',
      '# Security Incident Report - Leaked Deploy Token\n\nText.',
      'Leaked Deploy Token',
    ],
    [
      'is the heading below a date',
      '## 4/10/2024\n### Buzzer, Tilt Sensor, and LED Matrix\nWe wired them.',
      'Buzzer, Tilt Sensor, and LED Matrix',
    ],
    [
      'is the label of the lines below',
      '### 30.12.22\nGearbox:\n* Finishing touches.\n* Ordered!',
      'Gearbox',
    ],
    [
      'is what the goal names',
      'Log 3\nGoal: get the weather station online. Flashed the board; the sensor reads fine but the link drops.',
      'weather station',
    ],
    [
      'is the new thing one got',
      'Got the new keyboard case from the printer! Soldered all switches. Found a cold joint at the diode.',
      'keyboard case',
    ],
    [
      'is what one was responsible for',
      'Our team met twice. I was responsible for the login screen and finished its frame. I also helped with the schema.',
      'login screen',
    ],
    [
      'is what one was mostly on',
      'The past two weeks I was mostly on the payments refactor. Split the big controller in three.',
      'payments refactor',
    ],
    [
      'stands behind how long it took',
      'After three days the memory leak in the chat gateway is found. Connections were never removed.',
      'memory leak in the chat gateway',
    ],
    [
      'is not the quality one was after',
      'Today was all about speed. The landing page took 6 seconds to load because of the hero video.',
      'landing page',
    ],
    [
      'is the first of a list that is announced',
      'In the last weeks I worked on two things:\n\n* Tide tables in Harbour.jl\n* Fixing the docs',
      'Tide tables in Harbour.jl',
    ],
    [
      'is what the time was spent on',
      'This week was mostly spent finishing the footprint library for the motor driver.',
      'footprint library for the motor driver',
    ],
    [
      'is told by the head of the page',
      "+++\ntitle = 'Harbour simulator'\ndraft = false\n+++\n\nThe harbour got a crane.",
      'Harbour simulator',
    ],
    [
      'may open with a noun that could be a deed',
      '## Prototype development\n\nI glued it.',
      'Prototype development',
    ],
    [
      'ends where its outcome is told',
      'I worked on getting the lead screw aligned within the mount.',
      'lead screw',
    ],
    [
      'keeps all parts that fit',
      'I spent today working on polishing and translation jobs.',
      'polishing and translation jobs',
    ],
    ['may be a program that sounds like people', 'I wrote the mail client.', 'mail client'],
    ['is what stands in quotes', 'docs: rewrite the "Night shift" page\n\nOld.', /^Night shift/],
    ['ends before its short form', 'I finished researching on TidalNet(TN). TidalNet is new.', /^TidalNet$/],
    [
      'ends before what did not happen',
      "last night's import didn't load the tide feed\n\nText.",
      /^last night's import$/,
    ],
    ['may be a to do app', '## Week 11\nI continued to work on the to do app this week.', 'to do app'],
    [
      'is what a feature lets one do',
      'This week I worked on a new feature that allows users to share a recipe.',
      'recipe',
    ],
    [
      'is what one was able to finish',
      'We were able to finish the seat picker for the ferry.',
      'seat picker',
    ],
    ['is a subject in capitals', 'This week, KRT learnt to draw shaded meshes.', 'KRT'],
    [
      'is what one shows by a link',
      'I introduce the [harbour cookbook](https://github.com/ada/harbour-cookbook) for my servers.',
      'harbour cookbook',
    ],
  ])('%s', (_, text, project) => expect(projectOf(text)).toMatch(project))

  it('keeps the number of a request of one\u2019s own', () => {
    expect(projectOf('I continued PR #48 and fixed the drift of the cursor.')).toBe(
      'PR #48 drift of the cursor',
    )
  })

  it('names two matters that it tells of alike', () => {
    const text = 'Worked on the import wizard and the export dialog.'
    expect(projectOf(text)).toBe('import wizard and the export dialog')
  })

  it('names one matter where nothing joins the two', () => {
    const text = 'Merged the import wizard on Monday. I also worked on the export dialog.'
    expect(projectOf(text)).toBe('import wizard')
  })

  it('names one matter of several words where the other comes far behind', () => {
    const text = 'Merged the import wizard on Monday. The import wizard is live. I also saw the tide chart.'
    expect(projectOf(text)).toBe('import wizard')
  })

  it.each([
    ['a rare word rather than a common one', 'Tested the file server and the gribble pump.', /gribble pump/],
    [
      'no stretch of time',
      '# A weekend of mending\n\nI repaired the weir sensor. The weir sensor reads again.',
      /^weir sensor/,
    ],
    [
      'no opening of a clause',
      '# truly dreading the return of the cold and all the frozen pipes of this valley\n\ni repaired the weir sensor. i like the weir sensor.',
      /^weir sensor/,
    ],
    ['no label of a mail', 'Subject: FYI: what broke\n\nI repaired the weir sensor.', /^weir sensor/],
    [
      'nothing by how one finds it',
      'I soldered the wrong tide gauge. I had a terrible tide gauge.',
      /^tide gauge/,
    ],
  ])('names %s', (_, text, name) => {
    expect(projectOf(text)).toMatch(name)
  })

  it('names one matter where the other only says it again', () => {
    const text = 'Merged the import wizard on Monday. I also tested the import wizards.'
    expect(projectOf(text)).toBe('import wizard')
  })
})

describe('what a log is not about', () => {
  it.each([
    ['a measure', 'I declared max 30h and used 17h. Most of my time went into the mirror scripts.', /30h/],
    ['those one works with', 'My supervisor is Kaarina. Kaarina helped. I wrote the pump driver.', /Kaarina/],
    ['what was given up', 'I stopped flooding the chat. I built the pump driver.', /flooding|chat/],
    ['a pronoun', 'I wrote the pump driver, storing it anyway.', /anyway/],
    ['a title of a series', '# Project Update Part 2\n\nI worked on the pump driver.', /Part|Update/],
    ['a title that says nothing', '# Thinking and more thinking\n\nI built the pump driver.', /thinking/i],
    [
      'a setting of the page',
      '---\nfavorite: false\nnumber: 63\n---\n\nI built the pump driver.',
      /favorite|number/,
    ],
    ['a year of a series', "# GSoC'16 - Pump driver - Week 2\n\nText.", /GSoC|Week/],
    ['a stressed verb', 'I did meet my goals. I built the pump driver.', /meet|goals/],
    [
      'a device one works on',
      'The MacBook M3 is slow. MacBook M3 again. I built the pump driver.',
      /MacBook/,
    ],
    ['a purpose', 'I created a table in order to store readings.', /order/],
    ['the number of a week', '# pumps Week#8\n\nI wrote the driver of the pumps.', /#8/],
  ])('%s', (_, text, never) => expect(projectOf(text)).not.toMatch(never))
})
