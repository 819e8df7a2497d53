import type { TableValue } from '@nim/bruteforce'
import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { compareSumLex, gameOf, isSymmetric } from '@nim/core/rules'
import { DEFAULT_LIMITS, type Limits } from '../claim/claim.ts'
import type { BoxDomain, Value } from '../claim/verdict.ts'
import { outcomeLetter } from '../judge/local-evidence.ts'
import { withSolvedBox } from '../rows/solved-box.ts'
import type { ReadFormula } from './read-formula.ts'
import { WIDE_GAP } from '../tuned/tuned.ts'

/** A position at which a formula fails. */
export interface Failure {
  readonly position: readonly number[]
  /** The value according to the formula. */
  readonly said: Value
  /** The value by exhaustive solution. */
  readonly actual: Value
}

/**
 * The number of failures in one class of positions. The formula applies to `of` positions of the
 * class.
 */
export interface FailureShare {
  readonly failures: number
  readonly of: number
}

/** The positions that have o odd piles and a sum ≡ r. */
export interface FailureClass extends FailureShare {
  readonly o: number
  readonly r: number
}

/** The places in a box at which a formula fails. */
export interface Failures extends FailureShare {
  /** The smallest failures, ordered by the sum of the piles, then lexicographically. */
  readonly first: readonly Failure[]
  /** The modulus of r, which is twice the least number of stones that a move takes. */
  readonly modulus: number
  /** The classes with failures, starting with the class that has the most failures. */
  readonly classes: readonly FailureClass[]
  /**
   * The entry gaps[i][d] is about the positions with x_{i+1} − x_i = d, where x_0 = 0. The last
   * entry covers the difference d at its index and all larger differences. This list is empty if
   * the rules distinguish the piles.
   */
  readonly gaps: readonly (readonly FailureShare[])[]
}

/** The game and the box in which nimlab searches for failures. */
export interface AskedBox {
  readonly ruleset: Ruleset
  readonly domain: BoxDomain
  readonly value: TableValue
  readonly play: PlayConvention
}

/**
 * Solves the box once more to find the places where a formula fails.
 *
 * @param most the maximum number of failures to list
 * @throws RangeError if the memory limit is less than the size of two layers of the box
 * @complexity C(max+n,n) evaluations
 */
export function failuresOf(
  formula: Pick<ReadFormula, 'holds' | 'says'>,
  { ruleset, domain, value, play }: AskedBox,
  most: number,
  limits: Limits = DEFAULT_LIMITS,
): Failures {
  const { piles } = ruleset
  const modulus = 2 * gameOf(ruleset).leastMove(ruleset)
  const isSorted = isSymmetric(ruleset)
  const byClass = counts((piles + 1) * modulus)
  const byGap = counts(piles * (WIDE_GAP + 1))
  const first = smallestFailures(most)
  let failures = 0
  let of = 0
  const see = (x: readonly number[], actual: number): void => {
    const holds = formula.holds(x, actual)
    if (holds === null) return
    of++
    let o = 0
    let sum = 0
    for (let i = 0; i < piles; i++) {
      o += x[i]! % 2
      sum += x[i]!
      if (isSorted) {
        const gap = i === 0 ? x[0]! : x[i]! - x[i - 1]!
        byGap.see(i * (WIDE_GAP + 1) + Math.min(gap, WIDE_GAP), holds)
      }
    }
    byClass.see(o * modulus + (sum % modulus), holds)
    if (holds) return
    failures++
    first.see(x, actual)
  }
  withSolvedBox(ruleset, domain, { value, play, ...limits }, 0n, (solved) => {
    const x = new Array<number>(piles)
    solved.forEachRow(({ position, length, entries, offset }) => {
      for (let i = 1; i < piles; i++) x[i] = position[i]!
      for (let x1 = 0; x1 < length; x1++) {
        x[0] = x1
        see(x, entries[offset + x1]!)
      }
    })
  })
  const classes = byClass
    .shares()
    .map((share, i): FailureClass => ({ o: Math.floor(i / modulus), r: i % modulus, ...share }))
    .filter((share) => share.failures > 0)
    .toSorted((a, b) => b.failures - a.failures || a.o - b.o || a.r - b.r)
  const gaps = byGap.shares()
  return {
    failures,
    of,
    first: first.list().map(({ x, actual }) => ({
      position: x,
      said: formula.says(x, actual),
      actual: value === 'outcome' ? outcomeLetter(actual) : actual,
    })),
    modulus,
    classes,
    gaps: isSorted
      ? Array.from({ length: piles }, (_, i) =>
          gaps.slice(i * (WIDE_GAP + 1), (i + 1) * (WIDE_GAP + 1)),
        )
      : [],
  }
}

/** The numbers of failures and of positions in each class, by class number. */
function counts(classes: number): {
  readonly see: (of: number, holds: boolean) => void
  readonly shares: () => FailureShare[]
} {
  const spoken = new Float64Array(classes)
  const failing = new Float64Array(classes)
  return {
    see(of, holds) {
      spoken[of]!++
      if (!holds) failing[of]!++
    },
    shares: () => Array.from(spoken, (of, i) => ({ failures: failing[i]!, of })),
  }
}

/** Keeps the smallest failing positions. */
function smallestFailures(most: number): {
  readonly see: (x: readonly number[], actual: number) => void
  readonly list: () => readonly { readonly x: readonly number[]; readonly actual: number }[]
} {
  const kept: { x: readonly number[]; actual: number }[] = []
  return {
    see(x, actual) {
      if (kept.length === most && compareSumLex(x, kept.at(-1)!.x) >= 0) return
      const place = kept.findIndex((one) => compareSumLex(x, one.x) < 0)
      kept.splice(place < 0 ? kept.length : place, 0, { x: [...x], actual })
      if (kept.length > most) kept.pop()
    },
    list: () => kept,
  }
}
