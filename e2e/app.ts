import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** In every test the page must break no security policy, ask no other host and throw nothing. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text())
      })
      // A violation that the page's own code catches is reported by this event alone.
      await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
        console.error('Content Security Policy', event.violatedDirective, event.blockedURI))`)
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) faults.push(`asked ${url}`)
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export type Person = { username: string; email: string; displayName: string; password: string }

let people = 0

/** Somebody whom no other test knows. */
export function newPerson(): Person {
  people += 1
  const username = `ada${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? 0}${people}`
  return {
    username,
    email: `${username}@example.org`,
    displayName: 'Ada King Lovelace',
    password: 'correct horse',
  }
}

export async function fillSignUp(page: Page, person: Person, confirmPassword = person.password) {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Display Name').fill(person.displayName)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmPassword)
}

/** Opens the app and creates an account in it; afterwards the main screen is shown. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  await page.goto('/')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('tab', { name: 'Snaplog' })).toBeVisible()
  return person
}

/** Signs in on the authentication screen that is shown. */
export async function signIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
}

/** Even the shortest transition ends with a frame, which a busy machine draws late; one that was cut short has ended too. */
const AT_REST =
  'Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => undefined)'

/** What is shown has no fault that axe finds, in light and in dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, and at rest: half-way from light to dark nothing has contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(AT_REST)
    // Legacy: in this page alone, which has no frames, instead of a new page for every result.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
    expect(faults, colorScheme).toEqual([])
  }
}

export async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect(excess).toBeLessThanOrEqual(0)
}
