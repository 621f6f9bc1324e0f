import { mkdir } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, openMenu, signIn, signUp, test } from './app.ts'

test('shows the user in the menu and in the profile card, which folds', async ({ page }) => {
  const person = await signUp(page)
  const card = page.getByRole('complementary', { name: 'Profile' })
  for (const text of ['AK', person.displayName, `@${person.username}`, person.email])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Fold profile' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Show profile' }).click()
  await expect(card).toBeVisible()

  await openMenu(page)
  const menu = page.getByRole('menu')
  for (const text of [person.displayName, `@${person.username}`, person.email])
    await expect(menu.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText(['Account Settings', 'Log out'])
})

test('the settings dialog gives the focus back to the menu button', async ({ page }) => {
  const person = await signUp(page)
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(person.email)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused()
})

test('has the two areas as tabs, reached by the arrow keys', async ({ page }) => {
  await signUp(page)
  await page.getByRole('tab', { name: 'Snaplog' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'JobVault' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Manage your job applications and related documents')).toBeVisible()
})

test('the header takes a tenth of the window, and never less than 48 px', async ({ page }) => {
  await signUp(page)
  for (const [height, expected] of [
    [900, 90],
    [400, 48],
  ] as const) {
    await page.setViewportSize({ width: 1280, height })
    // The window is laid out anew a moment after it has its size.
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(expected)
  }
})

test('? lists the shortcuts', async ({ page }) => {
  await signUp(page)
  await page.getByRole('tab', { name: 'Snaplog' }).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an unknown path shows the 404 page to who is signed in, with a way back that does not sign out', async ({
  page,
}) => {
  const person = await signUp(page)
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await signIn(page, person)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('has no accessibility fault in any state', async ({ page }) => {
  test.slow()
  await signUp(page)
  await expectAccessible(page)
  await openMenu(page)
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'JobVault' }).click()
  await expectAccessible(page)
})

test('fits a narrow window, with the profile folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await expect(page.getByRole('complementary', { name: 'Profile' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Show profile' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'JobVault' }).click()
  await expectNoSidewaysScroll(page)
})

test('can be photographed for the README', async ({ page }) => {
  await signUp(page)
  const path = process.env.TECHLOG_SCREENSHOT === '1' ? 'docs/screenshot.png' : 'test-results/screenshot.png'
  await mkdir('test-results', { recursive: true })
  expect((await page.screenshot({ path })).byteLength).toBeGreaterThan(5_000)
})
