import { and, div, type Formula, ge, le, min, minus, plus, type Term, times } from '@nim/presburger'
import { subsets } from '../subsets.ts'

/**
 * The formula Σ min(x_j,v) ≥ kv, for v ≥ 0. Equivalently, Σ_T x_j ≥ (k − n + |T|)·v for every set T
 * of stacks. The stacks may be in any order.
 */
export function isEnough(x: readonly Term[], k: number, v: Term): Formula {
  const large = subsets(x).filter((some) => some.length > x.length - k)
  return and(...large.map((some) => ge(plus(...some), times(k - x.length + some.length, v))))
}

/** The formula of {@link isEnough} for x in ascending order, which needs only k inequalities. */
export function isEnoughAscending(x: readonly Term[], k: number, v: Term): Formula {
  return and(
    ...Array.from({ length: k }, (_, j) => ge(plus(...x.slice(0, x.length - j)), times(k - j, v))),
  )
}

/** The largest v with Σ min(x_j,v) ≥ kv, for x in ascending order. @source NT-F5 */
export function mostEnough(x: readonly Term[], k: number): Term {
  if (k === x.length) return x[0]!
  return min(...Array.from({ length: k }, (_, j) => div(plus(...x.slice(0, x.length - j)), k - j)))
}

/**
 * The formula which states that none of these stacks is more than a k-th of the sum. The highest
 * stack of x is one of these stacks, so the formula implies that x is reduced.
 * @source DH-T2.3
 */
export function areWithin(some: readonly Term[], x: readonly Term[], k: number): Formula {
  return and(...some.map((height) => le(times(k, height), plus(...x))))
}

/** The formula which states that no stack of S is empty. */
export function areNonempty(S: readonly Term[]): Formula {
  return and(...S.map((height) => ge(height, 1)))
}

/** The position x − 1_S, with each stack in its place. */
export function afterPlaying(x: readonly Term[], S: readonly Term[]): Term[] {
  return x.map((height) => (S.includes(height) ? minus(height, 1) : height))
}
