import { reductionMemory, solve, type SolveOptions } from '@nim/bruteforce'
import {
  type Box,
  boxCount,
  formatRuleset,
  type PlayConvention,
  slowSetNim,
  type SlowSetNim,
  sortedBox,
} from '@nim/core/rules'
import type { Cost, Limits } from '../../claim/claim.ts'
import { rankedTableMemory, wholeBytes } from '../../rows/table-memory.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { reducedRanksByTable } from './reduced-ranks-by-table.ts'
import { reducedRanksByRow } from './reduced-ranks-by-row.ts'
import { forEachWithOptions } from './for-each-with-options.ts'
import { type PlayLengths, playLengths } from './play-lengths.ts'
import { playableOutcomesByRow } from './playable-outcomes-by-row.ts'

/**
 * What the judges know of SN(n,A) on a box: from the rules (DH-D1) and the definition of reduction
 * (DH-D3) alone, never from a formula of the paper. Every table is made when it is first asked for.
 */
export interface SolvedGame {
  readonly ruleset: SlowSetNim
  readonly n: number
  /** min A. */
  readonly k: number
  readonly sizes: readonly number[]
  readonly box: Box
  position(rank: number): number[]
  /**
   * The rank of red(x), by rank of x: row by row, see `reductionsByRow`, or from the table filled by the
   * definition with nothing spared, if another kernel than `auto` was asked for.
   */
  reducedRanks(): Int32Array
  /** Outcomes of the full game by retrograde analysis, by rank: 0 = P, 1 = N. */
  outcomes(): ArrayLike<number>
  /** Outcomes of SN(n,A′) on the same box, by rank. */
  outcomesOf(sizes: readonly number[]): ArrayLike<number>
  /** Remoteness by retrograde analysis, by rank. */
  remoteness(play: PlayConvention): ArrayLike<number>
  /** The outcome of red(x) in the playable game graph (DH-D5), by rank of x. */
  playableOutcomesOfReductions(): ArrayLike<number>
  /** Lengths of plays, by rank. */
  playLengths(): PlayLengths
  /** red(y) of any heights of the box in any order, each stack in its place. */
  reductionInPlace(heights: readonly number[]): number[]
  /** True if heights in ascending order are their own reduction. */
  isReduced(heights: readonly number[]): boolean
}

const KEPT_POSITIONS = 2 ** 20
const recent: { key: string; game: SolvedGame }[] = []

/**
 * The game on the box. The last two are kept, since the parts of a statement ask for the same one
 * again; a second algorithm keeps nothing, so that every check is known by the tables it made.
 *
 * @throws RangeError if the tables need more memory than the limits allow
 */
export function solvedGame(ruleset: SlowSetNim, domain: BoxDomain, limits: Limits): SolvedGame {
  const needed = gameCost(ruleset, domain).memory
  const key = `${formatRuleset(ruleset)} max=${domain.max}`
  if (needed > BigInt(limits.memory)) {
    throw new RangeError(`${key}: needs ${needed} bytes of tables, the limit is ${limits.memory}`)
  }
  if (limits.kernel === 'second') return makeGame(ruleset, domain, limits)
  const found = recent.find((entry) => entry.key === key)?.game
  if (found !== undefined) return found
  const game = makeGame(ruleset, domain, limits)
  if (game.box.count <= KEPT_POSITIONS) {
    recent.unshift({ key, game })
    recent.length = Math.min(recent.length, 2)
  }
  return game
}

/** Bytes a position of the ranks of reductions, playable outcomes, and lengths of plays. */
const OWN_BYTES = 4n + 1n + 8n

/** Positions of the box, and bytes of all tables that may be asked for. */
export function gameCost(ruleset: SlowSetNim, domain: BoxDomain): Cost {
  const positions = boxCount(ruleset.piles, domain.max, true)
  return {
    positions,
    memory:
      wholeBytes(reductionMemory(ruleset, domain)) +
      rankedTableMemory(ruleset, domain, 'outcome') +
      2n * rankedTableMemory(ruleset, domain, 'remoteness') +
      OWN_BYTES * positions,
  }
}

function makeGame(ruleset: SlowSetNim, { max }: BoxDomain, limits: Limits): SolvedGame {
  const { sizes, piles: n } = ruleset
  const box = sortedBox(n, max)
  const isFast = limits.kernel === undefined || limits.kernel === 'auto'
  const reducedRanks = once(() =>
    (isFast ? reducedRanksByRow : reducedRanksByTable)(ruleset, { max }, limits),
  )
  const valuesOf = (game: SlowSetNim, options: SolveOptions): ArrayLike<number> => {
    const table = solve(game, { max }, options)
    const { values } = table
    table.release()
    return values
  }
  const outcomesOf = kept((others: readonly number[]) =>
    valuesOf(slowSetNim(n, others), { value: 'outcome', ...limits }),
  )
  const remoteness = once(() => valuesOf(ruleset, { value: 'remoteness', ...limits }))
  const misereRemoteness = once(() =>
    valuesOf(ruleset, { value: 'remoteness', play: 'misere', ...limits }),
  )
  return {
    ruleset,
    n,
    k: sizes[0]!,
    sizes,
    box,
    position: (rank) => box.unrank(rank),
    reducedRanks,
    outcomes: once(() => outcomesOf(sizes)),
    outcomesOf,
    remoteness: (play) => (play === 'normal' ? remoteness() : misereRemoteness()),
    playableOutcomesOfReductions: once(() =>
      isFast
        ? playableOutcomesByRow(ruleset, { max }, limits)
        : playableOutcomesOfReductions(box, sizes, reducedRanks()),
    ),
    playLengths: once(() => playLengths(box, sizes)),
    reductionInPlace(heights) {
      const order = heights.map((_, i) => i).sort((i, j) => heights[i]! - heights[j]!)
      const reduced = box.unrank(reducedRanks()[box.rank(order.map((i) => heights[i]!))]!)
      const inPlace = [...heights]
      order.forEach((stack, place) => (inPlace[stack] = reduced[place]!))
      return inPlace
    },
    isReduced(heights) {
      const rank = box.rank(heights)
      return reducedRanks()[rank] === rank
    },
  }
}

/**
 * The outcome of red(x) in the playable game graph, solved in rank order: red(x′) has a smaller rank
 * than x.
 */
export function playableOutcomesOfReductions(
  box: Box,
  sizes: readonly number[],
  ranks: Int32Array,
): Uint8Array {
  const values = new Uint8Array(box.count)
  forEachWithOptions(box, sizes, (rank, distances, count) => {
    if (ranks[rank] !== rank) return
    for (let i = 0; i < count && values[rank] === 0; i++) {
      if (values[ranks[rank - distances[i]!]!] === 0) values[rank] = 1
    }
  })
  return values.map((_, rank) => values[ranks[rank]!]!)
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let value: { readonly made: T } | undefined
  return () => (value ??= { made: make() }).made
}

/** A function of lists of numbers whose values are kept. */
function kept<T>(make: (list: readonly number[]) => T): (list: readonly number[]) => T {
  const values = new Map<string, T>()
  return (list) => {
    const key = list.join()
    let value = values.get(key)
    if (value === undefined) {
      value = make(list)
      values.set(key, value)
    }
    return value
  }
}
