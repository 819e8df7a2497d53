import { readFileSync } from 'node:fs'
import { reductionTable, solve } from '@nim/bruteforce'
import { readFormula } from '@nim/conjectures/formula-claims'
import { compareSumLex, moveSizes, parseRuleset, sorted } from '@nim/core/rules'
import { heatMap, heatMapSvg, positionGrid, positionGridSvg } from '@nim/report'
import type { Page } from '@nim/chromium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'
import { seriousIn } from './axe.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** The content of a file that the page offers for download. */
async function fileOf(page: Page, ending: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.downloads button', { hasText: ending }).first().click(),
  ])
  return readFileSync(await download.path())
}

interface GridCase {
  readonly game: string
  readonly play: 'normal' | 'misere'
  readonly max: number
  readonly modulus: number
  readonly positions: 'reduced' | 'all'
}

const GRIDS: readonly GridCase[] = ['NIM(3,2)', 'NIM(5,2)', 'SN(4,{2,4})', 'SN(6,{4,5,6})'].flatMap(
  (game) =>
    (['normal', 'misere'] as const).flatMap((play) =>
      (['reduced', 'all'] as const).flatMap((positions) =>
        [2 * moveSizes(parseRuleset(game))![0]!, 3, 12].map((modulus) => ({
          game,
          play,
          positions,
          modulus,
          max: 9,
        })),
      ),
    ),
)

test.each(sampled(GRIDS, 47))(
  'the grid of $game, $play, $positions positions mod $modulus equals that of @nim/report',
  async ({ game, play, max, modulus, positions }) => {
    if (explorer === null) return
    const ruleset = parseRuleset(game)
    const hash = `#/map/${game}?show=grid&play=${play}&max=${max}&mod=${modulus}&positions=${positions}`
    const { page, complaints, strangers } = await explorer.open(hash)
    await page.locator('table.grid').waitFor()
    const table = solve(ruleset, { max }, { value: 'outcome', play })
    const reductions = reductionTable(ruleset, { max })
    const includes = (_: readonly number[], rank: number): boolean =>
      positions === 'all' || reductions.isReducedRank(rank)
    const expected = positionGrid(table, { modulus, includes, positions: `${positions} positions` })
    const letters = await page.locator('table.grid td').allInnerTexts()
    const columns = expected.columns.map((_, odd) =>
      letters.filter((__, i) => i % expected.columns.length === odd).join(''),
    )
    expect(columns).toEqual(expected.columns)
    expect((await fileOf(page, '.svg')).toString()).toBe(positionGridSvg(expected))
    // The list below the grid has the smallest P- and N-position of each mixed cell.
    const rows = await page.locator('.witnesses tbody tr').allInnerTexts()
    for (const row of rows) {
      const [odd, residue, P, N] = row.split(/\s+/)
      const here: { position: number[]; entry: number }[] = []
      table.box.forEach((position, rank) => {
        const isHere =
          position.filter((pile) => pile % 2 === 1).length === Number(odd) &&
          position.reduce((a, b) => a + b) % modulus === Number(residue)
        if (isHere && includes(position, rank)) {
          here.push({ position: [...position], entry: table.values[rank]! })
        }
      })
      here.sort((a, b) => compareSumLex(a.position, b.position))
      expect([P, N]).toEqual(
        [0, 1].map((entry) => here.find((one) => one.entry === entry)!.position.join(',')),
      )
    }
    expect(rows).toHaveLength(expected.columns.join('').split('M').length - 1)
    expect([complaints, strangers]).toEqual([[], []])
    await page.close()
  },
)

const SLICES = ['NIM(3,2)', 'NIM(4,3)', 'SN(4,{2,4})', 'HNIM(3;{1,2},{3})', 'WYTHOFF'].flatMap(
  (game) =>
    (['outcome', 'remoteness', 'grundy'] as const).flatMap((value) =>
      (['normal', 'misere'] as const).map((play) => ({ game, value, play })),
    ),
)

test.each(sampled(SLICES, 11))(
  'the slice of $game, $value, $play equals that of @nim/report',
  async ({ game, value, play }) => {
    if (explorer === null) return
    const ruleset = parseRuleset(game)
    const max = 11
    const vary = game.startsWith('HNIM') ? ([1, 3] as const) : ([1, 2] as const)
    const fixed = [5, 7].slice(0, ruleset.piles - 2)
    const settings = `play=${play}&max=${max}&value=${value}&vary=${vary.join()}&fixed=${fixed.join()}`
    const { page, complaints, strangers } = await explorer.open(`#/map/${game}?${settings}`)
    await page.locator('.heat canvas').waitFor()
    const expected = heatMapSvg(heatMap(solve(ruleset, { max }, { value, play }), { fixed, vary }))
    expect((await fileOf(page, '.svg')).toString()).toBe(expected)
    expect([complaints, strangers]).toEqual([[], []])
    await page.close()
  },
)

test('pointer and keys select the same position, and Enter or a click puts it on the bench', async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/map/NIM(3,2)?max=12&fixed=4&value=remoteness')
  await page.locator('.heat canvas').waitFor()
  await page.locator('.heat').focus()
  // The cursor starts at the position on the bench.
  const toCorner = ['Home', 'PageDown', 'PageDown']
  for (const key of [...toCorner, 'ArrowRight', 'ArrowRight', 'ArrowUp', 'PageUp', 'ArrowDown']) {
    await page.keyboard.press(key)
  }
  const table = solve(parseRuleset('NIM(3,2)'), { max: 12 }, { value: 'remoteness' })
  const said = `2, 10, 4 ${table.outcomeAt([2, 4, 10])} remoteness ${table.at([2, 4, 10])}`
  const readout = async (): Promise<string> =>
    (await page.locator('.readout').innerText()).replaceAll(/\s+/g, ' ').split(' The other')[0]!
  await expect.poll(() => readout()).toBe(said)
  const cursor = (await page.locator('.heat .cursor').boundingBox())!
  await page.keyboard.press('Home')
  await expect.poll(() => readout()).toMatch(/^0, 10, 4/)
  await page.mouse.move(cursor.x + cursor.width / 2, cursor.y + cursor.height / 2)
  await expect.poll(() => readout()).toBe(said)
  await page.mouse.down()
  await page.mouse.up()
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toMatch(/^#\/map\/NIM\(3,2\)\/2,4,10\?/)
  await page.locator('.answer', { hasText: '2,4,10' }).waitFor()
  await page.goBack()
  await page.locator('.heat').press('Home')
  await page.locator('.heat').press('Enter')
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toMatch(/^#\/map\/NIM\(3,2\)\/0,4,10\?/)
  expect(complaints).toEqual([])
  await page.close()
})

test('a typed formula is compared with the slice, and invalid input changes nothing', async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/map/NIM(4,3)?max=14&fixed=4,6')
  await page.locator('.heat canvas').waitFor()
  const says = 'x1 mod 2 = 0 and x2 mod 2 = 0'
  await page.getByLabel('formula laid over').fill(says)
  const ruleset = parseRuleset('NIM(4,3)')
  const table = solve(ruleset, { max: 14 }, { value: 'outcome' })
  const formula = readFormula(says, ruleset, 'outcome')
  let errors = 0
  for (let x = 0; x <= 14; x++) {
    for (let y = 0; y <= 14; y++) {
      const position = sorted([x, y, 4, 6])
      if (formula.holds(position, table.at(position)) === false) errors++
    }
  }
  await page.locator('.counted').waitFor()
  await expect
    .poll(() => page.locator('.counted').innerText())
    .toContain(`errs at ${errors} of the 225 `)
  const before = await page.evaluate(() => location.hash)
  expect(decodeURIComponent(before.replaceAll('+', ' '))).toContain(`says=${says}`)
  for (const [label, text] of [
    ['formula laid over', 'x1 % 2'],
    ['piles up to', '1e9'],
    ['piles up to', '100000'],
    ['game', 'NIM(4,'],
    ['game', '<img src=x onerror=alert(1)>'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    const was = await field.inputValue()
    await field.fill(text)
    await expect.poll(() => page.locator('.field [role=alert]').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(before)
    await field.fill(was)
    await expect.poll(() => page.locator('.field [role=alert]').count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await page.close()
})

test.each([
  '#/map/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '#/map/NIM(3,2)?max=%3Cb%3E&says=%3Cscript%3E&fixed=-1',
])('a hostile address appears only as text: %s', async (hash) => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open(hash)
  await page.locator('main [role=alert]').first().waitFor()
  await expect.poll(() => page.locator('main :is(img, b, script)').count()).toBe(0)
  expect(complaints).toEqual([])
  await page.close()
})

const ASKED = [
  ['#/map/NIM(5,2)?show=grid&max=9', 1200],
  ['#/map/NIM(4,3)?value=remoteness&max=9&says=value+%3C%3D+9', 390],
] as const

test.each(sampled(ASKED, 2))(
  'axe finds no serious problem, and nothing is too wide: %s, %i',
  async (hash, width) => {
    if (explorer === null) return
    const { page } = await explorer.open(hash, { width })
    await page.locator(':is(table.grid, .counted)').first().waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await seriousIn(page)).toEqual([])
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.close()
  },
)

test('with forced colours, the cells of a slice are wide enough for letters, and the page does not widen', async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/map/NIM(3,2)?max=24', { width: 390 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.locator('.heat canvas').waitFor()
  await page.waitForFunction(() => document.querySelector('.heat canvas')!.clientWidth > 500)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(complaints).toEqual([])
  await page.close()
})

test('buttons and keys zoom the map, and it follows the cursor', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/map/NIM(3,2)/3,5,6?show=slice&max=40')
  const heat = page.locator('.heat')
  await heat.locator('canvas').waitFor()
  const words = page.locator('.zoom .hint')
  const side = async (): Promise<number> => {
    const [, first, last] = /^cells (\d+)\.\.(\d+)/.exec(await words.innerText())!
    return Number(last) - Number(first) + 1
  }
  await expect.poll(() => words.innerText()).toBe('')
  await page.getByRole('button', { name: 'zoom in' }).click()
  await expect.poll(() => words.innerText()).not.toBe('')
  await expect.poll(() => side()).toBe(21)
  await heat.focus()
  await page.keyboard.press('+')
  await expect.poll(side).toBe(11)
  for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowRight')
  // The cursor is on the canvas, and the text below describes the visible cells.
  await expect.poll(() => words.innerText()).toMatch(/^cells (?:2\d|30)\.\.(?:3\d|40) across/)
  const [canvas, cursor] = [
    (await heat.locator('canvas').boundingBox())!,
    (await heat.locator('.cursor').boundingBox())!,
  ]
  expect(cursor.x).toBeGreaterThan(canvas.x)
  expect(cursor.x + cursor.width).toBeLessThanOrEqual(canvas.x + canvas.width)
  expect(await seriousIn(page)).toEqual([])
  await page.keyboard.press('0')
  await expect.poll(() => words.innerText()).toBe('')
  await expect.poll(() => page.getByRole('button', { name: 'zoom out' }).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await page.close()
})
