import { expect, fillSignUp, newPerson, openMenu, signIn, signUp, test } from './app.ts'

test('a new account opens the main screen, and a reload signs out', async ({ page }) => {
  const person = await signUp(page)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['currentUser', 'userId'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await signIn(page, { ...person, username: person.username.toUpperCase() })
  await expect(page.getByRole('tab', { name: 'Snaplog' })).toHaveAttribute('aria-selected', 'true')
})

test('a wrong password and an unknown user get the same answer', async ({ page }) => {
  const person = await signUp(page)
  await page.reload()
  await signIn(page, { ...person, password: 'wrong one' })
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await signIn(page, newPerson())
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
})

test('a taken username is refused, and what was typed stays', async ({ page }) => {
  const person = await signUp(page)
  await page.reload()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Username is already taken')
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('logging out forgets the user here and on the server', async ({ page }) => {
  await signUp(page)
  const cookies = await page.context().cookies()
  const userId = await page.evaluate(() => localStorage.getItem('userId') ?? '')
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  await page.context().addCookies(cookies)
  const answer = await page.request.get('/api/account', { headers: { 'user-id': userId } })
  expect(answer.status()).toBe(401)
})

test('logging out works here even when the server cannot be reached', async ({ page }) => {
  await signUp(page)
  await page.route('/api/logout', (route) => route.abort())
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('an expired session asks to sign in again and returns to where the user was', async ({ page }) => {
  const person = await signUp(page)
  await page.getByRole('tab', { name: 'JobVault' }).click()
  await expect(page.getByText('No applications yet')).toBeVisible()
  await page.context().clearCookies()
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.')
  await signIn(page, person)
  await expect(page.getByRole('tab', { name: 'JobVault' })).toHaveAttribute('aria-selected', 'true')
})

test('a second tab neither breaks the first nor shows its user the data of another', async ({
  page,
  context,
}) => {
  await signUp(page)
  const second = await context.newPage()
  await second.goto('/')
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()

  await signUp(second)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.')
  await expect(second.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
})
