import { afterAll, beforeAll, expect, test } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { longestTask } from './longest-task.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/**
 * The time limit in milliseconds. This limit is ten times the promised 50 ms, and it only detects a
 * page that hangs. The test prints the measured times.
 */
const HANGING = 500

/** The number of boxes, each of which has about a million positions. */
const BOXES = IS_LONG ? 20 : 8

/** Views of the box of NIM(3,2) with piles up to 390, which has 10 million positions. */
const LARGE = [
  '#/map/NIM(3,2)?max=390&fixed=100',
  '#/map/NIM(3,2)?max=390&fixed=100&value=remoteness',
  '#/map/NIM(3,2)?show=grid&max=390&mod=12',
]

test.each(sampled(LARGE, 3))(
  'the page reacts while it solves and draws ten million positions: %s',
  async (hash) => {
    if (explorer === null) return
    const { page, complaints } = await explorer.open('#/map/NIM(3,2)?max=5')
    await page.locator('.readout').waitFor()
    const { work, clock } = await longestTask(explorer.browser, page, async () => {
      await page.evaluate((to) => {
        location.hash = to
      }, hash)
      await page.locator('.solved', { hasText: '10,039,316' }).waitFor()
      await page.locator('.readout', { hasText: hash.includes('grid') ? 'o = 0' : '100' }).waitFor()
      await page.waitForTimeout(300)
    })
    const solved = await page.locator('.solved').innerText()
    process.stderr.write(
      `map: ${solved}; longest task ${work.toFixed(1)} ms of work, ${clock.toFixed(1)} ms by the clock\n`,
    )
    expect(work).toBeGreaterThan(0)
    expect(work).toBeLessThan(HANGING)
    expect(complaints).toEqual([])
    await page.close()
  },
)

test('the stop button ends the solving and its worker', async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/map/NIM(3,2)?max=5')
  await page.locator('.heat canvas').waitFor()
  await page.evaluate(() => {
    location.hash = '#/map/SN(6,{1,2,3,4})?max=44&value=grundy'
  })
  await page.locator('.thing .working button').waitFor()
  const took = await page.evaluate(async () => {
    const begin = performance.now()
    document.querySelector<HTMLElement>('.thing .working button')!.click()
    while (document.querySelector('.thing .working') !== null) {
      await new Promise((resolve) => {
        setTimeout(resolve, 1)
      })
    }
    return performance.now() - begin
  })
  const begin = performance.now()
  // The worker that analyses the position on the bench continues.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1)
  const ended = performance.now() - begin
  process.stderr.write(
    `map: stopped after ${took.toFixed(1)} ms, its worker was gone ${ended.toFixed(0)} ms later\n`,
  )
  expect(complaints).toEqual([])
  await page.locator('main button', { hasText: 'solve' }).waitFor()
  await page.close()
})

test('the page keeps only the current table in memory', async () => {
  if (explorer === null) return
  const { page, complaints } = await explorer.open('#/map/NIM(3,2)?max=50')
  const session = await page.context().newCDPSession(page)
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  const show = async (max: number): Promise<void> => {
    await page.evaluate((to) => {
      location.hash = to
    }, `#/map/NIM(3,2)?max=${max}`)
    await page.locator('.solved', { hasText: `0..${max},` }).waitFor()
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2)
  }
  const sizes: number[] = []
  for (let i = 0; i < BOXES; i++) {
    await show(180 + i)
    sizes.push(await heap())
  }
  const [early, late] = [sizes[4]!, sizes.at(-1)!]
  process.stderr.write(
    `map: the heap of the page has ${(early / 1e6).toFixed(1)} MB after 5 boxes, ${(late / 1e6).toFixed(1)} MB after ${BOXES}\n`,
  )
  // The growth of the heap must be less than the size of one table. The garbage collector may
  // release some memory a moment later.
  await expect.poll(async () => (await heap()) - early).toBeLessThan(1e6)
  expect(complaints).toEqual([])
  await page.close()
})
