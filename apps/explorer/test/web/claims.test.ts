import { readFileSync } from 'node:fs'
import { CARDS, VERDICT_OF, wholeProofsOf } from '@nim/conjectures/cards'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { closeWell, expectText, isGivenGarbage } from './expectations.ts'
import { type Explorer, type OpenPage, openExplorer } from './open-explorer.ts'

interface Line {
  readonly claim: string
  readonly case: Readonly<Record<string, string | number>>
  readonly checked: number
  readonly verdict: string
  readonly digest: string
  readonly reading?: string
}

const RESULTS = new URL('../../../../packages/conjectures/results/check-all.jsonl', import.meta.url)
const RECORDS = readFileSync(RESULTS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
/** The time limit in milliseconds, which only ends a test that hangs. */
const LIVE = IS_LONG ? 3_600_000 : 300_000

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

describe('the list', () => {
  test('counts the claims of the registry by verdict', async ({ skip }) => {
    if (explorer === null) return skip()
    const open = await explorer.open('#/claims')
    const { page } = open
    await page.getByText(`${CARDS.length} of ${CARDS.length} claims`).waitFor()
    const options = await page.getByLabel('verdict').locator('option').allInnerTexts()
    const counts = new Map<string, number>()
    for (const { id } of CARDS) {
      const verdict = VERDICT_OF[id]!
      const known = wholeProofsOf(id, verdict).length > 0 ? 'proved' : verdict
      counts.set(known, (counts.get(known) ?? 0) + 1)
    }
    expect(options.toSorted()).toEqual(
      ['any', ...[...counts].map(([verdict, count]) => `${verdict} (${count})`)].toSorted(),
    )
    await page.getByRole('link', { name: `show all ${CARDS.length}` }).click()
    await expect.poll(() => page.locator('.claims tbody tr').count()).toBe(CARDS.length)
    await closeWell(open)
  })

  test('is the same whether the filters are typed or come from the address', async ({ skip }) => {
    if (explorer === null) return skip()
    const typed = await explorer.open('#/claims')
    await typed.page.getByLabel('search').fill('m-critical position')
    await typed.page.getByLabel('paper').selectOption('gmmv')
    await typed.page.getByLabel('verdict').selectOption('refuted')
    await typed.page.getByText(new RegExp(`^\\d+ of ${CARDS.length} claims$`)).waitFor()
    await expect.poll(() => typed.page.locator('.claims tbody').innerText()).toMatch(/GMMV-C1/)
    const hash = await typed.page.evaluate(() => location.hash)
    const given = await explorer.open(hash)
    // The page loads the statements after the list. The search finds words of the statements only
    // after this.
    const rows = ({ page }: OpenPage): Promise<string> => page.locator('.claims tbody').innerText()
    await expect.poll(async () => (await rows(given)) === (await rows(typed))).toBe(true)
    await expect.poll(() => rows(given)).toMatch(/GMMV-C1/)
    await closeWell(typed)
    await closeWell(given)
  })
})

test('the list and the page of a claim show the same sign and words', async ({ skip }) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/claims?show=all')
  const { page } = open
  await expect.poll(() => page.locator('.claims tbody tr').count()).toBe(CARDS.length)
  const listed = await page
    .locator('.claims tbody tr')
    .evaluateAll((rows) =>
      rows.map((row): [string, string] => [
        row.querySelector('th')!.textContent,
        row.querySelector('.trust')!.textContent,
      ]),
    )
  // One claim for each way of proof, a refuted claim, and claims that are neither proved nor
  // refuted.
  const ways = [/Coq/, /in words$/, /points/, /refuted/, /holds/, /undecided/]
  for (const way of ways) {
    const [id, trust] = listed.find(([, words]) => way.test(words))!
    await page.evaluate((to) => void (location.hash = to), `#/claims/${id}`)
    await page.locator('h1 .id', { hasText: id }).waitFor()
    await expect
      .poll(() => page.locator('#verdict .trust').textContent(), { message: id })
      .toBe(trust)
  }
  await closeWell(open)
})

test('the page of the m-critical conjecture links to the smallest counterexample', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const open = await explorer.open('#/claims/GMMV-C1')
  const found = open.page.getByRole('region', { name: 'smallest counterexample' })
  await found.waitFor()
  const words = await found.innerText()
  expect(words).toContain('(12, 12, 12, 13, 15, 24, 24)')
  expect(words).toContain('108 ≤ |x| < 112, max(x) ≤ 27')
  expect(words).toContain('|x| = 112, max(x) = 24')
  await expect
    .poll(() => found.getByRole('link').getAttribute('href'))
    .toBe('#/p/NIM(7,4)/12,12,12,13,15,24,24')
  expect(await open.page.getByRole('link', { name: 'GMMV-C1-fix' }).first().isVisible()).toBe(true)
  await closeWell(open)
})

/**
 * The cases that the page judges. In the long run, these are the first cases of all claims;
 * otherwise they are three cheap cases.
 */
function sample(): readonly Line[] {
  const first = CARDS.map(({ id }) => RECORDS.find((record) => record.claim === id)!)
  if (IS_LONG) return first
  const cheap = first.filter(({ checked }) => checked <= 5000)
  return Array.from({ length: 3 }, (_, i) => cheap[(17 + i * 53) % cheap.length]!)
}

describe('a check in the page', () => {
  test(
    'reports the committed verdicts and digests',
    async ({ skip }) => {
      if (explorer === null) return skip()
      for (const record of sample()) {
        const settings = new URLSearchParams(
          Object.entries(record.case).map(([name, value]) => [name, String(value)]),
        )
        const open = await explorer.open(`#/claims/${record.claim}?${settings}`)
        const { page } = open
        await page.locator('.buttons button').first().click()
        const row = page.locator('.found tbody tr')
        await row.waitFor()
        const words = await row.innerText()
        expect(words, record.claim).toContain('equals the committed digest')
        expect(words, record.claim).toContain(record.verdict)
        await expect.poll(() => row.locator('code').getAttribute('title')).toBe(record.digest)
        await closeWell(open)
      }
    },
    LIVE,
  )

  test('can be stopped, and then no worker runs', async ({ skip }) => {
    if (explorer === null) return skip()
    const open = await explorer.open('#/claims/GMMV-C1?n=7&k=4&max=40')
    const { page } = open
    await page.getByRole('button', { name: 'check n=7 k=4' }).click()
    await expect.poll(() => page.workers().length).toBe(1)
    await page.getByRole('button', { name: 'stop' }).click()
    await expect.poll(() => page.workers().length).toBe(0)
    await page.getByText('stopped').waitFor()
    // Leaving the page during a check also ends the worker.
    await page.getByRole('button', { name: 'check n=7 k=4' }).click()
    await expect.poll(() => page.workers().length).toBe(1)
    await page.getByRole('link', { name: 'all claims' }).click()
    await expect.poll(() => page.workers().length).toBe(0)
    await closeWell(open)
  })

  test.runIf(isGivenGarbage('claims'))(
    'describes what is wrong with invalid input, and changes nothing',
    async ({ skip }) => {
      if (explorer === null) return skip()
      const open = await explorer.open('#/claims/GMMV-C1')
      const { page } = open
      const before = await page.evaluate(() => location.hash)
      for (const text of ['-3', 'x', '1e5', '<b>7</b>']) {
        await page.getByLabel('n', { exact: true }).fill(text)
        await page.getByText(/^n: expected a whole number/).waitFor()
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(before)
      }
      await page.getByLabel('n', { exact: true }).fill('3')
      await page.getByLabel('k', { exact: true }).fill('9')
      await page.getByRole('button', { name: 'check n=3 k=9' }).click()
      await page.getByText(/^GMMV-C1 has no case n=3 k=9/).waitFor()
      await closeWell(open)
    },
  )
})

const HOSTILE = [
  '#/claims/<img src=x onerror=alert(1)>',
  '#/claims/..%2F..%2Findex',
  '#/claims/__proto__',
  '#/claims/%E0%A4%A',
  '#/claims/GMMV-C1?n=<img src=x>&max=-1',
  '#/claims?q=<img src=x>&paper=constructor&show=all',
]

test.runIf(isGivenGarbage('claims'))('hostile addresses appear only as text', async ({ skip }) => {
  if (explorer === null) return skip()
  await expectText(
    explorer,
    '#/claims',
    HOSTILE,
    /no claim has the name|expected a whole number|^0 of \d+ claims/,
  )
})
