import type { Page } from '@nim/chromium'
import { parseRuleset } from '@nim/core/rules'
import { analyse } from '@nim/report/position'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type Bench, benchAddress } from '../../src/address/bench.ts'
import { closeWell } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

const GAMES = [
  ['SN(3,{1,2})', '2,5,8'],
  ['NIM(4,3)', '3,3,4,6'],
  ['NIM(5,2)', '1,2,3,4,5'],
  ['SN(4,{2,3})', '2,4,4,7'],
  ['HNIM(3;{3},{1,2})', '4,1,6'],
  ['WYTHOFF', '8,12'],
  ['MOORE(3,2)', '2,4,5'],
  ['SUB(2;1,2,4)', '5,9'],
] as const

const BENCHES: readonly Bench[] = GAMES.flatMap(([game, position]) =>
  ['', 'misere'].map((play) => ({ game, position, play })),
)

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** The game, position and play in the game bar. */
async function benchIn(page: Page): Promise<Bench> {
  const value = (label: string): Promise<string> =>
    page.getByLabel(label, { exact: true }).inputValue()
  const isMisere = await page.locator('.bench-bar').getByLabel('misère').isChecked()
  return {
    game: await value('game'),
    position: await value('position'),
    play: isMisere ? 'misere' : '',
  }
}

test.each(sampled(BENCHES, 8))(
  'every tab, and back and forward, keep $game, $position, $play',
  async (bench) => {
    if (explorer === null) return
    const open = await explorer.open(benchAddress('p', bench))
    const { page } = open
    const links = page.locator(':is(.tools, header nav) a')
    const names = await links.allInnerTexts()
    expect(names).toHaveLength(12)
    const seen: string[] = []
    for (const name of names) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.locator('[aria-current=page]', { hasText: name }).waitFor()
      await expect.poll(() => benchIn(page), { message: name }).toEqual(bench)
      seen.push(await page.evaluate(() => location.hash))
    }
    // The second tab shows the position again. The address of this tab equals the address at the
    // start.
    for (const hash of seen.slice(0, -1).toReversed()) {
      await page.goBack()
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
      await expect.poll(() => benchIn(page), { message: hash }).toEqual(bench)
    }
    await page.goForward()
    await expect.poll(() => benchIn(page)).toEqual(bench)
    await closeWell(open)
  },
)

test('chips and drawn groups of piles select a game', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/p/NIM(3,2)/1,2,3')
  const { page } = open
  const game = page.getByLabel('game', { exact: true })
  await page.getByText('choose a game').click()
  await page.getByLabel('piles', { exact: true }).selectOption('4')
  await page.getByRole('button', { name: '3', exact: true }).click()
  await expect.poll(() => game.inputValue()).toBe('SN(4,{2,3})')
  await page.getByLabel('drawn groups of piles').check()
  const box = (await page.locator('.edges').boundingBox())!
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const r = (66 / 180) * box.width
  const at = [
    [centre.x, centre.y - r],
    [centre.x + r, centre.y],
    [centre.x, centre.y + r],
    [centre.x - r, centre.y],
  ] as const
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ] as const) {
    await page.mouse.move(...at[from])
    await page.mouse.down()
    await page.mouse.move(...at[to], { steps: 3 })
    await page.mouse.up()
  }
  await expect.poll(() => game.inputValue()).toBe('HNIM(4;{1,2},{1,4},{2,3},{3,4})')
  await page.getByRole('button', { name: 'pile 3 of the new group' }).click()
  await page.getByRole('button', { name: 'add the group' }).click()
  await expect.poll(() => game.inputValue()).toBe('HNIM(4;{3},{1,2},{1,4},{2,3},{3,4})')
  await page.getByRole('button', { name: 'remove the group 1,2' }).click()
  await expect.poll(() => game.inputValue()).toBe('HNIM(4;{3},{1,4},{2,3},{3,4})')
  await page.getByRole('button', { name: 'WYTHOFF', exact: true }).click()
  await expect.poll(() => game.inputValue()).toBe('WYTHOFF')
  await closeWell(open)
})

test('every tool shows the reader’s own game, which is a list of moves', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/p/SN(3,{1,2})/2,3,4')
  const { page } = open
  await page.getByText('choose a game').click()
  await page.getByLabel('a list of moves').check()
  const moves = page.getByLabel(/^moves, one a line/)
  await moves.fill('1 1 0\n0, 2, 1\n0 0 x')
  await page.getByText('moves[2]: expected whole numbers >= 0, got "x"').waitFor()
  await page.getByLabel('every order of a move').uncheck()
  await moves.fill('1 1 0\n0, 2, 1')
  const game = '{"piles":3,"moves":[[1,1,0],[0,2,1]]}'
  await expect.poll(() => page.getByLabel('game', { exact: true }).inputValue()).toBe(game)
  await page.getByText('A move takes from the piles (1,1,0) or (0,2,1).').waitFor()
  const { values } = analyse(parseRuleset(game), [2, 3, 4], { limit: 1000 })
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain(`remoteness\n${values.remoteness!.value} by solving`)
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await page.locator('.heat canvas').waitFor()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'to 1,2,4' }).waitFor()
  await page.getByRole('link', { name: 'Test a formula', exact: true }).click()
  await page.locator('.formula textarea').fill('x2 = 0')
  await page.getByText(/^refuted at/).waitFor()
  await page.evaluate(
    (to) => (location.hash = to),
    benchAddress('p', {
      game: '{"piles":1,"moves":[[1]],"options":"alert(1)"}',
      position: '1',
      play: '',
    }),
  )
  await page
    .getByText('options: a game in JSON has only the members piles, moves, symmetric')
    .first()
    .waitFor()
  await closeWell(open)
})

test('a field keeps a mistyped game or position, with a message beside it', async ({ skip }) => {
  if (explorer === null) return skip()
  for (const [hash, label, said] of [
    ['#/p/NIM(4,/3,3,4,4', 'game', /ruleset/],
    ['#/map/NIM(4,3)/3,3', 'position', /expected 4 piles/],
    ['#/test/NIM(4,3)/3,3,4,x', 'position', /'x' is not a pile size/],
  ] as const) {
    const { page } = await explorer.open(hash)
    const field = page.getByLabel(label, { exact: true })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.locator('.bench-bar [role=alert]').innerText()).toMatch(said)
    await field.fill(label === 'game' ? 'NIM(4,3)' : '3 3 4 4')
    await expect.poll(() => page.locator('.bench-bar [role=alert]').count()).toBe(0)
    await page.close()
  }
})
