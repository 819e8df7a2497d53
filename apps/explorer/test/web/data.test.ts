import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isLeftOut } from '@nim/chromium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atlasRows } from '../../src/views/atlas/atlas-rows.ts'
import { loadGame } from '../../src/views/atlas/game-data.ts'
import { loadClaim } from '../../src/views/claims/claim-data.ts'
import { claimRows, statementWords } from '../../src/views/claims/claim-rows.ts'
import { type PageServer, servePage } from './serve-page.ts'

const DATA = new URL('../../dist/data/', import.meta.url)

let server: PageServer | undefined

beforeAll(async () => {
  if (isLeftOut()) return
  server = await servePage()
  Object.assign(globalThis, { document: { baseURI: server.page } })
})

afterAll(() => server?.close())

test('no data file exceeds 120 kB or contains a path of this machine', ({ skip }) => {
  if (server === undefined) return skip()
  const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  for (const path of files.filter((name) => name.endsWith('.json'))) {
    expect(statSync(new URL(path, DATA)).size, path).toBeLessThanOrEqual(120_000)
    expect(readFileSync(new URL(path, DATA), 'utf8'), path).not.toMatch(/\/(?:tmp|home|work)\//)
  }
})

test('the data of every claim and game match the schemas of the page', async ({ skip }) => {
  if (server === undefined) return skip()
  const claims = await claimRows()
  expect((await statementWords()).size).toBe(claims.length)
  for (const { id, verdict } of claims) expect((await loadClaim(id)).verdict, id).toBe(verdict)
  for (const { file, status } of await atlasRows()) {
    expect((await loadGame(file)).status, file).toBe(status)
  }
})

test('no script of the build contains an address of this machine', ({ skip }) => {
  if (server === undefined) return skip()
  const assets = new URL('../assets/', DATA)
  for (const name of readdirSync(assets)) {
    expect(readFileSync(new URL(name, assets), 'utf8'), name).not.toMatch(
      /\/\/(?:127\.0\.0\.1|localhost)/,
    )
  }
})
