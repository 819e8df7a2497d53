import { solve } from '@nim/bruteforce'
import { type Box, slowSetNim, type SlowSetNim, sortedBox } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { halfLengths, type HalfLengths } from './half-lengths.ts'
import { lengthsByRow } from './lengths-by-row.ts'
import { longestPlaysByRow } from './longest-plays-by-row.ts'
import { type ReducedHeights, reducedHeights } from './reduced-heights.ts'

/** SN(n,A) on a box, for parts that are judged row by row. Every table is made when it is first asked for. */
export interface RowGame {
  readonly n: number
  /** min A. */
  readonly k: number
  readonly sizes: readonly number[]
  readonly box: Box
  /** By pile and height: by how much the rank falls when the pile is lowered; see `rankDrops`. */
  readonly drops: readonly Int32Array[]
  /** Outcomes by retrograde analysis, by rank: 0 = P, 1 = N. */
  readonly outcomes: () => Uint8Array
  /** Those of SN(n,A′). */
  readonly outcomesOf: (sizes: readonly number[]) => Uint8Array
  /** Lengths of longest plays by the rules, by rank. */
  readonly longestPlays: () => Uint16Array
  /** l(x) by its definition, by rank. */
  readonly lengths: () => Uint16Array
  /** l of the halves by its definition. */
  readonly halves: () => HalfLengths
  /** Heights of reductions, whose rows are to be asked for in rank order. */
  readonly reductions: () => ReducedHeights
}

/** Beyond this many stacks tables by sets of stacks are too large. */
const MOST_STACKS = 7

/** The game on the box; null if the box is of a size for which its tables are not meant. */
export function rowGame(ruleset: SlowSetNim, domain: BoxDomain, limits: Limits): RowGame | null {
  const { piles: n, sizes } = ruleset
  const { max } = domain
  if (n > MOST_STACKS || n * max > 0xffff) return null
  const box = sortedBox(n, max)
  if (box.count >= 2 ** 31) return null
  const k = sizes[0]!
  const outcomesOf = (those: readonly number[]): Uint8Array => {
    const table = solve(slowSetNim(n, those), { max }, { value: 'outcome', ...limits })
    const { values } = table
    table.release()
    return values instanceof Uint8Array ? values : Uint8Array.from(values)
  }
  return {
    n,
    k,
    sizes,
    box,
    drops: rankDrops(box).map((column) => Int32Array.from(column)),
    outcomes: once(() => outcomesOf(sizes)),
    outcomesOf,
    longestPlays: once(() => longestPlaysByRow(box, k)),
    lengths: once(() => lengthsByRow(box, k)),
    halves: once(() => halfLengths(box, (halves) => lengthsByRow(halves, k))),
    reductions: () => reducedHeights(ruleset, domain, limits),
  }
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let value: { readonly made: T } | undefined
  return () => (value ??= { made: make() }).made
}
