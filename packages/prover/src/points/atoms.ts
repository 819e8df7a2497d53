import { exactly, gcdOf, residueOf } from './exact.ts'

/** A linear form of the coordinates and numbers t such that only the truth of form ≥ t matters. */
export interface Wall {
  readonly form: readonly number[]
  /** Ascending, each once. */
  readonly thresholds: readonly number[]
}

/** A linear form of which only the residue matters. */
export interface Residue {
  readonly form: readonly number[]
  readonly modulus: number
}

/** Numbers t, ends included, of which each says the same as form ≥ t. */
export interface Thresholds {
  readonly form: readonly number[]
  readonly low: number
  readonly high: number
}

/** The atoms of a formula, as they are met. */
export interface AtomCollector {
  /** form ≥ t decides something; it is the same for all these t. */
  order(thresholds: Thresholds): void
  /** form modulo this number decides something. */
  residue(form: readonly number[], modulus: number): void
  /** All that was collected of order, forms with a positive first factor. */
  orders(): Thresholds[]
  residues(): Residue[]
}

/**
 * Collects atoms on ℕ^n: f ≥ c and −f ≥ 1 − c are one atom; what is true or false everywhere is left
 * out.
 */
export function atomCollector(): AtomCollector {
  const orders = new Map<string, Thresholds>()
  const residues = new Map<string, Residue>()
  return {
    order: (given) => {
      const first = given.form.find((factor) => factor !== 0)
      if (first === undefined) return
      const { form, low, high } = first > 0 ? given : opposite(given)
      if (low <= 0 && form.every((factor) => factor >= 0)) return
      orders.set(`${form.join()} ${low} ${high}`, { form, low: exactly(low), high: exactly(high) })
    },
    residue: (given, m) => {
      const divisor = gcdOf(...given, m)
      const modulus = m / divisor
      const form = given.map((factor) => residueOf(factor / divisor, modulus))
      if (modulus > 1) residues.set(`${form.join()} ${modulus}`, { form, modulus })
    },
    orders: () => [...orders.values()],
    residues: () => [...residues.values()],
  }
}

function opposite({ form, low, high }: Thresholds): Thresholds {
  return { form: form.map((factor) => -factor + 0), low: 1 - high, high: 1 - low }
}

/** The walls with as few thresholds as say all that was collected. */
export function wallsFrom(orders: readonly Thresholds[]): Wall[] {
  const walls = new Map<string, { readonly form: readonly number[]; thresholds: number[] }>()
  for (const { form, low, high } of orders.toSorted((a, b) => a.high - b.high)) {
    const wall = walls.get(form.join()) ?? { form, thresholds: [] }
    walls.set(form.join(), wall)
    // of intervals by their upper ends, one that holds no threshold yet needs its own
    if ((wall.thresholds.at(-1) ?? -Infinity) < low) wall.thresholds.push(high)
  }
  return [...walls.values()]
}
