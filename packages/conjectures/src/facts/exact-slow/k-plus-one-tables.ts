import { type KernelChoice, solve } from '@nim/bruteforce'
import { basicNumber, exceptionalNumber } from '@nim/core/exact-slow'
import {
  type Box,
  boxCount,
  type ExactSlowNim,
  exactSlowNim,
  options,
  sorted,
} from '@nim/core/rules'
import type { Cost, Limits } from '../../claim/claim.ts'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { mPlayCounts } from './m-play-counts.ts'
import type { ShortIntegers } from './short-integers.ts'

/** What a bounded check knows of a position of NIM(k+1,k), all of it from the definitions. */
export interface Facts {
  readonly position: readonly number[]
  readonly rank: number
  readonly isTerminal: boolean
  /** b(x) if x is basic (GMMV-D10). */
  readonly basic: number | null
  /** m(x) if x is exceptional (GMMV-D12). */
  readonly exceptional: number | null
  /** The largest b(z) over basic z ≼ x (GMMV-D11). */
  readonly B: number
  /** Number of moves by the M-rule (GMMV-D6). */
  readonly M: number
  /** Remoteness by exhaustive solution. */
  readonly R: number
}

/** Facts about every position of a sorted box of NIM(n,n−1). */
export interface KPlusOneTables {
  readonly ruleset: ExactSlowNim
  readonly box: Box
  /** M by rank. */
  readonly M: ShortIntegers
  /** R by rank. */
  readonly R: ArrayLike<number>
  /** The algorithm that was asked for. */
  readonly kernel: KernelChoice | undefined
  readonly at: (position: readonly number[]) => Facts
  /** Facts about every option of x. */
  options(x: Facts): Facts[]
}

const NONE = -1

/**
 * Tables of M and R, and of B, basic and exceptional numbers; the last three are made when a fact is
 * first asked for.
 *
 * @throws RangeError if R needs more memory than allowed
 * @complexity O(n) rank computations a position
 */
export function kPlusOneTables(n: number, domain: BoxDomain, limits: Limits): KPlusOneTables {
  const ruleset = exactSlowNim(n, n - 1)
  const table = solve(ruleset, domain, { value: 'remoteness', ...limits })
  const { box, values } = table
  table.release()
  const M = mPlayCounts(box)
  let numbers: BasicTables | undefined
  const at = (position: readonly number[]): Facts => {
    const rank = box.rank(position)
    numbers ??= basicTables(box)
    return {
      position: [...position],
      rank,
      isTerminal: !(position[1]! > 0),
      basic: orNull(numbers.basic[rank]!),
      exceptional: orNull(numbers.exceptional[rank]!),
      B: numbers.B[rank]!,
      M: M[rank]!,
      R: values[rank]!,
    }
  }
  return {
    ruleset,
    box,
    M,
    R: values,
    kernel: limits.kernel,
    at,
    options: (x) => options(ruleset, x.position).map(at),
  }
}

interface BasicTables {
  readonly basic: Int32Array
  readonly exceptional: Int32Array
  readonly B: Int32Array
}

/** By GMMV REF-7, B is the larger of b(x), if x is basic, and of B over the lower covers. */
function basicTables(box: Box): BasicTables {
  const basic = new Int32Array(box.count)
  const exceptional = new Int32Array(box.count)
  const B = new Int32Array(box.count)
  box.forEach((position, rank) => {
    const own = basicNumber(position) ?? NONE
    basic[rank] = own
    exceptional[rank] = exceptionalNumber(position) ?? NONE
    const below = coverRanks(box, position).map((cover) => B[cover]!)
    B[rank] = Math.max(own, ...below)
  })
  return { basic, exceptional, B }
}

/** What {@link kPlusOneTables} takes, with `extra` bytes a position for a claim's own tables. */
export function kPlusOneCost(n: number, domain: BoxDomain, extra = 0): Cost {
  const positions = boxCount(n, domain.max, true)
  const remoteness = rankedTableMemory(exactSlowNim(n, n - 1), domain, 'remoteness')
  return { positions, memory: remoteness + positions * BigInt(16 + extra) }
}

/** Ranks of the lower covers of a sorted position: one stone less on the first pile of a group. */
export function coverRanks(box: Box, position: readonly number[]): number[] {
  const ranks: number[] = []
  const cover = [...position]
  position.forEach((pile, i) => {
    if (pile === 0 || position[i - 1] === pile) return
    cover[i] = pile - 1
    ranks.push(box.rank(cover))
    cover[i] = pile
  })
  return ranks
}

/**
 * The M-move by the text of GMMV-D6: if all piles are odd keep a largest pile, otherwise keep a
 * smallest even pile; all others lose a stone. The result is sorted; null if the move is not legal.
 */
export function mMoveByText(position: readonly number[]): number[] | null {
  const even = position.filter((pile) => pile % 2 === 0)
  const kept = position.indexOf(even.length > 0 ? Math.min(...even) : Math.max(...position))
  const reduced = position.map((pile, i) => (i === kept ? pile : pile - 1))
  return reduced.some((pile) => pile < 0) ? null : sorted(reduced)
}

function orNull(value: number): number | null {
  return value === NONE ? null : value
}
