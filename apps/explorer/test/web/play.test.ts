import type { Page } from '@nim/chromium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { PRESETS, THREE_PLAYERS } from '../../src/address/presets.ts'
import { standingOf } from '../../src/tasks/standing.ts'
import { seriousIn } from './axe.ts'
import { isGivenGarbage } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

const GAMES_EACH = IS_LONG ? 50 : 1

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('games between optimal players end as the value of the first position states', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('#/play')
  const presets = sampled(PRESETS, 4)
  for (const { game, position } of [...presets, THREE_PLAYERS]) {
    const state = { position: position.split(',').map(Number), flipped: false }
    const first = standingOf({ game, way: 'normal', state, limit: 2_000_000 })
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      await goTo(page, `#/play/${game}/${position}?seed=${seed}&values=shown`)
      await playedOut(page)
      const [over, moves] = [await statusOf(page), await movesOf(page)]
      expect(over).toContain(first.loser === 0 ? 'you lose' : 'you win')
      expect(moves).toBe(first.length)
    }
  }
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
})

test('the same seed leads to the same game, and its address opens the game', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/play/WYTHOFF/7,11?level=careless&seed=5')
  const games: string[] = []
  for (let i = 0; i < 2; i++) {
    await goTo(page, '#/play/WYTHOFF/7,11?level=careless&seed=5')
    await playedOut(page)
    games.push(page.url())
  }
  expect(games[0]).toBe(games[1])
  const again = await explorer.open(new URL(games[0]!).hash)
  await again.page.locator('.course tbody tr').first().waitFor()
  expect(await statusOf(again.page)).toBe(await statusOf(page))
  await again.page.close()
  await page.close()
})

test('board, keys, list and stones make the same move, and the first mistake can be taken back', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/play/WYTHOFF/7,11')
  const after = (): Promise<string> => nextUrl(page, 3)
  await page.getByRole('gridcell', { name: 'move to 4,11' }).click()
  const byBoard = await after()

  await goTo(page, '#/play/WYTHOFF/7,11')
  await page.locator('[data-square="11,7"]').focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => after()).toBe(byBoard)
  // After a move by keyboard, the focus is on the queen.
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell')

  await goTo(page, '#/play/WYTHOFF/7,11')
  await page.getByText('all 24 moves').click()
  await page.getByRole('button', { name: 'to 4,11', exact: true }).click()
  await expect.poll(() => after()).toBe(byBoard)

  // Both 7,11 and 4,11 are N-positions, so this move gives up a win.
  await playedOut(page)
  await expect.poll(() => statusOf(page)).toContain('you lose')
  await expect
    .poll(() => page.locator('.mistake-line').innerText())
    .toContain('move 1, from 7,11 to 4,11')
  await page.getByRole('link', { name: 'go back to before it' }).click()
  await page.waitForURL('**/WYTHOFF/7,11')
  expect(complaints).toEqual([])
  await page.close()
})

test('clicks and keys mark and take stones of several piles', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/play/NIM(4,3)/3,4,5,6')
  const take = page.getByRole('button', { name: 'take the marked stones' })
  const piles = page.getByRole('slider')
  await piles.first().waitFor()
  await take.click()
  await expect
    .poll(() => page.locator('main [role=alert]').innerText())
    .toContain('no stone is taken')
  await piles.nth(3).locator('span').nth(5).click()
  await take.click()
  await expect
    .poll(() => page.locator('main [role=alert]').innerText())
    .toContain('this is no move')
  await piles.nth(0).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await take.focus()
  await page.keyboard.press('Enter')
  expect(new URL(await nextUrl(page, 3)).hash).toMatch(/^#\/play\/NIM\(4,3\)\/3,4,5,6\/2,3,5,5\//)
  await page.close()
})

test('each click on the hint button reveals one more hint: parities, the sum, the formula, a move', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('#/play/SN(3,{1,2})/3,5,6')
  await page.getByRole('button', { name: 'give me a hint' }).click()
  const hints = page.locator('.hints li')
  await expect.poll(() => hints.allInnerTexts()).toHaveLength(1)
  await expect.poll(() => hints.first().innerText()).toMatch(/^2 piles are odd now/)
  await page.getByRole('button', { name: 'next hint (1 of 4)' }).click()
  await page.getByRole('button', { name: 'next hint (2 of 4)' }).click()
  await hints.getByRole('link', { name: 'proved in the atlas' }).waitFor()
  await page.getByRole('button', { name: 'next hint (3 of 4)' }).click()
  const [, to] = /to ([\d,]+)\.$/.exec(await hints.last().innerText())!
  await expect
    .poll(() => page.getByRole('button', { name: 'next hint (4 of 4)' }).isDisabled())
    .toBe(true)
  expect(await seriousIn(page)).toEqual([])
  // The move of the last hint wins.
  await page.getByText('show the values of moves').click()
  const move = page.locator('.move-list li').filter({ hasText: `to ${to}` })
  await expect.poll(() => move.first().innerText()).toContain('optimal')
  expect([complaints, strangers]).toEqual([[], []])
  await page.close()
})

test('two people play at one screen, and the address contains this setting', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/play/NIM(3,2)/1,1,2?level=person')
  await expect.poll(() => statusOf(page)).toContain('The first player moves.')
  await page.getByRole('button', { name: 'to 0,1,1', exact: true }).click()
  await page.getByText('The second player moves.').waitFor()
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe('#/play/NIM(3,2)/1,1,2/0,1,1?level=person')
  await page.getByRole('button', { name: 'to 0,0,0', exact: true }).click()
  await page.getByText('The game is over').waitFor()
  await expect.poll(() => statusOf(page)).toContain('The game is over: the first player loses.')
  await page.getByRole('button', { name: 'take back' }).click()
  await page.getByText('The second player moves.').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('the reader sets the rate of mistakes, and the address contains it', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/play/NIM(3,2)/3,4,5')
  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('with mistakes, by the seed').check()
  const rate = page.getByLabel(/^mistakes in percent/)
  await rate.fill('60')
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('level=errs&rate=60')
  await page.getByText('a mistake in about 60 % of its moves').waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('Wythoff’s game can be played in its three forms', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/play/WYTHOFF/1,2?play=misere&values=shown')
  // In Attrition, 2,2 and 0,1 are P, and 1,2 is N.
  await page.getByRole('gridcell', { name: 'move to 0,1, P' }).first().click()
  await page.locator('.again:focus').waitFor()
  await expect.poll(() => statusOf(page)).toContain('you win')

  await goTo(page, '#/play/WYTHOFF/5,7?play=f1&values=shown')
  await page.getByLabel(/change the goal/).check()
  await page.getByRole('gridcell', { name: 'move to 3,5, P' }).first().click()
  expect(new URL(await nextUrl(page, 3)).hash).toContain('/WYTHOFF/5,7/3,5~/')
  await expect.poll(() => page.locator('.status').innerText()).toContain('Attrition phase')
  await expect.poll(() => page.getByLabel(/change the goal/).count()).toBe(0)
  await page.close()
})

test.runIf(isGivenGarbage('play'))(
  'a message beside a field describes invalid input, and invalid addresses appear only as text',
  async ({ skip }) => {
    if (explorer === null) return skip()
    const { page, complaints } = await explorer.open('#/play/NIM(3,2)/1,2,3')
    await page.getByText('Change', { exact: true }).click()
    for (const [label, good, texts] of [
      ['game', 'NIM(3,2)', ['', 'GO', 'NIM(2,3)', '<b>']],
      ['position', '1,2,3', ['', '1,2', '-1,2,3', 'x,y,z']],
      ['seed', '1', ['', 'x', '-1', '1.5', '1234567890']],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      for (const text of texts) {
        await field.fill(text)
        await expect
          .poll(() => page.locator('main [role=alert]').count(), { message: text })
          .toBe(1)
        expect(new URL(page.url()).hash).toBe('#/play/NIM(3,2)/1,2,3')
      }
      await field.fill(good)
      await expect.poll(() => page.locator('main [role=alert]').count()).toBe(0)
    }
    for (const [hash, said] of [
      ['#/play/<script>alert(1)</script>', '<SCRIPT>'],
      ['#/play/WYTHOFF/7,11/<img src=x>', 'move 1'],
      ['#/play/WYTHOFF/7,11/6,6', 'no move leads from 7,11 to 6,6'],
      ['#/play/WYTHOFF/500000,900000', 'too many moves'],
    ] as const) {
      await page.evaluate((to) => void (location.hash = to), hash)
      await page.locator('main [role=alert]', { hasText: new RegExp(said, 'i') }).waitFor()
      await expect.poll(() => page.locator('main :is(img, script)').count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await page.close()
  },
)

const WINDOWS = [
  [1200, 'dark'],
  [390, 'light'],
] as const

test.each(sampled(WINDOWS, 2))(
  'axe finds no serious problem, and nothing is too wide: %i px, %s',
  async (width, scheme) => {
    if (explorer === null) return
    const hash = '#/play/WYTHOFF/13,23/4,23/4,7?values=shown'
    const { page } = await explorer.open(hash, { width, scheme })
    await page.locator('.course summary').click()
    await page.getByText('Change', { exact: true }).click()
    expect(await seriousIn(page)).toEqual([])
    await goTo(page, '#/play/NIM(4,3)/3,4,5,36?values=shown')
    expect(await seriousIn(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBe(0)
    await page.close()
  },
)

/** Goes to the start of a game, and waits until the reader can move. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), '#/play/NIM(1,1)/0')
  await page.locator('.again').waitFor()
  await page.waitForFunction(() => document.querySelector('.move-list') === null)
  await page.evaluate((to) => void (location.hash = to), hash)
  await page.locator('.move-list').waitFor()
}

/** Makes the first listed move until the game is over. */
async function playedOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOver = (): boolean =>
      document.querySelector('.status')?.textContent?.includes('over') ?? false
    while (!isOver()) {
      document.querySelector<HTMLButtonElement>('.move-list button:enabled')?.click()
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
    }
  })
}

function statusOf(page: Page): Promise<string> {
  return page.locator('.status strong').innerText()
}

async function movesOf(page: Page): Promise<number> {
  return (await page.locator('.course tbody tr').count()) - 1
}

/** Waits until the address contains at least this number of states, and returns it. */
async function nextUrl(page: Page, states: number): Promise<string> {
  await page.waitForFunction(
    (many) => location.hash.split('?')[0]!.split('/').length >= many + 3,
    states,
  )
  return page.url()
}
