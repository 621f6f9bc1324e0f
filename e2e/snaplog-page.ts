import type { Page } from '@playwright/test'
import { expect } from './app.ts'

export const SNAP = `PAY-482: checkout retries charged some customers twice. It was urgent, because 214 customers were affected.

I read the logs in Grafana and reproduced the race with a test. I added idempotency keys stored in PostgreSQL and made the retry job check them before sending.

Since the release no customer has been charged twice, and support tickets about payments fell by 38 %.`

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const extracted = (page: Page) => panel(page, 'Extracted Information')
export const bullet = (page: Page) => panel(page, 'Resume Bullet')
export const story = (page: Page) => panel(page, 'STAR Story')
export const saved = (page: Page) => panel(page, 'Saved Entries')
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const description = (page: Page) => page.getByLabel('Technical Task Description')

/** The toast that is shown: its title, and its sentence where it has one. */
export async function expectToast(page: Page, title: string, sentence = '') {
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText(title + sentence)
}

export async function processSnap(page: Page, text = SNAP) {
  await description(page).fill(text)
  await button(page, 'Process & Extract').click()
  await expectToast(
    page,
    'Snap Processed Successfully',
    'Your technical work has been analyzed and formatted.',
  )
}

/** Processes a snap and saves it under a project of its own. */
export async function saveSnap(page: Page, project: string, technologies = 'PostgreSQL') {
  await processSnap(page)
  await extracted(page).getByRole('button', { name: 'Edit' }).click()
  await extracted(page).getByLabel('Project / Ticket / Feature').fill(project)
  await extracted(page).getByLabel('Technologies').fill(technologies)
  await extracted(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Changes Saved', 'Your edits have been applied successfully.')
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Entry Saved', 'Your task entry has been saved successfully.')
}
