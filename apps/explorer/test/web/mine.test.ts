import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatAddress } from '../../src/address/address.ts'
import { NOTHING, readThings, thingsText } from '../../src/data/my-things.ts'
import { seriousIn } from './axe.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('games and conjectures have names, survive a reload, and can be exported and imported', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const says = 'o = 0 or o = 3'
  const { page, complaints, strangers } = await explorer.open(
    formatAddress('test', ['SN(3,{1,2})', '1,2,3'], { says }),
  )
  await page.getByRole('button', { name: 'keep this conjecture' }).click()
  await page.getByRole('link', { name: 'kept in My things' }).click()
  await page.getByLabel('name of the game on the bench').fill('my first game')
  await page.getByRole('button', { name: 'keep this game' }).click()
  const conjecture = page.getByLabel(/^name of the conjecture/)
  await conjecture.fill('a parity rule')
  await conjecture.blur()
  await page.getByLabel('name of the conjecture a parity rule').waitFor()
  expect(await seriousIn(page)).toEqual([])
  await page.reload()
  await page.getByLabel('name of the game my first game').waitFor()
  const button = page.getByRole('button', { name: 'nimlab-my-things.json' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const text = await readFile(await download.path(), 'utf8')
  expect(readThings(text)).toMatchObject({
    is: {
      games: [{ name: 'my first game', game: 'SN(3,{1,2})', position: '1,2,3', play: 'normal' }],
      conjectures: [{ name: 'a parity rule', game: 'SN(3,{1,2})', says, value: null }],
    },
  })
  await page.getByRole('button', { name: 'remove the game my first game' }).click()
  await expect.poll(() => page.locator('.things li').count()).toBe(1)
  const file = join(tmpdir(), `nimlab-things-${process.pid}.json`)
  await writeFile(file, text)
  await page.getByLabel(/^import a file/).setInputFiles(file)
  await page.getByLabel('name of the game my first game').waitFor()
  await expect.poll(() => page.locator('.things li').count()).toBe(2)
  await writeFile(file, '{"kind":"<img src=x onerror=alert(1)>"}')
  await page.getByLabel(/^import a file/).setInputFiles(file)
  await page.getByRole('alert').filter({ hasText: 'kind: ' }).waitFor()
  await expect.poll(() => page.locator('main img').count()).toBe(0)
  await expect.poll(() => page.locator('.things li').count()).toBe(2)
  await page.getByRole('link', { name: says }).click()
  await page.getByText('(this is no proof)').waitFor()
  expect([complaints, strangers]).toEqual([[], []])
  await page.close()
})

test('a damaged store is copied, and a message reports it', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('#/settled')
  await page.evaluate(() => localStorage.setItem('nimlab-my-things', '{"games":7}'))
  await page.reload()
  await page.getByRole('link', { name: 'My things' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'a copy of the damaged text is stored' })
    .waitFor()
  expect(await page.evaluate(() => localStorage.getItem('nimlab-my-things-damaged'))).toBe(
    '{"games":7}',
  )
  await page.close()
})

test('the page tests conjectures while the reader does nothing, and any action ends the test', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('#/settled')
  const of = { game: 'SN(3,{1,2})', play: 'normal', value: null } as const
  const conjectures = [
    { ...of, name: 'wrong', says: 'o = 0 or x1 = 7' },
    { ...of, name: 'right', game: 'NIM(4,2)', says: 'value <= sum' },
  ]
  const kept = thingsText({ ...NOTHING, conjectures })
  await page.evaluate((text) => localStorage.setItem('nimlab-my-things', text), kept)
  await page.reload()
  await page.getByRole('link', { name: 'My things' }).click()
  const [wrong, right] = [page.locator('.things li').nth(0), page.locator('.things li').nth(1)]
  await wrong.getByText('refuted at 1,1,1').waitFor()
  await right.getByText(/holds on piles 0\.\.(?:16|32|64)/).waitFor()
  await page.getByText('Testing right').waitFor()
  expect(page.workers()).toHaveLength(1)
  await page.keyboard.press('Shift')
  await page.getByText('While you do nothing').waitFor()
  await expect.poll(() => page.workers().length).toBe(0)
  const stored = await page.evaluate(() => localStorage.getItem('nimlab-my-things')!)
  expect(readThings(stored)).toMatchObject({
    is: { conjectures: [{ tested: { verdict: 'refuted', at: '1,1,1' } }, { tested: {} }] },
  })
  expect(complaints).toEqual([])
  await page.close()
})
