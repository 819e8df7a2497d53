import type { TableValue } from '../../task/task.ts'
import { type Cell, grundyCell, remotenessCell } from './cell.ts'
import { encodeModule, type FunctionCode, typeIndex } from '../encode/module.ts'
import { listedCode } from '../listed/listed-code.ts'
import type { SlabSpec } from '../listed/slab-code.ts'
import { octetCode } from '../octets/octet-code.ts'
import { LARGEST_PILE } from '../octets/octet-layout.ts'
import { movesOf, patternCount, type SlowGame } from './moves.ts'
import { rows } from './rows.ts'
import { skewedRuns } from './skewed-runs.ts'
import { straightRuns } from './straight-runs.ts'
import { walk } from './walk.ts'
import { MANY_NARROW, MANY_PILES, MANY_SHORT } from '../../tuned/tuned.ts'

/**
 * The number of bytes in a cell. For outcomes, a cell is a 64-bit word of a row, which has 8 bytes.
 */
export type CellBytes = 1 | 2 | 4 | 8

/**
 * The properties that determine a generated kernel. The kernel can fill boxes of every size up to
 * its reach.
 */
export interface KernelSpec {
  readonly game: SlowGame
  readonly value: TableValue
  readonly shape: Shape
  readonly bytes: CellBytes
  readonly isMisere: boolean
  /**
   * The largest pile size that a box may have if the kernel fills it. The reach is one of only a
   * few values, because small boxes need less code.
   */
  readonly reach: number
}

const REACHES = [31, 63, 127, 255]

/** The reaches of the kernels that serve boxes with piles up to max, in ascending order. */
export function reachesFor(max: number): readonly number[] {
  return [...REACHES.filter((reach) => max <= reach), 2 ** 31 - 1]
}

/**
 * The layout of positions in memory: bits in 64-bit words, bits in whole bytes (see
 * `octet-layout.ts`), cells in runs along x_0 or along x_0 + x_1, or cells in planes whose rows
 * have the same width (see `flat-layout.ts`).
 */
export type Shape = 'rows' | 'octets' | 'straight' | 'skewed' | 'flat'

/** The shape of the tables for a game with piles up to max. */
export function shapeOf({ piles, sizes }: SlowGame, value: TableValue, max: number): Shape {
  const takesOne = sizes.includes(1)
  if (value === 'outcome') {
    if (piles >= MANY_PILES) return 'octets'
    return piles >= MANY_NARROW && !takesOne && max <= LARGEST_PILE ? 'octets' : 'rows'
  }
  if (piles >= MANY_PILES) return 'flat'
  if (!takesOne) return 'straight'
  return piles >= MANY_SHORT ? 'flat' : 'skewed'
}

/** True if the kernel reads its moves as data. */
export function isListed(shape: Shape): boolean {
  return shape === 'flat' || shape === 'octets'
}

/**
 * The module of a kernel. The module imports `env.memory` and exports `fill(m, from, to)` (see
 * `walk.ts`).
 * @param shared true if the memory is shared
 */
export function kernelCode(spec: KernelSpec, shared: boolean): Uint8Array<ArrayBuffer> {
  if (spec.shape === 'octets') return octetCode(slabSpecOf(spec), shared)
  if (spec.shape === 'flat') return listedCode(slabSpecOf(spec), cellOf(spec), shared)
  const planes = Array.from({ length: patternCount(spec.game) }, (_, p) => planesOf(spec, p))
  const none = spec.value === 'remoteness' ? 0xff : 0
  const type = typeIndex(planes, planes[0]!.parameters)
  const functions = [...planes, walk(spec.game.piles, spec.bytes, none, type)]
  return encodeModule({ functions, table: planes.map((_, p) => p), shared })
}

/** The key of a kernel. Boxes and games with the same key use the same module. */
export function kernelKey(spec: KernelSpec): string {
  const { game, value, shape, bytes, isMisere, reach } = spec
  return isListed(shape)
    ? `listed ${JSON.stringify(slabSpecOf(spec))} ${value} ${bytes}`
    : `kernel ${game.piles} ${game.sizes.join()} ${value} ${bytes} ${isMisere} ${reach}`
}

function slabSpecOf({ game: { piles, sizes }, isMisere }: KernelSpec): SlabSpec {
  const terminal = isMisere ? piles - sizes[0]! : null
  return { piles, takesOne: sizes.includes(1), takesTwo: sizes.includes(2), terminal }
}

function planesOf(spec: KernelSpec, pattern: number): FunctionCode {
  const { game, value, shape, isMisere } = spec
  // If x_2 = 0, the plane consists of a single position.
  const reach = (pattern & 1) !== 0 ? 0 : spec.reach
  const planes = { game, pattern, isMisere, reach }
  if (value === 'outcome') return rows(planes)
  const kernel = shape === 'skewed' ? skewedRuns : straightRuns
  return kernel(planes, cellOf(spec))
}

function cellOf({ game, value, shape, bytes }: KernelSpec): Cell {
  if (value === 'remoteness') return remotenessCell(bytes as 1 | 2)
  // A listed kernel serves games with any number of options.
  const options = isListed(shape) ? Number.POSITIVE_INFINITY : movesOf(game, 0).length
  return grundyCell(bytes as 1 | 2 | 4, options)
}
