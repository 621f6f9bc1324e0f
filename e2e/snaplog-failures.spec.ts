import { expect, type Person, signIn, signUp, test } from './app.ts'
import {
  bullet,
  button,
  description,
  expectToast,
  extracted,
  processSnap,
  SNAP,
  saved,
} from './snaplog-page.ts'

const failing = { status: 500, json: { message: 'Something went wrong on the server. Please try again.' } }

test('a failed analysis says why and keeps the text', async ({ page }) => {
  await signUp(page)
  await description(page).fill(SNAP)
  await page.route('/api/process-task', (route) => route.fulfill(failing))
  await button(page, 'Process & Extract').click()
  await expectToast(page, 'Processing Failed', failing.json.message)
  await page.unroute('/api/process-task')
  await page.context().setOffline(true)
  await button(page, 'Process & Extract').click()
  await expectToast(page, 'Processing Failed', 'Failed to process snap description. Please try again.')
  await expect(description(page)).toHaveValue(SNAP)
  await page.context().setOffline(false)
  await button(page, 'Process & Extract').click()
  await expectToast(page, 'Snap Processed Successfully')
})

test('a failed save leaves the panel open with the text', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  await bullet(page).getByRole('button', { name: 'Edit' }).click()
  const text = bullet(page).getByLabel('Bullet point')
  await text.fill('Stopped double charges.')
  for (const answer of [failing, 'abort'] as const) {
    const isAnswered = Promise.withResolvers<void>()
    await page.route('/api/update-log/*', async (route) => {
      await (answer === 'abort' ? route.abort() : route.fulfill(answer))
      isAnswered.resolve()
    })
    await bullet(page).getByRole('button', { name: 'Save' }).click()
    // The toast of the round before may still be there.
    await isAnswered.promise
    await expectToast(page, 'Save Failed', 'Failed to save the entry. Please try again.')
    await expect(text).toHaveValue('Stopped double charges.')
    await page.unroute('/api/update-log/*')
  }
  await text.fill('x'.repeat(10_001))
  await bullet(page).getByRole('button', { name: 'Save' }).click()
  await expect(bullet(page).getByRole('alert')).toHaveText('Resume bullet must be at most 10,000 characters')
})

test('saving and deleting say when they fail, and nothing changes', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  await page.route('/api/save-log/*', (route) => route.fulfill(failing))
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Save Failed', 'Failed to save the entry. Please try again.')
  await page.unroute('/api/save-log/*')
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Entry Saved')
  await page.route('/api/delete-log/*', (route) => route.abort())
  page.once('dialog', (dialog) => dialog.accept())
  await button(page, /^Delete PAY/).click()
  await expectToast(page, 'Delete Failed', 'Failed to delete the entry. Please try again.')
  await expect(button(page, /^View PAY/)).toBeVisible()
})

test('a list that does not load says so and offers to try again', async ({ page }) => {
  await page.route('/api/saved-logs', (route) => route.fulfill(failing))
  await signUp(page)
  await expect(saved(page).getByRole('alert')).toContainText('Your saved entries could not be loaded.')
  await expect(saved(page)).not.toContainText('No saved entries')
  await page.unroute('/api/saved-logs')
  await saved(page).getByRole('button', { name: 'Try again' }).click()
  await expect(saved(page)).toContainText('No saved entries')
})

test('an expired session loses neither an open edit nor a half-written snap', async ({ page }) => {
  const person = await signUp(page)
  await processSnap(page)
  await extracted(page).getByRole('button', { name: 'Edit' }).click()
  await extracted(page).getByLabel('Impact').fill('No customer pays twice.')
  await bullet(page).getByRole('button', { name: 'Edit' }).click()
  await bullet(page).getByLabel('Bullet point').fill('Half a bullet')
  await description(page).fill('Half a snap')
  await page.context().clearCookies()
  await extracted(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.')
  await signIn(page, person)
  await expect(description(page)).toHaveValue('Half a snap')
  await expect(bullet(page).getByLabel('Bullet point')).toHaveValue('Half a bullet')
  await expect(extracted(page).getByLabel('Impact')).toHaveValue('No customer pays twice.')
  await expect(page.getByText('Save Failed')).toHaveCount(0)
  await extracted(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Changes Saved')
})

test('a reload loses neither an open edit nor a half-written snap', async ({ page }) => {
  const person = await signUp(page)
  await processSnap(page)
  await bullet(page).getByRole('button', { name: 'Edit' }).click()
  await bullet(page).getByLabel('Bullet point').fill('Half a bullet')
  await description(page).fill('Half a snap')
  await page.getByLabel('Auto-detect date').uncheck()
  await page.reload()
  await signIn(page, person)
  await expect(description(page)).toHaveValue('Half a snap')
  await expect(page.getByLabel('Auto-detect date')).not.toBeChecked()
  await expect(bullet(page).getByLabel('Bullet point')).toHaveValue('Half a bullet')
})

for (const choice of ['Keep mine', 'Load theirs'] as const) {
  test(`an entry changed in another tab is not overwritten: ${choice}`, async ({ page }) => {
    const person = await signUp(page)
    await processSnap(page)
    await bullet(page).getByRole('button', { name: 'Edit' }).click()
    await bullet(page).getByLabel('Bullet point').fill('My bullet')
    await changeElsewhere(page.context().browser(), page.url(), person)
    await bullet(page).getByRole('button', { name: 'Save' }).click()
    const notice = bullet(page).getByRole('alert')
    await expect(notice).toContainText('This entry was changed elsewhere while you were editing.')
    await expect(notice).toContainText('Elsewhere: Their bullet')
    await expect(bullet(page).getByLabel('Bullet point')).toHaveValue('My bullet')
    await notice.getByRole('button', { name: choice }).click()
    await expect(bullet(page).getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect(bullet(page)).toContainText(choice === 'Keep mine' ? 'My bullet' : 'Their bullet')
  })
}

async function changeElsewhere(
  browser: import('@playwright/test').Browser | null,
  url: string,
  person: Person,
) {
  const context = await browser?.newContext()
  const other = await context?.newPage()
  if (!context || !other) throw new Error('There is no browser')
  await other.goto(url)
  await signIn(other, person)
  await other.getByRole('button', { name: /^Load PAY/ }).click()
  await bullet(other).getByRole('button', { name: 'Edit' }).click()
  await bullet(other).getByLabel('Bullet point').fill('Their bullet')
  await bullet(other).getByRole('button', { name: 'Save' }).click()
  await expectToast(other, 'Resume Bullet Updated')
  await context.close()
}
