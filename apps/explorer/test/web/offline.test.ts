import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('a page that was loaded once opens again without a network, every screen of it', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { page, strangers } = await explorer.open('')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('main h1').waitFor()
  const screens = await page.locator('header nav a').all()
  for (const screen of screens) {
    await screen.click()
    await page.locator('header nav a[aria-current=page]').waitFor()
    await page.locator('main :is(h1, [role=alert])').first().waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/could not be loaded/)
  }
  expect(strangers).toEqual([])
  await page.close()
})
