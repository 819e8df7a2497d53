import { partialTheoremsOn } from '@nim/conjectures/goals'
import { parseRuleset } from '@nim/core/rules'
import { discover, discoveryRecord } from '@nim/discovery'
import { checkPoints } from '@nim/prover/points-check'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatAddress } from '../../src/address/address.ts'
import { seriousIn } from './axe.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

const GAMES = ['{1}', '{2}', '{3}', '{1,2}', '{1,3}', '{2,3}', '{1,2,3}'].map((A) => `SN(3,${A})`)

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('the page finds and proves for every SN(3,A) the same formula as the command', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('#/test/SN(3,{1})')
  for (const game of GAMES) {
    await page.evaluate((to) => (location.hash = to), formatAddress('test', [game]))
    await page.getByText(`a formula of ${game} from`).waitFor()
    await page.getByRole('button', { name: 'discover a formula' }).click()
    const found = page.locator('#discover.proved')
    await found.waitFor()
    await expect.poll(() => found.innerText()).toBe('found and proved for all positions')
    const ruleset = parseRuleset(game)
    const theorems = partialTheoremsOn(ruleset, 'normal')
    const wanted = discoveryRecord(
      discover({ ruleset, play: 'normal', value: 'outcome' }, { theorems }),
    )
    expect((await page.locator('.found-cases').innerText()).split('\n')).toEqual(wanted.cases)
    const button = page.getByRole('button', { name: 'discovery.json' })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const record = JSON.parse(await readFile(await download.path(), 'utf8')) as typeof wanted
    expect(record).toEqual(JSON.parse(JSON.stringify(wanted)))
    expect(checkPoints(record.certificate)).toMatchObject({ accepted: true })
  }
  expect(await seriousIn(page)).toEqual([])
  await page.getByRole('link', { name: 'test and prove this formula' }).click()
  await page.getByRole('button', { name: 'prove here' }).click()
  await page.getByText('proved for all positions').waitFor()
  expect([complaints, strangers]).toEqual([[], []])
  await page.close()
})

test('a search stops on request, and the page refers games with five piles to the command', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/test/SN(4,{3})')
  await page.getByRole('button', { name: 'discover a formula' }).click()
  await page.locator('.discover progress').waitFor()
  await page.getByRole('button', { name: 'stop' }).click()
  await page.getByText('Stopped.').waitFor()
  await expect.poll(() => page.workers().length).toBe(0)
  await page.evaluate(() => (location.hash = '#/test/SN(5,{2,3})'))
  await page.getByText('The command below has no such limit').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'discover a formula' }).count()).toBe(0)
  await page.close()
})
