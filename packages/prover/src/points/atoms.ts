import { exactly, gcdOf, residueOf } from './exact.ts'

/**
 * A linear form of the coordinates, and the numbers t for which the truth of “form ≥ t” matters.
 */
export interface Wall {
  readonly form: readonly number[]
  /** The thresholds, ascending and distinct. */
  readonly thresholds: readonly number[]
}

/** A linear form whose residue matters. */
export interface Residue {
  readonly form: readonly number[]
  readonly modulus: number
}

/** A range of numbers t, including both ends. For all of them, “form ≥ t” has the same meaning. */
export interface Thresholds {
  readonly form: readonly number[]
  readonly low: number
  readonly high: number
}

/** The atoms of a formula, in the order in which they are encountered. */
export interface AtomCollector {
  /**
   * Records that the truth of “form ≥ t” affects the result. The meaning of “form ≥ t” is the same
   * for all t in the given range.
   */
  order(thresholds: Thresholds): void
  /** Records that the residue of the form modulo this number affects the result. */
  residue(form: readonly number[], modulus: number): void
  /** All collected thresholds. The first factor of each form is positive. */
  orders(): Thresholds[]
  residues(): Residue[]
}

/**
 * Collects atoms on ℕ^n. It treats f ≥ c and its negation −f ≥ 1 − c as the same atom. Atoms that
 * are true everywhere or false everywhere are omitted.
 */
export function atomCollector(): AtomCollector {
  const orders = new Map<string, Thresholds>()
  const residues = new Map<string, Residue>()
  return {
    order: (thresholds) => {
      const first = thresholds.form.find((factor) => factor !== 0)
      if (first === undefined) return
      const { form, low, high } = first > 0 ? thresholds : opposite(thresholds)
      if (low <= 0 && form.every((factor) => factor >= 0)) return
      orders.set(`${form.join()} ${low} ${high}`, { form, low: exactly(low), high: exactly(high) })
    },
    residue: (factors, m) => {
      const divisor = gcdOf(...factors, m)
      const modulus = m / divisor
      const form = factors.map((factor) => residueOf(factor / divisor, modulus))
      if (modulus > 1) residues.set(`${form.join()} ${modulus}`, { form, modulus })
    },
    orders: () => [...orders.values()],
    residues: () => [...residues.values()],
  }
}

function opposite({ form, low, high }: Thresholds): Thresholds {
  return { form: form.map((factor) => -factor + 0), low: 1 - high, high: 1 - low }
}

/** The walls that express all collected thresholds with as few thresholds as possible. */
export function wallsFrom(orders: readonly Thresholds[]): Wall[] {
  const walls = new Map<string, { readonly form: readonly number[]; thresholds: number[] }>()
  for (const { form, low, high } of orders.toSorted((a, b) => a.high - b.high)) {
    const wall = walls.get(form.join()) ?? { form, thresholds: [] }
    walls.set(form.join(), wall)
    // the intervals are ordered by their upper ends; an interval without a threshold gets a new one
    if ((wall.thresholds.at(-1) ?? -Infinity) < low) wall.thresholds.push(high)
  }
  return [...walls.values()]
}
