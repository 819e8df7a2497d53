import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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

/** Set to 1 where there is no Chromium and the tests that need one are to be left out. */
const LEAVE_OUT = 'NIMLAB_WITHOUT_CHROMIUM'

/** True if the environment says that tests in Chromium are left out; then it is said on stderr. */
export function isLeftOut(): boolean {
  const leftOut = process.env[LEAVE_OUT] === '1'
  if (leftOut) process.stderr.write(`tests in Chromium are left out: ${LEAVE_OUT}=1\n`)
  return leftOut
}

/**
 * Starts Chromium without a window and with a fresh profile, from `CHROME_PATH` or /usr/bin/chromium.
 * @throws Error if it is not there
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    throw new Error(
      `no Chromium at ${executablePath}: install one (apt-get install chromium), name it in CHROME_PATH, or set ${LEAVE_OUT}=1 to leave tests out`,
    )
  }
  return chromium.launch({ executablePath, headless: true, args: FLAGS })
}
