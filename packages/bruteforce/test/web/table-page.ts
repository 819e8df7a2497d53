/** The part of the test page that works with tables in workers. */
import { exactSlowNim, parseRuleset } from '@nim/core/rules'
import { openWebTable, type WebWorker } from '../../src/web-table/web-table.ts'
import type { Drawn, GivenUp, TableCase, TablePage, TableResult } from './table-case.ts'

const LARGE = exactSlowNim(4, 3)

/** C(127, 4) = 10,334,625 positions. */
const BOX = { max: 123 }

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The reason for which a promise is rejected; null if it is not rejected. */
function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  )
}

async function askCase(tableCase: TableCase): Promise<TableResult> {
  const { ruleset, max, value, play, ...asked } = tableCase
  const table = await openWebTable(parseRuleset(ruleset), { max }, { value, play })
  const [at, slice, grid, histogram, found, digest] = await Promise.all([
    table.at(asked.at),
    table.slice(asked.slice),
    table.grid({ modulus: asked.modulus }),
    table.histogram(),
    table.find(asked.find),
    table.digest(),
  ])
  table.close()
  const { side } = slice
  const [entries, isP] = [[...slice.entries], [...slice.isP]]
  const { positions } = table
  return { positions, at, side, entries, isP, grid, histogram, found, digest }
}

async function giveUpGrid(): Promise<GivenUp> {
  const table = await openWebTable(LARGE, BOX, { value: 'remoteness' })
  const stop = new AbortController()
  const grid = reasonOf(table.grid({ modulus: 6, signal: stop.signal }))
  let isOtherOver = false
  const other = table.grid({ modulus: 4 }).finally(() => {
    isOtherOver = true
  })
  await table.at([1, 2, 3, 4])
  stop.abort('given up')
  const reason = await grid
  await table.at([5, 6, 7, 8])
  const isBeforeOther = !isOtherOver
  const { cells } = await other
  const counted = cells.reduce((sum, { P, N }) => sum + P.count + N.count, 0)
  table.close()
  const { positions } = table
  return { reason, isBeforeOther, counted, positions }
}

async function abortSolving(): Promise<unknown> {
  const stop = new AbortController()
  const { signal } = stop
  // It takes at least a second to solve this box.
  const opening = reasonOf(
    openWebTable(LARGE, BOX, { value: 'remoteness', kernel: 'plain', signal }),
  )
  await later(100)
  stop.abort('not wanted')
  return opening
}

async function closeTwice(): Promise<string[]> {
  const table = await openWebTable(LARGE, BOX)
  const underWay = reasonOf(table.digest())
  table.close()
  table.close()
  return [String(await underWay), String(await reasonOf(table.at([0, 0, 0, 0])))]
}

async function withScript(script: string): Promise<string> {
  const createWorker = (): WebWorker =>
    new Worker(new URL(script, import.meta.url), { type: 'module' })
  return String(await reasonOf(openWebTable(LARGE, { max: 3 }, { createWorker })))
}

async function drawSlice(): Promise<Drawn> {
  let turns = 0
  const over = new AbortController()
  const watching = (async () => {
    for (; !over.signal.aborted; turns += 1) await later(0)
  })()
  const table = await openWebTable(LARGE, BOX, { value: 'remoteness' })
  over.abort()
  await watching
  const { side, isP } = await table.slice({ fixed: [60, 61] })
  draw(side, isP)
  table.close()
  return { turns, positions: table.positions }
}

/**
 * Draws a square with one pixel for each position: white for P-positions, black for N-positions.
 */
function draw(side: number, isP: Uint8Array): void {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pixels = new ImageData(side, side)
  new Uint32Array(pixels.data.buffer).set(Uint32Array.from(isP, (p) => (p === 1 ? ~0 : 0xff << 24)))
  canvas.getContext('2d').putImageData(pixels, 0, 0)
  document.body.append(canvas)
}

interface Canvas {
  width: number
  height: number
  getContext(kind: '2d'): { putImageData(pixels: object, x: number, y: number): void }
}

declare const document: {
  readonly body: { append(canvas: Canvas): void }
  createElement(name: 'canvas'): Canvas
}

declare const ImageData: new (width: number, height: number) => { readonly data: Uint8Array }

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker

export const tablePage: TablePage = {
  askCase,
  giveUpGrid,
  abortSolving,
  closeTwice,
  withScript,
  drawSlice,
}
