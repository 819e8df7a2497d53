import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('five doors, under a sub-path, and no request elsewhere', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints, strangers } = await explorer.open('')
  expect(await page.locator('.doors a').count()).toBe(5)
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
})

test.each(['#/nowhere', '#/%E0%A4%A', '#/<img src=x onerror=alert(1)>'])(
  'an address of no screen is shown as text: %s',
  async (hash) => {
    if (explorer === null) return
    const { page, complaints } = await explorer.open(hash)
    expect(await page.locator('[role=alert]').innerText()).toMatch(/no screen has this address/)
    expect(await page.locator('main img').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.close()
  },
)
