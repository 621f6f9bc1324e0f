import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Playwright's own list, which ours replaces, as far as it matters; and the pages of the address bar, two for every test. */
const WITHOUT = [
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

const port = Number(process.env.TECHLOG_E2E_PORT ?? 4173)
const executablePath = process.env.TECHLOG_CHROMIUM ?? BROWSERS.find((path) => existsSync(path))

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // They end what hangs and judge no speed: a busy machine may take five times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Half-way between two states there is nothing to test. `snaplog.spec.ts` sees the app with its motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', `--disable-features=${WITHOUT}`],
      ...(executablePath && { executablePath }),
      // Where a machine sets no language, Chromium gives a file with letters beyond ASCII another name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), TECHLOG_DATA: dataFolder(), TECHLOG_RATE_LIMIT: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})

/** A folder for this run, gone after it. Workers read this file again and find the first one's by its variable. */
function dataFolder(): string {
  const known = process.env.TECHLOG_E2E_DATA
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'techlog-e2e-'))
  process.env.TECHLOG_E2E_DATA = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
