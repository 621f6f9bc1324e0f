import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

const storyOf = (text: string) => analyse(text).starStory

describe('how things stand in the end', () => {
  it('is the result, even where the note opens with it', () => {
    const { result, situation } = storyOf(
      'The greenhouse panel is almost done, only the fan page is left. We are writing the page for the vents this week. The old panel showed stale readings whenever the gateway restarted.',
    )
    expect(result).toContain('The greenhouse panel was almost done')
    expect(situation).not.toContain('almost done')
  })

  it('is told where a deed ends with it', () => {
    const { action, result } = storyOf(
      'The old glue had dried on the frame. We scraped the glue off the frame, and we were ready to mount the lens.',
    )
    expect(action).toBe('We scraped the glue off the frame.')
    expect(result).toBe('We were ready to mount the lens.')
  })

  it('is no state that hangs on what the page names', () => {
    const { result } = storyOf('I fixed the BOARD_REV constant -> 0x51. I drew the housing of the probe.')
    expect(result).not.toContain('->')
  })

  it('is not why something was taken away', () => {
    const { result } = storyOf(
      '- added a lamp to the hall\n- removed the old rope, as it no longer made sense to have\n- painted the door of the hall',
    )
    expect(result).not.toContain('no longer')
  })

  it('is told rather than a deed that was told before', () => {
    const { result } = storyOf(
      'I soldered the new regulator. The meter loads perfectly. The first regulator had shorted against the case.',
    )
    expect(result).toBe('The meter loaded perfectly.')
  })
})

describe('what came of it', () => {
  it.each([
    ['that some fault is fixed which only the page names', 'This fixes these issues.'],
    ['what the change aims to do', 'It also aims to keep the pump from starting twice.'],
    ['what a template asks for', 'Tests pass -- look for a green tick beside your PR'],
    ['what something costs', 'Running the whole pump test can take more than 20 minutes.'],
    ['half a sentence', 'Since the pump manager has been finished.'],
    ['what comes soon', 'The second trial of the pump is about to start in 3 days.'],
    ['what was found on the way', 'I also discovered that the old pump log had lost whole days.'],
    ['what the fault did', 'The meter confirms that both pumps were OOMKilled, with 21 restarts.'],
    ['what was left undone', "I haven't gone too far into how the pump table works."],
    ['what there was not', 'There was no second pump, no way back to a working plant.'],
    ['what the change is for', 'It is necessary because two pumps share one fuse.'],
    ['that something is fixed which only the page names', 'This is now fixed.'],
    ['what the change needs', 'Requires the second pump of the plant.'],
    ['what is not done yet', "The second pump hasn't been tested yet."],
    ['what is still wrong', 'The pump panel is still a bit of a mess.'],
    ['where the fault came from', 'This occurred in the switch to the second power supply.'],
    ['what was thought first', 'My initial idea was to use a bigger pump.'],
    ['what calls went wrong', 'For two hours all calls to the pump resulted in gateway errors.'],
    ['what the change is meant to be', 'This change is not supposed to alter the pump tables.'],
  ])('is not %s', (_, line) => {
    const { result } = storyOf(
      `Fix the pump restart\n\nThe pump restarted twice after each power cut. I added a lock to the starter.\n\n${line}`,
    )
    expect(result).not.toContain(line.slice(0, 20))
  })

  it('is told without an aside, unless the aside takes something back', () => {
    const told = (aside: string) =>
      storyOf(
        `The import was slow.\n\nI added an index to the orders table. The nightly import now finishes before six (${aside}).`,
      ).result
    expect(told('which the shop likes')).toBe('The nightly import now finishes before six.')
    expect(told('at least on weekdays')).toContain('at least on weekdays')
  })
})

describe('what was done', () => {
  it('is no picture', () => {
    const { action } = storyOf(
      'The gel stayed dark. I loaded the samples again.\n\nFailed gel of plate 2 (both lanes).png',
    )
    expect(action).toBe('I loaded the samples again.')
  })

  it('ends before a remark', () => {
    const { action } = storyOf(
      'The valve leaked at night.\n\nI replaced the old seal - took me three evenings. I rewired the float switch.',
    )
    expect(action).toBe('I replaced the old seal. I rewired the float switch.')
  })

  it('is no account of how a thing works', () => {
    const { action } = storyOf(
      'Reject oversized scans\n\nThe scanner sends a page as one blob. The gateway keeps every blob in memory until it is signed. I added a size check before the blob is read.',
    )
    expect(action).toBe('I added a size check before the blob is read.')
  })

  it.each([
    [
      'the plan behind it',
      'I greased the pump, but I still want to paint the housing.',
      'I greased the pump.',
    ],
    [
      'what is said of it behind a comma',
      'I cleaned the tank, the old filter was full of rust.',
      'I cleaned the tank.',
    ],
    [
      'what it felt like',
      'I finished the tank panel, which is awesome for me.',
      'I finished the tank panel.',
    ],
    ['the minutes it took', 'I cleaned the tank (40 min).', 'I cleaned the tank.'],
  ])('is told without %s', (_, text, told) => {
    expect(storyOf(text).action).toBe(told)
  })

  it.each([
    ['what somebody expected', 'I thought the valve would be easy.'],
    ['what somebody looks forward to', 'I am looking forward to the new valve.'],
    ['what is left', "I haven't fitted the valves so I can't judge the flow."],
    ['how a week was', 'Monday and Tuesday were pretty busy at the plant.'],
  ])('is not %s', (_, line) => {
    const { action } = storyOf(`The pump leaked.\n\n${line} I replaced the seal of the pump.`)
    expect(action).toBe('I replaced the seal of the pump.')
  })

  it('is not what the reader is asked to do', () => {
    const { action } = storyOf(
      'Add a dry-run switch\n\nThis change adds a switch to the pump tool. Start the tool with a small tank. You should see one line per pump.',
    )
    expect(action).not.toContain('small tank')
  })

  it('is not what had been planned', () => {
    const { action, result } = storyOf(
      '# Weekly report\n\n## What I had planned to do this week\n\n* Measure the second tank.\n\n## What I actually did this week\n\n* Wrote a script to plot the flow.\n* Collected readings of the first tank.\n* Started a summary for the plant.',
    )
    expect(`${action} ${result}`).toContain('script to plot the flow')
    expect(`${action} ${result}`).not.toContain('second tank')
  })

  it('is not told a second time in the same words', () => {
    const { action, result } = storyOf('Yesterday I tracked a strange fault with the wheel encoder.')
    expect(result).not.toContain('By the end')
    expect(result).not.toBe(action)
  })
})

describe('what now exists or works', () => {
  it.each([
    ['Swap to a new pump scheduler', 'A new pump scheduler is now in use.'],
    [
      'I changed the pump loop in order to return null when the valve is shut.',
      'The pump loop now returns null when the valve is shut.',
    ],
    ['Stop the pump worker being OOMKilled at night', 'The pump worker is no longer OOMKilled at night.'],
    ['Save initial pump state', 'The initial pump state is now saved.'],
    ['I rebuilt every pump from the backup. The data survived intact.', 'The data survived intact.'],
    ['Reduce copies made during import', 'The copies made during import are now reduced.'],
    ['I got two firmware packages released.', 'Two firmware packages are now released.'],
    ['Released PUMP-12 fixing ABC-1 and ABC-2.', 'PUMP-12 fixing ABC-1 and ABC-2 is now released.'],
    [
      'I added a map of all tanks, a ruler for the walls, and the option to turn the plan.',
      'There is now a map of all tanks and a ruler for the walls.',
    ],
    [
      'I fixed a drift issue that only showed on cold nights.',
      'The drift issue that only showed on cold nights is now fixed.',
    ],
    ['I figured out why the tank was leaking, which took a day.', 'I now know why the tank was leaking.'],
    [
      'I compared three pumps in the yard. I settled on one with two speeds for the tank.',
      'The choice fell on one with two speeds for the tank.',
    ],
    ['I added edge filtering.', 'Edge filtering is now in place.'],
    [
      'We switched from brass to steel for the outer valves.',
      'Steel is now used instead of brass for the outer valves.',
    ],
    [
      'We started using a second scale to weigh the crates.',
      'The second scale is now used to weigh the crates.',
    ],
    ['I worked on the pump driver.', 'Work on the pump driver is underway.'],
    ['Raise the limits below the measured peak', 'The limits below the measured peak have been raised.'],
  ])('%s', (text, result) => {
    expect(storyOf(text).result).toBe(result)
  })

  it('is no deed of a list that the action has told', () => {
    const { action, result } = storyOf(
      'The start of the panel is 38% faster than before.\n\n- added a self test for the pump\n- renamed the sort flag of the log\n- updated the success criteria to reflect the finished trials',
    )
    expect(action).toContain('success criteria')
    expect(result).toContain('38%')
    expect(result).not.toContain('success criteria')
  })

  it('is told as two sentences where only a comma parts them', () => {
    const { result } = storyOf(
      'The gate stuck every night.\n\nI greased both rails. The gate now opens in two seconds, we have had no call since Monday.',
    )
    expect(result).toBe('The gate now opens in two seconds. We have had no call since Monday.')
  })

  it('is what a deed ends with', () => {
    const { action, result } = storyOf(
      'Move the tank parser\n\nI moved the tank parser into its own module, allowing custom paths in both tools.',
    )
    expect(action).toBe('I moved the tank parser into its own module.')
    expect(result).toBe('This allowed custom paths in both tools.')
  })

  it('is told with the verb that the note leaves out', () => {
    const { result } = storyOf(
      '# Outage of the tide gauges\n\nThe disk was full.\n\n## Resolution\nOld logs were deleted.\n\n## Result\nAll tide gauges restored.',
    )
    expect(result).toBe('All tide gauges were restored.')
  })

  it('is no minute that a deed took', () => {
    const { result } = storyOf(
      '- Added a lock to the pump starter (20 min)\n- Fixed the tank names to have a fitting scheme (5 min)\n- Moved the tank list to the cellar page (10 min)',
    )
    expect(result).not.toMatch(/\bmin\b/)
  })

  it('is told with a verb where the note has only a share', () => {
    const { result } = storyOf(
      'The goal was to make the panel lighter. I merged the three icon fonts.\n\nResults:\n- 60% reduced start-up time\n- 20% improved performance',
    )
    expect(result).toContain('Start-up time was reduced by 60%.')
  })
})

describe('the action', () => {
  it('joins two deeds that only a comma parts', () => {
    expect(storyOf('This week I moved the meter page, fixed two of its bugs.').action).toBe(
      'I moved the meter page and fixed two of its bugs.',
    )
  })

  it('is not how big the change is', () => {
    const { action } = storyOf(
      'Panel clean-up\n\nThis is a long change made of many small steps for the panel.\n\nThe panel was slow.',
    )
    expect(action).not.toContain('big PR')
  })
})
