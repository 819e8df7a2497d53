import { type Browser, isLeftOut, launchChromium, type Page } from '@nim/chromium'
import { type PageServer, servePage } from './serve-page.ts'

/**
 * The page in a window, with the problems that it reported and the foreign addresses that it
 * requested.
 */
export interface OpenPage {
  readonly page: Page
  /** Errors, warnings and blocked requests. The list is empty if there is no problem. */
  readonly complaints: readonly string[]
  /** The requested addresses outside the page. */
  readonly strangers: readonly string[]
}

export interface Window {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
}

/** A browser and a server for the tests of one file. */
export interface Explorer {
  readonly server: PageServer
  readonly browser: Browser
  /** Opens the page at a hash such as `#/claims`. */
  readonly open: (hash: string, window?: Window) => Promise<OpenPage>
  readonly close: () => Promise<void>
}

/** Opens the browser. Returns null if tests in Chromium are skipped; stderr then says so. */
export async function openExplorer(): Promise<Explorer | null> {
  if (isLeftOut()) return null
  const server = await servePage()
  const browser = await launchChromium()
  return {
    server,
    browser,
    open: (hash, window) => openAt(browser, server.page, hash, window),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

async function openAt(
  browser: Browser,
  address: string,
  hash: string,
  { width = 1200, scheme = 'light' }: Window = {},
): Promise<OpenPage> {
  const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 900 } })
  const complaints: string[] = []
  const strangers: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(address)) strangers.push(url)
  })
  await page.goto(`${address}${hash}`)
  await page.locator('main :is(h1, [role=alert])').first().waitFor()
  return { page, complaints, strangers }
}
