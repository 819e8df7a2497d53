import { readFileSync } from 'node:fs'
import { solve } from '@nim/bruteforce'
import type { Page } from '@nim/chromium'
import { isSymmetric, parseRuleset, sorted } from '@nim/core/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE } from '../../../../vitest.sample.ts'
import { PRESETS } from '../../src/address/presets.ts'
import { type Hand, handOn } from './hand.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

interface Row {
  readonly game: string
  readonly play: string
  readonly value: string
  readonly status: string
  readonly says?: string
}

/**
 * Games with a proved formula that is short enough to type. None of these games is offered in the
 * start view.
 */
const ROWS = ['sn', 'sn-4', 'hnim-3', 'hnim-4']
  .map((name) => new URL(`../../../../docs/atlas/${name}.jsonl`, import.meta.url))
  .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'))
  .map((line) => JSON.parse(line) as Row)
  .filter(
    ({ game, play, value, status, says }) =>
      play === 'normal' &&
      value === 'outcome' &&
      status === 'proved' &&
      says !== undefined &&
      says.length < 200 &&
      parseRuleset(game).piles >= 3 &&
      !PRESETS.some((preset) => preset.game === game),
  )

const { game, says } = ROWS[(17 + 31 * SAMPLE) % ROWS.length]!
const ruleset = parseRuleset(game)
const drawn = Array.from({ length: ruleset.piles }, (_, i) => (5 * SAMPLE + 7 * i + 3) % 9)
const position = isSymmetric(ruleset) ? sorted(drawn) : drawn

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** Opens the tool with this name. It must show the game. */
async function openTool(page: Page, hand: Hand, name: string): Promise<void> {
  await hand.click(page.locator('.tools').getByRole('link', { name, exact: true }))
  await page.locator('.tools [aria-current=page]', { hasText: name }).waitFor()
  await expect.poll(() => page.getByLabel('game', { exact: true }).inputValue()).toBe(game)
}

test(`a few clicks from the empty start view reach every answer about ${game}`, async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('')
  const hand = handOn(page)
  const expectClicks = (task: string, most: number): void => {
    process.stderr.write(`${game}, ${task}: ${hand.clicks} of ${most} clicks\n`)
    expect(hand.clicks, task).toBeLessThanOrEqual(most)
    hand.clicks = 0
  }

  await hand.click(page.getByLabel('game', { exact: true }))
  await hand.type(game)
  await hand.click(page.getByLabel('position', { exact: true }))
  await hand.type(position.join())
  await hand.click(page.getByRole('button', { name: 'show the answer' }))
  const table = solve(ruleset, { max: 24 }, { value: 'outcome' })
  const wins = table.at(position) === 0 ? 'loses' : 'wins'
  await page.locator('.verdict-line', { hasText: `The player to move ${wins}.` }).waitFor()
  expectClicks('who wins', 3)

  const counts = Array.from({ length: 25 }, () => 0)
  table.box.forEach((x, rank) => {
    if (table.values[rank] === 0) counts[Math.max(...x)]!++
  })
  const search = page.waitForRequest(/oeis/)
  await page.route('https://oeis.org/**', (route) => route.fulfill({ body: 'the OEIS' }))
  await hand.click(page.getByRole('link', { name: /^search the OEIS/ }))
  const asked = new URL((await search).url()).searchParams.get('q')!
  expect(counts.slice(1).join()).toMatch(new RegExp(`^${asked}(?:,|$)`))
  await page.goBack()
  expectClicks('search of the OEIS', 1)

  await openTool(page, hand, 'Play')
  await page.getByText('Your turn.').waitFor()
  await expect.poll(() => page.locator('.present button').count()).toBeGreaterThan(0)
  expectClicks('play', 1)

  await openTool(page, hand, 'Map')
  const slice = page.getByLabel('slice of two piles')
  const canvas = page.locator('.heat canvas')
  await canvas.or(page.locator('table.grid')).first().waitFor()
  if ((await canvas.count()) === 0) await hand.click(slice)
  await canvas.waitFor()
  await expect.poll(() => page.locator('.heat .mark').count()).toBeGreaterThan(0)
  expectClicks('map with slices', 2)

  await openTool(page, hand, 'Test a formula')
  await hand.type('o = 1')
  await page.locator('h2.refuted').waitFor()
  expectClicks('test of a typed formula', 1)

  const change = page.locator('.mend tbody tr').first()
  await change.waitFor()
  const better = await change.locator('code').innerText()
  const count = (words: string): number => Number(words.replaceAll(',', ''))
  const left = count(await change.locator('.number').innerText())
  const [, before] = /fails at ([\d,]+) of/.exec(await page.locator('.mend').innerText())!
  expect(left).toBeLessThan(count(before!))
  await hand.click(change.getByRole('link'))
  await expect.poll(() => page.locator('.formula textarea').inputValue()).toBe(better)
  await page.locator('#verdict', { hasText: /refuted at|holds on/ }).waitFor()
  expectClicks('help to mend it', 2)

  await page.locator('.formula textarea').fill(says!)
  await hand.click(page.getByRole('button', { name: 'prove here' }))
  await page.locator('#all', { hasText: 'proved for all positions' }).waitFor()
  expectClicks('proof', 1)

  await hand.click(page.locator('.tools').getByRole('link', { name: 'Bench' }))
  await hand.click(page.getByRole('link', { name: 'see a conjecture fail' }))
  await hand.click(page.getByRole('button', { name: /^check n=/ }))
  await page.locator('.found tbody tr', { hasText: 'refuted' }).waitFor()
  expectClicks('the conjecture on m-critical positions', 3)
  expect(complaints).toEqual([])
  await page.close()
})

test('eight clicks draw a hypergraph with four edges', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('')
  const hand = handOn(page)
  await hand.click(page.getByText('choose a game'))
  await hand.choose(page.getByLabel('piles', { exact: true }), '5')
  await hand.click(page.getByLabel('drawn groups of piles'))
  const box = (await page.locator('.edges').boundingBox())!
  const r = (66 / 180) * box.width
  const pile = (number: number): { readonly x: number; readonly y: number } => {
    const angle = (2 * Math.PI * (number - 1)) / 5 - Math.PI / 2
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) }
  }
  for (const edge of [
    [1, 2],
    [2, 3],
    [3, 4, 5],
    [5, 1],
  ]) {
    await hand.drag(edge.map(pile))
  }
  await expect
    .poll(() => page.getByLabel('game', { exact: true }).inputValue())
    .toBe('HNIM(5;{1,2},{1,5},{2,3},{3,4,5})')
  await page.getByRole('button', { name: 'show the answer' }).waitFor()
  process.stderr.write(`a hypergraph with four edges: ${hand.clicks} of 8 clicks\n`)
  expect(hand.clicks).toBeLessThanOrEqual(8)
  expect(complaints).toEqual([])
  await page.close()
})
