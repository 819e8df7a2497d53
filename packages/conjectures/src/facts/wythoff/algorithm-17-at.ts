import { type Algorithm17Arithmetic, type Algorithm17Layout } from '@nim/core/wythoff'
import { integersUpTo } from './numbers-up-to.ts'

/** One pass of the algorithm, without a step of its own for each point: see {@link algorithm17At}. */
export interface Algorithm17At {
  /** The place where the pass ended is `no-value`. */
  hasNoValue: boolean
  /** How many targets there are: none, (x,y), or (x,y) and (x,z). */
  targets: 0 | 1 | 2
  x: number
  y: number
  z: number
  /** Goes through the algorithm from (S,L), 0 ≤ S ≤ L ≤ max. */
  pass(S: number, L: number): void
}

/**
 * What the algorithm computes with x_r: ⌊n·x_r⌋ by n, and by S the point to which it goes where S < a_m.
 * With k = ⌈S/x_r⌉ that is (S, L − (m − k)) = (S, S + k) if ⌊k·x_r⌋ = S, else (a_i, S), i = ⌈S/(x_r + 1)⌉.
 */
interface Products {
  readonly floors: Int32Array
  readonly below: { readonly x: Int32Array; readonly y: Int32Array }
}

/**
 * `algorithm17Step` for all points with L ≤ max, line by line. Every product and quotient of it has
 * one coordinate, or the difference m, as its only other factor, and r depends on one number too, on L
 * for the corrected rounds and on m otherwise; so the arithmetic is asked once for each number.
 *
 * @source V-Alg17
 */
export function algorithm17At<T extends number | bigint>(
  max: number,
  layout: Algorithm17Layout,
  arithmetic: Algorithm17Arithmetic<T>,
  roundsBy: 'L' | 'm',
): Algorithm17At {
  const rounds = Array.from({ length: max + 1 }, (_, t) =>
    t === 0 ? null : arithmetic.iterations(arithmetic.of(0), arithmetic.of(t)),
  )
  const known: Products[] = []
  const isR1 = layout === 'r1'
  const productsOf = (r: number): Products => (known[r] ??= products(max, arithmetic, r))
  return {
    hasNoValue: false,
    targets: 0,
    x: 0,
    y: 0,
    z: 0,
    pass(S, L) {
      const m = L - S
      this.hasNoValue = false
      this.targets = 1
      if (m === 0) {
        this.x = 0
        this.y = 0
        return
      }
      const r = rounds[roundsBy === 'L' ? L : m]!
      if (r === null || r < 0) {
        this.hasNoValue = true
        this.targets = 0
        return
      }
      const { floors, below } = productsOf(r)
      const am = floors[m]!
      const isWinning = S === am
      if (L > 3 && (isWinning || isR1)) {
        this.targets = 2
        this.x = S
        this.y = L - 1
        this.z = L - 2
      } else if (isWinning && layout === 'r2') {
        this.targets = 0
      } else if (isWinning && layout === 'corrected') {
        this.x = S
        this.y = L - 1
      } else if (S > am) {
        this.x = am
        this.y = L - (S - am)
      } else {
        this.x = below.x[S]!
        this.y = below.y[S]!
      }
    },
  }
}

function products<T extends number | bigint>(
  max: number,
  arithmetic: Algorithm17Arithmetic<T>,
  r: number,
): Products {
  const floor = (n: number): number => Number(arithmetic.floorTimes(r, arithmetic.of(n)))
  const quotient = (S: number, plus: 0 | 1): number =>
    Number(arithmetic.ceilQuotient(arithmetic.of(S), r, plus))
  const floors = integersUpTo(max, floor)
  const k = integersUpTo(max, (S) => quotient(S, 0))
  const isInA = (S: number): boolean => floors[k[S]!] === S
  return {
    floors,
    below: {
      x: integersUpTo(max, (S) => (isInA(S) ? S : floor(quotient(S, 1)))),
      y: integersUpTo(max, (S) => (isInA(S) ? S + k[S]! : S)),
    },
  }
}
