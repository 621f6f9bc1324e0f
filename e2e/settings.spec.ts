import { readFile } from 'node:fs/promises'
import { type Page, request } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newPerson,
  openMenu,
  type Person,
  signIn,
  signUp,
  test,
} from './app.ts'

async function openSettings(page: Page) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Settings' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Signs in a second time, as from another browser; answers what its session is still worth. */
async function signInElsewhere(page: Page, { username, password }: Person) {
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin })
  const answer = await elsewhere.post('/api/login', { data: { username, password } })
  const { user } = await answer.json()
  return async () => (await elsewhere.get('/api/account', { headers: { 'user-id': user.id } })).status()
}

test('a new display name is shown everywhere at once', async ({ page }) => {
  await signUp(page)
  const dialog = await openSettings(page)
  const save = dialog.getByRole('button', { name: 'Save profile' })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Display Name').fill('A')
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText('Display name must be at least 2 characters')
  await expect(dialog.getByLabel('Display Name')).toBeFocused()
  await dialog.getByLabel('Display Name').fill('Grace Hopper')
  await dialog.getByLabel('Email').fill('grace@example.org')
  await save.click()
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const card = page.getByRole('complementary', { name: 'Profile' })
  for (const text of ['GH', 'Grace Hopper', 'grace@example.org'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
})

test('a new password needs the current one and signs out everywhere else', async ({ page }) => {
  const person = await signUp(page)
  const elsewhere = await signInElsewhere(page, person)
  const dialog = await openSettings(page)
  const change = dialog.getByRole('button', { name: 'Change password' })
  await dialog.getByLabel('Current Password', { exact: true }).fill('wrong password')
  await dialog.getByLabel('New Password', { exact: true }).fill('another horse')
  await dialog.getByLabel('Confirm New Password', { exact: true }).fill('another hors')
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText("Passwords don't match")
  await dialog.getByLabel('Confirm New Password', { exact: true }).fill('another horse')
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is wrong')
  await expect(dialog.getByLabel('Current Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Current Password', { exact: true }).fill(person.password)
  await change.click()
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('New Password', { exact: true })).toHaveValue('')
  expect(await elsewhere()).toBe(401)

  await page.reload()
  await signIn(page, { ...person, password: 'another horse' })
  await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
})

test('other sessions are listed and can be signed out', async ({ page }) => {
  const person = await signUp(page)
  const elsewhere = await signInElsewhere(page, person)
  const dialog = await openSettings(page)
  const sessions = dialog.getByRole('region', { name: 'Active sessions' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveText(
    /Chrome on Linux/,
  )
  await sessions.getByRole('button', { name: 'Sign out other sessions' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'Sign out other sessions' })).toBeDisabled()
  expect(await elsewhere()).toBe(401)
})

test('the appearance is remembered and there before anything is shown', async ({ page }) => {
  const person = await signUp(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
  const light = await background()
  const dialog = await openSettings(page)
  await expect(dialog.getByRole('radio', { name: 'System' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Dark' }).check()
  expect(await background()).not.toBe(light)
  await page.route('**/*', (route) =>
    /main|index/.test(route.request().url()) && route.request().resourceType() === 'script'
      ? route.abort()
      : route.continue(),
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).not.toBe(light)
  await page.unrouteAll()
  await page.reload()
  await signIn(page, person)
  const again = await openSettings(page)
  await again.getByRole('radio', { name: 'System' }).check()
  await expect.poll(background).toBe(light)
})

test('says which engine reads snaps, and how it is chosen', async ({ page }) => {
  await signUp(page)
  const dialog = await openSettings(page)
  const engine = dialog.getByRole('region', { name: 'Analysis engine' })
  await expect(engine).toContainText('Built-in')
  await expect(engine).toContainText('TECHLOG_AI_PROVIDER')
})

test('data is downloaded, imported by somebody else, and recognised the second time', async ({ page }) => {
  await signUp(page)
  await page
    .getByLabel('Technical Task Description')
    .fill('Fixed PAY-482: the checkout page was slow in React.')
  await page.getByRole('button', { name: 'Process & Extract' }).click()
  await expect(page.getByText('Snap Processed Successfully', { exact: true })).toBeVisible()
  let dialog = await openSettings(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^techlog-ada\w+-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = await readFile(await file.path())
  expect(zip.includes('techlog.json')).toBe(true)
  expect(zip.includes('techlog-entries.docx')).toBe(true)

  await page.reload()
  await signUp(page, newPerson())
  dialog = await openSettings(page)
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('File to import')
      .setInputFiles({ name: 'data.zip', mimeType: 'application/zip', buffer })
  await choose(zip)
  await expect(dialog.getByText('Imported 1 entry, 0 applications and 0 documents.')).toBeVisible()
  await choose(zip)
  await expect(dialog.getByText('1 was here already.')).toBeVisible()
  await choose(zip.subarray(0, 100))
  await expect(dialog.getByRole('alert')).toHaveText('The zip is damaged: its end is missing')
  await page.keyboard.press('Escape')
  await expect(page.getByText('PAY-482').first()).toBeVisible()
})

test('deleting the account needs the typed username and the password', async ({ page }) => {
  const person = await signUp(page)
  const elsewhere = await signInElsewhere(page, person)
  const dialog = await openSettings(page)
  const section = dialog.getByRole('region', { name: 'Delete my account' })
  const remove = section.getByRole('button', { name: 'Delete my account' })
  await expect(remove).toBeDisabled()
  await section.getByLabel(/Type your username/).fill(person.username)
  await section.getByLabel('Password', { exact: true }).fill('wrong password')
  await remove.click()
  await expect(section.getByRole('alert')).toHaveText('The current password is wrong')
  await section.getByLabel('Password', { exact: true }).fill(person.password)
  await remove.click()
  await expect(page.getByRole('alert')).toHaveText('Your account and everything in it have been deleted.')
  expect(await elsewhere()).toBe(401)
  await signIn(page, person)
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
})

test('works with the keyboard alone and has no accessibility fault, wide or narrow', async ({ page }) => {
  test.slow()
  await signUp(page)
  const dialog = await openSettings(page)
  await expect(dialog.getByText('This session')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('ArrowLeft')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused()
})
