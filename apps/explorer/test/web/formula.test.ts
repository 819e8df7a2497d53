import type { Page } from '@nim/chromium'
import { formulaClaim, formulaIdOf } from '@nim/conjectures/formula-claims'
import { checkPoints } from '@nim/prover/points-check'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatAddress } from '../../src/address/address.ts'
import { EXAMPLE_FORMULAS, PRINTED_BRANCH } from '../../src/address/example-formulas.ts'
import { seriousIn } from './axe.ts'
import { isGivenGarbage } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('a typed branch of the printed appendix is refuted at 3,3,4,4', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('#/test/NIM(4,3)')
  const { game, says } = PRINTED_BRANCH
  const field = page.locator('textarea')
  await field.fill(says.slice(0, -12))
  await field.pressSequentially(says.slice(-12))
  const verdict = page
    .locator('#verdict')
    .filter({ hasText: /^refuted at 3,3,4,4$/ })
    .locator('a')
  await verdict.waitFor()
  await expect.poll(() => verdict.getAttribute('href')).toBe('#/p/NIM(4,3)/3,3,4,4')
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe(formatAddress('test', [game], { says }))
  await expect.poll(() => page.locator('.set math').count()).toBeGreaterThan(9)
  const asked = { game, value: 'outcome', play: 'normal' }
  const { digest } = formulaClaim(formulaIdOf(says)).check(asked, { kind: 'box', max: 4 })
  await expect.poll(() => page.locator('.digest').textContent()).toBe(digest)
  await page.locator('img.picture').waitFor()
  await expect
    .poll(() => page.locator('.command code').first().innerText())
    .toBe(`nimlab test '${game}' --says '${says}'`)
  expect(await seriousIn(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await seriousIn(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect([complaints, strangers]).toEqual([[], []])
  await page.close()
})

test.runIf(isGivenGarbage('formula'))(
  'a message points to the error in a formula, the address stays, and the old result disappears',
  async ({ skip }) => {
    if (explorer === null) return skip()
    const hash = formatAddress('test', ['NIM(1,1)'], { says: 'odd(1)' })
    const { page, complaints } = await explorer.open(hash)
    const verdict = page.getByText('refuted at 0')
    await verdict.waitFor()
    const field = page.locator('textarea')
    const problem = page.getByRole('alert')
    for (const [typed, caret, message] of [
      ['odd(1) and x1 * x1 = 0', 14, /no product of two terms/],
      ['odd(1', 5, /expected an operator or '\)'/],
      ['<img src=x onerror=alert(1)>', 0, /column 1: /],
      [`${'('.repeat(500)}x1`, null, /nested too deeply/],
      ['x1 + '.repeat(100_000), null, /at most 20000 distinct parts/],
    ] as const) {
      await field.fill(typed)
      await problem.filter({ hasText: message }).waitFor()
      const [, mark] = (await page.locator('.pointed').innerText()).split('\n')
      if (caret !== null) expect(mark).toBe(`${' '.repeat(caret)}^`)
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hash)
      await expect.poll(() => verdict.count()).toBe(0)
    }
    for (const hostile of ['#/test/<img src=x>?says=o', '#/test/%E0%A4?says=%00&value=x&play=y']) {
      await page.evaluate((to) => (location.hash = to), hostile)
      await problem
        .filter({ hasText: /ruleset/i })
        .first()
        .waitFor()
      await expect.poll(() => page.locator('main img').count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('the page proves a formula that holds, and the checker accepts the certificate', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { game, says } = EXAMPLE_FORMULAS[2]!
  const { page, complaints } = await explorer.open(formatAddress('test', [game], { says }))
  await page.getByText('(this is no proof)').waitFor()
  await page.getByRole('button', { name: 'prove here' }).click()
  await page.getByText('proved for all positions').waitFor()
  await expect
    .poll(() => page.locator('section[aria-labelledby=all]').innerText())
    .toMatch(/Proved by \d+ points/)
  const button = page.getByRole('button', { name: /\.points\.json$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const certificate: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(checkPoints(certificate)).toMatchObject({ accepted: true })
  expect(complaints).toEqual([])
  await page.close()
})

test('no worker runs after a stop, or after a change of the screen', async ({ skip }) => {
  if (explorer === null) return skip()
  const says = 'value <= sum'
  const hash = formatAddress('test', ['NIM(4,2)'], { says })
  const { page, complaints } = await explorer.open(hash)
  await page.getByText('(this is no proof)').waitFor()
  await page.getByRole('button', { name: 'stop' }).click()
  await page.getByRole('button', { name: 'go on until I stop it' }).waitFor()
  await workersOf(page, 0)
  await page.getByRole('button', { name: 'go on until I stop it' }).click()
  await workersOf(page, 1)
  await page.evaluate(() => (location.hash = '#/settled'))
  await workersOf(page, 0)
  expect(complaints).toEqual([])
  await page.close()
})

/** Waits until a page has this number of workers. The browser ends a worker with some delay. */
function workersOf(page: Page, count: number): Promise<void> {
  return expect.poll(() => page.workers().length).toBe(count)
}
