import type { Ruleset, SlowSetNim } from '@nim/core/rules'
import {
  chopped,
  isInE,
  longestByDefinition,
  oddStackCount,
  total,
  typeOf,
} from '@nim/core/setnim/definitions'
import { type Fact, factOf } from '../fact.ts'

/** The allowed numbers of stacks in a move, in ascending order. */
export function sizesOf(ruleset: Ruleset): readonly number[] {
  return (ruleset as SlowSetNim).sizes
}

export const sizes: Fact<readonly number[]> = ofSizes(
  'the numbers of stacks of a move, ascending',
  'DH-D1',
  (_, __, A) => A,
)

export const leastSize: Fact = ofSizes('k = min A', 'DH-D2', (_, k) => k)

export const sum: Fact = factOf('the sum of the piles', 'DH-D2', total)

export const top: Fact = factOf('the largest pile', 'DH-D2', (x) => Math.max(...x))

export const maximalStacks: Fact = factOf('the number of highest stacks', 'DH-D2', (x) => {
  const highest = Math.max(...x)
  return x.filter((height) => height === highest).length
})

export const rho: Fact = ofSizes('sum(x) − k·x_n', 'DH-D2', (x, k) => total(x) - k * Math.max(...x))

export const oddStacks: Fact = factOf('the number of odd piles', 'DH-D7', oddStackCount)

export const residue: Fact = ofSizes('the sum modulo 2k', 'DH-D7', (x, k) => typeOf(x, k).r)

export const nonempty: Fact = factOf(
  'the number of nonempty stacks',
  'DH-D3',
  (x) => x.filter((height) => height > 0).length,
)

export const definedLength: Fact = ofSizes(
  'the largest m with Σ min(x_i,m) ≥ k·m, the number of moves of a longest play of SN(n,{k})',
  'NT-L1',
  longestByDefinition,
)

export const choppedPosition: Fact<readonly number[]> = ofSizes(
  'min(x,l(x)), stack by stack',
  'NT-L8',
  chopped,
)

export const inE: Fact<boolean> = ofSizes(
  'whether x is in E: all stacks odd, sum ≡ n−2 modulo 2k, sum − k·max ≥ n−1',
  'NT-2',
  isInE,
)

/** A fact about SN(n,A) that depends on the stacks, on k = min A and on A. */
export function ofSizes<T>(
  says: string,
  source: string,
  at: (x: readonly number[], k: number, A: readonly number[]) => T,
): Fact<T> {
  return {
    says,
    source,
    about: 'SN',
    of: ({ ruleset }) => {
      const A = sizesOf(ruleset)
      return (x) => at(x, A[0]!, A)
    },
  }
}
