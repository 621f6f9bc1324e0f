import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './app.ts'
import {
  bullet,
  button,
  description,
  expectToast,
  extracted,
  processSnap,
  saved,
  saveSnap,
  story,
} from './snaplog-page.ts'

const FULL = {
  date: '2026-11-03',
  priority: 'high',
  project: 'PAY/482 "retries" \u{1f4b3}',
  problemSummary: 'Charged <twice> & more\uffff',
  approach: 'Read the logs',
  solution: 'Added keys\nand a check',
  impact: 'Tickets fell by 38 %',
  technologies: ['PostgreSQL', 'C++'],
}
const STORY = { situation: 'The situation.', task: 'The task.', action: 'The action.', result: 'The result.' }
const EMPTY = {
  ...FULL,
  date: '',
  priority: 'low',
  project: '',
  problemSummary: '',
  approach: '',
  solution: '',
  impact: '',
  technologies: [],
}

test('fields, entry and story are copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page)
  await processSnap(page)
  await editCurrent(page, { extractedData: { ...FULL, approach: '', technologies: [] }, starStory: STORY })
  await extracted(page).getByRole('button', { name: 'Copy Impact' }).click()
  await expectToast(page, 'Copied to Clipboard', 'Impact has been copied to your clipboard.')
  expect(await clipboard(page)).toBe('Tickets fell by 38 %')
  await extracted(page).getByRole('button', { name: 'Copy All' }).click()
  await expectToast(page, 'Copied to Clipboard', 'All extracted information has been copied')
  expect(await clipboard(page)).toBe(
    [
      '**Date:** 2026-11-03',
      '**Priority:** High',
      '**Project / Ticket / Feature:** PAY/482 "retries" \u{1f4b3}',
      '**Problem Summary:** Charged <twice> & more\uffff',
      '**Approach:** No approach specified',
      '**Solution:** Added keys and a check',
      '**Impact:** Tickets fell by 38 %',
      '**Technologies:** None specified',
    ].join('\n'),
  )
  await story(page).getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied to Clipboard', 'STAR Story has been copied to your clipboard.')
  expect(await clipboard(page)).toBe(
    '**Situation:** The situation.\n**Task:** The task.\n**Action:** The action.\n**Result:** The result.',
  )
})

test('copying works without the clipboard API, and says when nothing works', async ({ page }) => {
  await page.addInitScript('Object.defineProperty(navigator, "clipboard", { value: undefined })')
  await signUp(page)
  await processSnap(page)
  const copy = bullet(page).getByRole('button', { name: 'Copy' })
  await copy.click()
  await expectToast(page, 'Copied to Clipboard', 'Resume Bullet has been copied to your clipboard.')
  await expect(copy).toBeFocused()
  await page.evaluate('document.execCommand = () => false')
  await copy.click()
  await expectToast(page, 'Copy Failed', 'Failed to copy to clipboard. Please try again.')
})

test('Word files hold everything of a full entry and the defaults of an empty one', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  await editCurrent(page, { extractedData: FULL, starStory: STORY, resumeBullet: 'The bullet.' })
  await button(page, 'Save Current Entry').click()
  const one = await download(page, /^Download PAY.* as Word$/)
  await expectToast(page, 'Download Started', 'Your Word document is being downloaded.')
  expect(one.name).toBe('PAY_482__retries____2026-11-03.docx')
  expect(one.lines).toEqual([
    'TechLog - Task Documentation',
    expect.stringMatching(/^Generated on [A-Z][a-z]{2} \d{1,2}, \d{4}$/),
    'Total Entries: 1',
    'Entry 1: PAY/482 "retries" \u{1f4b3}',
    'Date: 2026-11-03',
    'Priority: High',
    'Problem Summary',
    'Charged <twice> & more',
    'Approach',
    'Read the logs',
    'Solution',
    'Added keys|and a check',
    'Impact',
    'Tickets fell by 38 %',
    'Tools & Technologies',
    'PostgreSQL, C++',
    'Resume Bullet Point',
    'The bullet.',
    'STAR Story',
    'Situation: The situation.',
    'Task: The task.',
    'Action: The action.',
    'Result: The result.',
  ])
  expect(one.xml).toMatch(/<w:color w:val="DC2626"\/>.*?High/)

  await processSnap(page)
  const blank = { situation: '', task: '', action: '', result: '' }
  await editCurrent(page, { extractedData: EMPTY, starStory: blank, resumeBullet: '' })
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Entry Saved')
  const all = await download(page, 'Download All (2)')
  await expectToast(page, 'Download Started', 'All 2 entries are being downloaded as a Word document.')
  expect(all.name).toMatch(/^techlog-export-\d{4}-\d{2}-\d{2}\.docx$/)
  expect(all.lines[2]).toBe('Total Entries: 2')
  expect(all.lines.slice(all.lines.indexOf('Entry 2: Untitled Task') - 1)).toEqual([
    '',
    'Entry 2: Untitled Task',
    'Date: No date specified',
    'Priority: Low',
    'Problem Summary',
    'No problem summary provided',
    'Impact',
    'No impact specified',
    'Resume Bullet Point',
    'No resume bullet provided',
    'STAR Story',
    'Situation: ',
    'Task: ',
    'Action: ',
    'Result: ',
  ])
})

test('a Word file that cannot be made says so', async ({ page }) => {
  await signUp(page)
  await saveSnap(page, 'Payments')
  await page.route('**/worker-*.js', (route) => route.abort())
  await button(page, 'Download Payments as Word').click()
  await expectToast(page, 'Download Failed', 'Failed to generate the Word document. Please try again.')
})

test('the lists and the open entry are accessible', async ({ page }) => {
  test.slow()
  await signUp(page)
  await expectAccessible(page)
  await saveSnap(page, 'Payments')
  await expectAccessible(page)
})

test('open edits and a conflict are accessible', async ({ page }) => {
  test.slow()
  await signUp(page)
  await processSnap(page)
  await button(page, 'Source of Impact').click()
  for (const panel of [extracted, bullet, story])
    await panel(page).getByRole('button', { name: 'Edit' }).click()
  await page.route('/api/update-log/*', async (route) => {
    const current = await (
      await page.request.get(route.request().url().replace('update-log', 'logs'), {
        headers: route.request().headers(),
      })
    ).json()
    await route.fulfill({ status: 409, json: { message: 'Changed', current } })
  })
  await bullet(page).getByRole('button', { name: 'Save' }).click()
  await expect(bullet(page).getByRole('button', { name: 'Keep mine' })).toBeFocused()
  await expectAccessible(page)
})

test('on a phone the result comes first and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page)
  await expectNoSidewaysScroll(page)
  await processSnap(page, `Fixed ${'averylongidentifier'.repeat(12)} in the parser of PAY-482.`)
  await expect(extracted(page).getByRole('heading')).toBeFocused()
  await expect(extracted(page)).toBeInViewport()
  const [first, second] = [await extracted(page).boundingBox(), await description(page).boundingBox()]
  expect(first?.y).toBeLessThan(second?.y ?? 0)
  await button(page, 'Save Current Entry').click()
  await expect(saved(page).getByRole('button', { name: /^View / })).toBeVisible()
  await extracted(page).getByRole('button', { name: 'Edit' }).click()
  await expectNoSidewaysScroll(page)
})

/** Changes the entry that is open through the API and shows it. */
async function editCurrent(page: Page, edit: object) {
  const headers = { 'user-id': await page.evaluate(() => localStorage.getItem('userId') ?? '') }
  const [newest] = await (await page.request.get('/api/recent-logs?unsaved=true', { headers })).json()
  const data = { version: newest.version, ...edit }
  const answer = await page.request.patch(`/api/update-log/${newest.id}`, { headers, data })
  expect(answer.status()).toBe(200)
  await page
    .getByRole('button', { name: /^Load / })
    .first()
    .click()
  await expect(extracted(page).getByRole('heading')).toBeFocused()
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate('navigator.clipboard.readText()')
}

async function download(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const xml = execFileSync('unzip', ['-p', await file.path(), 'word/document.xml']).toString()
  return { name: file.suggestedFilename(), xml, lines: paragraphs(xml) }
}

/** The text of each paragraph, a break as "|". */
function paragraphs(xml: string): string[] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p\/>/gs)].map(([, content = '']) =>
    content
      .replaceAll('<w:br/>', '|')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  )
}
