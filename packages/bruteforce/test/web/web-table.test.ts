import { parseRuleset } from '@nim/core/rules'
import { type Browser, isLeftOut, launchChromium, type Page } from '@nim/chromium'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { solve } from '../../src/index.ts'
import { findPositions } from '../../src/web-table/answers/find.ts'
import { gridOf } from '../../src/web-table/answers/grid.ts'
import { sliceOf } from '../../src/web-table/answers/slice.ts'
import { finished } from '../web-table/finished.ts'
import { bundle } from './bundle.ts'
import { serve, type TestServer } from './serve.ts'
import type { TableCase, TableResult } from './table-case.ts'
import type { TestPage } from './web-case.ts'

/**
 * The page must receive more timer events than this. A page that solves on its main thread receives
 * at most one timer event.
 */
const TURNS = 10

const find = { where: { outcome: 'P', odd: 2 }, from: 5, limit: 12 } as const

const GAMES: readonly Omit<TableCase, 'play' | 'find'>[] = [
  {
    ruleset: 'NIM(4,3)',
    max: 45,
    value: 'remoteness',
    at: [30, 3, 41, 3],
    slice: { fixed: [40, 3] },
    modulus: 6,
  },
  {
    ruleset: 'SN(5,{2,3,5})',
    max: 24,
    value: 'outcome',
    at: [1, 2, 24, 3, 4],
    slice: { fixed: [7, 1, 12], max: 20 },
    modulus: 4,
  },
  {
    ruleset: 'WYTHOFF',
    max: 120,
    value: 'grundy',
    at: [100, 99],
    slice: { fixed: [] },
    modulus: 3,
  },
  {
    ruleset: 'HNIM(3;{1,2},{2,3},{3})',
    max: 50,
    value: 'grundy',
    at: [50, 0, 49],
    slice: { fixed: [17], vary: [1, 3] },
    modulus: 5,
  },
]

const CASES: readonly TableCase[] = (['normal', 'misere'] as const).flatMap((play) =>
  GAMES.map((game) => ({ ...game, play, find })),
)

/** The answers that Node computes from the table of `solve`. */
function inNode({ ruleset, max, value, play, at, slice, modulus, find }: TableCase): TableResult {
  const table = solve(parseRuleset(ruleset), { max }, { value, play })
  const { side, entries, isP } = finished(sliceOf(table, slice))
  return {
    positions: table.box.count,
    at: { entry: table.at(at), outcome: table.outcomeAt(at) },
    side,
    entries: [...entries],
    isP: [...isP],
    grid: finished(gridOf(table, { modulus })),
    histogram: table.histogram(),
    found: finished(findPositions(table, { ...find })),
    digest: table.digest(),
  }
}

let server: TestServer
let browser: Browser

describe.skipIf(isLeftOut())('a table in a worker of headless Chromium', () => {
  beforeAll(async () => {
    server = await serve(await bundle())
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  describe.each(['isolated', 'plain'])('on a page served as %s', (kind) => {
    let page: Page
    beforeAll(async () => {
      page = await browser.newPage()
      await page.goto(`${server.origin}/${kind}/`)
      await page.waitForFunction('globalThis.testPage !== undefined')
    })
    // No test leaves a worker behind.
    afterEach(async () => {
      await expect.poll(() => page.workers().length).toBe(0)
    })
    afterAll(() => page?.close())

    /** Calls a function of the page's script. */
    const call = <Name extends keyof TestPage>(
      name: Name,
      ...given: Parameters<TestPage[Name]>
    ): Promise<Awaited<ReturnType<TestPage[Name]>>> =>
      page.evaluate(
        ([each, values]) =>
          (globalThis as unknown as { testPage: Record<string, (...all: unknown[]) => never> })
            .testPage[each]!(...values),
        [name, given] as [string, unknown[]],
      )

    it.each(CASES)('returns the same answers as Node for $ruleset, $value, $play', async (each) => {
      expect(await call('askCase', each)).toEqual(inNode(each))
    })

    it('cancels a grid of ten million positions while the worker computes it, and continues', async () => {
      const { reason, counted, positions, isBeforeOther } = await call('giveUpGrid')
      expect(positions).toBeGreaterThan(10_000_000)
      expect(reason).toBe('given up')
      expect(isBeforeOther).toBe(true)
      expect(counted).toBe(positions)
    })

    it('terminates the worker if the page aborts the solving', async () => {
      expect(await call('abortSolving')).toBe('not wanted')
    })

    it('stays closed', async () => {
      const closed = 'Error: the table is closed'
      expect(await call('closeTwice')).toEqual([closed, closed])
    })

    it('rejects a missing script and a wrong script', async () => {
      expect(await call('withScript', 'absent.js')).toMatch(
        /^Error: the worker of the table failed/,
      )
    })

    it('keeps the page responsive while the worker solves ten million positions, and draws them', async () => {
      const { turns, positions } = await call('drawSlice')
      expect(positions).toBeGreaterThan(10_000_000)
      expect(turns).toBeGreaterThan(TURNS)
    })
  })
})
