import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './app.ts'
import {
  addApplication,
  expectToast,
  file,
  fillForm,
  openDetails,
  openJobvault,
  picture,
} from './jobvault.ts'

const LIST = '**/api/job-applications'

test('an application is added, shown, changed and deleted', async ({ page }) => {
  await openJobvault(page)
  await expect(page.getByText('No applications yet')).toBeVisible()
  await picture(page, 'empty')
  await page.getByRole('button', { name: 'Add First Application' }).click()
  const form = page.getByRole('dialog', { name: 'New Job Application' })
  await expect(form.getByLabel('Position Name *')).toBeFocused()
  const today = await page.evaluate("new Intl.DateTimeFormat('sv').format(new Date())")
  await expect(form.getByLabel('Date Applied')).toHaveValue(String(today))
  await expect(form.getByLabel('Notes')).toHaveAttribute('rows', '3')
  await expect(form.getByLabel('Job Description Text')).toHaveAttribute('rows', '6')
  await fillForm(page, {
    'Position Name *': 'Staff Engineer',
    'Company Name *': 'Globex',
    'Date Applied': '2026-03-01',
    Notes: 'Ask about on-call',
    'Job Posting URL': 'https://jobs.example/1',
    'Job Description Text': 'Build things.\n'.repeat(60),
  })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Application Created', 'Job application saved successfully')
  await expect(form).toHaveCount(0)
  const card = page.getByRole('listitem').filter({ hasText: 'Staff Engineer' })
  await expect(card).toContainText('Globex')
  await expect(card).toContainText('Mar 1, 2026')

  const details = await openDetails(page, 'Staff Engineer')
  for (const text of ['Globex', 'Mar 1, 2026', 'Ask about on-call', 'Documents (0)'])
    await expect(details.getByText(text, { exact: true })).toBeVisible()
  const link = details.getByRole('link', { name: 'View Job Posting' })
  await expect(link).toHaveAttribute('href', 'https://jobs.example/1')
  await expect(link).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Staff Engineer', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Edit Staff Engineer' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Application' })
  await expect(edit.getByLabel('Date Applied')).toHaveValue('2026-03-01')
  await fillForm(page, { 'Date Applied': '', 'Company Name *': 'Initech' })
  await edit.getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Application Updated', 'Job application saved successfully')
  await expect(card).toContainText('No date')

  await page.getByRole('button', { name: 'Delete Staff Engineer' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Application' })
  await expect(question).toContainText(
    'Are you sure you want to delete this job application? This action cannot be undone and will also remove all associated documents.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Delete Staff Engineer' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Application Deleted')
  await expect(page.getByText('No applications yet')).toBeVisible()
})

test('the form says what is missing, warns of a duplicate and keeps what the server refuses', async ({
  page,
}) => {
  await openJobvault(page)
  await addApplication(page)
  await page.getByRole('button', { name: 'New Application' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('Position name is required')
  await expect(form.getByLabel('Position Name *')).toBeFocused()
  await fillForm(page, { 'Position Name *': 'engineer', 'Job Posting URL': 'javascript:alert(1)' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('Company name is required')
  await fillForm(page, { 'Company Name *': 'ACME' })
  await expect(form.getByText('You already have an application for Engineer at Acme')).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('The job posting URL must start with http:// or https://')
  await fillForm(page, { 'Job Posting URL': '' })

  await page.route(LIST, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Error', 'Failed to save application')
  await page.unroute(LIST)
  await page.route(LIST, (route) => route.fulfill({ status: 400, json: { message: 'Not today' } }))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Error', 'Not today')
  await page.unroute(LIST)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByLabel('Company Name *')).toHaveValue('ACME')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Application Created')
  await expect(page.getByRole('list', { name: 'Job applications' }).getByRole('listitem')).toHaveCount(2)
})

test('a change made elsewhere is not overwritten unawares', async ({ page }) => {
  await openJobvault(page)
  await addApplication(page)
  await page.getByRole('button', { name: 'Edit Engineer' }).click()
  await page.evaluate(async () => {
    const headers = { 'user-id': localStorage.getItem('userId') ?? '', 'content-type': 'application/json' }
    const answer = await fetch('/api/job-applications', { headers })
    const [application] = (await answer.json()) as [{ id: string }]
    const body = JSON.stringify({ ...application, notes: 'theirs' })
    await fetch(`/api/job-applications/${application.id}`, { method: 'PUT', headers, body })
  })
  await fillForm(page, { Notes: 'mine' })
  await page.getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Error', 'This application was changed elsewhere in the meantime')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expectToast(page, 'Application Updated')
  await expect((await openDetails(page)).getByText('mine')).toBeVisible()
})

test('an open form survives a reload and an expired session', async ({ page }) => {
  const person = await openJobvault(page)
  await page.getByRole('button', { name: 'New Application' }).click()
  await fillForm(page, { 'Position Name *': 'Half-written', 'Job Description Text': 'pasted' })
  await page.reload()
  await signIn(page, person)
  await expect(page.getByLabel('Position Name *')).toHaveValue('Half-written')
  await fillForm(page, { 'Company Name *': 'Acme' })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await signIn(page, person)
  await expect(page.getByLabel('Company Name *')).toHaveValue('Acme')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Application Created')
})

test('a list that cannot be loaded says so, offers another try, and is never shown as empty', async ({
  page,
}) => {
  await page.route(LIST, (route) => route.abort())
  await openJobvault(page)
  await expect(page.getByText('Your applications could not be loaded.')).toBeVisible()
  await expect(page.getByText('No applications yet')).toHaveCount(0)
  await picture(page, 'failed')
  await page.unroute(LIST)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(LIST, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  release()
  await expect(page.getByText('No applications yet')).toBeVisible()
})

test('thousands of applications are searched, sorted and scrolled', async ({ page }) => {
  const applications = Array.from({ length: 2000 }, (_, index) => ({
    id: `id-${String(index).padStart(4, '0')}`,
    positionName: `Position ${index}`,
    companyName: `Company ${(index * 7) % 2000}`,
    dateApplied: index % 10 === 0 ? null : '2026-01-02',
    notes: index === 77 ? 'Referred by Grace' : '',
    jobDescriptionUrl: '',
    jobDescriptionText: 'Long text. '.repeat(100),
    documentCount: index % 3,
    createdAt: '2026-01-02T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    version: 1,
  }))
  await page.route(LIST, (route) => route.fulfill({ json: applications }))
  await openJobvault(page)
  const cards = page.getByRole('list', { name: 'Job applications' }).getByRole('listitem')
  await expect(page.getByText('2000 applications')).toBeVisible()
  expect(await cards.count()).toBeLessThan(60)
  await picture(page, 'many')
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect(page.getByRole('button', { name: 'Position 0', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('grace')
  await expect(page.getByText('1 of 2000 applications')).toBeVisible()
  await page.getByLabel('Search applications').fill('')
  await page.getByLabel('Sort by').selectOption('By company')
  await expect(cards.first()).toContainText('Company 0')
})

test('the keyboard alone adds an application and opens it', async ({ page }) => {
  await openJobvault(page)
  await page.getByRole('button', { name: 'New Application' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Engineer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Acme')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Application Created')
  await expect(page.getByRole('button', { name: 'New Application' })).toBeFocused()
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Engineer', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Engineer' })).toBeVisible()
})

test('every dialog is without accessibility faults and fits a narrow window', async ({ page }) => {
  test.slow()
  await openJobvault(page)
  await expectAccessible(page)
  const long = { 'Position Name *': 'Verylongwordwithoutanybreak'.repeat(4), Notes: 'n'.repeat(300) }
  await addApplication(page, {
    ...long,
    'Job Posting URL': 'https://jobs.example/1',
    'Job Description Text': 'Text. '.repeat(500),
  })
  await expectAccessible(page)
  const details = await openDetails(page, long['Position Name *'])
  await details.getByLabel('Files to upload').setInputFiles([file(`${'name'.repeat(40)}.txt`, 'x')])
  await expect(details.getByText('Documents (1)')).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    expect(await details.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
  await picture(page, 'details-narrow')
  await page.keyboard.press('Escape')
  await picture(page, 'list-narrow')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await picture(page, 'form-narrow')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})
