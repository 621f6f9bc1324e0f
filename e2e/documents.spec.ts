import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from './app.ts'
import { addApplication, expectToast, file, openDetails, openJobvault, picture } from './jobvault.ts'

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
  // As text, for these are words of the browser that the compiler does not know here.
  const dropped = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    for (const name of ['first.txt', 'second.txt']) transfer.items.add(new File(['x'], name))
    return transfer
  })()`)
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
