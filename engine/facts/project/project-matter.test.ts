import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const projectOf = (text: string) => findProject(readDocument(text)).project

describe('the matter of a note', () => {
  it.each([
    [
      'is what the time was devoted to',
      'Half of June was devoted to writing code for our tide tables.',
      'tide tables',
    ],
    [
      'is the goal of the project',
      'The goal of this project was to have a solar bird feeder.\n\n- Enter a deep sleep mode for 30min.',
      'solar bird feeder',
    ],
    ['is what was started', 'I made tea. We were starting the upgrade to Debian 12.', 'upgrade to Debian 12'],
    [
      'is the task one was given',
      'Today we were given a task to migrate the badge printer.',
      'badge printer',
    ],
    [
      'is the whole task where its object says little',
      'I was given the task to replace a server.',
      'replace a server',
    ],
    [
      'is what the news is of',
      "Hey.\n\nLet's start with a short update on Ferryboat demo. It runs.",
      'Ferryboat demo',
    ],
    [
      'is what one discovered',
      'Discovered feather package manager. It was able to run.',
      'feather package manager',
    ],
    ['is the big thing', 'The big thing of the month was the start of our route planner.', 'route planner'],
    [
      'is named with its place where it is an abbreviation',
      'Added LM to the endgame solver.',
      'endgame solver: LM',
    ],
    ['is found behind a verb nobody knows', 'I worked on gribbling the oak panels.', 'oak panels'],
    [
      'has the letters before it',
      '- KPQ: Built a tide tool that reads gauges.\n- VTR: Added a buoy.',
      'KPQ: tide tool',
    ],
    [
      'is the subject of a verb nobody knows',
      'Tonight I sat down. The mooring bus on rev B rings like mad.',
      'mooring bus on rev B',
    ],
    ['is what nobody understood', "I tried to figure out what's going on with the tide gate.", 'tide gate'],
    ['leaves the count of its lines', 'I inherited a 4,000 line harbour script.', 'harbour script'],
    ['is the first of two', 'I worked in two areas. The first was kelp support.', 'kelp support'],
    [
      'is what there was much of',
      'I managed to implement a large amount of tide functionality.',
      'tide functionality',
    ],
    ['is what one owns', 'Notes for my boss: I own the tide exports now. Reduced the noise.', 'tide exports'],
    [
      'is what a post is about',
      'Wrote a blog post about our move from Harbour to Quay. It was long.',
      'move from Harbour to Quay',
    ],
    [
      'is what took hours',
      'Code review marathon today. Then two hours on the tide relevance bug.',
      'tide relevance bug',
    ],
    [
      'is told behind its status',
      'Status: the parser for the old tide format is done, tests are green.',
      'parser for the old tide format',
    ],
    [
      'is what the change replaces',
      'PR #412 is in. It replaces the tide logic in the sync client.',
      'PR #412 tide logic in the sync client',
    ],
    [
      'is what was wrong rather than its tests',
      'Our tide invites were an hour off. Added tests for the DST edges.',
      'tide invites',
    ],
    [
      'is where the bugs were',
      'Today was mostly spent tracking down bugs related to the tide order.',
      'tide order',
    ],
    [
      'is what one puzzled out',
      'Today was mostly spent figuring out the nuances of using the tide keys.',
      'tide keys',
    ],
    [
      'is what was resolved',
      'Resolved: intermittent 500s on /api/tides. The pool was full.',
      'intermittent 500s on /api/tides',
    ],
    [
      'keeps a noun in -ing',
      'This week I mainly explored timing strategies for a tide clock.',
      'timing strategies for a tide clock',
    ],
    ['is where one came from and went', 'Moved from Kelpie to Heron. Build 48s -> 3s.', 'Kelpie to Heron'],
    [
      'has its ticket once',
      'Sprint 14: tickets TIDE-220, TIDE-231 done. TIDE-220 was the voucher rounding. I rewrote the tide form.',
      'TIDE-220 tide form',
    ],
    ['is what one managed to do', 'I managed to crossgrind TIDE 4.7 last week.', 'TIDE 4.7'],
    [
      'is what one learned to make',
      'Learned how to write custom knots in rope. It took long.',
      'custom knots in rope',
    ],
    [
      'keeps both of its nouns',
      'I spent the day trying to optimize the tide generation and rendering.',
      'tide generation and rendering',
    ],
    [
      'may be based on something',
      'I have been trying to create a reed based harbour cluster.',
      'reed based harbour cluster',
    ],
    ['ends before how long it took', 'I struggled with stale moorings for an hour.', 'stale moorings'],
    ['ends before when it was', 'Been fighting with flaky harbour tests all week.', 'flaky harbour tests'],
    ['ends before what became of it', 'I made the tide cache smaller.', 'tide cache'],
    [
      'ends before what it no longer does',
      'It took long. I built it: the tide cropper no longer stretches.',
      'tide cropper',
    ],
    ['is found behind the bold name of a part', '**Thoughts** The tide data was slow.', 'tide data'],
    [
      'is the subject of a plain verb',
      'Hi Tom.\n\nThe label printers in hall 3 print again.',
      'label printers in hall 3',
    ],
    [
      'is what a task comes to',
      'My main task this week was to write up and carry out some experiments on the tide sensor.',
      'tide sensor',
    ],
    ['has its new name', 'We changed the name of a script from a.py to kelp-count.py.', 'kelp-count.py'],
    [
      'has the ticket that heads its paragraph',
      'I sent in a few things.\n\n#4711: This PR made the tide cache shorter.',
      '#4711 tide cache',
    ],
  ])('%s', (_, text, project) => expect(projectOf(text)).toBe(project))

  it('is looked for past a part of a list that names nothing', () => {
    expect(projectOf('We are working on handover, harbour groundwork and dock tidying.')).toBe(
      'harbour groundwork and dock tidying',
    )
  })

  it('may be where the fault was', () => {
    expect(projectOf('It turned out there was a bug in our sextant rewrite.')).toBe('sextant rewrite')
  })
})

describe('the matter of a title', () => {
  it.each([
    ['Post Mortem: Ledger Downtime\n\nIt went down.', 'Ledger Downtime'],
    ['Day 8: Off by a mile\n\nI sat there all day.', 'Off by a mile'],
    ['Retire All the Servers\n\nIt was time.', 'Retire All the Servers'],
    ['Week 4 - Hannah\n\nI built a tide script.', 'tide script'],
    ['Kelpie 3D Devlog #4: Under the hood\n\nAnother month is done.', 'Kelpie 3D'],
    ['OtF 3D Devlog #4: Under the hood\n\nI am done with another month.', 'OtF 3D'],
    ['WEEK5\n\nI built a tide script.', 'tide script'],
    ['Anna Week 7\n\nI built a tide script.', 'tide script'],
    ['Postmortem Report: Harbour Outage\nSummary: The gate was shut on 2 May 2023.', 'Harbour Outage'],
    ['### Build errors encountered after the move\n\nText.', 'Build errors'],
    ["[Tiny] Don't bezzle to nearby piers\n\nAnother small one.", 'nearby piers'],
    ['Spring, Week 4\n---\n\nThis week, I wrote helpers for tides.', 'helpers for tides'],
    ['Monday June 3rd morning:\n\nI started the ferry class.', 'ferry class'],
    ['Post-mortem: Downtime on May 3, 2019\n\nWe put a new release on our harbour mirror.', 'harbour mirror'],
  ])('%s', (text, project) => expect(projectOf(text)).toBe(project))
})

describe('what no matter is', () => {
  it.each([
    ['a section of a form', 'Progress Update:\n- built the tide table\n\nChallenges Faced:\n- rain', /Faced/],
    ['what everybody has', 'Our servers reported a Kelpdb out-of-memory error.', /^servers/],
    [
      'a list that is announced by its deed',
      '- Split files into folders: a, b and c\n- rebuilt the tide table',
      /Split/,
    ],
    ['who acts', 'Mentor wants benchmarks. I rebuilt the tide table.', /wants/],
    ['oneself', 'I prepared myself for the project. I rebuilt the tide table.', /myself/],
    ['an amount', 'I tested my tide game a lot on class mates.', /lot/],
    [
      'a place before the subject',
      'For the backend the main part was that I had to rest. I rebuilt the tide table.',
      /backend/,
    ],
    ['a way of doing it', 'I changed my test to use short words. I rebuilt the tide table.', /use/],
    ['an idea', 'I scrapped the first Idea. I rebuilt the tide table.', /Idea/],
    ['an interjection', 'Well this morning I rebuilt the tide table.', /Well/],
    ['a reading', 'Tested voltage between the rail and GND. Removed the tide sensor.', /voltage/],
    ['a share', 'It was a win of at most 6% in three runs. I rebuilt the tide table.', /%/],
    [
      'who made it',
      'I used [a repo](https://github.com/torvinen/x) from [torvinen](https://github.com/torvinen). I rebuilt the tide table.',
      /torvinen/,
    ],
    ['what one has given', 'I gave two open PRs a long look. I rebuilt the tide table.', /PRs/],
    [
      'an adjective',
      'There was tide-specific code. More tide-specific code. Rebuilt the tide table.',
      /specific/,
    ],
    ['a deed beside a thing', 'I worked on the tide table and worked out where the shaft goes.', /figured/],
  ])('%s', (_, text, never) => expect(projectOf(text)).not.toMatch(never))
})
