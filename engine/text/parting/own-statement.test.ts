import { describe, expect, it } from 'vitest'
import { analyse } from '../../testing/analyse.ts'
import { endOfStatement, isOwnStatement, isStatement } from './own-statement.ts'

function told(note: string) {
  const { resumeBullet, starStory } = analyse(note)
  return { bullet: resumeBullet, ...starStory }
}

describe('what stands behind "and" with a subject and a verb of its own', () => {
  it.each([
    ['I greased the spindle', 'the drawer slides freely.'],
    ['Reflashed the modem', 'both lines come up.'],
    ['We raised the limit', 'exports finish again.'],
    ['I moved the job to a queue', 'the mails for the night shift arrive on time.'],
    ['The brackets have been mounted', 'assembly will start on Monday.'],
  ])('ends the deed "%s"', (deed, outcome) => {
    expect(isOwnStatement(deed, outcome)).toBe(true)
  })

  it.each([
    ['I added the header', 'the search filters.'],
    ['I updated the docs', 'the sales report for March.'],
    ['I fixed the parser', 'the tables used by the importer.'],
    ['I mended a page where the list hangs', 'the tests fail.'],
    ['I confirmed the backup runs', 'the mails arrive.'],
  ])('goes on with the deed "%s" if it is a thing, or part of another clause', (deed, rest) => {
    expect(isOwnStatement(deed, rest)).toBe(false)
  })

  it('is a statement even if its verb could be a thing', () => {
    expect(isStatement('The network trains now')).toBe(true)
    expect(isStatement('The model trains of the museum')).toBe(false)
  })

  it('belongs to no name', () => {
    const text = 'I swapped the bearing and the wheel turns quietly.'
    expect(text.slice(14, endOfStatement(text, 14))).toBe('bearing')
  })

  it('is what came of the deed, and no part of it', () => {
    const { bullet, task, result } = told('I cleaned the contacts and both panels wake up.')
    expect(bullet).not.toContain('and both panels')
    expect(task).toBe('I had to clean the contacts.')
    expect(result).toBe('Both panels woke up.')
    expect(told('I shortened the antenna and this made the signal cleaner.').bullet).toMatch(
      /^Made the signal cleaner/,
    )
  })

  it('is no result if things are worse since', () => {
    expect(told('I merged the new driver and the tests fail now.').result).not.toContain('fail')
  })
})

describe('where a deed ends', () => {
  it.each([
    [
      'Tightened the bolts on both frames, the gauge looks normal.',
      'I had to tighten the bolts on both frames.',
    ],
    [
      'The shelves have been cut and laid out, and assembly will happen tomorrow.',
      'I had to cut the shelves.',
    ],
    ['I batched the writes, so the sync takes 9 seconds instead of 4 minutes.', 'I had to batch the writes.'],
  ])('%s', (note, task) => expect(told(note).task).toBe(task))

  it('a level that it brought is told as its outcome, in good English', () => {
    const { bullet, result } = told('The backlog got down to 12 after we added a second reader.')
    expect(bullet).toMatch(/^Cut the backlog to 12 by adding a second reader/)
    expect(result).toBe('The backlog got down to 12.')
  })

  it('the versions behind an aside still belong to it', () => {
    expect(told('I upgraded the kiosk where I saw the flicker from Qt 5.6 to Qt 5.8.').bullet).toMatch(
      /^Upgraded the kiosk from Qt 5\.6 to Qt 5\.8/,
    )
  })
})
