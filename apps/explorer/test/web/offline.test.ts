import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('after one visit, every screen of the page opens without a network', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, strangers } = await explorer.open('')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('main h1').waitFor()
  // The test omits the page of a game. The browser stores such a page only after a visit, or when
  // it stores all pages.
  const screens = await page.locator(':is(header nav a, .tools a:not(:last-child))').all()
  for (const screen of screens) {
    await screen.click()
    await page.locator(':is(header nav, .tools) a[aria-current=page]').waitFor()
    await page.locator('main :is(h1, [role=alert])').first().waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/could not be loaded/)
  }
  expect(strangers).toEqual([])
  await page.close()
})

test('one button stores every claim and every game for use without a network', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await page.getByRole('button', { name: /store all pages/ }).click()
  await page.getByRole('button', { name: /^all \d+ pages are stored$/ }).waitFor()
  await page.context().setOffline(true)
  await page.reload()
  for (const hash of ['#/claims/GMMV-C1', '#/claims/V-T4', '#/atlas/SN(4,{2,3})']) {
    await page.evaluate((to) => void (location.hash = to), hash)
    await page.locator('main article').waitFor()
    expect(await page.locator('main').innerText()).not.toMatch(/could not be loaded/)
    await page.evaluate(() => void (location.hash = '#/settled'))
    await page.locator('.settled table').first().waitFor()
  }
  await page.close()
})

test('the page can be installed as an app, because its manifest has no error', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page, complaints } = await explorer.open('')
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = (await devtools.send('Page.getAppManifest' as never)) as {
    readonly errors: readonly unknown[]
    readonly data: string
  }
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({ name: 'nimlab explorer', display: 'standalone' })
  expect(complaints).toEqual([])
  await page.close()
})
