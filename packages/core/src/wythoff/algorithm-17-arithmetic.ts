import { bigIntegers } from '../integers/integers.ts'
import type { Algorithm17Arithmetic } from './algorithm-17.ts'
import { ceilQuotient, floorTimes, type Fraction } from './fraction.ts'
import { ceilLog10, ceilLog2Of } from './iterations.ts'
import { newtonApproximation } from './newton.ts'

/**
 * How t and r are computed.
 *
 * - `literal`: t = ⌈log10 m⌉ and r = ⌈log2(t/3)⌉, which has no value for m = 1 and is negative for
 *   1 < m ≤ 10.
 * - `max0`: like `literal`, but with max(0, r), or 0 if r has no value.
 * - `corrected`: t = ⌈log10 L⌉ and r = max(0, ⌈log2(t/2)⌉).
 */
export type Algorithm17Rounds = 'literal' | 'max0' | 'corrected'

export const ALGORITHM_17_ROUNDS: readonly ('literal' | 'max0')[] = ['literal', 'max0']

function roundsOf(digits: number, rounds: Algorithm17Rounds): number | null {
  const r = ceilLog2Of(digits, rounds === 'corrected' ? 2 : 3)
  return rounds === 'literal' ? r : Math.max(0, r ?? 0)
}

/**
 * The arithmetic of the algorithm, with x_r as an exact fraction of bigints.
 * @source V-Alg17
 */
export function exactArithmetic17(rounds: Algorithm17Rounds): Algorithm17Arithmetic<bigint> {
  const approximations: Fraction[] = []
  const x = (r: number): Fraction => (approximations[r] ??= newtonApproximation(r))
  return {
    ...bigIntegers,
    iterations: (S, L) => roundsOf(ceilLog10(rounds === 'corrected' ? L : L - S), rounds),
    floorTimes: (r, n) => floorTimes(x(r), n),
    ceilQuotient(S, r, plus) {
      const { p, q } = x(r)
      return ceilQuotient(S * q, p + BigInt(plus) * q)
    },
  }
}

/**
 * The arithmetic of the algorithm with floating-point numbers throughout, as in a program from the
 * time of the paper.
 * @source V-Alg17
 */
export function floatingArithmetic17(rounds: Algorithm17Rounds): Algorithm17Arithmetic<number> {
  const x = (r: number): number => {
    let value = 1.618
    for (let k = 0; k < r; k++) value = (value * value + 1) / (2 * value - 1)
    return value
  }
  return {
    sub: (a, b) => a - b,
    of: (value) => value,
    iterations(S, L) {
      const t = Math.ceil(Math.log10(rounds === 'corrected' ? L : L - S))
      const r = Math.ceil(Math.log2(t / (rounds === 'corrected' ? 2 : 3)))
      if (rounds !== 'literal') return Math.max(0, r)
      return Number.isFinite(r) ? r : null
    },
    floorTimes: (r, n) => Math.floor(x(r) * n),
    ceilQuotient: (S, r, plus) => Math.ceil(S / (x(r) + plus)),
  }
}
