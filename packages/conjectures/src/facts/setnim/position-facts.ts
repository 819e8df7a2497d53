import type { Outcome } from '@nim/core/rules'
import type { SolvedGame } from './solved-game.ts'
import { hasStack, visitMoves } from './visit-moves.ts'

/** What the judges know of one position of SN(n,A): plain counts, red(x) by DH-D3, outcomes by play. */
export interface PositionFacts {
  readonly game: SolvedGame
  readonly rank: number
  readonly n: number
  /** min A. */
  readonly k: number
  readonly x: readonly number[]
  readonly sum: number
  /** x_n. */
  readonly top: number
  /** Number of maximal stacks. */
  readonly e: number
  /** sum(x) − k·x_n. */
  readonly rho: number
  /** Number of odd stacks. */
  readonly o: number
  /** sum(x) mod 2k. */
  readonly r: number
  /** Number of nonempty stacks. */
  readonly nonempty: number
  /** True if x is its own reduction, by the definition. */
  readonly isReduced: boolean
  isTerminal(): boolean
  /** red(x), by the definition. */
  reduction(): number[]
  /** By retrograde analysis of the full game. */
  outcome(): Outcome
  moves(): MoveFacts[]
}

/** What the judges know of one move x → x′. */
export interface MoveFacts {
  readonly from: PositionFacts
  /** Number of stacks played on. */
  readonly a: number
  /** The stacks played on, as bits. */
  readonly played: number
  /** x′, stacks in their places; sorted too. */
  readonly option: readonly number[]
  readonly optionRank: number
  /** True if x′ is not reduced, by the definition. */
  readonly needsReduction: boolean
  /** True if some maximal stack of x was not played on. */
  readonly leavesOutMaximal: boolean
  /** The stacks not played on, as numbers from 0. */
  leftOut(): number[]
  /** red(x′), by the definition. */
  reduction(): number[]
  /** The type of x′. */
  type(): Type
  /** The type of red(x′). */
  reducedType(): Type
}

/** (o, r): the number of odd stacks, and the sum modulo 2k. */
export interface Type {
  readonly o: number
  readonly r: number
}

/** The facts of the position with this rank. */
export function factsAt(game: SolvedGame, rank: number): PositionFacts {
  return factsCursor(game)(game.position(rank), rank)
}

/**
 * Looks at one position after the other: the facts returned are good until the next call. What needs
 * a table is looked up when it is asked for.
 */
export function factsCursor(
  game: SolvedGame,
): (x: readonly number[], rank: number) => PositionFacts {
  const { n, k } = game
  const facts = {
    game,
    rank: 0,
    n,
    k,
    x: [] as readonly number[],
    sum: 0,
    top: 0,
    e: 0,
    rho: 0,
    o: 0,
    r: 0,
    nonempty: 0,
    get isReduced(): boolean {
      return game.reducedRanks()[facts.rank] === facts.rank
    },
    isTerminal: (): boolean => facts.nonempty < k,
    reduction: (): number[] => game.position(game.reducedRanks()[facts.rank]!),
    outcome: (): Outcome => (game.outcomes()[facts.rank] === 0 ? 'P' : 'N'),
    moves: (): MoveFacts[] => movesFrom(facts),
  }
  return (x, rank) => {
    const top = x[n - 1]!
    let sum = 0
    let o = 0
    let e = 0
    let nonempty = 0
    for (let i = 0; i < n; i++) {
      const height = x[i]!
      sum += height
      o += height & 1
      if (height === top) e++
      if (height > 0) nonempty++
    }
    facts.rank = rank
    facts.x = x
    facts.sum = sum
    facts.top = top
    facts.e = e
    facts.rho = sum - k * top
    facts.o = o
    facts.r = sum % (2 * k)
    facts.nonempty = nonempty
    return facts
  }
}

/** (o, r) of any heights, modulus 2k. */
export function typeOf(heights: readonly number[], k: number): Type {
  let sum = 0
  let o = 0
  for (const height of heights) {
    sum += height
    o += height % 2
  }
  return { o, r: sum % (2 * k) }
}

function movesFrom(from: PositionFacts): MoveFacts[] {
  const { game, x, k, top } = from
  const ranks = game.reducedRanks()
  const moves: MoveFacts[] = []
  visitMoves(x, game.sizes, (left, played, a) => {
    const option = [...left]
    const optionRank = game.box.rank(option)
    const reducedRank = ranks[optionRank]!
    const reduction = (): number[] => game.position(reducedRank)
    moves.push({
      from,
      a,
      played,
      option,
      optionRank,
      needsReduction: reducedRank !== optionRank,
      leavesOutMaximal: x.some((height, i) => height === top && !hasStack(played, i)),
      leftOut: () => x.flatMap((_, i) => (hasStack(played, i) ? [] : [i])),
      reduction,
      type: () => typeOf(option, k),
      reducedType: () => typeOf(reduction(), k),
    })
    return true
  })
  return moves
}
