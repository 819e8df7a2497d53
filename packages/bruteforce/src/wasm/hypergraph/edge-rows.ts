import type { PlayConvention } from '@nim/core/rules'
import type { Cells } from '../../cells/cells.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { type EdgeGame, edgeGameOf } from '../../task/unit-moves.ts'
import { encodeModule } from '../encode/module.ts'
import { cachedModule } from '../encode/modules.ts'
import { bitCount, bitDecode } from './bit-read.ts'
import { bitRows, type BitSpec } from './bit-rows.ts'
import type { EdgeReader } from './edge-cells.ts'
import { type EdgeLayout, edgeLayout } from './edge-layout.ts'
import { edgePlanes } from './edge-planes.ts'
import { type EdgeStencil, edgeStencil } from './edge-stencil.ts'
import { edgeTable } from './edge-table.ts'

/**
 * The number of bytes that are needed to store the outcomes of a task in rows of bits, including
 * the buffer for decoded entries.
 */
export function edgeRowsBytes({ ruleset, caps }: Task): number {
  return layoutOf(edgeStencil(edgeGameOf(ruleset)!, 1), caps).bytes
}

/** The name of the module that computes the outcomes of a task. */
export function edgeRowsModule({ ruleset, caps, play }: Task): string {
  const game = edgeGameOf(ruleset)!
  return nameOf(specOf(game, play, layoutOf(edgeStencil(game, 1), caps)))
}

/**
 * Computes the outcomes of a task, stored in rows of bits.
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity O(|H|) per row of bits, up to 128 bits at a time
 */
export function solveEdgeRows(task: Task, tick: Tick): Cells {
  const { ruleset, caps, play } = task
  const game = edgeGameOf(ruleset)!
  const stencil = edgeStencil(game, 1)
  const layout = layoutOf(stencil, caps)
  const spec = specOf(game, play, layout)
  const module = () => cachedModule(nameOf(spec), () => edgeRowsCode(spec, stencil))
  const entryOf = bitReader(layout)
  // The result is never null, because an outcome always fits into one bit.
  return edgeTable(task, { stencil, layout, module, none: 0, entryOf }, tick)!
}

function specOf(game: EdgeGame, play: PlayConvention, { cell, words }: EdgeLayout): BitSpec {
  return { game, play, cell, hasWords: words > 1 }
}

function nameOf(spec: BitSpec): string {
  return `edge rows ${JSON.stringify(spec)}`
}

/**
 * The layout that stores the outcomes for all sizes of pile 1 in one cell of 8 to 64 bits, or in
 * several cells of 64 bits, called words.
 */
function layoutOf(stencil: EdgeStencil, caps: readonly number[]): EdgeLayout {
  const bits = caps[0]! + 1
  const cell = ([1, 2, 4] as const).find((bytes) => bits <= 8 * bytes) ?? 8
  return edgeLayout(stencil, caps, { cell, words: Math.ceil(bits / (8 * cell)), entry: 1 })
}

function edgeRowsCode(spec: BitSpec, stencil: EdgeStencil): Uint8Array<ArrayBuffer> {
  const { piles } = spec.game
  const functions = [
    edgePlanes(spec, stencil, (known) => bitRows(spec, stencil, known)),
    bitDecode(piles),
    bitCount(piles, spec.cell),
  ]
  return encodeModule({ functions, table: [], shared: false })
}

function bitReader({ cell, plane }: EdgeLayout): (buffer: ArrayBuffer) => EdgeReader['entryOf'] {
  const bitsOfCell = 8 * cell
  return (buffer) => {
    const octets = new Uint8Array(buffer)
    return (address, x) => {
      const bit = x % bitsOfCell
      const octet = octets[address + plane * Math.floor(x / bitsOfCell) + (bit >> 3)]!
      return 1 - ((octet >> (bit % 8)) & 1)
    }
  }
}
