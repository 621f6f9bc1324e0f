import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

describe('the situation', () => {
  it('is nothing that the change does', () => {
    const { situation } = analyse(
      'Bell tower\n\n- Confirms that broken ropes still fail the test\n- Added a second rope to the bell',
    ).starStory
    expect(situation).not.toContain('broken ropes')
  })

  it('is told in two sentences where only a comma parts them', () => {
    const { situation } = analyse(
      'Bell log\n\nThe bell was cracked, we had nobody to mend it. I ordered a new bell.',
    ).starStory
    expect(situation).toBe('The bell was cracked. We had nobody to mend it.')
  })

  it('is the trouble alone where the deed that answers it stands in the same sentence', () => {
    const { starStory, resumeBullet } = analyse('Bell was stuck, oiled the wheel and replaced the rope.')
    expect(starStory.situation).toBe('Bell was stuck.')
    expect(starStory.action).toContain('I oiled the wheel and replaced the rope')
    expect(resumeBullet).toMatch(/^Oiled the wheel and replaced the rope/)
  })

  it('stays one sentence after a day or a reason', () => {
    const { situation } = analyse(
      'Bell log\n\nOn May 4, 2025, we lost the bell in a storm because the rope broke. I ordered a new bell.',
    ).starStory
    expect(situation).toBe('On May 4, 2025, we lost the bell in a storm because the rope broke.')
  })

  it('counts the faults that were mended, and none that is a measure', () => {
    const mended = analyse('Bell tower\n\nThis commit fixes all rope bugs and removes old hooks.').starStory
    expect(mended.situation).toBe('There were rope bugs.')
    const measured = analyse(
      'Bell tower\n\n- Added a scale to the bell\n- Actual error ~0.2 mm, well within limits',
    )
    expect(measured.starStory.situation).not.toContain('error')
  })

  it('brings along the sentence that it points at', () => {
    const { situation } = analyse(
      'Stop polling in idle lobbies\n\nPlayers in an idle lobby poll the server every second. This causes a CPU spike on small hosts and makes the game lag badly.\n\nI replaced the polling with a push message.',
    ).starStory
    expect(situation).toContain('Players in an idle lobby polled the server every second. This caused')
  })

  it('says what it points at where the text only has it in its title', () => {
    const { situation } = analyse(
      'Repair the --keep-db flag\n\nIt was broken because the driver returns an empty error code, which the setup takes for success.\n\nI check for the database itself now.',
    ).starStory
    expect(situation).toMatch(/^I was working on .+\. It was broken because/)
  })

  it('does not open with something that points at what is not told', () => {
    const { situation } = analyse(
      'Map tiles\n\nI replaced the tile cache by a smaller one. This limit was hit on every zoom. Old tablets ran out of memory after ten minutes of scrolling.',
    ).starStory
    expect(situation).toBe('Old tablets ran out of memory after ten minutes of scrolling.')
  })

  it('tells what was under way where the trouble points at it', () => {
    const { situation } = analyse(
      'I worked on the gearbox drawing today. It was hard because none of the bearings had a model, and I had to measure them by hand.',
    ).starStory
    expect(situation).toMatch(/^I worked on the gearbox drawing\. It was hard because/)
  })

  it('leaves out what a shout and an example in brackets add', () => {
    const { situation } = analyse(
      'The gate failed for new badges (e.g. those of the canteen) and nobody noticed for a week!\n\nI fixed the badge check.',
    ).starStory
    expect(situation).toBe('The gate failed for new badges and nobody noticed for a week.')
  })

  it('tells the fault behind "fixes a leak"', () => {
    const { situation } = analyse(
      'Release textures\n\nThis fixes a leak in the texture cache that killed the tab after an hour.',
    ).starStory
    expect(situation).toBe('There was a leak in the texture cache that killed the tab after an hour.')
  })

  it('tells what was wrong with a thing that was looked into', () => {
    const { situation, task } = analyse(
      "Today I debugged a lift which wasn't stopping at floor two. The fix was turning the sensor round.",
    ).starStory
    expect(situation).toBe("A lift wasn't stopping at floor two.")
    expect(task).toBe('I had to get the lift to stop at floor two.')
  })

  it('names what was worked on as the text does, and tells no deed in its place', () => {
    const { situation } = analyse(
      'This week I worked on a new screen for the waiters. I drew the buttons and wired them to the till.',
    ).starStory
    expect(situation).toBe('I was working on a new screen for the waiters.')
  })

  it.each([
    [
      'without what was done about it',
      'The drawer had no lock, so I (rather late) built a wooden one. I painted the till.',
      'The drawer had no lock.',
    ],
    [
      'without what somebody thought of it',
      'The old till was interesting - a lot of gears. The drawer of the till was stuck. I oiled the drawer.',
      'The drawer of the till was stuck.',
    ],
    [
      'as the reason of a deed',
      'I rebuilt the till as the old drawer was jammed by coins. I painted the till.',
      'The old drawer was jammed by coins.',
    ],
    [
      'as the reason of what had to be done',
      'The slips needed nothing, but because the drawer was bent by the heat, I had to build a new one.',
      'The drawer was bent by the heat.',
    ],
    [
      'without a deed that only sounds like a fault',
      'The till lost two bills at noon. I debugged the till line by line to see where it breaks.',
      'The till lost two bills at noon.',
    ],
  ])('is told %s', (_how, text, told) => {
    expect(analyse(text).starStory.situation).toBe(told)
  })

  it('tells a fault that is only named', () => {
    const { situation } = analyse(
      '## Problem\n\nMemory leak in the tile cache on long flights.\n\n## Fix\n\nI freed the tiles that have left the screen.',
    ).starStory
    expect(situation).toBe('There was a memory leak in the tile cache on long flights.')
  })

  it('tells the faults that a list says were fixed', () => {
    const { situation } = analyse(
      '- fixed an issue where thumbnails in the gallery were upside down\n- added a dark theme to the settings page\n- moved the strings into a table',
    ).starStory
    expect(situation).toBe('There was an issue where thumbnails in the gallery were upside down.')
  })

  it('is no fragment, no order and no question', () => {
    const { situation } = analyse(
      'Weekly log\n\n- Reading about query planners\n- Why is the build slow?\n- The nightly import fails when a row has no date\n- I added a default date to the import',
    ).starStory
    expect(situation).toContain('The nightly import failed when a row had no date')
    expect(situation).not.toMatch(/Reading about|Why is/)
  })

  it.each([
    [
      'The boiler (an old Viessmann) failed every night. the gauge fell a bar a day.\n\nI replaced the valve.',
      'The boiler failed every night.',
    ],
    [
      'When the gate opens (twice a day) the camera is blind for a minute.\n\nI moved the camera.',
      'When the gate opened, the camera was blind for a minute.',
    ],
    [
      'The pump fails (only when it is cold) and blocks the drain.\n\nI replaced the pump.',
      'The pump failed (only when it was cold) and blocked the drain.',
    ],
    [
      'The kettle broke down at noon. As part of that we lost the oven for two days, which broke the plan.\n\nI ordered a new oven.',
      'The kettle broke down at noon. We lost the oven for two days, which broke the plan.',
    ],
    [
      'The gate fails at night, so introduce a lamp and a timer.\n\nI mounted the lamp.',
      'The gate failed at night.',
    ],
    [
      'I noticed a crack in the lid of the kettle, so I went to fix it.\n\nI welded the lid.',
      'I noticed a crack in the lid of the kettle.',
    ],
    [
      'The kettle broke on Monday morning: the lid is loose and fails to close.\n\nI welded the lid.',
      'The kettle broke on Monday morning. The lid was loose and failed to close.',
    ],
    [
      'Fixed harbour map showing the wrong pier. I also added a legend to the map.',
      'The harbour map was showing the wrong pier.',
    ],
    [
      'Looked into why the kettle failed on every cold morning.\n\nI welded the lid.',
      'The kettle failed on every cold morning.',
    ],
    [
      'Currently experiencing problems with the lid not closing in the morning. I welded the lid.',
      'I was experiencing problems with the lid not closing in the morning.',
    ],
    [
      'Kettle\n\n- Trust store issue FIXED (order 12)\n- Added a second handle to the kettle',
      'There was a trust store issue.',
    ],
    [
      'Secondly, the kettle failed on every cold morning.\n\nI welded the lid.',
      'The kettle failed on every cold morning.',
    ],
    [
      'While doing that, it became clear that the kettle was broken and leaked.\n\nI welded the lid.',
      'It became clear that the kettle was broken and leaked.',
    ],
    [
      'As a result, the kettle failed on every cold morning.\n\nI welded the lid.',
      'The kettle failed on every cold morning.',
    ],
    [
      'Unfortunately the kettle failed on every cold morning, so I switched to the pan.\n\nI welded the lid.',
      'The kettle failed on every cold morning.',
    ],
    [
      'Kettle\n\nI welded the lid. This proved hard, because the hinge of the lid was bent and broken.',
      'The hinge of the lid was bent and broken.',
    ],
    [
      'Kettle\n\nFix for an issue where the lid does not close in the morning.\n\nI welded the lid.',
      'There was an issue where the lid did not close in the morning.',
    ],
  ])('leaves out what nobody would say aloud: "%s"', (note, told) => {
    expect(analyse(note).starStory.situation).toBe(told)
  })

  it.each([
    'Garden logger\n\nThe sensor list is now sorted by bed. I sorted the sensors.',
    'Garden logger\n\nMain item: the sensors have no order. I sorted the sensors.',
    'Garden logger\n\nI had a chance to talk with the gardener about the sensors. I sorted the sensors.',
    "Garden logger\n\nI didn't work on the pump. I sorted the sensors.",
    'Garden logger\n\nProbably the sensors will be sold in spring. I sorted the sensors.',
  ])('is not what holds since the change, a label, a guess, a talk or what was left undone: "%s"', (note) => {
    expect(analyse(note).starStory.situation).toMatch(/^I was working on/)
  })

  it('opens with the sentence that opens its paragraph', () => {
    const { situation } = analyse(
      'Ferry tickets\n\nTravellers could not book the night ferry on Sundays. The form was broken for return trips.\n\nI rewrote the form.',
    ).starStory
    expect(situation).toMatch(/^Travellers could not book/)
  })
})

it.each([
  'Before this, each release took two days of manual tests. I automated the suite with Cypress.',
  'I automated the suite with Cypress. Before that each release took two days of manual tests. Now it takes an hour.',
])('tells how things were before: %s', (text) => {
  expect(analyse(text).starStory.situation).toBe('Each release took two days of manual tests.')
})

it('a story does not open with what came of it', () => {
  const { situation } = analyse(
    'This week I tuned the arm of the sorter. The arm now moves smoothly and works well. I also wired the second belt.',
  ).starStory
  expect(situation).not.toContain('smoothly')
})

it('how long it took is no part of the action', () => {
  expect(analyse('Moved the ferry planner to Rust. Took three weeks.').starStory.action).toBe(
    'I moved the ferry planner to Rust.',
  )
})

it('a reason that is told with the deed is how things were', () => {
  const { situation, task } = analyse(
    'Switched the ferry queue to SQS because RabbitMQ kept losing bookings.',
  ).starStory
  expect(situation).toBe('RabbitMQ kept losing bookings.')
  expect(task).toBe('I had to keep RabbitMQ from losing bookings.')
})

it.each([
  'Speed up the gallery\n\nOpening an album was painfully slow on old phones, so I kept the thumbnails on disk. The store is filled by a worker while the album is open, and the worker stops when the phone runs hot.',
  'Speed up the gallery\n\nOpening an album was painfully slow on old phones. For short albums this optimisation is negligible, but it grows with the number of pictures. I kept the thumbnails on disk.',
])('a story opens with the trouble, not with how the remedy works: %s', (text) => {
  expect(analyse(text).starStory.situation).toBe('Opening an album was painfully slow on old phones.')
})

it('a story does not open with a deed because a fault is named in it', () => {
  const { situation, action } = analyse(
    "## Description\n\n- added a check that restarts the lamp when the bus fails, so moving the desk doesn't need a reboot anymore\n- renamed the lamp file",
  ).starStory
  expect(situation).not.toContain('I added')
  expect(action).toContain('I added a check')
})

it.each([
  [
    'Blocked two days by the harbour office. Finished the tide form.',
    'I was blocked two days by the harbour office.',
  ],
  [
    'Tides were wrong. Turned out to be a stale table on the pier. I rebuilt the table.',
    'It turned out to be a stale table on the pier.',
  ],
])('what happened to the writer is not told as a deed: %s', (text, told) => {
  expect(Object.values(analyse(text).starStory).join(' ')).toContain(told)
})

it.each([
  [
    'Lid work\n\n- replaces the hinge of the lid, which was causing steam to leak into the hall\n- adds a second screw',
    'The hinge of the lid was causing steam to leak into the hall.',
  ],
  [
    'Lid work\n\nI replaced the hinge. The main problem fixed is that the lid was leaking steam.',
    'The main problem was that the lid was leaking steam.',
  ],
  [
    'Lid work\n\n- Fixes an old bug (we have had a note about it for years...) where the lid leaked steam\n- adds a second screw',
    'There was an old bug where the lid leaked steam.',
  ],
])('a story opens with the fault behind a deed: %s', (text, told) => {
  expect(analyse(text).starStory.situation).toBe(told)
})

it('a story opens with how things were before, though it reads like work', () => {
  const { situation } = analyse(
    'Split the album by implementing lazy pages. Previously, all 19 pages were loaded at once, bloating the album to 800 kB. Now each page is loaded when it is opened.',
  ).starStory
  expect(situation).toContain('all 19 pages were loaded at once')
})

it.each([
  ['Lamp log\n\nFixed my dimmer issue. I painted the lamp.', 'There was a dimmer issue.'],
  [
    'Lamp log\n\nTurned out the clock of the lamp was causing rejected signals. I set the clock.',
    'It turned out that the clock of the lamp was causing rejected signals.',
  ],
])('a story opens with the fault as one says it: %s', (text, told) => {
  expect(analyse(text).starStory.situation).toBe(told)
})

it.each([
  'Lamp log\n\nI had some bugs with the lamp that threw me off but I\n\nI painted the lamp.',
  'Lamp log\n\nDetails of the bugs in the lamp can be seen in pull request 566. I painted the lamp.',
  "Lamp log\n\nThere are a few problems with the lamp that I'll need to mend later. I painted the lamp.",
])('a story does not open with what is broken off, elsewhere or still to come: %s', (text) => {
  expect(analyse(text).starStory.situation).toMatch(/^I was working on/)
})

it('a story does not open with an order, but with the downtime that somebody faced', () => {
  const order = analyse(
    'Address lamp stutter when the night != the day\n\nI used the clock of the hall for the lamp.',
  )
  expect(order.starStory.situation).not.toMatch(/^Address/)
  const faced = analyse(
    'After the deployment, we faced a downtime of our lamp. We ran the moves by hand and brought it back.',
  )
  expect(faced.starStory.situation).toContain('we faced a downtime of our lamp')
})
