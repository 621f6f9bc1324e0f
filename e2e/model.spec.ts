import { expect, expectAccessible, openMenu, signUp, test } from './app.ts'
import { button, description, expectToast, extracted, SNAP } from './snaplog-page.ts'

const MODEL = { engine: 'model', model: 'llama3.2', host: '127.0.0.1:11434' }

test('who does not want to wait for the model takes the built-in result', async ({ page }) => {
  await signUp(page)
  await page.route('/api/analysis-engine', (route) => route.fulfill({ json: MODEL }))
  const asked: string[] = []
  await page.route('/api/process-task', (route) => {
    const { engine = 'any' } = route.request().postDataJSON()
    asked.push(engine)
    // The model never answers.
    if (engine === 'built-in') return route.continue()
  })
  await description(page).fill(SNAP)
  await button(page, 'Process & Extract').click()
  await expect(page.getByRole('progressbar', { name: 'Waiting for the model' })).toBeVisible()
  await expect(page.getByText('llama3.2 is writing your entry.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Use the built-in result now').click()
  await expectToast(page, 'Snap Processed Successfully')
  await expect(extracted(page)).toContainText('Analysed by the built-in engine')
  await expect(button(page, 'Use the built-in result now')).toBeHidden()
  expect(asked).toEqual(['any', 'built-in'])
})

test('nothing is said of a model where there is none', async ({ page }) => {
  await signUp(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('/api/process-task', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForResponse('/api/analysis-engine')
  await description(page).fill(SNAP)
  await button(page, 'Process & Extract').click()
  await asked
  await expect(button(page, 'Use the built-in result now')).toBeHidden()
  release()
  await expectToast(page, 'Snap Processed Successfully')
})

test('the settings test the model', async ({ page }) => {
  await signUp(page)
  await page.route('/api/analysis-engine', (route) => route.fulfill({ json: MODEL }))
  const message = 'The model refused the key of this server.'
  await page.route('/api/analysis-engine/test', (route) =>
    route.fulfill({ json: { answers: false, message } }),
  )
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  const section = page.getByRole('region', { name: 'Analysis engine' })
  await expect(section).toContainText('llama3.2 at 127.0.0.1:11434')
  await section.getByRole('button', { name: 'Test the model' }).click()
  await expect(section.getByRole('status')).toHaveText(message)
  await expectAccessible(page)
})

test('the settings say how to use an Ollama that is there', async ({ page }) => {
  await signUp(page)
  const json = { engine: 'built-in', ollamaModels: ['llama3.2:3b', 'qwen3:8b'] }
  await page.route('/api/analysis-engine', (route) => route.fulfill({ json }))
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Account Settings' }).click()
  const section = page.getByRole('region', { name: 'Analysis engine' })
  await expect(section).toContainText('TECHLOG_AI_MODEL=llama3.2:3b')
  await expect(section).toContainText('qwen3:8b')
  await expectAccessible(page)
})
