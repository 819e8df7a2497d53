import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { loadData, loadRows } from '../src/data/load-data.ts'

afterEach(() => vi.unstubAllGlobals())

function serve(files: Readonly<Record<string, string>>): void {
  vi.stubGlobal('document', { baseURI: 'https://page.test/under/' })
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.hostname === 'page.test' && files['offline'] !== undefined) throw new TypeError()
    const text = files[url.pathname.replace('/under/data/', '')]
    return await Promise.resolve(
      new Response(text ?? '', { status: text === undefined ? 404 : 200 }),
    )
  })
}

const SHAPE = v.object({ n: v.number() })

test('loadData loads data from the folder of the page', async () => {
  serve({ 'a/b.json': '{"n":3,"more":1}' })
  expect(await loadData('a/b.json', SHAPE)).toEqual({ n: 3 })
})

test.each([
  [{}, /a\.json could not be loaded: status 404/],
  [{ offline: '' }, /a\.json could not be loaded: is the page offline/],
  [{ 'a.json': '{' }, /a\.json is damaged: it is not valid JSON/],
  [{ 'a.json': '{"n":"3"}' }, /a\.json is damaged: n: /],
  [{ 'a.json': 'null' }, /a\.json is damaged: the whole file: /],
])('loadData rejects missing and damaged files: %o', async (files, words) => {
  serve(files)
  await expect(loadData('a.json', SHAPE)).rejects.toThrow(words)
})

test('loadRows joins all files, and rejects a wrong number of rows', async () => {
  const files = { 'r-1.json': '[{"n":1},{"n":2}]', 'r-2.json': '[{"n":3}]' }
  serve({ 'r.json': '{"files":2,"rows":3}', ...files })
  expect(await loadRows('r', SHAPE)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  serve({ 'r.json': '{"files":2,"rows":4}', ...files })
  await expect(loadRows('r', SHAPE)).rejects.toThrow(/expected 4 rows, found 3/)
})
