import type { Page } from '@nim/chromium'
import { pathToFileURL, fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { formatAddress } from '../../src/address/address.ts'
import { closeWell } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

const WINDOWS = [
  { width: 1280, height: 800, scheme: 'light' },
  { width: 1280, height: 800, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const

/** For each tool, the element that shows the game. */
const THINGS = [
  [formatAddress('start'), '.heat canvas'],
  [formatAddress('p', ['NIM(4,3)', '3,4,5,6']), '.piles'],
  [formatAddress('play', ['WYTHOFF', '7,11']), '.board'],
  [formatAddress('play', ['NIM(4,3)', '3,4,5,6']), '.piles'],
  [formatAddress('map', ['NIM(3,2)', '3,5,6']), '.heat canvas'],
  [formatAddress('map', ['SN(6,{4,5,6})'], { show: 'grid' }), 'table.grid'],
] as const

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** The top and bottom of the first visible element. */
async function placeOf(page: Page, selector: string): Promise<{ top: number; bottom: number }> {
  const first = page.locator(selector).first()
  await first.waitFor()
  const box = (await first.boundingBox())!
  return { top: box.y, bottom: box.y + box.height }
}

const SHOWN = WINDOWS.flatMap((window) =>
  THINGS.map(([hash, thing]) => ({ hash, thing, ...window })),
)

test.each(sampled(SHOWN, 7))(
  'the element that shows the game is near the top: $hash, $width px, $scheme',
  async ({ hash, thing, width, height, scheme }) => {
    if (explorer === null) return
    const open = await explorer.open(hash, { width, scheme })
    await open.page.setViewportSize({ width, height })
    expect((await placeOf(open.page, thing)).top).toBeLessThan(420)
    await expect
      .poll(() => open.page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(width)
    await closeWell(open)
  },
)

test.each(sampled(['light', 'dark'] as const, 2))(
  'map, verdict and winning moves are visible at 1280 × 800 without scrolling: %s',
  async (scheme) => {
    if (explorer === null) return
    for (const hash of [
      formatAddress('start'),
      formatAddress('map', ['NIM(3,2)', '3,5,6']),
      formatAddress('map', ['SN(4,{2,3})', '2,4,4,7'], { value: 'remoteness' }),
    ]) {
      const open = await explorer.open(hash, { width: 1280, scheme })
      const { page } = open
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.reload()
      const guess = page.getByRole('button', { name: 'show the answer' })
      if (hash === formatAddress('start')) await guess.click()
      for (const part of ['.heat canvas', '.verdict-line', '.winning']) {
        const { top, bottom } = await placeOf(page, part)
        expect(top, part).toBeGreaterThanOrEqual(0)
        expect(bottom, `${hash} ${part}`).toBeLessThanOrEqual(800)
      }
      await closeWell(open)
    }
  },
)

/** Views with a figure of @nim/report. */
const FIGURES = [
  formatAddress('test', ['SN(3,{1,2})'], { says: 'o = 0' }),
  formatAddress('atlas', ['SN(4,{2,3})']),
  formatAddress('atlas', ['SN(4,{2,4})'], { play: 'misere' }),
  formatAddress('sequences', [], { game: 'NIM(4,2)', max: '20' }),
]

test.each(sampled(FIGURES, 2))('no figure is a white block on a dark page: %s', async (hash) => {
  if (explorer === null) return
  const open = await explorer.open(hash, { width: 1280, scheme: 'dark' })
  const { page } = open
  await page.locator('img.picture').first().waitFor()
  const corners = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img.picture')].map(async (image) => {
        await image.decode()
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0)
        return [...context.getImageData(2, 2, 1, 1).data].slice(0, 3)
      }),
    ),
  )
  expect(corners.length).toBeGreaterThan(0)
  for (const corner of corners) expect(Math.max(...corner)).toBeLessThan(60)
  await closeWell(open)
})

const FORMULAS = [
  'o == 0 or sum(red) == 0 (mod 4)',
  `${Array.from({ length: 12 }, (_, i) => `x${(i % 5) + 1}`).join(' + ')} == 0 (mod 7) and not odd(1)`,
  'if x1 = 0 then (x2 + x3 + x4 + x5 <= 2*x1 + 3*x2 or odd(2)) else min(x2, x3, x4) >= max(x1, 3)',
  'count(odd(1), odd(2), odd(3), odd(4), odd(5)) > 1 -> (x5 - x4 + x3 - x2) div 3 = x1 mod 3',
]

test('no typeset formula is wider than its box', async ({ skip }) => {
  if (explorer === null) return skip()
  for (const width of sampled([390, 1280], 2)) {
    const open = await explorer.open('#/test/SN(5,{2,3})', { width })
    const { page } = open
    for (const says of FORMULAS) {
      await page.locator('textarea').fill(says)
      await page
        .locator('.command code', { hasText: says.slice(-20) })
        .first()
        .waitFor()
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.clause')].map((one) => one.scrollWidth - one.clientWidth),
      )
      expect(wide.length).toBeGreaterThan(0)
      expect(Math.max(...wide), says).toBeLessThanOrEqual(0)
    }
    await closeWell(open)
  }
})

test('at most four clicks lead from a refuted guess to a proof', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open(formatAddress('test', ['SN(5,{2,3})'], { says: 'o == 0' }))
  const { page } = open
  await page.getByRole('link', { name: 'compare with it' }).click()
  await page.getByRole('button', { name: 'prove here' }).click()
  await page.getByText('proved for all positions').first().waitFor()
  await closeWell(open)
})

test('a page opened as a file explains how to open it', async ({ skip }) => {
  if (explorer === null) return skip()
  const page = await explorer.browser.newPage()
  const dist = fileURLToPath(new URL('../../dist/index.html', import.meta.url))
  await page.goto(pathToFileURL(dist).href)
  await expect
    .poll(() => page.locator('body').innerText())
    .toContain('Serve its folder: npm run explorer')
  await page.close()
  const served = await explorer.open('')
  expect(await served.page.locator('body').innerText()).not.toContain('nimlab is loading')
  await closeWell(served)
})
