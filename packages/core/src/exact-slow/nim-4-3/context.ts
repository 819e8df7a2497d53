import type { Pile } from '../../integers/integers.ts'
import type { Position } from '../../rules/position.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'

/**
 * What the appendix looks at in a position of NIM(4,3): parities, residues, and comparisons with
 * small numbers. D = x_3 − x_2 − x_1 and λ = x_1 + x_2 + x_3 − 2x_4 may be of any size, so they are
 * asked, not given.
 *
 * @source GMMV-App
 */
export interface AppendixContext {
  readonly isX1Odd: boolean
  readonly isX2Odd: boolean
  /** |x| mod 3. */
  readonly residue: AppendixResidue
  /** (x_1 + x_2) mod 4. */
  readonly sumMod4: number
  /** d = (x_1 + x_3 − x_2) mod 4. */
  readonly d: number
  /** D ≥ 0. */
  readonly isDNonnegative: boolean
  readonly isDEven: boolean
  /** D is one of the values. */
  readonly isDOneOf: (...values: readonly number[]) => boolean
  /** Q(c) = 1 if λ − c = 12j for some integer j ≥ 0, otherwise 0. */
  readonly Q: (c: number) => 0 | 1
}

/** The case of the appendix. */
export type AppendixResidue = 0 | 1 | 2

/**
 * The context of a position of NIM(4,3).
 *
 * @throws RangeError unless there are 4 piles
 * @throws RangeError or TypeError unless they ascend and are exact (see integersOf)
 * @source GMMV-App
 */
export function appendixContext<T extends Pile>(x: Position<T>): AppendixContext {
  const z = kPlusOnePiles(x)
  if (x.length !== 4) throw new RangeError(`NIM(4,3): expected 4 piles, got ${x.length}`)
  const [x1, x2, x3, x4] = x as readonly [T, T, T, T]
  const sum12 = z.add(x1, x2)
  const sum123 = z.add(sum12, x3)
  const D = z.sub(x3, sum12)
  const lambda = z.sub(sum123, z.mul(z.of(2), x4))
  return {
    isX1Odd: z.isOdd(x1),
    isX2Odd: z.isOdd(x2),
    residue: z.mod(z.add(sum123, x4), 3) as AppendixResidue,
    sumMod4: z.mod(sum12, 4),
    d: z.mod(z.sub(z.add(x1, x3), x2), 4),
    isDNonnegative: D >= z.zero,
    isDEven: !z.isOdd(D),
    isDOneOf: (...values) => values.some((value) => D === z.of(value)),
    Q: (c) => {
      const rest = z.sub(lambda, z.of(c))
      return rest >= z.zero && z.mod(rest, 12) === 0 ? 1 : 0
    },
  }
}
