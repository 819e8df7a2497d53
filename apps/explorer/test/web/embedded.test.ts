import { afterAll, beforeAll, expect, test } from 'vitest'
import { embedBench } from '../../build/embed-bench.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

test('the bench works inside another page, and loads only after the reader unfolds it', async ({
  skip,
}) => {
  if (explorer === null) return skip()
  const { browser, server } = explorer
  for (const width of [1280, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } })
    const complaints: string[] = []
    const files: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('request', (request) => files.push(request.url()))
    const body = embedBench('<!doctype html><main><h1>A tutorial</h1></main>', './')
    await page.route('**/tutorial.html', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto(`${server.page}tutorial.html`)
    expect(files.filter((file) => file.endsWith('index.html'))).toEqual([])
    await page.getByText('Try it beside the text').click()
    const bench = page.frameLocator('.bench iframe')
    await bench.locator('.heat canvas').waitFor()
    await bench.getByRole('button', { name: 'show the answer' }).click()
    await bench.locator('.verdict-line').waitFor()
    await bench.locator('.tools').getByRole('link', { name: 'Play', exact: true }).click()
    await bench.getByText('Your turn.').waitFor()
    expect(page.url()).toBe(`${server.page}tutorial.html`)
    expect(complaints).toEqual([])
    await page.close()
  }
})

test('a page without a title cannot contain the bench', () => {
  expect(() => embedBench('<p>no title</p>', './')).toThrow('expected a page with a title')
})
