import type { Page } from '@nim/chromium'
import { seededRandom } from '@nim/core/random'
import { formatRuleset, parseRuleset, sorted } from '@nim/core/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { formatAddress } from '../../src/address/address.ts'
import { PRESETS } from '../../src/address/presets.ts'
import { analysePosition } from '../../src/tasks/analyse.ts'
import { seriousIn } from './axe.ts'
import { isGivenGarbage } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

const POSITIONS_EACH = IS_LONG ? 30 : 1

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('the page shows the same values and optimal moves for all presets as Node', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('#/p')
  const random = seededRandom(18)
  for (const { game } of PRESETS) {
    const ruleset = parseRuleset(game)
    for (const play of ['normal', 'misere'] as const) {
      for (let i = 0; i < POSITIONS_EACH; i++) {
        const drawn = Array.from({ length: ruleset.piles }, () => Math.floor(random() * 10))
        const position = ruleset.kind === 'HNIM' ? drawn : sorted(drawn)
        const { analysis } = analysePosition({ game, play, position, limit: 2_000_000 })
        const { outcome, remoteness, grundy } = analysis.values
        const settings = play === 'misere' ? { play } : {}
        await goTo(page, formatAddress('p', [formatRuleset(ruleset), position.join()], settings))
        await expect
          .poll(() => shownIn(page))
          .toEqual({
            position: position.join(),
            values: [
              `${outcome!.value} ${outcome!.by}`,
              ...[remoteness, grundy].map((v) => `${v!.value} ${v!.by}`),
            ],
            optimal: analysis.moves.slice(0, analysis.optimal).map(({ to }) => to.join()),
            moves: Math.min(40, analysis.moves.length),
          })
      }
    }
  }
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
})

test('a click, a key, typing and an address lead to the same state', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/p/NIM(4,3)/3,3,4,5')
  await known(page, '3,3,4,5')
  const piles = page.getByRole('slider')
  const stone = (pile: number, level: number) =>
    piles
      .nth(pile)
      .locator('span')
      .nth(level - 1)
  const is = async (position: string): Promise<void> => {
    await known(page, position)
    expect(new URL(page.url()).hash).toBe(`#/p/NIM(4,3)/${position}`)
    expect((await shownIn(page)).position).toBe(position)
  }
  const reached: unknown[] = []
  await stone(3, 5).click()
  await is('3,3,4,4')
  reached.push(await shownIn(page))

  await page.getByRole('button', { name: 'undo' }).click()
  await is('3,3,4,5')
  await piles.nth(3).focus()
  await page.keyboard.press('ArrowDown')
  await is('3,3,4,4')
  reached.push(await shownIn(page))

  // A pile keeps the focus if sorting moves it.
  await piles.nth(0).focus()
  await page.keyboard.press('ArrowUp')
  await is('3,4,4,4')
  await page.keyboard.press('ArrowDown')
  await is('3,3,4,4')

  const field = page.getByLabel('position', { exact: true })
  await field.fill('4,4,4,4')
  await is('4,4,4,4')
  await field.fill('4,3,4,3')
  await is('3,3,4,4')
  await expect.poll(() => field.inputValue()).toBe('4,3,4,3')
  await field.blur()
  await expect.poll(() => field.inputValue()).toBe('3,3,4,4')
  reached.push(await shownIn(page))

  await goTo(page, '#/p/NIM(4,3)/3,3,4,5')
  await stone(3, 5).dragTo(stone(3, 4))
  await is('3,3,4,4')
  reached.push(await shownIn(page))
  await goTo(page, '#/p/NIM(4,3)/4,4,4,4')
  await page.evaluate(() => void (location.hash = '#/p/NIM(4,3)/4,4,3,3'))
  await known(page, '3,3,4,4')
  reached.push(await shownIn(page))
  for (const each of reached) expect(each).toEqual(reached[0])
  expect(complaints).toEqual([])
  await page.close()
})

test('a click makes a move, and buttons, keys and the browser undo and redo it', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/p/WYTHOFF/7,11')
  await known(page, '7,11')
  await page.locator('.moves a').first().click()
  await known(page, '4,7')
  // Under the pointer, the page would show another move.
  await page.mouse.move(0, 0)
  await page.locator('.moves a', { hasText: '2,4' }).focus()
  await page.locator('.stone.taken').nth(4).waitFor()
  await page.keyboard.press('Enter')
  await known(page, '2,4')
  // After a move by keyboard, the focus is on the list of moves.
  await page.locator('.moves a:focus').waitFor()
  await page.keyboard.press('Control+z')
  await known(page, '4,7')
  await page.goBack()
  await known(page, '7,11')
  await expect.poll(() => page.getByRole('button', { name: 'undo' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'redo' }).click()
  await known(page, '4,7')
  await page.getByRole('button', { name: 'redo' }).click()
  await known(page, '2,4')
  await expect.poll(() => page.getByRole('button', { name: 'redo' }).isDisabled()).toBe(true)
  await page.close()
})

test('two plies explain why a position is P or N', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/p/NIM(4,3)/3,3,4,4')
  await page.getByText('Why is it P?').click()
  await page.locator('.why li').first().waitFor()
  await expect
    .poll(() => page.locator('.why li').allInnerTexts())
    .toEqual(['2,3,3,3 N is answered by 2,2,2,2 P', '2,2,3,4 N is answered by 1,2,2,3 P'])
  await goTo(page, '#/p/WYTHOFF/1,1')
  await page.getByText('Why is it N?').click()
  await page.locator('.why ol').waitFor({ state: 'attached' })
  await expect
    .poll(() => page.locator('.why p').innerText())
    .toMatch(/The move to 0,0 leads to P, where no move/)
  await goTo(page, '#/p/WYTHOFF/0,0?play=misere')
  await page.getByText('Why is it N?').click()
  await page.getByText('No move is left: the player who cannot move wins').waitFor()
  await page.close()
})

test('stopping long work ends its worker, and the work can start again', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/p/MOORE(4,4)/34,35,36,37')
  await page.getByRole('button', { name: 'stop' }).click()
  await page.locator('main [role=alert]', { hasText: 'stopped' }).waitFor()
  await expect.poll(() => page.workers().length).toBe(0)
  await page.getByRole('button', { name: 'try again' }).click()
  await page.getByRole('button', { name: 'stop' }).waitFor()
  // Another position also ends the work.
  await goTo(page, '#/p/MOORE(4,4)/1,1,1,2')
  await expect.poll(() => page.workers().length).toBe(1)
  expect(complaints).toEqual([])
  await page.close()
})

test.runIf(isGivenGarbage('position'))(
  'a message beside a field describes invalid input, which changes nothing',
  async ({ skip }) => {
    if (explorer === null) return skip()
    const { page, complaints } = await explorer.open('#/p/NIM(4,3)/3,3,4,4')
    await known(page, '3,3,4,4')
    for (const [label, texts] of [
      [
        'game',
        ['', 'NIM', 'NIM(4', 'NIM(0,0)', 'GO(3)', '<img src=x>', 'SN(3,{9})', 'x'.repeat(5000)],
      ],
      [
        'position',
        ['', '1,2,3', '1,2,3,4,5', '-1,2,3,4', '1.5,2,3,4', '1e9,1,1,1', '<b>', '１,2,3,4'],
      ],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      for (const text of texts) {
        await field.fill(text)
        await expect
          .poll(() => page.locator('main [role=alert]').count(), { message: text })
          .toBe(1)
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
        expect(new URL(page.url()).hash).toBe('#/p/NIM(4,3)/3,3,4,4')
      }
      await field.fill(label === 'game' ? 'NIM(4,3)' : '3,3,4,4')
      await expect.poll(() => page.locator('main [role=alert]').count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await page.close()
  },
)

test.runIf(isGivenGarbage('position'))(
  'hostile addresses appear only as text',
  async ({ skip }) => {
    if (explorer === null) return skip()
    const { page, complaints } = await explorer.open('#/p/<script>alert(1)</script>/1')
    for (const hash of [
      '#/p/<script>alert(1)</script>/1',
      '#/p/NIM(4,3)/<img src=x onerror=alert(1)>',
      '#/p/NIM(100000,3)',
      '#/p/NIM(4,3)/1,2',
      '#/p/%/%',
      `#/p/NIM(4,3)/${'9'.repeat(4000)}`,
    ]) {
      await page.evaluate((to) => void (location.hash = to), '#/p')
      await known(page, '3,3,4,4')
      await page.evaluate((to) => void (location.hash = to), hash)
      await page.locator('main [role=alert]').waitFor()
      await expect.poll(() => page.locator('main :is(img, script)').count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await page.close()
  },
)

const WINDOWS = [
  [1200, 'light'],
  [390, 'dark'],
] as const

test.each(sampled(WINDOWS, 2))(
  'axe finds no serious problem, and nothing is too wide: %i px, %s',
  async (width, scheme) => {
    if (explorer === null) return
    const { page } = await explorer.open('#/p/NIM(3,2)/2,3,11', { width, scheme })
    await known(page, '2,3,11')
    await page.getByText('Why is it N?').click()
    await page.locator('.why ol').waitFor({ state: 'attached' })
    expect(await seriousIn(page)).toEqual([])
    for (const hash of ['#/p/GM(4,3)/3,4,5,6', '#/p/HNIM(4;{1,2},{2,3},{3,4},{1,4})/30,50,4,2']) {
      await goTo(page, hash)
      expect(await seriousIn(page)).toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0)
    }
    await page.close()
  },
)

/** Goes to the address of a position with sorted piles. */
async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => void (location.hash = to), hash)
  await known(page, hash.split('/')[3]!.split('?')[0]!)
}

/** Waits until the page shows a position with its values. */
async function known(page: Page, position: string): Promise<void> {
  await page.waitForFunction((text) => {
    const command = document.querySelector('.command code')?.textContent ?? ''
    return command.split(' ').includes(text) && document.querySelector('.values') !== null
  }, position)
}

/** The position, the values and the moves that the page shows. */
function shownIn(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
    return {
      position: all('.command code')[0]!.split(' ')[3] ?? all('.command code')[0]!.split(' ')[2]!,
      values: [...document.querySelectorAll('.values > div')].slice(0, 3).map((row) => {
        const [value, source] = ['strong', '.source'].map((part) => row.querySelector(part))
        return `${value!.textContent.split(' ')[0]} ${source!.textContent}`
      }),
      optimal: all('.moves .optimal th'),
      moves: all('.moves tbody tr').length,
    }
  })
}
