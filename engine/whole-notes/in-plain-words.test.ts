import { describe, expect, it } from 'vitest'
import { analyse } from '../testing/analyse.ts'

const bulletOf = (text: string) => analyse(text).resumeBullet

describe('a note in plain words', () => {
  it('loses no half of "in the last month"', () => {
    const text = `fix: prevent double bookings

Two clerks could take the same cabin. Added a lock per cabin and store confirmed cabins in the ledger for a day. Double bookings went from about six a week to none in the last month.`
    expect(bulletOf(text)).toBe(
      'Added a lock per cabin and stored confirmed cabins in the ledger for a day, with double bookings going from about six a week to none.',
    )
  })

  it('tells no task with half of who read it', () => {
    const text = `Week of 4 May
- Wrote the plan for the second kiln, reviewed by 6 potters
- Moved the glaze recipes from paper to SQLite`
    expect(analyse(text).starStory.task).toBe(
      'I had to write the plan for the second kiln and move the glaze recipes from paper to SQLite.',
    )
  })

  it('says of the last thing told alone what "it" was', () => {
    const text = `Refactored the tariff module. It was one file of 1,900 lines with no tests. I first wrote 60 tests for the old rates, then split it by harbour.`
    expect(bulletOf(text)).not.toContain('rates, one file')
  })

  it('is headed by the order in front, on a line of its own or not', () => {
    const text =
      'Add a second gate to the quay. We saw long queues at noon. Built a ramp beside the old one and painted two lanes.'
    expect(bulletOf(text)).toMatch(/^Added a second gate to the quay/)
    expect(analyse(text).starStory.task).toBe('I had to add a second gate to the quay.')
    expect(
      bulletOf('docs: rewrite the mooring guide. Guests kept asking the same. I put it in three parts.'),
    ).toMatch(/^Rewrote the mooring guide/)
  })

  it.each([
    [
      'Added a latch to the upper gate. Next night only 3 goats reached the road.',
      'Added a latch to the upper gate, with only 3 goats reaching the road the next night.',
    ],
    [
      'We had lost readings in every storm. I moved the gauges to the roof. In the two weeks since, no reading was lost.',
      'Moved the gauges to the roof, with no reading lost in the two weeks since.',
    ],
  ])('tells how it went from then on: %s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })

  it('tells no outcome where it went wrong from then on', () => {
    const { impact } = analyse('Added a latch to the upper gate. The next day it failed twice.').extractedData
    expect(impact).toBe('')
  })

  it.each([
    ['Broke the night shift into three watches.', /^Broke the night shift into three watches/],
    ['I broke the dependency between the pump and the lamp.', /^Broke the dependency between/],
  ])('knows what was broken on purpose: %s', (text, bullet) => {
    expect(bulletOf(text)).toMatch(bullet)
  })

  it('knows what was broken by mistake', () => {
    expect(bulletOf('I broke the ticket page and had to go back to paper.')).not.toMatch(/broke/i)
  })

  it.each([
    [
      'I got the night kilns running in turns. They shared one fuse, so they tripped each other. Each kiln now has its own line.',
      'The night kilns shared one fuse, so they tripped each other.',
    ],
    [
      'I moved the alarms to the pager. They were sent by mail and nobody read them at night.',
      'The alarms were sent by mail and nobody read them at night.',
    ],
  ])('opens with how the thing was: %s', (text, situation) => {
    expect(analyse(text).starStory.situation).toBe(situation)
  })

  it.each([
    [
      'Refactored the tariff module. I split it into one class per harbour.',
      'Refactored the tariff module and split it into one class per harbour.',
    ],
    [
      'Rewrote all wiring plans. I ported them from paper to KiCad.',
      'Rewrote all wiring plans and ported them from paper to KiCad.',
    ],
  ])('knows what "it" is in the next sentence: %s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })

  it('is called by a thing, not by how it was done', () => {
    expect(analyse('I got the loading cranes running in parallel.').extractedData.project).toBe(
      'loading cranes',
    )
  })

  it('is told with what was mended and how, though the note says "by doing" alone', () => {
    const text =
      'Spent two days tracking down a leak in the north pump. The gauge showed that the valves were opened on every tide and never shut. Fixed by closing them at noon and added a float.'
    expect(bulletOf(text)).toBe(
      'Fixed a leak in the north pump by closing the valves at noon and added a float.',
    )
  })

  it.each([
    [
      'Guests complained that exports over 40 pages never ended. I moved the printing to a job in the background.',
      /that exports over 40 pages never ended/,
    ],
    [
      'Set up one ledger for all mills. Before that, billing meant calling six millers and copying numbers. I built a form.',
      /^Billing meant calling six millers/,
    ],
  ])('opens with the trouble as it was said: %s', (text, situation) => {
    expect(analyse(text).starStory.situation).toMatch(situation)
  })

  it.each([
    [
      'Wrote a small tool that draws the tide table. It is used by 12 skippers every day.',
      'Wrote a small tool that draws the tide table, used by 12 skippers every day.',
    ],
    [
      'Added night tickets to the ferry app. 120 skippers use it daily and paper slips were dropped in May.',
      'Added night tickets to the ferry app, used by 120 skippers daily.',
    ],
  ])('tells who uses it: %s', (text, bullet) => {
    expect(bulletOf(text)).toBe(bullet)
  })

  it('tells a fault in the subject line as it was, as it was mended and as it is since', () => {
    const { resumeBullet, starStory } = analyse(
      'fix(scale): parcel sorter skipped light parcels\n\nCount a parcel from 20 g on.',
    )
    expect(resumeBullet).toMatch(/^Fixed the parcel sorter skipping light parcels/)
    expect(starStory.situation).toBe('The parcel sorter skipped light parcels.')
    expect(starStory.result).toBe('The parcel sorter no longer skips light parcels.')
  })

  it('keeps how often it was, without which it was no fault', () => {
    const { result } = analyse('fix(till): night rate applied twice\n\nKeep the hour of the sale.').starStory
    expect(result).toBe('The night rate is no longer applied twice.')
  })

  it.each([
    [
      'Took over the boat register from a colleague. The keys were split across three drawers. I copied 240 cards into one list.',
      /split/,
    ],
    [
      'The ferry was blocked because the permit had expired. Found the form, wrote a new one and sailed at 6 pm.',
      /block the ferry|ferry has been blocked/,
    ],
  ])('takes no old state for a deed: %s', (text, claim) => {
    const { task, result } = analyse(text).starStory
    expect(`${task} ${result}`).not.toMatch(claim)
  })

  it('says what the new one is', () => {
    expect(
      bulletOf('The sailing permit had expired. Ordered a new one and hung it up in the harbour office.'),
    ).toMatch(/^Ordered a new sailing permit and hung it up in the harbour office/)
  })

  it('parts a trouble from what was done about it behind a semicolon', () => {
    const { situation, result } = analyse(
      'The old quay was the bottleneck; I laid a second ramp and moved the ticket booth. The harbour stayed up during the regatta with 9,400 guests per day.',
    ).starStory
    expect(situation).toBe('The old quay was the bottleneck.')
    expect(result).toMatch(/^The harbour stayed up during the regatta/)
  })

  it('leaves no plan for moving without its goal', () => {
    const text =
      'Wrote the plan for moving from paper slips to wristbands between all stages and got it approved. Queues at noon fell from 40 to 12 minutes.'
    expect(bulletOf(text)).not.toMatch(/for moving[,.]/)
  })

  it('sets no task out of the words of a deed', () => {
    const text =
      'Debugged a pump crash on our river gauges. Raised the stack to 6 kB and moved the parsing out of the loop.'
    expect(analyse(text).starStory.task).not.toMatch(/debugged/i)
  })

  it('leaves to the writer what no program does', () => {
    const { resumeBullet, starStory } = analyse(
      'fix: crash when a chart without depths is opened\n\nThe reader assumed that every chart has depths. Return an empty chart instead and add a regression test.',
    )
    expect(resumeBullet).toMatch(/to return an empty chart instead,? and add(?:ed|ing) a regression test\.$/)
    expect(starStory.result).not.toContain('test')
  })

  it('tells two figures that moved as two', () => {
    const { resumeBullet, starStory } = analyse(
      'Upgraded the ovens to gas. Baking time drops from 95 min to 38 min, power bill from 900 EUR to 420 EUR.',
    )
    expect(resumeBullet).toMatch(
      /from 95 min to 38 min and (?:the )?power bill (?:going )?from 900 EUR to 420 EUR/,
    )
    expect(starStory.result).not.toMatch(/drops went/)
  })

  it.each([
    [
      'Refactor the mail room to use a ledger\n\nLetters were sometimes sent although the order had been cancelled, and sometimes not sent at all. Letters are now written to the ledger first.',
      /because letters were sometimes sent\./,
    ],
    [
      'I gave the talk on tide tables to about 60 skippers and wrote a guide. Four harbours have adopted tables since then.',
      /adopted by four harbours/,
    ],
  ])('ends with no half of a statement: %s', (text, half) => {
    expect(bulletOf(text)).not.toMatch(half)
  })
})
