import { and, type Formula, ge, minus, plus, type Term, times } from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { subsets } from '../subsets.ts'

/** A number of every position of SN(n,A), found from n and A. */
export type QuantityOfSizes = (n: number, sizes: readonly number[]) => Quantity

/** Σ min(x_j,v) ≥ kv, v ≥ 0: that is Σ_T x_j ≥ (k − n + |T|)·v for every set T of stacks, in any order. */
export function isEnough(x: readonly Term[], k: number, v: Term): Formula {
  const large = subsets(x).filter((some) => some.length > x.length - k)
  return and(...large.map((some) => ge(plus(...some), times(k - x.length + some.length, v))))
}

/** No stack of S is empty. */
export function areNonempty(S: readonly Term[]): Formula {
  return and(...S.map((height) => ge(height, 1)))
}

/** x − 1_S, each stack in its place. */
export function afterPlaying(x: readonly Term[], S: readonly Term[]): Term[] {
  return x.map((height) => (S.includes(height) ? minus(height, 1) : height))
}
