import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('the page begins with a live map and a guess, shows the answer, and requests nothing from elsewhere', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('')
  await page.locator('.heat canvas').waitFor()
  await expect.poll(() => page.getByLabel('game', { exact: true }).inputValue()).toBe('SN(3,{1,2})')
  await expect.poll(() => page.locator('.answer').count()).toBe(0)
  await expect.poll(() => page.locator('.heat .mark.veiled').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^N:/ }).click()
  // At 3,5,6 two piles are odd, so the player to move wins. Options such as 3,5,5 have three odd
  // piles.
  await page.locator('.verdict-line', { hasText: 'Right. The player to move wins.' }).waitFor()
  await expect.poll(() => page.locator('.heat .mark.veiled').count()).toBe(0)
  await page.locator('.winning a', { hasText: '3,5,5' }).click()
  await page.locator('.verdict-line', { hasText: 'The player to move loses.' }).waitFor()
  await expect.poll(() => page.getByLabel('position', { exact: true }).inputValue()).toBe('3,5,5')
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
})

test.each(['#/nowhere', '#/%E0%A4%A', '#/<img src=x onerror=alert(1)>'])(
  'an unknown address appears only as text: %s',
  async (hash) => {
    if (explorer === null) return
    const { page, complaints } = await explorer.open(hash)
    await expect
      .poll(() => page.locator('[role=alert]').innerText())
      .toMatch(/no screen has this address/)
    await expect.poll(() => page.locator('main img').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  },
)
