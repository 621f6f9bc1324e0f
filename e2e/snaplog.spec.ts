import { expect, signIn, signUp, test } from './app.ts'
import {
  bullet,
  button,
  description,
  expectToast,
  extracted,
  processSnap,
  SNAP,
  saved,
  saveSnap,
  story,
} from './snaplog-page.ts'

// The way that everybody goes, as most see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a pasted text becomes an entry that is saved, found again after a reload and deleted', async ({
  page,
}) => {
  const person = await signUp(page)
  await expect(saved(page)).toContainText('No saved entriesSave your task entries to access them later')
  await expect(page.getByText('Process a task description to see extracted information here.')).toBeVisible()
  await expect(button(page, 'Process & Extract')).toBeDisabled()
  await processSnap(page)
  await expect(extracted(page)).toContainText('PAY-482')
  await expect(extracted(page)).toContainText('Analysed by the built-in engine')
  await expect(bullet(page)).toContainText('idempotency keys')
  await expect(story(page)).toContainText('38 %')
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Entry Saved', 'Your task entry has been saved successfully.')
  await expect(button(page, 'Save Current Entry')).toHaveCount(0)
  await expect(saved(page).getByRole('heading', { name: 'Saved Entries' })).toBeFocused()
  await expect(button(page, 'Download All (1)')).toBeVisible()

  await page.reload()
  await signIn(page, person)
  await expect(description(page)).toHaveValue(SNAP)
  page.once('dialog', (dialog) => dialog.dismiss())
  await button(page, /^Delete PAY-482/).click()
  await expect(button(page, /^View PAY-482/)).toBeVisible()
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await button(page, /^Delete PAY-482/).click()
  expect(await asked).toBe('Are you sure you want to delete this entry? This action cannot be undone.')
  await expectToast(page, 'Entry Deleted')
  await expect(saved(page)).toContainText('No saved entries')
  await expect(page.getByText('Process a task description to see extracted information here.')).toBeVisible()
})

test('Ctrl+Enter processes, blank text is refused, and a double click processes once', async ({ page }) => {
  await signUp(page)
  await description(page).fill('  \n ')
  await expect(button(page, 'Process & Extract')).toBeDisabled()
  await description(page).press('Control+Enter')
  await expectToast(page, 'Missing Description', 'Please enter a snap description before processing.')
  let processed = 0
  await page.route('/api/process-task', async (route) => {
    processed += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await description(page).fill(SNAP)
  await button(page, 'Process & Extract').dblclick()
  await expect(button(page, 'Processing...')).toBeDisabled()
  await expectToast(page, 'Snap Processed Successfully')
  await expect(button(page, 'Process & Extract')).toBeFocused()
  expect(processed).toBe(1)
  expect(await page.evaluate(() => getSelection()?.toString()), 'the second click marks nothing').toBe('')
  await description(page).press('Meta+Enter')
  await expect.poll(() => processed).toBe(2)
})

test('the three panels are edited apart from each other, and the edits are on the server', async ({
  page,
}) => {
  const person = await signUp(page)
  await processSnap(page)
  await extracted(page).getByRole('button', { name: 'Edit' }).click()
  await expect(extracted(page).getByLabel('Date', { exact: true })).toBeFocused()
  await bullet(page).getByRole('button', { name: 'Edit' }).click()
  await story(page).getByRole('button', { name: 'Edit' }).click()
  await extracted(page).getByLabel('Technologies').fill('Rust\n\n  \n C++ ')
  const priority = extracted(page).getByRole('combobox', { name: 'Priority' })
  await expect(priority.getByRole('option')).toHaveText(['High', 'Medium', 'Low'])
  await priority.selectOption('Low')
  await bullet(page).getByLabel('Bullet point').fill('Stopped double charges.')
  await story(page).getByLabel('Result').fill('Nobody pays twice.')

  await bullet(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Resume Bullet Updated', 'Your changes have been saved successfully.')
  await expect(bullet(page).getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(story(page).getByLabel('Result')).toHaveValue('Nobody pays twice.')
  await story(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'STAR Story Updated', 'Your changes have been saved successfully.')
  await extracted(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Changes Saved', 'Your edits have been applied successfully.')

  await page.reload()
  await signIn(page, person)
  await expect(bullet(page)).toContainText('Stopped double charges.')
  await expect(story(page)).toContainText('Nobody pays twice.')
  await expect(
    extracted(page)
      .getByRole('listitem')
      .filter({ hasText: /^(Rust|C\+\+)$/ }),
  ).toHaveText(['Rust', 'C++'])
  await expect(extracted(page)).toContainText('Low')
})

test('Esc leaves an edit that changed nothing, Cancel drops the changes', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  const before = await bullet(page).innerText()
  const edit = bullet(page).getByRole('button', { name: 'Edit' })
  const text = bullet(page).getByLabel('Bullet point')
  await edit.press('Enter')
  await text.press('Escape')
  await expect(edit).toBeFocused()
  await edit.press('Enter')
  await text.fill('Something else')
  await text.press('Escape')
  await expect(text).toHaveValue('Something else')
  await bullet(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await bullet(page).innerText()).toBe(before)
})

test('looking at a field marks the sentences behind it', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  const marked = page.getByRole('region', { name: 'Source text' }).locator('mark')
  await expect(marked).toHaveCount(0)
  await extracted(page).getByText('Impact', { exact: true }).hover()
  await expect(marked.last()).toContainText('fell by 38 %')
  await page.mouse.move(5, 5)
  await expect(marked).toHaveCount(0)
  await extracted(page).getByRole('button', { name: 'Copy Impact' }).focus()
  await expect(marked.last()).toContainText('fell by 38 %')
  await button(page, 'Source of Result').click()
  await expect(story(page).locator('blockquote')).toContainText('fell by 38 %')
  await button(page, 'Source of Result').click()
  await expect(story(page).locator('blockquote')).toHaveCount(0)
})

test('entries are searched in any field and filtered by technology and priority', async ({ page }) => {
  await signUp(page)
  await saveSnap(page, 'Payments')
  await saveSnap(page, 'Builds', 'Docker\nGitHub Actions')
  await expect(button(page, /^View /)).toHaveCount(2)
  await page.locator('body').press('/')
  const search = page.getByRole('searchbox', { name: 'Search saved entries' })
  await expect(search).toBeFocused()
  await search.fill('IDEMPOTENCY docker')
  await expect(button(page, /^View /)).toHaveCount(1)
  await expect(button(page, 'View Builds')).toBeVisible()
  await search.fill('nothing of the kind')
  await expect(saved(page)).toContainText('No entries match')
  await expect(button(page, 'Download All (2)')).toBeVisible()
  await button(page, 'Clear search and filters').click()
  await page.getByRole('combobox', { name: 'Technology' }).selectOption('PostgreSQL')
  await expect(button(page, /^View /)).toHaveCount(1)
  await expect(button(page, 'View Payments')).toBeVisible()
})

test('snaps that were never saved can be loaded or discarded, the older ones too', async ({ page }) => {
  await signUp(page)
  await processSnap(page)
  const userId = await page.evaluate(() => localStorage.getItem('userId') ?? '')
  for (let n = 1; n <= 24; n++) {
    const data = { description: `Fixed the flaky test number ${n} in the parser.` }
    await page.request.post('/api/process-task', { data, headers: { 'user-id': userId } })
  }
  await processSnap(page, 'Wrote the runbook for the parser.')
  const group = page.getByRole('region', { name: 'Recent, not saved' })
  await expect(group.getByRole('button', { name: /^Load / })).toHaveCount(20)
  await group.getByRole('button', { name: 'Show older' }).click()
  await expect(group.getByRole('button', { name: /^Load / })).toHaveCount(26)
  await expect(group.getByRole('button', { name: 'Show older' })).toHaveCount(0)
  await group.getByRole('button', { name: /^Load PAY-482/ }).click()
  await expect(extracted(page)).toContainText('PAY-482')
  await expect(extracted(page).getByRole('heading')).toBeFocused()
  page.once('dialog', (dialog) => dialog.accept())
  await group.getByRole('button', { name: /^Discard PAY-482/ }).click()
  await expectToast(page, 'Entry Deleted')
  await expect(group.getByRole('button', { name: /^Load / })).toHaveCount(25)
})

test('a list that was asked for before an entry was saved does not hide it', async ({ page }) => {
  await signUp(page)
  await expect(saved(page)).toContainText('No saved entries')
  let asked = 0
  await page.route('/api/saved-logs', async (route) => {
    asked += 1
    // The first answer never comes: the page has to give it up and ask again.
    if (asked > 1) await route.continue()
  })
  await processSnap(page)
  await button(page, 'Save Current Entry').click()
  await expectToast(page, 'Entry Saved')
  await expect.poll(() => asked).toBe(2)
  await expect(button(page, /^View PAY-482/)).toHaveCount(1)
})

test('the keyboard alone processes, saves, opens and deletes, and the focus stays in place', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await signUp(page)
  for (const text of [SNAP, 'Wrote the runbook for the parser.']) {
    await description(page).fill(text)
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await expect(button(page, 'Process & Extract')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Snap Processed Successfully')
    await button(page, 'Save Current Entry').press('Enter')
    await expectToast(page, 'Entry Saved')
  }
  const rows = saved(page).getByRole('button', { name: /^Delete / })
  await expect(rows).toHaveCount(2)
  const view = saved(page).getByRole('button', { name: /^View PAY/ })
  await view.press('Enter')
  await expect(extracted(page).getByRole('heading')).toBeFocused()
  await rows.first().press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toBeFocused()
  await rows.press('Enter')
  await expect(rows).toHaveCount(0)
  await expect(saved(page).getByRole('heading', { name: 'Saved Entries' })).toBeFocused()
})
