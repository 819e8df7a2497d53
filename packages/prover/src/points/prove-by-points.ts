import { compareSumLex } from '@nim/core/rules'
import { unreadable } from '@nim/presburger'
import { type Basis, basisOf } from './basis.ts'
import { certificateOf, type PointCertificate } from './certificate.ts'
import { type Domain, domainOf, pilesOf } from './domain.ts'
import { irreduciblePoints } from './enumerate.ts'
import { type StatedValue, localRule } from './local-rule.ts'
import { NotDecidable, TooManyPoints } from './not-decidable.ts'
import type { PointQuestion } from './question.ts'
import { positionsBySum } from './positions-by-sum.ts'
import { wallsOf } from './walls.ts'
import { FIRST_POSITIONS, MOST_POINTS } from '../tuned/tuned.ts'

/** The result of a proof by points. */
export type PointResult =
  | {
      readonly answer: 'proved'
      readonly certificate: PointCertificate
      readonly points: number
      /** The largest pile of an irreducible point. */
      readonly largestPile: number
    }
  | {
      readonly answer: 'refuted'
      /** The smallest of all wrong positions. */
      readonly position: readonly number[]
      /** The stated value. True means P. */
      readonly says: StatedValue
      /** The true value of the position. */
      readonly is: StatedValue
    }
  | {
      readonly answer: 'not decidable'
      /** The reason. The text begins with “not decidable this way”. */
      readonly why: string
      /**
       * The smallest of the enumerated points at which the formula contradicts its values at the
       * options. The formula is wrong at this point or at one of its options. This property is
       * absent if no such point exists.
       */
      readonly contradictsAt?: readonly number[]
    }

/** The limits of a proof by points. */
export interface PointLimits {
  /** The maximum number of irreducible points. Default: 2,000,000. */
  readonly points?: number
  /**
   * This number of smallest positions is evaluated before the basis is computed. Most wrong
   * formulas are wrong at one of these positions. Default: 2,000. A formula that is wrong at one of
   * these positions is refuted even if its basis is too large to compute.
   */
  readonly first?: number
}

/**
 * Evaluates the statement at finitely many points and their options, and so decides whether it is
 * right for all positions.
 *
 * @throws RangeError if a number of the computation would not be exact, or if the variables do not
 * fit the game
 * @complexity |F|^(n−1) for the vectors; then a few microseconds for each point
 * @source NT-9
 */
export function proveByPoints(question: PointQuestion, limits: PointLimits = {}): PointResult {
  try {
    return decide(question, limits)
  } catch (error) {
    if (error instanceof NotDecidable) return { answer: 'not decidable', why: error.message }
    throw error
  }
}

function decide(
  question: PointQuestion,
  { points: limit = MOST_POINTS, first = FIRST_POSITIONS }: PointLimits,
): PointResult {
  const domain = domainOf(question)
  const walls = wallsOf(question, domain)
  const judge = localRule(question)
  const firstWrong = (positions: Iterable<readonly number[]>): PointResult | null => {
    for (const position of positions) {
      const { says, follows } = judge(position)
      if (says !== follows) return { answer: 'refuted', position, says, is: follows }
    }
    return null
  }
  const early = firstWrong(positionsBySum(domain, first))
  if (early !== null) return early
  const basis = basisOf(domain, walls)
  let points: number[][]
  try {
    points = pointsOf(basis, limit)
  } catch (error) {
    if (!(error instanceof TooManyPoints)) throw error
    const wrong = firstWrong(positionsAt(domain, error.points))
    const undecided = { answer: 'not decidable', why: error.message } as const
    return wrong?.answer === 'refuted' ? { ...undecided, contradictsAt: wrong.position } : undecided
  }
  const wrong = firstWrong(points)
  if (wrong !== null) return wrong
  const why = unreadable(question.says)
  if (why !== null) throw new NotDecidable(`no checker can read the formula, because it has ${why}`)
  return {
    answer: 'proved',
    certificate: certificateOf(question, basis, points),
    points: points.length,
    largestPile: points.flat().reduce((most, pile) => Math.max(most, pile), 0),
  }
}

/**
 * The irreducible points of a basis as positions, smallest first.
 * @throws TooManyPoints if the
 * limit is exceeded
 */
export function pointsOf(basis: Basis, limit: number = MOST_POINTS): number[][] {
  return positionsAt(basis.domain, irreduciblePoints(basis, limit))
}

/** Points as positions, smallest first. */
function positionsAt(domain: Domain, points: readonly (readonly number[])[]): number[][] {
  return points.map((point) => pilesOf(domain, point)).sort(compareSumLex)
}
