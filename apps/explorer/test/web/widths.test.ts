import type { Page } from '@nim/chromium'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IS_LONG, sampled, SAMPLE } from '../../../../vitest.sample.ts'
import { formatAddress } from '../../src/address/address.ts'
import { closeWell, expectShown } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'
import { randomFormula } from './random-formula.ts'

const WIDTHS = [1280, 390] as const

/** The number of random formulas that the test types at each width. */
const TYPED = IS_LONG ? 200 : 20

/**
 * The number of tests for the pages of a folder. With this number, each test ends well before its
 * time limit.
 */
const PARTS = IS_LONG ? 8 : 1

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** The addresses of all built pages for the data in a folder. */
function pagesIn(folder: string): { readonly game: string; readonly hash: string }[] {
  const at = fileURLToPath(new URL(`../../dist/data/${folder}/`, import.meta.url))
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const { id, game, play } = JSON.parse(readFileSync(`${at}${name}`, 'utf8')) as {
        readonly id?: string
        readonly game?: string
        readonly play?: string
      }
      if (id !== undefined) return [{ game: id, hash: formatAddress('claims', [id]) }]
      if (game === undefined) return []
      const settings = play === 'misere' ? { play } : {}
      return [{ game, hash: formatAddress('atlas', [game], settings) }]
    })
}

/**
 * The formulas in a part of the page that are wider than a surrounding box, after all details are
 * opened. Because a table can scroll sideways, the surrounding boxes inside a table are its cells.
 */
function tooWide(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    return [...document.querySelectorAll(`${selector} math`)].flatMap((formula) => {
      const { right } = formula.getBoundingClientRect()
      for (let box = formula.parentElement; box !== null; box = box.parentElement) {
        const isBox = getComputedStyle(box).display !== 'inline' && box.closest('math') === null
        if (isBox && right > box.getBoundingClientRect().right + 1) {
          return [`${box.tagName} ${box.className}: ${formula.textContent}`.slice(0, 200)]
        }
        if (box.tagName === 'TD' || box.tagName === 'TH') break
      }
      return []
    })
  }, part)
}

const RUNS = WIDTHS.flatMap((width) =>
  ['atlas', 'claims'].flatMap((folder) =>
    Array.from({ length: PARTS }, (_, at) => ({ width, folder, part: at + 1 })),
  ),
)

test.each(RUNS)(
  'no formula of $folder is wider than its box at $width px, part $part',
  async ({ width, folder, part }) => {
    if (explorer === null) return
    const open = await explorer.open(`#/${folder}`, { width })
    const { page } = open
    const pages = sampled(pagesIn(folder), 50)
    for (const { game, hash } of pages.filter((_, at) => at % PARTS === part - 1)) {
      await page.evaluate((to) => void (location.hash = to), hash)
      await expectShown(open, `article h1:has-text(${JSON.stringify(game)})`)
      expect(await tooWide(page, 'main'), hash).toEqual([])
    }
    await closeWell(open)
  },
)

test.each(WIDTHS)('no random formula is wider than its box at %i px', async (width) => {
  if (explorer === null) return
  const open = await explorer.open('#/test/SN(5,{2,3})', { width })
  const { page } = open
  for (let i = 0; i < TYPED; i++) {
    const says = randomFormula(1000 * SAMPLE + i)
    await page.locator('.formula textarea').fill(says)
    await page.waitForFunction(
      (wanted) => new URLSearchParams(location.hash.split('?')[1]).get('says') === wanted,
      says,
    )
    await page.locator('.clause math').first().waitFor()
    expect(await tooWide(page, '.clause'), says).toEqual([])
  }
  await closeWell(open)
})
