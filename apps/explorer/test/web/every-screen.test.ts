import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { formatAddress } from '../../src/address/address.ts'
import { PRINTED_BRANCH } from '../../src/address/example-formulas.ts'
import { seriousIn } from './axe.ts'
import { closeWell } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

/** Every screen with some content, and a selector for an element that appears last. */
const SCREENS = [
  [formatAddress('start'), '.heat canvas'],
  [formatAddress('p', ['NIM(4,3)', '3,3,4,4']), 'table.moves'],
  [formatAddress('play', ['WYTHOFF', '7,11']), '.square'],
  [formatAddress('map', ['NIM(5,2)'], { show: 'grid', max: '9' }), '.solved'],
  [formatAddress('map', ['NIM(3,2)'], { show: 'slice', max: '9' }), '.heat canvas'],
  [formatAddress('test', [PRINTED_BRANCH.game], { says: PRINTED_BRANCH.says }), 'h2.refuted'],
  [formatAddress('claims'), 'main table'],
  [formatAddress('claims', ['GMMV-C1']), 'main section'],
  [formatAddress('atlas'), 'main table'],
  [formatAddress('atlas', ['SN(4,{2,3})']), '.cases-of'],
  [formatAddress('sequences'), '.downloads'],
  [formatAddress('settled'), 'main table'],
  [formatAddress('puzzle', ['2', 'a seed']), '.puzzle .piles'],
] as const

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test.each(sampled(SCREENS, 3))(
  'at 200 % zoom, with reduced motion and forced colours, nothing is too wide: %s',
  async (hash, seen) => {
    if (explorer === null) return
    // A window of 1200 pixels at 200 % zoom has this width.
    const open = await explorer.open(hash, { width: 600 })
    const { page } = open
    await page.locator(seen).first().waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(600)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await closeWell(open)
  },
)

const WINDOWS = [
  { width: 1200, scheme: 'light' },
  { width: 1200, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const

/**
 * Each screen in each window. The number of pairs of a screen and a window has no factor in common
 * with 13, the rate of the sample.
 */
const SHOWN = SCREENS.flatMap(([hash, seen]) =>
  WINDOWS.map((window) => ({ hash, seen, ...window })),
)

test.each(sampled(SHOWN, 13))(
  'axe finds no serious problem: $hash, $width px, $scheme',
  async ({ hash, seen, ...window }) => {
    if (explorer === null) return
    const open = await explorer.open(hash, window)
    await open.page.locator(seen).first().waitFor()
    expect(await seriousIn(open.page)).toEqual([])
    await expect
      .poll(() => open.page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(window.width)
    await closeWell(open)
  },
)

test('the tab key leads into every screen, and the focus is visible', async () => {
  if (explorer === null) return
  for (const [hash, seen] of sampled(SCREENS, 3)) {
    const { page } = await explorer.open(hash)
    await page.locator(seen).first().waitFor()
    const first = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main')!.focus()
      const all = 'a[href], button:not(:disabled), input, textarea, select, summary, [tabindex="0"]'
      return [...document.querySelectorAll<HTMLElement>(`main :is(${all})`)].filter(
        (one) => one.checkVisibility() && one.tabIndex >= 0,
      ).length
    })
    expect(first).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
      return {
        isInside: document.activeElement!.closest('main') !== null,
        outlineStyle,
        outlineWidth,
      }
    })
    expect(shown).toMatchObject({ isInside: true, outlineWidth: '3px' })
    expect(shown.outlineStyle).not.toBe('none')
    await page.close()
  }
})
