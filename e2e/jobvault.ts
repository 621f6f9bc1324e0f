import { mkdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, signUp } from './app.ts'

/** Signs up and opens JobVault. */
export async function openJobvault(page: Page) {
  const person = await signUp(page)
  await page.getByRole('tab', { name: 'JobVault' }).click()
  await expect(page.getByRole('heading', { name: 'JobVault' })).toBeVisible()
  return person
}

/** Fills the open form; labels are as the user reads them. */
export async function fillForm(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

export async function addApplication(page: Page, fields: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'New Application' }).click()
  await fillForm(page, { 'Position Name *': 'Engineer', 'Company Name *': 'Acme', ...fields })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function openDetails(page: Page, position = 'Engineer'): Promise<Locator> {
  await page.getByRole('button', { name: position, exact: true }).click()
  return page.getByRole('dialog', { name: position })
}

export async function expectToast(page: Page, title: string, description?: string) {
  const toast = page.locator('[data-radix-collection-item]', { hasText: title })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}

/** Puts a picture of the screen where whoever set the variable wants to look at it. */
export async function picture(page: Page, name: string) {
  const folder = process.env.TECHLOG_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` })
  }
}

/** A file as the file chooser takes it. */
export function file(name: string, content: string, mimeType = 'text/plain') {
  return { name, mimeType, buffer: Buffer.from(content) }
}
