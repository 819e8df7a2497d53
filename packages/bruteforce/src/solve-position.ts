import {
  formatPosition,
  options,
  type Outcome,
  type PlayConvention,
  type Position,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import type { Cells } from './cells/cells.ts'
import { DEFAULT_MEMORY } from './memory.ts'
import { planOf } from './plan/plan-of.ts'
import { run } from './plan/run.ts'
import { lowerSetOf } from './task/lower-set.ts'
import { isP } from './task/outcome.ts'

/** The values of one position by exhaustive search. */
export interface PositionValues {
  /** The position in the order in which the ruleset stores its piles. */
  readonly position: Position
  readonly outcome: Outcome
  readonly remoteness: number
  readonly grundy: number
}

/**
 * The values of a position and of its options, and the number of positions that were solved to
 * compute these values.
 */
export interface SolvedPosition extends PositionValues {
  readonly options: readonly PositionValues[]
  readonly solved: number
}

/** The options for solving one position. */
export interface SolvePositionOptions {
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** The maximum number of positions to solve. Default: 20 million. */
  readonly limit?: number
}

/**
 * The outcome, remoteness and Grundy value of one position and of all its options, as {@link solve}
 * defines them. The function solves only the positions below the given one. The box of its largest
 * pile may be much larger.
 *
 * @returns null if the search would need more than `limit` positions or more than 2 GiB
 * @throws RangeError if `position` is not a position of the ruleset
 * @complexity as `solve`, for the number of positions below the given position
 * @source GMMV REF-1, REF-4, REF-8
 */
export function solvePosition(
  ruleset: Ruleset,
  position: Position,
  { play = 'normal', limit = 20_000_000 }: SolvePositionOptions = {},
): SolvedPosition | null {
  const wrong = position.find((pile) => !Number.isSafeInteger(pile) || pile < 0)
  if (wrong !== undefined) {
    throw new RangeError(
      `position ${formatPosition(position)}: expected piles as whole numbers >= 0, got ${wrong}`,
    )
  }
  const caps = positionOf(ruleset, position)
  const below = lowerSetOf(ruleset, caps, limit)
  if (below === null) return null
  const plans = (['remoteness', 'grundy'] as const).map((value) =>
    planOf({ ruleset, caps, value, play }),
  )
  if (plans.reduce((sum, { bytes }) => sum + bytes, 0) > DEFAULT_MEMORY) return null
  const [remoteness, grundy] = plans.map((plan) => run(plan, DEFAULT_MEMORY).cells) as [
    Cells,
    Cells,
  ]
  const valuesOf = (each: Position): PositionValues => {
    const r = remoteness.entryAt(each, below.rank)
    const outcome = isP('remoteness', play, r) ? 'P' : 'N'
    return { position: each, outcome, remoteness: r, grundy: grundy.entryAt(each, below.rank) }
  }
  const solved = {
    ...valuesOf(caps),
    options: options(ruleset, caps).map(valuesOf),
    solved: below.count,
  }
  for (const { release } of [remoteness, grundy]) release()
  return solved
}
