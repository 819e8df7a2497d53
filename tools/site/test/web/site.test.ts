import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, launchChromium, type Page } from '@nim/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../src/build-site.ts'

const PAGES = ['index', 'tutorial', 'glossary', 'how-to/test-a-formula', 'papers/dh', 'api/core']
const WIDE = { width: 1400, height: 900 }
const NARROW = { width: 360, height: 700 }

let browser: Browser
let site: string

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'nimlab-site-'))
  process.chdir(new URL('../../../..', import.meta.url).pathname)
  await buildSite(site)
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  rmSync(site, { recursive: true })
})

/** A page opened from the disk, and what went wrong on it or was asked of a network. */
async function opened(name: string, viewport = WIDE): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ viewport })
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('requestfailed', (request) => wrong.push(request.url()))
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) wrong.push(request.url())
  })
  await page.goto(pathToFileURL(join(site, `${name}.html`)).href)
  return { page, wrong }
}

describe('the site, opened from a disk', () => {
  test.each(PAGES)('%s asks nothing of a network and fits a telephone', async (name) => {
    const { page, wrong } = await opened(name, NARROW)
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(NARROW.width)
    expect(wrong).toEqual([])
    await page.close()
  })

  test('finds a claim by its name', async () => {
    const { page, wrong } = await opened('how-to/cite')
    await page.fill('#search', 'dh-c1')
    const first = page.locator('#found a').first()
    expect(await first.textContent()).toBe('DH-C1')
    await first.click()
    expect(page.url()).toMatch(/papers\/dh\.html#dh-c1$/)
    expect(wrong).toEqual([])
    await page.close()
  })

  test('opens its menu on a narrow screen', async () => {
    const { page } = await opened('index', NARROW)
    const link = page.locator('nav a', { hasText: 'Glossary' })
    expect(await link.isVisible()).toBe(false)
    await page.click('.open-menu')
    await link.click()
    expect(page.url()).toMatch(/glossary\.html$/)
    await page.close()
  })
})
