import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWell, expectText, isGivenGarbage } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

interface Line {
  readonly game: string
  readonly play: 'normal' | 'misere'
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  readonly status: string
}

const ATLAS = new URL('../../../../docs/atlas/', import.meta.url)

/** The rows about outcomes in docs/atlas. */
const ROWS = readdirSync(ATLAS)
  .filter((name) => /^(sn|nim|hnim)\b.*\.jsonl$/.test(name))
  .flatMap((name) => readFileSync(new URL(name, ATLAS), 'utf8').trimEnd().split('\n'))
  .map((line) => JSON.parse(line) as Line)
  .filter(({ value }) => value === 'outcome')

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('the list contains every row of the atlas, with its status', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/atlas?show=all')
  const { page } = open
  await page.locator('.atlas[aria-busy=false]').waitFor()
  const listed = await page.locator('.atlas tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('th, td')]
        .slice(0, 3)
        .map(({ textContent }) => textContent)
        .join(' '),
    ),
  )
  for (const { game, play, status } of ROWS) {
    const words = `${game} ${play === 'misere' ? 'misère' : 'normal'} `
    const row = listed.find((one) => one.startsWith(words))
    expect(row, words).toBeDefined()
    expect(row).toContain(status)
  }
  await closeWell(open)
})

test('on a telephone the list is short at first, and a link shows all of it', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/atlas', { width: 390 })
  const { page } = open
  await page.locator('.atlas tbody tr').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  const all = page.getByRole('link', { name: /^show all \d+$/ })
  const rows = Number((await all.innerText()).split(' ').at(-1))
  await all.click()
  await expect.poll(() => page.locator('.atlas tbody tr').count()).toBe(rows)
  await closeWell(open)
})

test('the address contains the filters, and the filtered list leads to the page of a game', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/atlas?family=SN&status=proved')
  const { page } = open
  await page.getByLabel('play').selectOption('misere')
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toBe('#/atlas?family=SN&status=proved&play=misere')
  await page.getByLabel('search').fill('sn(4,{2,4})')
  await page.getByRole('link', { name: 'SN(4,{2,4})' }).click()
  await page.getByRole('heading', { name: /SN\(4,\{2,4\}\), misère play/ }).waitFor()
  const main = await page.locator('main').innerText()
  expect(main).toContain('Theorem.')
  const test = await page.getByRole('link', { name: 'test its formula' }).getAttribute('href')
  expect(test).toMatch(/^#\/test\/SN\(4,\{2,4\}\)\?says=.+&play=misere$/)
  await expect
    .poll(() => page.getByRole('link', { name: 'see it as a map' }).getAttribute('href'))
    .toBe('#/map/SN(4,{2,4})?play=misere')
  await expect.poll(() => page.getByRole('img', { name: /slices/ }).isVisible()).toBe(true)
  await closeWell(open)
})

test('the page of a proved game shows the theorem, the certificate and the command', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/atlas/SN(3,{2})')
  const { page } = open
  await page.getByText('Theorem.').first().waitFor()
  const words = await page.locator('main').innerText()
  expect(words).toMatch(/certificate\s+\d+ points, piles up to \d+; sha256:[\da-f]{64}/)
  expect(words).toMatch(/the independent checker of certificates; the exhaustive solver/)
  expect(words).toContain('nimlab discover "SN(3,{2})"')
  await expect.poll(() => page.locator('main math').count()).toBeGreaterThan(3)
  await closeWell(open)
})

const HOSTILE = [
  '#/atlas/<img src=x onerror=alert(1)>',
  '#/atlas/..%2F..%2Findex',
  '#/atlas/SN(9,{1})',
  '#/atlas?family=<img src=x>&q=__proto__',
]

test.runIf(isGivenGarbage('atlas'))('hostile addresses appear only as text', async ({ skip }) => {
  if (explorer === null) return skip()
  await expectText(explorer, '#/atlas', HOSTILE, /The atlas has no game|^0 of \d+ games/)
})
