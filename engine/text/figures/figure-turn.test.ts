import { describe, expect, it } from 'vitest'
import { timeOf } from '../../testing/time-of.ts'
import { isBareTurn, isNotedTurn, isToldTurn, toldTurn } from './figure-turn.ts'

const told = (text: string, before: string[] = [], isOfDeed = false) => toldTurn(text, before, isOfDeed)

describe('figures before and after, as notes jot them down', () => {
  it.each([
    ['kiln: gas draw was 3.1 kW, now 1.9.', 'gas draw went from 3.1 kW to 1.9.'],
    ['tape restore - was 7h30, now 1h45.', 'tape restore went from 7h30 to 1h45.'],
    ["Ledger close: we're at 3 h (was 11).", 'Ledger close went from 11 to 3 h.'],
    ['The rating is at 4.6 (was 3.9).', 'The rating went from 3.9 to 4.6.'],
    ['The furnace starts in 9 min (used to take 30).', 'The furnace went from 30 to 9 min.'],
    ['Stray light down from ~4.2% to just under 1.', 'Stray light went from ~4.2% to just under 1.'],
    ['The oven that used to need 9 hours runs in three.', 'The oven went from 9 hours to three.'],
    ['Setting up a stall: 3 hours before, 25 min now.', 'Setting up a stall went from 3 hours to 25 min.'],
    ['Lost parcels: April 61, July 9.', 'Lost parcels went from 61 in April to 9 in July.'],
    ['Line 4: jam rate 18% before, 0.4% after.', 'jam rate went from 18% to 0.4%.'],
    ['Warm-up of the oven is 11 min now, it was 47.', 'Warm-up of the oven went from 47 to 11 min.'],
    ['Tank level holds at around 40 now (used to be 90).', 'Tank level went from 90 to around 40.'],
    ['Sample breakage 7% -> 2% (softer gripper)', 'Sample breakage went from 7% to 2% (softer gripper)'],
    ['Idle draw 2.2 mA to 90 \u00b5A.', 'Idle draw went from 2.2 mA to 90 \u00b5A.'],
    ['Stocktakes: yearly -> monthly', 'Stocktakes went from yearly to monthly'],
    ['Installer -> 9 MB lighter', 'Installer is 9 MB lighter'],
    [
      'Sheet waste cut from 12% to 4% by nesting the parts.',
      'Sheet waste was cut from 12% to 4% by nesting the parts.',
    ],
    ['Paper cost is about a third.', 'Paper cost fell to about a third of what it was.'],
    ['Good news: scan time down 4x since the new lens.', 'scan time fell by 4x since the new lens.'],
    ['Thanks to the new pump, the tank drains in 2 h (was 5).', undefined],
    [
      'Thanks to the new pump, the tank starts in 2 h (was 5).',
      'the tank went from 5 to 2 h thanks to the new pump.',
    ],
  ])('%j', (text, sentence) => {
    expect(told(text)).toBe(sentence)
  })

  it.each([
    'Session timeout 30 s -> 60 s',
    'Django 3 -> 5',
    'Ambient temperature 5 \u00b0C to 40 \u00b0C.',
    'Expected: render time 9 s -> 3 s',
    'Lower the memory 9 GB -> 3 GB',
    'Moved the rack 3 m to the left.',
    'The build took 40 minutes.',
    'Goal: p95 was 3 s, now 1 s',
  ])('is none: %j', (text) => {
    expect(told(text)).toBeUndefined()
  })

  it('knows from what was said before of what a bare figure is told', () => {
    expect(told("we're at 20 min", ['Why did the render take 3 hours?', 'Split it by scene.'], true)).toBe(
      'the render went from 3 hours to 20 min',
    )
    expect(told('85%.', ['Yield only 60%?', 'Straightened the feed.'], true)).toBe(
      'Yield went from 60% to 85%.',
    )
    expect(told('12 s now', ['People left because of slow sync (90 s).', 'Cached it.'], true)).toBe(
      'sync went from 90 s to 12 s',
    )
    expect(told('1/month -> about 3 a week', ['Audits used to need a van.'])).toBe(
      'Audits went from 1/month to about 3 a week',
    )
    expect(told('3 h before, 20 min after.', ['Ported the solver.'], true)).toBe('3 h -> 20 min.')
    expect(told('was 7h30, now 1h45.', ['Got the tape restore under the limit'], true)).toBe(
      'the tape restore went from 7h30 to 1h45.',
    )
    expect(told("now it's 9%.", ['Late boats made up 31% of all calls.', 'Hired a pilot.'], true)).toBe(
      'Late boats went from 31% to 9% of all calls.',
    )
    expect(told("now it's at 84.", ['Our quay scored 61 on the test.', 'Painted it.'], true)).toBe(
      'The score of our quay went from 61 to 84.',
    )
    // A share is no time, and a figure alone belongs to nothing.
    expect(told('85%.', ['Why did the render take 3 hours?', 'Split it by scene.'], true)).toBeUndefined()
    expect(told('3 h before, 20 min after.', ['The solver is old.'])).toBeUndefined()
  })

  it('holds no hours of work against each other', () => {
    expect(
      told('Time spent: 2 h', ['I wired the lamp.', 'Time spent: 3 h', 'I drew the box.']),
    ).toBeUndefined()
  })

  it('parts a statement from one that says nothing of its own', () => {
    expect(isNotedTurn('hum down from 61 dB to 52 dB')).toBe(true)
    expect(isToldTurn('rent is down by about 40%')).toBe(true)
    expect(isToldTurn('turned down 3 offers')).toBe(false)
    expect(isNotedTurn('wiped the disks of 3 hosts')).toBe(false)
    expect(isBareTurn('was 3 h, now 20 min.')).toBe(true)
    expect(isNotedTurn('was 3 h, now 20 min.')).toBe(false)
  })

  it('reads a wall of figures in linear time', () => {
    const wall = (times: number) => 'draw about 3 to '.repeat(times)
    expect(timeOf(() => told(wall(4000)))).toBeLessThan(200)
  })
})
