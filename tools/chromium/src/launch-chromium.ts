import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { LIMIT } from '../../../vitest.limit.ts'
import { skipWithout } from '../../../vitest.tools.ts'

export type { Browser, Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Set this variable to 1 if there is no Chromium, to skip the tests that need it. */
const LEAVE_OUT = 'NIMLAB_WITHOUT_CHROMIUM'

/**
 * True if an environment variable says that tests in Chromium are skipped. In that case, the
 * function reports the skip on stderr.
 * @throws Error if NIMLAB_NO_SKIPS=1 makes a skipped test a failure
 */
export function isLeftOut(): boolean {
  const leftOut = process.env[LEAVE_OUT] === '1'
  if (leftOut) skipWithout(`no Chromium, by ${LEAVE_OUT}=1`)
  return leftOut
}

/**
 * Starts Chromium without a window and with a fresh profile, from `CHROME_PATH` or
 * /usr/bin/chromium. A wait in one of its pages has the same time limit as all tests, instead of
 * Playwright's default of 30 s.
 * @throws Error if Chromium is missing
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    throw new Error(
      `no Chromium at ${executablePath}: install Chromium (apt-get install chromium), set CHROME_PATH to its path, or set ${LEAVE_OUT}=1 to skip these tests`,
    )
  }
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: FLAGS,
    timeout: LIMIT,
  })
  const newPage = browser.newPage.bind(browser)
  browser.newPage = async (options) => {
    const page = await newPage(options)
    page.setDefaultTimeout(LIMIT)
    return page
  }
  return browser
}
