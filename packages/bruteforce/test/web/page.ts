/** The script of the page that the browser test opens. */
import { parseRuleset } from '@nim/core/rules'
import { solve } from '../../src/index.ts'
import { readTable } from '../../src/table-file/read-table.ts'
import { endIdleWorkers, solveInWebThreads, type WebWorker } from '../../src/workers/web-threads.ts'
import { hasSimd } from '../../src/wasm/encode/modules.ts'
import { bytesOf } from '../table-file/bytes-of.ts'
import { tablePage } from './table-page.ts'
import type { TestPage, WebCase, WebResult } from './web-case.ts'

type NewWorker = new (url: URL | string, options: { type: 'module' }) => WebWorker

const page = globalThis as unknown as { Worker: NewWorker; testPage: TestPage }

let started = 0
page.Worker = class extends page.Worker {
  constructor(url: URL | string, options: { type: 'module' }) {
    super(url, options)
    started++
  }
}

async function solveCase(webCase: WebCase): Promise<WebResult> {
  const { ruleset: name, max, threads, workerScript, ...options } = webCase
  const ruleset = parseRuleset(name)
  started = 0
  const createWorker = (): WebWorker => new page.Worker(workerScript!, { type: 'module' })
  const table =
    threads === undefined
      ? solve(ruleset, { max }, options)
      : await solveInWebThreads(
          ruleset,
          { max },
          { ...options, threads, ...(workerScript !== undefined && { createWorker }) },
        )
  const digest = table.digest()
  const result = { digest, P: table.countP(), digestOfCopy: readTable(bytesOf(table)).digest() }
  table.release()
  return { ...result, started }
}

page.testPage = { solveCase, endIdleWorkers, hasSimd, ...tablePage }
