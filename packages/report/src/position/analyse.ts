import { solvePosition } from '@nim/bruteforce'
import {
  formatPosition,
  moveSizes,
  options,
  type PlayConvention,
  type Position,
  type Ruleset,
  sorted,
} from '@nim/core/rules'
import { reduce } from '@nim/core/setnim'
import { BY_SHIFT_RULES, byShiftRules, type UsedRule } from './by-shift-rules.ts'
import { type SolvedValues, type KnownValues, knownValues } from './known-values.ts'
import { optionCount } from './option-count.ts'
import { orderMoves } from './order-moves.ts'
import { winningReply } from './winning-reply.ts'

type Pile = number | bigint

/** A move, represented by the position after it. */
export interface ListedMove {
  readonly to: Position<Pile>
  readonly values: KnownValues
}

/** The known values of a position and of every position that is one move away. */
export interface Analysis {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly position: Position<Pile>
  readonly values: KnownValues
  /** The moves, best first; see `orderMoves`. */
  readonly moves: readonly ListedMove[]
  /**
   * The number of optimal moves, which are at the start of the list; 0 if there is no move, or if
   * no move is known to be optimal.
   */
  readonly optimal: number
  /**
   * False if there are too many moves to list. In that case, `moves` contains only a winning move,
   * if one is found.
   */
  readonly allMoves: boolean
  /**
   * The number of moves. If not all moves are listed, this is an upper bound, or Infinity if no
   * bound is known.
   */
  readonly moveCount: number
  /**
   * The shift rules that give the values of the position, in the order in which they are used;
   * empty if another method gives the values.
   */
  readonly rules: readonly UsedRule[]
  /** The number of solved positions; 0 if all values come from formulas. */
  readonly solved: number
  /**
   * The reason why the position was not solved, worded as the end of a sentence; null if it was
   * solved.
   */
  readonly unsolved: string | null
}

/** The limits of the analysis. */
export interface AnalyseOptions {
  /** The default is normal play. */
  readonly play?: PlayConvention
  /** The maximum number of positions to solve. The default is 2 million. */
  readonly limit?: number
  /**
   * The maximum number of moves to list. If there are more moves, only a winning move is computed.
   * The default is 20,000.
   */
  readonly mostMoves?: number
}

/**
 * The maximum total number of digits in the piles of all listed moves. This number of digits is
 * about 50 MB of text.
 */
const MOST_DIGITS_MADE = 50_000_000

/**
 * The values of a position and of its options. If there is a proved formula for a value, the
 * formula gives the value. If there are at most `limit` positions below the given position, or
 * below its reduction red(x), the function also solves them. If both methods give a value, the two
 * values are compared. If neither method gives a value, shift rules give the values of solved
 * games. Before the function computes the moves, it checks their number and the total number of
 * their digits (at most 50 million).
 *
 * @param position a position of any size, in the form that `positionOf` returns
 * @throws RangeError for piles that are not exact integers ≥ 0; DisagreementError if the formula
 * and the solver disagree
 * @complexity the cost of `solvePosition`, plus O(n) integer operations for each move
 * @source NT-L9, NT-13
 */
export function analyse(
  ruleset: Ruleset,
  position: Position<Pile>,
  { play = 'normal', limit = 2_000_000, mostMoves = 20_000 }: AnalyseOptions = {},
): Analysis {
  const search = solvedOrReduced(ruleset, position, play, limit)
  const valuesOf = (to: Position<Pile>): KnownValues =>
    knownValues(ruleset, to, play, search?.foundAt(to))
  const values = valuesOf(position)
  const moveCount = optionCount(ruleset, position)
  const digits = formatPosition(position).length
  const allMoves = moveCount <= mostMoves && moveCount * digits <= MOST_DIGITS_MADE
  const reply = allMoves ? null : winningReply(ruleset, position, play)
  const targets = allMoves ? options(ruleset, position) : reply === null ? [] : [reply]
  const ordered = orderMoves(
    values.outcome?.value ?? null,
    targets.map((to) => ({ to, values: valuesOf(to) })),
  )
  return {
    ruleset,
    play,
    position,
    values,
    ...ordered,
    rules: values.outcome?.by === BY_SHIFT_RULES ? byShiftRules(ruleset, position, play).used : [],
    allMoves,
    moveCount: allMoves ? targets.length : moveCount,
    solved: search?.solved ?? 0,
    unsolved: search !== null ? null : `, and more than ${limit} positions would have to be solved`,
  }
}

/** The values that the solver computed. The key is the position. */
interface Search {
  readonly solved: number
  foundAt(to: Position<Pile>): SolvedValues | undefined
}

/**
 * Solves the positions below the given position or, if there are too many of them, below its
 * reduction. In a slow game, no play takes the stones of x that are not in red(x). Therefore a move
 * from x, and the move from red(x) that lowers the same piles, lead to positions with the same
 * values.
 */
function solvedOrReduced(
  ruleset: Ruleset,
  position: Position<Pile>,
  play: PlayConvention,
  limit: number,
): Search | null {
  const whole = searchBelow(ruleset, position, play, limit)
  if (whole !== null) return { ...whole, foundAt: (to) => whole.foundAt(to, 'by solving') }
  const sizes = moveSizes(ruleset)
  if (sizes === null) return null
  const reduced = reduce<Pile>(position, sizes[0]!)
  const below = searchBelow(ruleset, reduced.map(exact), play, limit)
  if (below === null) return null
  const by = 'by NT-L9 and solving red(x)'
  const lowered = (to: Position<Pile>): Position<Pile> =>
    sorted(reduced.map((pile, i) => exact(BigInt(pile) + BigInt(to[i]!) - BigInt(position[i]!))))
  return { ...below, foundAt: (to) => below.foundAt(lowered(to), by) }
}

function searchBelow(
  ruleset: Ruleset,
  position: Position<Pile>,
  play: PlayConvention,
  limit: number,
) {
  if (!position.every((pile) => typeof pile === 'number')) return null
  const solved = solvePosition(ruleset, position, { play, limit })
  if (solved === null) return null
  const valuesAt = new Map(
    [solved, ...solved.options].map((values) => [formatPosition(values.position), values]),
  )
  return {
    solved: solved.solved,
    foundAt(to: Position<Pile>, by: string): SolvedValues | undefined {
      const values = valuesAt.get(formatPosition(to))
      return values === undefined ? undefined : { values, by }
    },
  }
}

/** The pile as a number if the conversion is exact, otherwise the pile unchanged. */
function exact(pile: Pile): Pile {
  return pile <= Number.MAX_SAFE_INTEGER ? Number(pile) : pile
}
