import { eq, type Formula, integer, le, plus, substitute } from '@nim/presburger'
import type { Goal } from '../goal/goal.ts'
import { type Obligation, obligations, scriptOf } from '../prove/obligations.ts'
import type { CheckOptions, Solver } from '../solve/solver.ts'
import { positionOfModel } from './position-of-model.ts'

/** A position that violates some obligation. */
export interface Broken {
  readonly position: readonly bigint[]
  /** True if the solver proved that no smaller position violates an obligation. */
  readonly isSmallest: boolean
}

/**
 * The largest sum of piles in a query. The sum is limited because the numbers in formulas are below
 * 2^53.
 */
const MOST = 2n ** 50n

/**
 * Finds the smallest position that violates an obligation of the goal. The search starts from some
 * position that violates one. By bisection, the search lowers the sum of the piles to its least
 * value, and then each pile in turn. Every step sends all obligations. If a query has no answer,
 * the result is the smallest position found so far, and is not marked as the smallest of all.
 *
 * @param above no position with this sum or a smaller one violates any obligation
 */
export async function minimise(
  goal: Goal,
  from: readonly bigint[],
  above: number,
  solver: Solver,
  options: CheckOptions,
): Promise<Broken> {
  let best = from
  let isSmallest = true
  const piles = goal.variables.map((name) => integer(name))
  const total = plus(...piles)

  /** Lowers `best` to the least value of a measure, under further conditions. */
  const lower = async (
    atMost: (bound: bigint) => Formula,
    valueOf: (position: readonly bigint[]) => bigint,
    low: bigint,
    fixed: readonly Formula[],
  ): Promise<void> => {
    let least = low
    while (least < valueOf(best)) {
      const half = (least + valueOf(best) - 1n) / 2n
      const middle = half < MOST ? half : MOST
      if (middle < least) {
        isSmallest = false
        return
      }
      // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before
      const solution = await solutionOf(goal, [...fixed, atMost(middle)], solver, options)
      // If a model exceeds the requested bound, it does not count as an answer.
      if (solution === 'unanswered' || (solution !== null && valueOf(solution) > middle)) {
        isSmallest = false
        return
      }
      if (solution === null) least = middle + 1n
      else best = solution
    }
  }
  await lower((bound) => le(total, Number(bound)), sumOf, BigInt(above + 1), [])
  if (sumOf(best) > MOST) return { position: best, isSmallest: false }
  const fixed: Formula[] = [eq(total, Number(sumOf(best)))]
  for (const [i, pile] of piles.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- each pile depends on those before
    await lower(
      (bound) => le(pile, Number(bound)),
      (x) => x[i]!,
      0n,
      fixed,
    )
    fixed.push(eq(pile, Number(best[i]!)))
  }
  return { position: best, isSmallest }
}

function sumOf(position: readonly bigint[]): bigint {
  return position.reduce((a, b) => a + b, 0n)
}

/**
 * A position that violates an obligation and meets further conditions; null if no such position
 * exists.
 */
async function solutionOf(
  goal: Goal,
  conditions: readonly Formula[],
  solver: Solver,
  options: CheckOptions,
): Promise<readonly bigint[] | null | 'unanswered'> {
  for (const obligation of obligations(goal)) {
    if (obligation.isSimplified) continue
    const extra = conditions.map((condition) => inPlace(condition, obligation))
    // oxlint-disable-next-line no-await-in-loop -- most of the time an early one answers
    const answer = await solver.check(scriptOf(goal, obligation, extra), {
      ...options,
      model: true,
    })
    if (answer.status === 'sat' && answer.model !== undefined) {
      return positionOfModel(obligation, answer.model, goal.variables)
    }
    if (answer.status !== 'unsat') return 'unanswered'
  }
  return null
}

function inPlace(condition: Formula, { places }: Obligation): Formula {
  return substitute(condition, new Map(places))
}
