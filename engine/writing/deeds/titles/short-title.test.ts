import { describe, expect, it } from 'vitest'
import { analyse } from '../../../testing/analyse.ts'

describe('a subject line in few words is told as what was done', () => {
  it.each([
    [
      'Fix compiler warning: unused lamp in the gate code',
      /^Fixed a compiler warning: unused lamp in the gate code/,
    ],
    ['New API: lamp_save and lamp_load', /^Added a new API: lamp_save and lamp_load/],
    [
      'gates: Check for lamps before the door is closed',
      /^Changed gates to check for lamps before the door is closed/,
    ],
    ['Start cleaning up the lamp allocation', /^Started cleaning up the lamp allocation/],
    ['Fix bug: lamps stay on after the door is closed', /^Fixed lamps staying on after the door was closed/],
    ['Minor, fix the sign at the gate of the yard', /^Fixed the sign at the gate of the yard/],
    ['lamps, doors: use one clock for both', /^Used one clock for both/],
    ["lamps: don't crash on an empty name", /^Stopped lamps from crashing on an empty name/],
    ['lamps: report which gates are open', /report which gates are open/],
    ['lamps: optionalise the gate files of the build', /^Optionalised the gate files of the build/],
    ['Document gate_feature_t', /^Documented gate_feature_t/],
  ])('%s', (title, bullet) => {
    expect(analyse(`${title}\n\nPeople had asked for it for a long time.`).resumeBullet).toMatch(bullet)
  })

  it('but an errand is no check that was put in', () => {
    expect(analyse('Check for mice in the barn\n\nThe cat was away.').resumeBullet).not.toMatch(
      /^Added a check/,
    )
  })
})

it('tells what was ensured as an action, whatever its statement does', () => {
  const { starStory } = analyse(
    'Ensure that the reader always leaves a card in the box\n\nPeople saw an empty box.',
  )
  expect(starStory.action).toBe('I ensured the reader always leaves a card in the box.')
})

it('says because of what was so all the time', () => {
  expect(analyse('Document the gate API\n\nNobody knew how to call it.').resumeBullet).toBe(
    'Documented the gate API because nobody knew how to call it.',
  )
})

describe('a subject line says of its thing', () => {
  it('what it was split into, without an article', () => {
    expect(analyse('Split LampService into reader and writer\n\nIt had too many tasks.').resumeBullet).toBe(
      'Split LampService into reader and writer because it had too many tasks.',
    )
  })

  it('that it was not done twice any more', () => {
    const { starStory } = analyse('Avoid reading the same lamp twice\n\nGuests waited.')
    expect(starStory.result).toBe('The code no longer reads the same lamp twice.')
  })

  it('what the program returns, whatever number that is', () => {
    const note = 'Return 404 instead of 500 when a lamp does not exist\n\nThe panel showed an error page.'
    expect(analyse(note).resumeBullet).toMatch(/^Changed the code to return 404 instead of 500 when/)
  })

  it.each([
    ['Prevent the door from closing while a guest is in it', 'door'],
    ['Limit uploads to 10 MB', 'uploads'],
    ['Extract the price rules into a module', 'price rules'],
  ])('its name alone: %s', (title, project) => {
    expect(analyse(`${title}\n\nGuests waited.`).extractedData.project).toBe(project)
  })

  it('what was in use before, by its name', () => {
    const { starStory } = analyse('Switch from moment to date-fns\n\nBundle size went from 410 kB to 290 kB.')
    expect(starStory.situation).toMatch(/^The project was using moment\./)
  })
})
