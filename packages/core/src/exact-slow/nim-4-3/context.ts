import { type Formula, integers, type Term } from '@nim/presburger'
import type { Pile } from '../../integers/integers.ts'
import { IN_TERMS } from '../../interpretation/in-terms.ts'
import { inIntegers } from '../../interpretation/in-integers.ts'
import type { Interpretation } from '../../interpretation/interpretation.ts'
import type { Position } from '../../rules/position.ts'
import { kPlusOnePiles } from '../k-plus-one-piles.ts'

/** The properties of a position of NIM(4,3) that the appendix uses. @source GMMV-App */
export interface AppendixContext<T, B> {
  readonly z: Interpretation<T, B>
  readonly isX1Odd: B
  readonly isX2Odd: B
  readonly x2: T
  /** The sum |x| of the piles. */
  readonly sum: T
  readonly sum12: T
  /** The number D = x_3 − x_2 − x_1. */
  readonly D: T
  /** The residue d = (x_1 + x_3 − x_2) mod 4. */
  readonly d: T
  /**
   * The number from which c is computed: (x_1 + x_2) mod 4 as printed, or d in the corrected
   * version.
   */
  readonly s: T
  /** True if D equals one of the given values. */
  readonly isDOneOf: (...values: readonly number[]) => B
  /**
   * The condition Q(c). It holds if λ − c = 12j for some integer j ≥ 0, where λ = x_1 + x_2 + x_3 −
   * 2x_4.
   */
  readonly Q: (c: T | number) => B
  /** True if an odd number of the parts are true. */
  readonly isOddNumberOf: (...parts: readonly B[]) => B
}

/** A condition on the context, written once for integers and for terms. */
export type OfContext = <T, B>(context: AppendixContext<T, B>) => B

/**
 * The appendix as printed, or as corrected. The corrected version computes c from a different
 * number.
 */
export type AppendixVersion = 'printed' | 'corrected'

/**
 * The context of a position of NIM(4,3).
 *
 * @throws RangeError unless there are 4 piles
 * @throws RangeError or TypeError unless they ascend and are exact (see integersOf)
 */
export function contextAt<T extends Pile>(
  x: Position<T>,
  version: AppendixVersion,
): AppendixContext<T, boolean> {
  const z = kPlusOnePiles(x)
  if (x.length !== 4) throw new RangeError(`NIM(4,3): expected 4 piles, got ${x.length}`)
  return contextOf(inIntegers(z), x, version)
}

/** The contexts for the piles x1, …, x4. */
export const CONTEXT_IN_TERMS: Readonly<Record<AppendixVersion, AppendixContext<Term, Formula>>> = {
  printed: contextOf<Term, Formula>(IN_TERMS, integers('x', 4), 'printed'),
  corrected: contextOf<Term, Formula>(IN_TERMS, integers('x', 4), 'corrected'),
}

function contextOf<T, B>(
  z: Interpretation<T, B>,
  x: readonly T[],
  version: AppendixVersion,
): AppendixContext<T, B> {
  const [x1, x2, x3, x4] = x as readonly [T, T, T, T]
  const sum12 = z.plus(x1, x2)
  const D = z.minus(x3, z.plus(x2, x1))
  const lambda = z.minus(z.sum([x1, x2, x3]), z.times(2, x4))
  const d = z.mod(z.minus(z.plus(x1, x3), x2), 4)
  return {
    z,
    isX1Odd: z.odd(x1),
    isX2Odd: z.odd(x2),
    x2,
    sum: z.sum(x),
    sum12,
    D,
    d,
    s: version === 'printed' ? z.mod(sum12, 4) : d,
    isDOneOf: (...values) => z.or(values.map((value) => z.eq(D, value))),
    Q: (c) => z.and([z.ge(lambda, c), z.congruent(lambda, c, 12)]),
    isOddNumberOf: (...parts) => z.odd(z.count(parts)),
  }
}
