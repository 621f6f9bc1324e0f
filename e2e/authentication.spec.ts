import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignUp,
  newPerson,
  signIn,
  signUp,
  test,
} from './app.ts'

test.describe('the authentication screen', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('introduces the product and opens on Sign In', async ({ page }) => {
    await expect(page.getByText('Your AI-powered professional development platform')).toBeVisible()
    await expect(page.getByText('Secure authentication with encrypted passwords')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Username')).toHaveAttribute('required')
  })

  test('says what is missing, marks that field and moves the focus there', async ({ page }) => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Username is required')
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Username').fill('ada')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Password is required')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Username')).not.toHaveAttribute('aria-invalid')
  })

  const good = { username: 'ada', email: 'ada@example.org', displayName: 'Ada', password: 'correct horse' }
  test('names the first thing that is wrong before it asks the server', async ({ page }) => {
    let requests = 0
    await page.route('/api/**', (route) => {
      requests += 1
      return route.abort()
    })
    await fillSignUp(page, good)
    for (const [label, wrong, right, message] of [
      ['Username', 'ad', 'ada', 'Username must be at least 3 characters'],
      ['Username', 'a'.repeat(21), 'ada', 'Username must be less than 20 characters'],
      ['Email', 'ada@', good.email, 'Please enter a valid email address'],
      ['Display Name', 'A', 'Ada', 'Display name must be at least 2 characters'],
      ['Display Name', 'A'.repeat(51), 'Ada', 'Display name must be less than 50 characters'],
      ['Password', 'short', good.password, 'Password must be at least 6 characters'],
      ['Password', 'x'.repeat(101), good.password, 'Password must be less than 100 characters'],
      ['Confirm Password', 'correct house', good.password, "Passwords don't match"],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      await field.fill(wrong)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(field).toBeFocused()
      await expect(page.locator('[aria-invalid]')).toHaveCount(1)
      await field.fill(right)
    }
    expect(requests).toBe(0)
  })

  test('warns of a weak password without refusing it', async ({ page }) => {
    const person = { ...newPerson(), password: 'password123' }
    await fillSignUp(page, person)
    await expect(page.getByText('This password is weak')).toBeVisible()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
  })

  test('shares one visibility toggle between the tabs and has another for the confirmation', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show confirm password' }).click()
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text')
  })

  test('is busy while the server works', async ({ page }) => {
    let proceed = () => {}
    const pause = new Promise<void>((resolve) => {
      proceed = resolve
    })
    await page.route('/api/*', async (route) => {
      await pause
      await route.fulfill({ status: 500, body: '' })
    })
    await signIn(page, good)
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    proceed()
    await expect(page.getByRole('alert')).toHaveText('Login failed')
    await fillSignUp(page, good)
    await page.unroute('/api/*')
    await page.route('/api/*', () => {})
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  })

  test('tells when there is no answer at all', async ({ page }) => {
    await page.route('/api/*', (route) => route.abort())
    await signIn(page, good)
    await expect(page.getByRole('alert')).toHaveText('An error occurred during login')
    await fillSignUp(page, good)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toHaveText('An error occurred during registration')
  })

  test('works by keyboard alone', async ({ page }) => {
    const person = await signUp(page)
    await page.reload()
    // The first key counts once the form is there.
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
  })

  test('has no accessibility fault in any state', async ({ page }) => {
    await expectAccessible(page)
    await fillSignUp(page, { ...good, password: 'password' }, 'other')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  test('fits a narrow window', async ({ page }) => {
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await expectNoSidewaysScroll(page)
    }
  })
})

test('the first screen is small, and nothing moves while it loads', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      )
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().map((entry) => entry.value)))
      .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve([]), 200)
  })`)
  expect(shift).toEqual([])
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(10_000)
  expect(total).toBeLessThan(120_000)
})
