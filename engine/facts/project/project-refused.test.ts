import { describe, expect, it } from 'vitest'
import { readDocument } from '../../text/lines/document.ts'
import { findProject } from './project.ts'

const named = (text: string) => findProject(readDocument(text)).project

describe('what is no project', () => {
  it.each([
    ['ann.reed@pier.example said:\n\nI mended the lamp driver.', 'lamp driver'],
    ['The tide tool is under AGPLv3 now, no longer under GPLv2.', 'tide tool'],
    ['/home/areed/harbour/maps\n\nMade the tide map script to draw both basins.', 'tide map script'],
    ['## Reply from hartog, Tuesday\n\nThe winch driver hums. The winch driver wants oil.', 'winch driver'],
    [
      'The pier lamp went out at night.\n\nBug-Harbour: https://bugs.example/12\nApplied-Upstream: no',
      'pier lamp',
    ],
    ['The lamp driver may not run twice.\n[Hartog Reed: kept the old lamp]', 'lamp driver'],
    ['All times are UTC-7. The tide bell was late. We oiled the tide bell.', 'tide bell'],
    ['Reedco said that they will pay for the raft. I painted the raft.', 'raft'],
  ])('neither who wrote, nor terms of use, nor where one stands: %s', (text, name) =>
    expect(named(text)).toBe(name),
  )

  it.each([
    ['# Setup\n\nThe rotating lamp was put on the mast. The rotating lamp was measured.', 'rotating lamp'],
    ['# Wondering\n\nThe keel pump runs hot. The keel pump was oiled.', 'keel pump'],
    ['# My hypothesis\n\nThe sluice pump runs hot. The sluice pump was oiled.', 'sluice pump'],
    ["# What didn't work\n\nThe tide bell was too quiet. We moved the tide bell.", 'tide bell'],
    ['# Ropes Delivered\n\nThe lamp winch came as well. We fitted the lamp winch.', 'lamp winch'],
  ])('a part that every report has: %s', (text, name) => expect(named(text)).toBe(name))

  it.each([
    ['Be stricter at night\n\nThe sluice gate leaked. The sluice gate has a new seal.', 'sluice gate'],
    ['Show just what is free\n\nThe berth list wins over the map.', /berth list/],
    ['sluice: be stricter when closing at night\n\nIt leaked.', 'sluice'],
    ['get_rope_end: give 0 for an empty drum\n\nIt overran.', 'get_rope_end'],
  ])('how it is now, or an order without its object: %s', (text, name) => expect(named(text)).toMatch(name))
})

describe('a title is called by what was worked on', () => {
  it.each([
    ['Properly sort berth stamps.\n\nSome were twice.', 'berth stamps'],
    ['Temporarily mute the tide bell\n\nIt rings at noon.', 'tide bell'],
    ['Daily backup of the berth list\n\nIt runs at four.', 'Daily backup of the berth list'],
    ['lamp: add a helper to read the oil level\n\nIt was guessed.', 'lamp oil level'],
    ['Raise upper rope length to full drum length\n\nIt overran.', 'upper rope length'],
    ['Reduce time to first light\n\nIt took minutes.', 'time to first light'],
    ['Hand rope limits through to the winches\n\nThey had none.', 'rope limits'],
    ['Repair "hoist and lower" of the mast\n\nThe flag fell.', 'hoist and lower'],
    ['# 2021-03-02, "winch will not turn"\n\nThe ferry waited.', 'winch will not turn'],
    ['Fix memory leaks of the rope drum\n\nIt grew.', 'memory leaks of the rope drum'],
    ['Fix docs when printing the rope map\n\nThey were cut.', 'rope map'],
    ['Lift ropelib to the latest\n\nWe need it.', 'ropelib'],
    ['Make RopeBook accept names of berths\n\nIt refused.', 'RopeBook'],
    ['pier: add "Sort the rope ends"\n\nMoved up.', 'pier rope ends'],
    ['winchd: log winchd restarts\n\nNobody knew.', 'winchd restarts'],
    ['lamp: make sure we close at night\n\nIt burnt on.', 'lamp'],
    ['Fix "harbuor" typo.\n\nSeen by hartog.', 'harbuor'],
    ['# Finished the entire harbour map\n\nIt hangs in the hut.', 'harbour map'],
    ['[3.2] hb-11865: Fix the winch brake (HB-119)\n\nIt slipped.', 'hb-11865 winch brake'],
    ['# T.B. can steer my boat\n\nI let T.B. steer today.', 'T.B'],
  ])('%s', (text, name) => expect(named(text)).toBe(name))
})

describe('what is only meant to be done', () => {
  it('is less likely the project than what was done', () => {
    expect(named('Glued the rubber seal. Will build a shelf for the Tide sensor.')).toBe('rubber seal')
  })
})

describe('words that belong together', () => {
  it.each([
    ['I drew the hoist and lower menu anew. The hoist and lower menu is green.', 'hoist and lower menu'],
    ['The winch test checks `rope_end` twice. The winch test is green.', 'winch test'],
    ['Found the lamp driver crashing with the old rope. Mended the lamp driver.', 'lamp driver'],
    ['Running Jenkins showed that the tide feed loops. We cut the tide feed in two.', 'tide feed'],
    ['Guarded `__rope__` against a second knot. Without `__rope__` it slips.', '__rope__'],
    ['We agreed to charter XR20 winch drums, as the raft is heavy.', 'XR20 winch drums'],
    ['Carved another iteration of the sluice paddle. It fits.', 'sluice paddle'],
  ])('%s', (text, name) => expect(named(text)).toBe(name))
})
