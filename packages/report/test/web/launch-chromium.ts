import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Chromium without a window and with a fresh profile, from `CHROME_PATH` or /usr/bin/chromium.
 * @throws Error if it is not there
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    throw new Error(
      `no Chromium at ${executablePath}: install one (apt-get install chromium) or name it in CHROME_PATH`,
    )
  }
  return chromium.launch({ executablePath, headless: true, args: FLAGS })
}
