import { type Box, formatRuleset, type Ruleset, sortedBox } from '@nim/core/rules'
import { cappedCounts } from '../task/capped-counts.ts'
import type { Distances, FillRun } from '../arrays/filler.ts'
import { boxPositions } from '../task/box-positions.ts'
import type { KernelChoice } from '../plan/plan.ts'
import { DEFAULT_MEMORY } from '../memory.ts'
import { requireMemory } from '../plan/require-memory.ts'
import { slowSymmetricWalk } from '../arrays/slow-symmetric-walk.ts'
import type { SolveOptions } from '../solve.ts'
import { unitSizes } from '../task/unit-moves.ts'
import type { Values } from '../task/values.ts'
import { roomForRun, roomForSets, walkWorkspace } from '../arrays/walk-room.ts'
import { reductionBytes, reductionCells, reductionFiller } from '../wasm/read/reduction-filler.ts'

/**
 * The reduced position red(x) = x − u(x) of every position of a box, computed from the rules alone.
 */
export interface ReductionTable {
  readonly box: Box
  /**
   * red(x) for the position x of this rank, pile by pile in the order of x.
   * @param into if given, the array that receives the piles and that the function returns
   */
  readonly reducedAt: (rank: number, into?: number[]) => number[]
  /** True if the position of this rank is reduced: u(x) = (0, …, 0). */
  readonly isReducedRank: (rank: number) => boolean
  /**
   * u_i(x) of the position x of rank r is unplayable[r · stride + i − 1]. Do not modify this array.
   */
  readonly unplayable: Values
  readonly stride: number
  /** Releases the memory for the next table. Do not use this table afterwards. */
  readonly release: () => void
}

/** The options for making a reduction table. */
export interface ReductionOptions extends Pick<SolveOptions, 'memory' | 'kernel' | 'onSecond'> {}

/**
 * The exhaustive oracle for reductions in slow symmetric games: u_i(x), the least height of pile i
 * over all terminal positions that can be reached from x, for every x of the box.
 *
 * u(x) = x if x is terminal. Otherwise, by definition, u_i(x) is the minimum of u_i(x − 1_S) over
 * all legal sets S, where piles keep their identity. The table takes the minimum over the canonical
 * sets only, then the minimum over each group of equal piles of x.
 *
 * Proof that the results agree: every legal set is π(S) for a canonical S and a permutation π that
 * exchanges only equal piles of x, so x − 1_{π(S)} = π(x − 1_S). The rules do not distinguish
 * piles, so u(π(y)) = π(u(y)), and u_i(x − 1_{π(S)}) = u_j(x − 1_S), where j = π^{−1}(i) is some
 * pile of the group of i. Every j of that group occurs for some legal set: exchange i and j in the
 * set. Moreover, x − 1_S is already sorted (REF-5). Therefore, the i-th table entry of x − 1_S
 * belongs to the same pile as the i-th entry of x.
 *
 * WebAssembly fills tables of two to eight piles (`wasm/read/reduction-code.ts`). Typed arrays fill
 * all other tables, and every table for `plain` or `second`.
 *
 * @throws RangeError if the ruleset is not a slow symmetric game, or the table needs more memory
 *   than `memory` bytes (2 GiB)
 * @complexity n operations for each position and option; n entries per position, or 4 or 8 in
 *   WebAssembly
 * @source DH-D3
 */
export function reductionTable(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { memory = DEFAULT_MEMORY, kernel = 'auto', onSecond }: ReductionOptions = {},
): ReductionTable {
  const sizes = unitSizes(ruleset)
  if (sizes === null) {
    throw new RangeError(`reductions: expected NIM(n,k) or SN(n,A), got ${formatRuleset(ruleset)}`)
  }
  const n = ruleset.piles
  const positions = boxPositions(ruleset, max)
  const generated = reductionCells(n, max)
  const cells = kernel === 'auto' ? generated : null
  const caps = new Array<number>(n).fill(max)
  const entries = (cells?.piles ?? n) * positions
  requireMemory(
    {
      table: `${formatRuleset(ruleset)}, box max=${max}: the reduction table`,
      positions,
      entries,
      bytes: reductionMemory(ruleset, { max }, kernel),
    },
    memory,
  )
  if (kernel === 'second') {
    onSecond?.({ algorithm: 'typed arrays', isIndependent: generated !== null })
  }
  const box = sortedBox(n, max)
  const walk = (makeFill: (distances: Distances) => FillRun): void =>
    slowSymmetricWalk(caps, sizes, cappedCounts(caps), makeFill).fillAll()
  if (cells !== null) {
    const filler = reductionFiller(n, positions, cells, roomForRun(roomForSets(caps, sizes)))
    walk(filler.makeFill)
    return tableOf(box, filler.heights, cells.piles, filler.release)
  }
  const u = new { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[bytesFor(max)](entries)
  walk(fillReductions(box, u))
  return tableOf(box, u, n, () => {})
}

/**
 * The number of bytes that {@link reductionTable} allocates; Infinity if the table has 2^53 or more
 * entries.
 * @throws RangeError if the ruleset is not a slow symmetric game
 */
export function reductionMemory(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  kernel: KernelChoice = 'auto',
): number {
  const sizes = unitSizes(ruleset)
  if (sizes === null) {
    throw new RangeError(`reductions: expected NIM(n,k) or SN(n,A), got ${formatRuleset(ruleset)}`)
  }
  const n = ruleset.piles
  const positions = boxPositions(ruleset, max)
  const cells = kernel === 'auto' ? reductionCells(n, max) : null
  if (!Number.isFinite(n * positions)) return Number.POSITIVE_INFINITY
  const caps = new Array<number>(n).fill(max)
  const table =
    cells === null
      ? n * positions * bytesFor(max)
      : reductionBytes(n, positions, cells, roomForRun(roomForSets(caps, sizes)))
  return table + walkWorkspace(caps, sizes) + 8 * n * (max + 1)
}

function tableOf(box: Box, u: Values, stride: number, release: () => void): ReductionTable {
  const n = box.piles
  return {
    box,
    unplayable: u,
    stride,
    release,
    reducedAt(rank, into = []) {
      const x = box.unrank(rank)
      into.length = n
      for (let i = 0; i < n; i++) into[i] = x[i]! - u[rank * stride + i]!
      return into
    },
    isReducedRank: zeroTest(u, n, stride),
  }
}

/**
 * Returns a test of whether all entries of a rank are 0. The test reads the entries of a rank as
 * one or two machine words if they fill whole words.
 */
function zeroTest(u: Values, n: number, stride: number): (rank: number) => boolean {
  const wordsEach = (stride * u.BYTES_PER_ELEMENT) / 4
  if (wordsEach === 1 || wordsEach === 2) {
    const words = new Int32Array(u.buffer, u.byteOffset, wordsEach * (u.length / stride))
    return wordsEach === 1
      ? (rank) => words[rank] === 0
      : (rank) => (words[2 * rank]! | words[2 * rank + 1]!) === 0
  }
  return (rank) => {
    for (let i = rank * stride; i < rank * stride + n; i++) if (u[i] !== 0) return false
    return true
  }
}

function bytesFor(max: number): 1 | 2 | 4 {
  if (max <= 0xff) return 1
  return max <= 0xffff ? 2 : 4
}

/** Fills u by runs: u of the position of rank r is at r·n, …, r·n + n − 1. */
function fillReductions(box: Box, u: Values): (distances: Distances) => FillRun {
  const n = box.piles
  const least = new Float64Array(n)
  return (distances) => (rank, length, from, to, chain) => {
    const x = box.unrank(rank)
    const lower = (option: number): void => {
      for (let i = 0; i < n; i++) least[i] = Math.min(least[i]!, u[option * n + i]!)
    }
    for (let r = rank; r < rank + length; r++) {
      if (from === to && !chain) {
        least.set(x)
      } else {
        least.fill(Number.POSITIVE_INFINITY)
        for (let k = from; k < to; k++) lower(r - distances[k]!)
        if (chain) lower(r - 1)
        for (let i = 1; i < n; i++)
          if (x[i] === x[i - 1]) least[i] = Math.min(least[i]!, least[i - 1]!)
        for (let i = n - 1; i > 0; i--) if (x[i] === x[i - 1]) least[i - 1] = least[i]!
      }
      u.set(least, r * n)
      x[0]!++
    }
  }
}
