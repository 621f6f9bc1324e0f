import { expect, test } from './app.ts'
import { expectToast, fillForm, openJobvault, picture } from './jobvault.ts'

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

test('a pasted posting is read by the server itself', async ({ page }) => {
  await openJobvault(page)
  await page.getByRole('button', { name: 'New Application' }).click()
  const form = page.getByRole('dialog')
  const posting = `Senior Platform Engineer
Company: Northwind Robotics
Location: Berlin

About the role
You will build the deployment platform that forty product teams use every day, and keep it calm.

Requirements
- Five years of experience with Kubernetes and Go
- You write things down`
  await fillForm(page, { 'Job Description Text': posting, Notes: 'mine' })
  await form.getByRole('button', { name: 'Extract from Text' }).click()
  await expectToast(page, 'Information Extracted')
  await expect(form.getByLabel('Position Name *')).toHaveValue('Senior Platform Engineer')
  await expect(form.getByLabel('Company Name *')).toHaveValue('Northwind Robotics')
  await expect(form.getByLabel('Job Description Text')).toHaveValue(/Kubernetes and Go/)
  await expect(form.getByLabel('Notes')).toHaveValue('mine')
})
