import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, launchChromium, type Page } from '@nim/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { buildSite } from '../../src/build-site.ts'

const PAGES = ['index', 'tutorial', 'glossary', 'how-to/test-a-formula', 'papers/dh', 'api/core']
/** The longest page of each kind. */
const LONGEST = [
  'claims/gmmv.html',
  'atlas/sn-4-3.html',
  'atlas/hnim-4-5.html',
  'atlas/shifts.html',
  'api/presburger/build.html',
  'api/prover-points.html',
  'api/core.html',
  'proofs/coq-cases/theorems-and-other-statements-of-dh.html',
  'papers/v/errata.html',
  'proofs/gm-plays.html',
  'questions.html',
]
/**
 * The maximum height of a page in px, at a width of 1280 px. At present, the longest page is 9,865
 * px high.
 */
const MAX_HEIGHT = 9900
/** The width of a typical telephone screen. */
const TELEPHONE = { width: 390, height: 844 }
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

/** A page opened from the disk, with a list of its errors and network requests. */
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

/** The pages above the limit, each with its height. */
async function pagesAboveLimit(names: readonly string[]): Promise<string[]> {
  const { page } = await opened('index', { width: 1280, height: 900 })
  const high: string[] = []
  for (const name of names) {
    await page.goto(pathToFileURL(join(site, name)).href)
    const height = await page.evaluate<number>('document.documentElement.scrollHeight')
    if (height > MAX_HEIGHT) high.push(`${name}: ${height} px`)
  }
  await page.close()
  return high
}

/** The width of a page, and the letters with an index in its plain text. */
const SEEN = `(() => {
  const main = document.querySelector('main').cloneNode(true)
  main.querySelectorAll('pre, code, math').forEach((element) => element.remove())
  const indices = main.textContent.match(/(?<![A-Za-z_])[A-Za-z]_[A-Za-z0-9{]+/g) ?? []
  return {
    width: document.documentElement.scrollWidth,
    indices: [...new Set(indices)].slice(0, 5).join(' '),
  }
})()`

describe('the site, opened from a disk,', () => {
  test.each(PAGES)('%s needs no network and fits a telephone', async (name) => {
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
    expect(page.url()).toMatch(/papers\/dh\/[a-z-]+\.html#dh-c1$/)
    expect(wrong).toEqual([])
    await page.close()
  })

  test('is never wider than a telephone, and has no letter with an index outside mathematics', async () => {
    const { page } = await opened('index', TELEPHONE)
    const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.replace(/\.html$/, ''))
    expect(names.length).toBeGreaterThan(1000)
    const wrong: string[] = []
    for (const name of sampled(names, 100)) {
      await page.goto(pathToFileURL(join(site, `${name}.html`)).href, {
        waitUntil: 'domcontentloaded',
      })
      const { width, indices } = await page.evaluate<{ width: number; indices: string }>(SEEN)
      if (width > TELEPHONE.width) wrong.push(`${name}: ${width} px`)
      if (indices !== '') wrong.push(`${name}: ${indices}`)
    }
    expect(wrong).toEqual([])
    await page.close()
  }, 600_000)

  test('has no page for readers that is higher than the limit', async () => {
    const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && !/^source\/|\.(?:jsonl|log)\.html$/.test(name),
    )
    expect(names.length).toBeGreaterThan(1000)
    expect(await pagesAboveLimit([...LONGEST, ...sampled(names, 80)])).toEqual([])
  }, 600_000)

  test('reports a page that is higher than the limit', async () => {
    const planted = join(site, 'planted.html')
    writeFileSync(planted, `<main style="height: ${MAX_HEIGHT + 100}px">A high page</main>`)
    expect(await pagesAboveLimit(['index.html', 'planted.html'])).toEqual([
      expect.stringMatching(/^planted\.html: \d+ px$/),
    ])
    rmSync(planted)
  })

  test('links a page to the next page of the menu, and back', async () => {
    const { page } = await opened('glossary')
    await page.click('.turn [rel=next]')
    expect(page.url()).toMatch(/gallery\.html$/)
    await page.click('.turn [rel=prev]')
    expect(page.url()).toMatch(/glossary\.html$/)
    await page.close()
  })

  test('copies the commands of a block without their output', async () => {
    const { page } = await opened('commands')
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text) => { window.copied = text } } })`)
    const block = page.locator('.copied-from', { hasText: '$ nimlab check DH-T5.1' })
    await block.locator('button').click()
    const commands = (await page.evaluate<string>('window.copied')).split('\n')
    expect(commands).toContain('nimlab check DH-T5.1')
    expect(commands.every((command) => command.startsWith('nimlab '))).toBe(true)
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
