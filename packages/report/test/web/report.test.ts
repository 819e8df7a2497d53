import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFigures, reportHtml, tableFigures } from '../../src/report.ts'
import { SAMPLE } from '../report/sample.ts'
import { launchChromium, type Browser, type Page } from '@nim/chromium'

const NIM43 = solve(parseRuleset('NIM(4,3)'), { max: 16 }, { value: 'remoteness' })
const SN4 = solve(parseRuleset('SN(4,{2,4})'), { max: 16 }, { value: 'outcome' })
const FIGURES = [
  ...recordFigures(SAMPLE.records),
  ...tableFigures(NIM43, { slice: { fixed: [3, 5], marked: [{ x: 4, y: 9 }] } }),
  ...tableFigures(SN4, { modulus: 4, slice: { fixed: [2, 3] } }),
]

interface Rectangle {
  readonly width: number
  readonly height: number
}

let browser: Browser
let folder: string
let address: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nimlab-report-'))
  const file = join(folder, 'report.html')
  writeFileSync(file, reportHtml({ ...SAMPLE, figures: FIGURES }))
  address = pathToFileURL(file).href
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  if (folder !== undefined) rmSync(folder, { recursive: true })
})

/** Opens the report. Returns the page, the requested addresses and the error messages. */
async function open(
  colorScheme: 'light' | 'dark',
  width: number,
): Promise<{ page: Page; requests: string[]; complaints: string[] }> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
  const requests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, requests, complaints }
}

test.each([
  ['light', 1200],
  ['dark', 1200],
  ['light', 380],
] as const)(
  'the page requests only itself, and shows its figures: %s, %i pixels wide',
  async (scheme, width) => {
    const { page, requests, complaints } = await open(scheme, width)
    expect(requests).toEqual([address])
    expect(complaints).toEqual([])
    const figures = await page.locator('figure svg').all()
    expect(figures).toHaveLength(FIGURES.length)
    for (const figure of figures) {
      await figure.scrollIntoViewIfNeeded()
      const box = (await figure.boundingBox()) as Rectangle
      expect(box.width).toBeGreaterThan(width === 380 ? 300 : 470)
      expect(box.height).toBeGreaterThan(100)
      expect(await figure.isVisible()).toBe(true)
    }
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow).toBe(0)
    await page.close()
  },
)

test('figures are painted: a screenshot of each has many colours', async () => {
  const { page } = await open('light', 1200)
  for (const figure of await page.locator('figure svg').all()) {
    const png = await figure.screenshot()
    // A blank rectangle of this size would give a PNG of less than 3 kB.
    expect(png.length).toBeGreaterThan(5000)
  }
  await page.close()
})

test('the text of a figure stays inside the figure with the fonts of this browser', async () => {
  const { page } = await open('light', 1200)
  const outside = await page.evaluate(() => {
    const { document } = globalThis as unknown as {
      document: { querySelectorAll: (of: string) => Iterable<PageElement> }
    }
    interface PageElement {
      readonly textContent: string
      readonly ownerSVGElement: PageElement
      readonly getBoundingClientRect: () => Record<'left' | 'right' | 'top' | 'bottom', number>
    }
    return [...document.querySelectorAll('figure svg text')]
      .filter((text) => {
        const inner = text.getBoundingClientRect()
        const outer = text.ownerSVGElement.getBoundingClientRect()
        return (
          inner.left < outer.left ||
          inner.right > outer.right ||
          inner.top < outer.top ||
          inner.bottom > outer.bottom
        )
      })
      .map(({ textContent }) => textContent)
  })
  expect(outside).toEqual([])
  await page.close()
})

test('formulas are typeset, and folded tables can be opened', async () => {
  const { page } = await open('light', 1200)
  const formula = (await page.locator('.statement math').first().boundingBox()) as Rectangle
  expect(formula.height).toBeGreaterThan(10)
  const plan = page.locator('#provenance details')
  await plan.locator('summary').click()
  expect(await plan.locator('pre').isVisible()).toBe(true)
  await page.close()
})
