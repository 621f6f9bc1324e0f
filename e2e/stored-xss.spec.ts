import { expect, newPerson, openMenu, signUp, test } from './app.ts'

const STRINGS = [
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '"><svg onload="window.ran = 1">',
  "' onfocus='window.ran = 1' autofocus='",
  '</textarea></title><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  '<a href="javascript:window.ran = 1">click</a> [click](javascript:window.ran=1)',
  '<style>@import "http://127.0.0.1:9/x.css"</style><link rel=stylesheet href=http://127.0.0.1:9/y.css>',
  '![pixel](http://127.0.0.1:9/pixel.png)<img src=http://127.0.0.1:9/pixel.png>',
  '{{constructor.constructor("window.ran = 1")()}}',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.ran=1>',
  '</script><script>window.ran = 1</script><!-- --> <![CDATA[ ]]> ]]> &lt;b&gt; &#0; &xxe;',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY xxe SYSTEM "http://127.0.0.1:9/x">]><x>&xxe;</x>',
  '<details open ontoggle=window.ran=1><video src=x onerror=window.ran=1><body onpageshow=window.ran=1>',
  'data:text/html,<script>window.ran=1</script> vbscript:window.ran=1 JaVaScRiPt:window.ran=1',
  '<style>*{background:url(http://127.0.0.1:9/leak)}</style><object data=http://127.0.0.1:9/o><base href=//127.0.0.1:9>',
  "#{7*7} <%= 7*7 %> %s%n '-(window.ran=1)-' {{7*7}}",
]
const ALL = STRINGS.join('\n')

/** In every test the page must also break no policy, ask no other host and throw nothing: see app.ts. */
test('nothing that people write is ever run, on any screen', async ({ page }) => {
  test.slow()
  const person = await signUp(page, { ...newPerson(), username: `<img src=x ${Date.now() % 9999}>` })
  page.on('dialog', () => {
    throw new Error('A dialog opened')
  })
  const userId = await page.evaluate('localStorage.getItem("userId")')
  const headers = { 'user-id': String(userId) }

  // Everything that is stored, by the API: the forms would not take some of it.
  const processed = await page.request.post('/api/process-task', { headers, data: { description: ALL } })
  expect(processed.status()).toBe(200)
  const { id, version } = await processed.json()
  const extractedData = {
    date: '2026-11-14',
    priority: 'high',
    project: STRINGS[0],
    problemSummary: ALL,
    approach: ALL,
    solution: ALL,
    impact: ALL,
    technologies: STRINGS.map((text) => text.slice(0, 100)),
  }
  const starStory = { situation: ALL, task: ALL, action: ALL, result: ALL }
  const edit = { version, extractedData, resumeBullet: ALL, starStory }
  expect((await page.request.patch(`/api/update-log/${id}`, { headers, data: edit })).status()).toBe(200)
  expect((await page.request.post(`/api/save-log/${id}`, { headers, data: {} })).status()).toBe(200)
  for (const text of STRINGS) {
    const fields = { positionName: text, companyName: text, notes: ALL, jobDescriptionText: ALL }
    const created = await page.request.post('/api/job-applications', {
      headers,
      data: { ...fields, jobDescriptionUrl: 'https://example.com/"onclick="window.ran=1' },
    })
    expect(created.status()).toBe(201)
    const { id: applicationId } = await created.json()
    const document = { name: `${text}.html`, mimeType: 'text/html', buffer: Buffer.from(ALL) }
    const url = `/api/job-applications/${applicationId}/documents`
    expect((await page.request.post(url, { headers, multipart: { document } })).status()).toBe(201)
  }
  const profile = { displayName: '<img src=x onerror=window.ran=1>' }
  expect((await page.request.patch('/api/account', { headers, data: profile })).status()).toBe(200)

  await page.reload()
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(profile.displayName).first()).toBeVisible()
  await expect(page.getByRole('listitem').getByText('<script>window.ran = 1</script>').first()).toBeVisible()
  await page.getByRole('button', { name: /^View/ }).first().click()
  await expect(page.getByRole('paragraph').getByText('window.ran = 1').first()).toBeVisible()
  // Each click opens a panel and takes its button away.
  for (let panel = 0; panel < 3; panel++) await page.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(3)

  await page.getByRole('tab', { name: 'JobVault' }).click()
  const card = page.getByRole('button', { name: STRINGS[1] ?? '', exact: true })
  await expect(card).toBeVisible()
  await card.click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('.html').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  for (const action of ['Edit', 'Delete']) {
    await page.getByRole('button', { name: `${action} ${STRINGS[2]}`, exact: true }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await page.keyboard.press('Escape')
  }

  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  await expect(page.getByRole('dialog').getByLabel('Display Name')).toHaveValue(profile.displayName)
  expect(await page.evaluate('window.ran')).toBeUndefined()
})

test('an uploaded page that is opened in the browser is a download, and runs nothing', async ({ page }) => {
  await signUp(page)
  const headers = { 'user-id': String(await page.evaluate('localStorage.getItem("userId")')) }
  const created = await page.request.post('/api/job-applications', {
    headers,
    data: { positionName: 'Engineer', companyName: 'Acme' },
  })
  const url = `/api/job-applications/${(await created.json()).id}/documents`
  for (const [name, mimeType] of [
    ['a.html', 'text/html'],
    ['a.svg', 'image/svg+xml'],
    ['a.xhtml', 'application/xhtml+xml'],
    ['a.xml', 'text/xml'],
  ] as const) {
    const document = { name, mimeType, buffer: Buffer.from('<script>parent.ran = 1</script>') }
    const { id } = await (await page.request.post(url, { headers, multipart: { document } })).json()
    const answer = await page.request.get(`${url}/${id}/download`, { headers })
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/)
    // A plain link carries no user-id, so that there is nothing to open.
    expect((await page.request.get(`${url}/${id}/download`)).status()).toBe(401)
  }
})
