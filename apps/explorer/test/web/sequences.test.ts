import { readFileSync } from 'node:fs'
import { solve } from '@nim/bruteforce'
import type { Page } from '@nim/chromium'
import { parseRuleset } from '@nim/core/rules'
import {
  bFile,
  oeisData,
  positionCounts,
  positionTriangle,
  triangleSequence,
  wythoffSequence,
} from '@nim/report'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'
import { seriousIn } from './axe.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

async function fileOf(page: Page, name: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.downloads button', { hasText: name }).first().click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test('the counts of a game equal those of nimlab sequence, for typed and selected settings', async () => {
  if (explorer === null) return
  const { page, complaints, strangers } = await explorer.open('#/sequences')
  await page.locator('.data').waitFor()
  await page.getByLabel('game', { exact: true }).fill('SN(4,{2,4})')
  await page.getByLabel('last n').fill('13')
  await page.getByLabel('misère').check()
  await page.getByLabel('the sum of the piles').check()
  const table = solve(
    parseRuleset('SN(4,{2,4})'),
    { max: 13 },
    { value: 'outcome', play: 'misere' },
  )
  const counts = positionCounts(table, 'sum')
  await page.locator('.data', { hasText: oeisData(counts) }).waitFor()
  await expect.poll(() => page.locator('.name').innerText()).toBe(counts.name)
  expect(await fileOf(page, /^b-/)).toBe(bFile(counts))
  await page.getByLabel('a triangle').check()
  const triangle = triangleSequence(positionTriangle(table, 'sum'))
  await page.locator('.name', { hasText: 'Triangle' }).waitFor()
  expect(await fileOf(page, /^b-/)).toBe(bFile(triangle))
  await expect
    .poll(() => page.locator('.command code').innerText())
    .toBe(
      "nimlab sequence 'SN(4,{2,4})' --count-by sum --max 13 --misere --triangle --b-file b-file.txt",
    )
  const before = await page.evaluate(() => location.hash)
  for (const [label, text] of [
    ['game', 'SN(4,{})'],
    ['last n', '-3'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
    await expect.poll(() => page.locator('.field [role=alert]').count()).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(before)
  }
  await page.getByLabel('game', { exact: true }).fill('GM(3,3)')
  await page.locator('main [role=alert]', { hasText: 'no value' }).waitFor()
  expect([complaints, strangers]).toEqual([[], []])
  await page.close()
})

test("the files of Wythoff's sequences have the names of the OEIS", async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/sequences?of=wythoff&count=300')
  expect(await fileOf(page, /^b000201/)).toBe(bFile(wythoffSequence('lower', 300)))
  expect(await fileOf(page, /^b001950/)).toBe(bFile(wythoffSequence('upper', 300)))
  expect(complaints).toEqual([])
  await page.close()
})

const ASKED = [
  ['#/sequences?of=gm&x=2,9,30&l=4', 390],
  ['#/sequences?max=9&triangle=yes', 390],
  ['#/sequences?max=20', 1200],
] as const

test.each(sampled(ASKED, 3))(
  'axe finds no serious problem, and nothing is too wide: %s, %i',
  async (hash, width) => {
    if (explorer === null) return
    const { page, complaints } = await explorer.open(hash, { width })
    await page.locator('.downloads').first().waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await seriousIn(page)).toEqual([])
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('the bracket encloses one period of the pivots', async () => {
  if (explorer === null) return
  const { page } = await explorer.open('#/sequences?of=gm&x=15,15,17,18&l=3&rows=20')
  await expect.poll(() => page.locator('.gm .bracket').count()).toBe(12)
  await expect.poll(() => page.locator('.gm tbody .pivot').count()).toBe(20)
  await page.getByLabel('vector x').fill('1,x')
  await expect
    .poll(() => page.locator('.field [role=alert]').innerText())
    .toMatch(/expected 2 to 12/)
  await page.getByLabel('vector x').fill('0,100,200')
  await page.locator('.gm .gap').waitFor()
  await page.close()
})
