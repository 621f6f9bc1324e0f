import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The browser of the tests: one that is installed, else one that is installed now. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.error('techlog: No Chrome or Chromium is installed: installing one for the browser tests')
  installChromium()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. Install one, or set TECHLOG_CHROMIUM to its path.',
  )
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.TECHLOG_CHROMIUM, ...onPath, MAC, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** Debian and Ubuntu as root: their package; elsewhere Playwright's own build. */
function installChromium(): void {
  const isRoot = process.getuid?.() === 0
  try {
    if (isRoot && existsSync('/usr/bin/apt-get')) {
      const options = {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      } as const
      execFileSync('apt-get', ['update', '-q'], options)
      execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options)
    } else {
      execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' })
    }
  } catch (error) {
    console.error(`techlog: ${error instanceof Error ? error.message : error}`)
  }
}
