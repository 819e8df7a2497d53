import { type Basis, boundsOf, finiteBasis, pointsOf } from '@nim/prover/points'
import type { GameFormula } from '../formula-claims/game-formula.ts'
import { formulaQuestion } from './point-questions.ts'

/**
 * The points that decide a formula. If the formula is correct at these points, it is correct
 * everywhere.
 */
export interface PointBound {
  /**
   * Linear forms. The value of the formula at a position, or at an option, changes only at
   * thresholds of these forms.
   */
  readonly forms: number
  readonly points: number
  /** The largest pile of an irreducible point. */
  readonly largestPile: number
  /**
   * The limits on the piles that nimlab knows before it computes the points. They are
   * overestimates.
   */
  readonly rayBound: number
  readonly pinBound: number
  /** The values of each form at the points, which show where the points lie. */
  readonly where: readonly FormRange[]
}

/** The values of a linear form at the irreducible points. */
export interface FormRange {
  /** The form in terms of the piles, such as `x1 + x2 - x3`. */
  readonly form: string
  readonly from: number
  readonly to: number
  /**
   * The values of the form at which the formula changes its value, at the position or at an option.
   */
  readonly changesAt: readonly number[]
}

/**
 * The points at which a formula must be correct in order to be correct everywhere. The formula is
 * not evaluated.
 *
 * @param most the maximum number of points
 * @throws NotDecidable if the theorem does not apply, or if there are too many points
 * @source NT-9
 */
export function pointBound(
  { ruleset, play, value, formula }: GameFormula,
  most?: number,
): PointBound {
  const basis = finiteBasis(formulaQuestion(formula, ruleset, value, play))
  const points = pointsOf(basis, most)
  const { ray, pin } = boundsOf(basis)
  return {
    forms: basis.walls.length,
    points: points.length,
    largestPile: points.reduce((largest, point) => Math.max(largest, ...point), 0),
    rayBound: ray,
    pinBound: pin,
    where: whereAre(points, basis),
  }
}

function whereAre(points: readonly (readonly number[])[], { walls, domain }: Basis): FormRange[] {
  return walls.map(({ form, thresholds }) => {
    // a form in the gaps x_i - x_{i-1}, written in terms of the piles
    const factors = form.map((a, i) => (domain.isSorted ? a - (form[i + 1] ?? 0) : a))
    const values = points.map((x) => x.reduce((sum, pile, i) => sum + factors[i]! * pile, 0))
    const [from, to] = values.reduce(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Infinity, -Infinity] as [number, number],
    )
    return { form: formText(factors), from, to, changesAt: thresholds }
  })
}

function formText(factors: readonly number[]): string {
  const terms = factors.flatMap((a, i) => {
    if (a === 0) return []
    const sign = a < 0 ? '-' : '+'
    return [`${sign} ${Math.abs(a) === 1 ? '' : `${Math.abs(a)}*`}x${i + 1}`]
  })
  return terms.join(' ').replace(/^\+ /, '').replace(/^- /, '-')
}
