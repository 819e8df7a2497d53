import { parseRuleset } from '@nim/core/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solve } from '../../src/index.ts'
import { bundle } from './bundle.ts'
import { isLeftOut, launchChromium, type Browser, type Page } from '@nim/chromium'
import { serve, type TestServer } from './serve.ts'
import type { TestPage, WebCase, WebResult } from './web-case.ts'

/**
 * Kernels of each kind, layouts with runs of each shape, typed arrays, and games that nimlab does
 * not divide among workers.
 */
const CASES: readonly WebCase[] = [
  { ruleset: 'SN(4,{3})', max: 60, value: 'outcome' },
  { ruleset: 'NIM(4,3)', max: 45, value: 'remoteness', play: 'misere' },
  { ruleset: 'SN(5,{2,3,4,5})', max: 25, value: 'grundy' },
  { ruleset: 'SN(4,{1,4})', max: 50, value: 'remoteness' },
  { ruleset: 'SN(3,{2})', max: 150, value: 'outcome', play: 'misere' },
  { ruleset: 'SN(4,{1,3})', max: 30, value: 'grundy', play: 'misere', kernel: 'plain' },
  { ruleset: 'SN(2,{1})', max: 450, value: 'remoteness' },
  { ruleset: 'HNIM(3;{1,2},{2,3},{3})', max: 50, value: 'outcome' },
  { ruleset: 'HNIM(3;{1,2},{2,3},{3})', max: 30, value: 'grundy' },
  { ruleset: 'WYTHOFF', max: 400, value: 'grundy' },
]

/** Whether several workers compute the table of this ruleset together. */
const isDivided = ({ ruleset }: WebCase): boolean => /^(NIM|SN)/.test(ruleset)

const inNode = new Map<WebCase, { digest: string; P: number }>()

let server: TestServer
let browser: Browser

async function open(kind: 'isolated' | 'plain'): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${server.origin}/${kind}/`)
  await page.waitForFunction('globalThis.testPage !== undefined')
  return page
}

function inPage(page: Page, webCase: WebCase): Promise<WebResult> {
  return page.evaluate(
    (each) => (globalThis as unknown as { testPage: TestPage }).testPage.solveCase(each),
    webCase,
  )
}

describe.skipIf(isLeftOut())('in headless Chromium', () => {
  beforeAll(async () => {
    for (const each of CASES) {
      const table = solve(parseRuleset(each.ruleset), each, each)
      inNode.set(each, { digest: table.digest(), P: table.countP() })
    }
    server = await serve(await bundle())
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  for (const kind of ['isolated', 'plain'] as const) {
    describe(`on a page that is ${kind === 'isolated' ? '' : 'not '}cross-origin isolated`, () => {
      let page: Page
      beforeAll(async () => {
        page = await open(kind)
      })

      it('shares memory only if the page is isolated, and runs kernels', async () => {
        expect(await page.evaluate('globalThis.crossOriginIsolated')).toBe(kind === 'isolated')
        expect(await page.evaluate('typeof SharedArrayBuffer')).toBe(
          kind === 'isolated' ? 'function' : 'undefined',
        )
        expect(await page.evaluate('globalThis.testPage.hasSimd()')).toBe(true)
      })

      for (const each of CASES) {
        const { ruleset, value, play = 'normal', max, kernel = 'auto' } = each
        const name = `${ruleset} ${value} ${play} max=${max} kernel=${kernel}`
        it(`solves ${name} like Node, on the main thread and with 1 and 2 workers`, async () => {
          const expected = { ...inNode.get(each)!, digestOfCopy: inNode.get(each)!.digest }
          expect(await inPage(page, each)).toEqual({ ...expected, started: 0 })
          for (const threads of [1, 2]) {
            await page.evaluate('globalThis.testPage.endIdleWorkers()')
            const result = await inPage(page, { ...each, threads, smallest: 0 })
            const started = kind === 'isolated' && isDivided(each) ? threads : 1
            expect(result, `${threads} workers`).toEqual({ ...expected, started })
          }
        })
      }

      it('reuses workers, and solves small boxes without workers', async () => {
        const [first] = CASES
        await page.evaluate('globalThis.testPage.endIdleWorkers()')
        const two = { ...first!, threads: 2, smallest: 0 }
        expect((await inPage(page, two)).started).toBe(kind === 'isolated' ? 2 : 1)
        expect((await inPage(page, two)).started).toBe(0)
        await page.evaluate('globalThis.testPage.endIdleWorkers()')
        expect((await inPage(page, { ...first!, threads: 2 })).started).toBe(0)
      })

      it('leaves a large box to a worker by default', async () => {
        await page.evaluate('globalThis.testPage.endIdleWorkers()')
        const wythoff = { ruleset: 'WYTHOFF', max: 700, value: 'outcome', threads: 2 } as const
        expect((await inPage(page, wythoff)).started).toBe(1)
      })

      it('starts workers as the caller specifies', async () => {
        const workerScript = `${server.origin}/${kind}/web-worker.js`
        const each = CASES[1]!
        const result = await inPage(page, { ...each, threads: 2, smallest: 0, workerScript })
        expect(result.digest).toBe(inNode.get(each)!.digest)
        expect(result.started).toBe(kind === 'isolated' ? 2 : 1)
      })

      it('rejects if the script of the workers is missing', async () => {
        const workerScript = `${server.origin}/${kind}/absent.js`
        const each = { ...CASES[0]!, threads: 2, smallest: 0, workerScript }
        await expect(inPage(page, each)).rejects.toThrow(/a worker failed: its script could not/)
      })

      it('rejects too little memory and an invalid number of threads', async () => {
        const each = { ...CASES[0]!, smallest: 0 }
        for (const threads of [1, 2]) {
          await expect(inPage(page, { ...each, threads, memory: 1000 })).rejects.toThrow(
            /RangeError: SN\(4,\{3\}\), box max=60: .* the limit is 1000 bytes/,
          )
        }
        for (const threads of [0, 1.5]) {
          await expect(inPage(page, { ...each, threads })).rejects.toThrow(/RangeError: threads/)
        }
      })
    })
  }
})
