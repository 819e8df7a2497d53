import { type Browser, launchChromium } from '@nim/chromium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, toMathML } from '../../src/index.ts'

interface Seen {
  readonly width: number
  /** The height of a fraction, that of a number being 1. */
  readonly fraction: number
  /** How far an index hangs below its letter. */
  readonly drop: number
  readonly rows: readonly number[]
}

const SEEN = `(() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  return {
    title: document.title,
    images: document.images.length,
    unknown: [...document.querySelectorAll('math *')].filter((one) => !(one instanceof MathMLElement)).length,
    width: box('math').width,
    fraction: box('mfrac').height / box('mfrac mn').height,
    drop: box('msub mn').bottom - box('msub mi').bottom,
    rows: [...document.querySelectorAll('mtr')].map((one) => one.getBoundingClientRect().top),
  }
})()`

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
})

test('Chromium sets it: indices below, fractions above each other, hostile names as text', async () => {
  const formula = parse('if (x1 + y) div 2 == 0 (mod 4) then not (x1 <= y and y = 0) else x1 < y')
  const hostile = new Map([['y', '<img src=x onerror="document.title=1">']])
  const page = await browser.newPage()
  await page.setContent(`<title>0</title>${toMathML(formula, hostile)}`)
  const seen = await page.evaluate<Seen>(SEEN)
  expect(seen).toMatchObject({ title: '0', images: 0, unknown: 0 })
  expect(seen.width).toBeGreaterThan(100)
  expect(seen.fraction).toBeGreaterThan(1.8)
  expect(seen.drop).toBeGreaterThan(1)
  expect(seen.rows[1]).toBeGreaterThan(seen.rows[0]!)
})
