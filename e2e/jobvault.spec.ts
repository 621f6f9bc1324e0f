import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './app.ts'
import { addApplication, expectToast, fillForm, openDetails, openJobvault, picture } from './jobvault.ts'

const LIST = '**/api/job-applications'
const file = (name: string, content: string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

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
    const [application] = await (await fetch('/api/job-applications', { headers })).json()
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

test('documents are uploaded in turn, listed, downloaded and deleted', async ({ page }) => {
  await openJobvault(page)
  await addApplication(page, { 'Position Name *': 'C++ Dev', 'Company Name *': 'Café' })
  const details = await openDetails(page, 'C++ Dev')
  await expect(details.getByText('All file types supported (PDF, DOCX, images, videos, etc.)')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await details.getByRole('button', { name: 'Upload Files' }).click()
  await (await chooser).setFiles([
    file('履歴書 "final".txt', 'x'.repeat(1536)),
    file('cv.pdf', 'pdf', 'application/pdf'),
  ])
  await expect(details.getByText('Documents (2)')).toBeVisible()
  await expectToast(page, 'Document Uploaded')
  const row = details.getByRole('listitem').filter({ hasText: '履歴書' })
  await expect(row).toContainText('1.50 KB')
  await expect(row).toContainText('text/plain')
  await picture(page, 'details')

  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('履歴書 _final_.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe('x'.repeat(1536))
  await expectToast(page, 'Download Complete')

  const zipping = page.waitForEvent('download')
  await details.getByRole('button', { name: 'Download Folder' }).click()
  expect((await zipping).suggestedFilename()).toBe('Caf__C___Dev_Application.zip')

  await row.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Document Deleted')
  await expect(details.getByText('Documents (1)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').filter({ hasText: 'C++ Dev' })).toContainText('1 document')
})

test('files can be dropped on the dialog; one that fails says so and does not stop the next', async ({
  page,
}) => {
  await openJobvault(page)
  await addApplication(page)
  const details = await openDetails(page)
  let sent = 0
  await page.route('**/documents', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return sent === 1
      ? route.fulfill({ status: 413, json: { message: 'Too large today' } })
      : route.continue()
  })
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (const name of ['first.txt', 'second.txt']) transfer.items.add(new File(['x'], name))
    return transfer
  })
  await details.dispatchEvent('dragover', { dataTransfer: dropped })
  await details.dispatchEvent('drop', { dataTransfer: dropped })
  const failed = details.getByRole('listitem').filter({ hasText: 'first.txt' })
  await expect(failed).toContainText('Not uploaded: Too large today')
  await expect(details.getByText('Documents (1)')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Upload Files' })).toBeEnabled()
  await failed.getByRole('button', { name: 'Try first.txt again' }).click()
  await expect(details.getByText('Documents (2)')).toBeVisible()
})

test('an upload shows its progress and can be cancelled; nothing of it is kept', async ({ page }) => {
  await openJobvault(page)
  await addApplication(page)
  const details = await openDetails(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/documents', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue().catch(() => {})
  })
  await details.getByLabel('Files to upload').setInputFiles([file('a.txt', 'a'), file('b.txt', 'b')])
  await expect(details.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  await expect(details.getByRole('progressbar')).toHaveCount(2)
  await expectAccessible(page)
  await picture(page, 'uploading')
  await details.getByRole('button', { name: 'Cancel the upload of a.txt' }).click()
  release()
  await expect(details.getByText('Documents (1)')).toBeVisible()
  await expect(details.getByRole('listitem').filter({ hasText: 'b.txt' })).toBeVisible()
  await expect(details.getByRole('listitem').filter({ hasText: 'a.txt' })).toHaveCount(0)
})

test('every failure has its own words', async ({ page }) => {
  await openJobvault(page)
  await addApplication(page)
  const details = await openDetails(page)
  await details.getByLabel('Files to upload').setInputFiles([file('cv.txt', 'x')])
  await expect(details.getByText('Documents (1)')).toBeVisible()
  await page.route('**/api/job-applications/**', (route) => route.abort())
  await details.getByRole('button', { name: 'Download cv.txt' }).click()
  await expectToast(page, 'Download Error', 'Failed to download document')
  await details.getByRole('button', { name: 'Download Folder' }).click()
  await expectToast(page, 'Download Error', 'Failed to download application folder')
  await details.getByRole('button', { name: 'Delete cv.txt' }).click()
  await expectToast(page, 'Error', 'Failed to delete document')
  await details.getByLabel('Files to upload').setInputFiles([file('cv2.txt', 'x')])
  await expectToast(page, 'Upload Error', 'Failed to upload document')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Engineer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete application')
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
  let release = () => {}
  await page.route(LIST, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  release()
  await expect(page.getByText('No applications yet')).toBeVisible()
})

test('extraction fills what it finds, keeps the rest, and what it replaced can be had back', async ({
  page,
}) => {
  await openJobvault(page)
  await page.getByRole('button', { name: 'New Application' }).click()
  const form = page.getByRole('dialog')
  const extract = form.getByRole('button', { name: 'Extract Info' })
  await expect(extract).toBeDisabled()
  await form.getByRole('button', { name: 'Extract from Text' }).click()
  await expectToast(page, 'Text Required', 'Please enter job description text to extract information.')
  await fillForm(page, {
    'Position Name *': 'My title',
    Notes: 'my notes',
    'Job Posting URL': 'https://jobs.example/1',
  })

  await page.route('**/api/extract-job-info', (route) =>
    route.fulfill({ json: { positionName: 'Their title', jobDescription: 'Their text' } }),
  )
  await extract.click()
  await expectToast(page, 'Information Extracted')
  await expect(form.getByLabel('Position Name *')).toHaveValue('Their title')
  await expect(form.getByLabel('Company Name *')).toHaveValue('')
  await expect(form.getByLabel('Job Description Text')).toHaveValue('Their text')
  await expect(form.getByLabel('Job Posting URL')).toHaveValue('https://jobs.example/1')
  await expect(form.getByRole('button', { name: /^Undo/ })).toHaveCount(1)
  await picture(page, 'form')
  await form.getByRole('button', { name: 'Undo Position Name' }).click()
  await expect(form.getByLabel('Position Name *')).toHaveValue('My title')

  const refusals = [
    [{ status: 422, json: { message: 'This page is a login wall.', details: 'More of it' } }, 'More of it'],
    [{ status: 422, json: { message: 'This page is a login wall.' } }, 'This page is a login wall.'],
    [{ status: 502, body: 'Bad gateway' }, '502: Bad gateway'],
  ] as const
  for (const [answer, description] of refusals) {
    await page.route('**/api/extract-job-info', (route) => route.fulfill(answer))
    await extract.click()
    await expectToast(page, 'Extraction Failed', description)
    await expect(form.getByLabel('Job Posting URL')).toHaveValue('https://jobs.example/1')
  }
  await page.route('**/api/extract-job-info', (route) => route.abort())
  await extract.click()
  await expectToast(page, 'Extraction Failed', 'Could not extract job information from the URL.')
  await form.getByRole('button', { name: 'Extract from Text' }).click()
  await expectToast(page, 'Extraction Failed', 'Could not extract information from the job description text.')

  await page.route('**/api/extract-job-info', () => {})
  await extract.click()
  await expect(form.getByRole('button', { name: 'Extract from Text' })).toBeDisabled()
  await form.getByRole('button', { name: 'Cancel extraction' }).click()
  await expect(extract).toBeEnabled()
  await expect(form.getByLabel('Notes')).toHaveValue('my notes')
})

test('thousands of applications are searched, sorted and scrolled', async ({ page }) => {
  const applications = Array.from({ length: 2000 }, (_, index) => ({
    id: `id-${String(index).padStart(4, '0')}`,
    positionName: `Position ${index}`,
    companyName: `Company ${(index * 7) % 2000}`,
    dateApplied: index % 10 === 0 ? null : '2026-01-02',
    notes: '',
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
  await page.keyboard.type('company 1999')
  await expect(page.getByText('1 of 2000 applications')).toBeVisible()
  await page.getByLabel('Search applications').fill('')
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Company' }).click()
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
    expect(await details.evaluate('(element) => element.scrollWidth - element.clientWidth')).toBe(0)
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
