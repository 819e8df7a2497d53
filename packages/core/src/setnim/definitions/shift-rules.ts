import { lowered, stackSets } from './stack-sets.ts'

/** The condition h(x) ≥ least, where h is given by its coefficients. */
export type LeastForm = readonly [form: readonly number[], least: number]

/**
 * A shift rule: F(x) = F(x − z) + add wherever all inequalities hold. The stacks of a position are
 * in ascending order.
 */
export interface StackShift {
  readonly z: readonly number[]
  readonly add: number
  readonly where: readonly LeastForm[]
}

/** A position x at which a rule applies, and the rule. */
export interface ShiftEdge {
  readonly x: readonly number[]
  readonly rule: StackShift
}

/**
 * The shift rules of SN(n,A), with s(h) for each inequality. s(h) is the largest amount by which a
 * move can lower h, or 0 if no move lowers h.
 */
export class ShiftRules {
  readonly rules: readonly StackShift[]
  readonly #lowering = new Map<readonly number[], number>()

  constructor(n: number, sizes: readonly number[], rules: readonly StackShift[]) {
    this.rules = rules
    const nothing = new Array<number>(n).fill(0)
    const moves = sizes.flatMap((size) => stackSets(n, size)).map((set) => lowered(nothing, set))
    for (const { where } of rules) {
      for (const [form] of where) {
        this.#lowering.set(form, Math.max(0, ...moves.map((move) => -valueOf(form, move))))
      }
    }
  }

  /** The number s(h), where h is the form of an inequality of these rules. */
  lowering(form: readonly number[]): number {
    return this.#lowering.get(form)!
  }

  /**
   * True if x ∈ Q°, that is, if h(x) exceeds the bound of every inequality of the rule by at least
   * s(h).
   */
  isWellInside({ where }: StackShift, x: readonly number[]): boolean {
    return where.every(([form, least]) => valueOf(form, x) >= least + this.lowering(form))
  }

  /** True if condition (ii) holds with the rule `other`. */
  isSettledBy(other: StackShift, { x, rule }: ShiftEdge): boolean {
    return (
      this.isWellInside(other, x) &&
      applies(other, minus(x, rule.z)) &&
      applies(rule, minus(x, other.z))
    )
  }

  /** True if neither condition (i) nor condition (ii) holds. */
  isCritical({ x, rule }: ShiftEdge): boolean {
    if (this.isWellInside(rule, x)) return false
    return !this.rules.some((other) => this.isSettledBy(other, { x, rule }))
  }

  /**
   * True if the edge, split by rule k, violates an inequality that leads to a child in the tree:
   * h′(x) ≥ c′ + max(s(h′), h′(z_j)) of rule k, or h(x) ≥ c + h(z_k) of rule j.
   */
  isInAChild(other: StackShift, { x, rule }: ShiftEdge): boolean {
    const isOwn = other.where.some(([form, least]) => {
      const drop = Math.max(this.lowering(form), valueOf(form, rule.z))
      return valueOf(form, x) < least + drop
    })
    return (
      isOwn || rule.where.some(([form, least]) => valueOf(form, x) < least + valueOf(form, other.z))
    )
  }
}

/** True if x ∈ Q, that is, if all inequalities of the rule hold. */
export function applies({ where }: StackShift, x: readonly number[]): boolean {
  return where.every(([form, least]) => valueOf(form, x) >= least)
}

/** The vector x − z. */
export function minus(x: readonly number[], z: readonly number[]): number[] {
  return x.map((height, i) => height - z[i]!)
}

/**
 * The smallest c that (G) allows in an inequality of a rule. If the inequality bounds a gap that z
 * changes, this number is one more than the gap of z. Otherwise it is −∞.
 *
 * @source NT-13
 */
export function leastAllowed({ z }: StackShift, form: readonly number[]): number {
  for (let i = 0; i < z.length; i++) {
    const isGap = form.every((factor, j) => factor === (j === i ? 1 : j === i - 1 ? -1 : 0))
    const gap = z[i]! - (z[i - 1] ?? 0)
    if (isGap && gap > 0) return gap + 1
  }
  return -Infinity
}

function valueOf(form: readonly number[], x: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < form.length; i++) sum += form[i]! * x[i]!
  return sum
}
