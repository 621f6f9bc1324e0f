import { describe, expect, test } from 'vitest'
import { analyse } from '../testing/analyse.ts'
import { readDocument } from '../text/lines/document.ts'
import { withArticles } from '../writing/sentence/articles.ts'

const told = (text: string) => {
  const { resumeBullet, starStory } = analyse(text)
  return { bullet: resumeBullet, ...starStory, all: [resumeBullet, ...Object.values(starStory)].join(' ') }
}

describe('a form that asks', () => {
  test('does not have its plans told as done', () => {
    const { bullet, all } = told(
      'What did you do yesterday?\nMoved the ticket printer to the new spooler.\nWhat will you do today?\nClean the tray and go to 80%.\nAnything blocking you?\nNo',
    )
    expect(bullet).toMatch(/^Moved the ticket printer to the new spooler/)
    expect(all).not.toMatch(/80%|cleaned/i)
  })

  test.each([
    'Last week:\n- moved the ticket printer to the new spooler\nThis week:\n- paint the ferry gate',
    'Done:\n- moved the ticket printer to the new spooler\nNot completed:\n- paint the ferry gate',
    'Moved the ticket printer to the new spooler.\n\nCarry over:\n- paint the ferry gate',
  ])('tells what was left over as no deed', (text) => {
    expect(told(text).bullet).toMatch(/^Moved the ticket printer/)
    expect(told(text).all).not.toMatch(/ferry gate/)
  })

  test('has criteria and risks that nobody did', () => {
    const { all } = told(
      'Acceptance criteria:\n- Archive copy of each ferry list\n- Audit log entry\n\nDone: moved the ferry lists to Postgres.\nRisks: none',
    )
    expect(all).not.toMatch(/archived|audited|risks/i)
  })
})

describe('a story that is told as STAR already', () => {
  test('keeps its parts where letters name them', () => {
    const story = told(
      'S: ferry lists took 2h to print and failed every second day\nT: make the lists boring\nA: I moved the spooler to Linux and wrote a monitor for it\nR: lists take 8 min, 60+ prints a month',
    )
    expect(story.situation).toBe('Ferry lists took 2h to print and failed every second day.')
    expect(story.task).toBe('I had to make the lists boring.')
    expect(story.action).toBe('I moved the spooler to Linux and wrote a monitor for it.')
    expect(story.result).toMatch(/^Lists (?:take|took) 8 min, 60\+ prints a month\.$/)
  })
})

describe('what a deed itself reached', () => {
  test.each([
    'Automated the ferry lists with Jenkins, reducing print time from 3 days to 4 hours',
    'Introduced a seat map, improving fill rate from 40% to 85%.',
  ])('stays with it: %s', (text) => {
    expect(told(text).bullet.replace(/\bthe (?=print time|fill rate)/, '')).toBe(
      `${text.replace(/\.$/, '')}.`,
    )
    expect(told(text).result).toMatch(/^This (?:reduced|improved) (?:the )?(?:print time|fill rate) from /)
  })
})

test('a line that only closes tickets names no work', () => {
  expect(readDocument('Closes #982\n\n- adds a seat map').title).toBeUndefined()
  expect(told('Closes #982, #983\n\n- adds a seat map to the ferry desk').all).not.toMatch(/closes/i)
})

test.each([
  ['Nightly backup job failed.', 'Nightly backup job failed.'],
  ['There was no caching layer yet.', 'There was no caching layer yet.'],
  ['There was no mapping table yet.', 'There was no mapping table yet.'],
])('a compound gets no article inside: %s', (text, said) => {
  expect(withArticles(text).replace(/^The nightly/, 'Nightly')).toBe(said)
})

describe('a chat', () => {
  test.each([
    '[10:32] lena: I closed 12 tickets\n[10:33] me: I rewrote the parser of the mail importer\n[10:35] lena: great',
    'lena: I closed 12 tickets\nme: i rewrote the parser of the mail importer',
  ])('is told by what the writer says: %s', (text) => {
    expect(told(text).bullet).toMatch(/^Rewrote the parser of the mail importer/)
    expect(told(text).all).not.toMatch(/12|lena|10:3/)
  })

  test.each([
    'fyi I moved the ticket printer to the new spooler',
    'TL;DR: moved the ticket printer to the new spooler',
    'hey all, lol so I moved the ticket printer to the new spooler',
  ])('has words that tell nothing: %s', (text) => {
    expect(told(text).bullet).toMatch(/^Moved the ticket printer/)
    expect(told(text).all).not.toMatch(/fyi|tl;?dr|lol/i)
  })

  test('a mail to somebody is told without its greetings', () => {
    const { bullet, all } = told(
      'Hi Tom, short status: I have completed the migration of the ferry lists to SharePoint. Best regards, Ella',
    )
    expect(bullet).toMatch(/^Completed the migration of the ferry lists to SharePoint/)
    expect(all).not.toMatch(/regard|Ella|Tom|status/)
  })

  test('has writers who write themselves small', () => {
    expect(told('the ferry list was slow, i added an index on berth_id').bullet).toMatch(
      /^Added an index on berth_id/,
    )
    expect(readDocument('we sum over i in the loop').sentences[0]?.text).toBe('we sum over i in the loop')
  })
})

test('the name of an attack is no deed, nor is how it was possible', () => {
  const { all } = told(
    'Stored XSS in the guest book\n\nEntries were rendered without escaping, so an attacker could run scripts.\n\nFix: entries are now escaped on output.',
  )
  expect(all).not.toMatch(/I (?:stored|rendered)|had to (?:store|render)|^Stored|^Rendered/)
})

test('the wish of a user is no task of the writer', () => {
  expect(
    told(
      'As a guest I want to change my seat so that I can sit at the window.\n\nAdded a seat map to the ferry desk.',
    ).all,
  ).not.toMatch(/my seat/)
})

test('who was trained besides is not what the work was on', () => {
  expect(
    told('- Led the move of 40 ferries to radar\n- Mentored two junior developers').situation,
  ).not.toMatch(/working with/)
})
