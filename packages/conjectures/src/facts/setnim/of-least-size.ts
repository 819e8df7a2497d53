import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'

/** A fact of SN(n,A) that depends on the stacks and on k = min A. */
export function ofLeastSize<T>(
  says: string,
  source: string,
  at: (x: readonly number[], k: number) => T,
): Fact<T> {
  return {
    says,
    source,
    about: 'SN',
    of: ({ ruleset }) => {
      const k = sizesOf(ruleset)[0]!
      return (x) => at(x, k)
    },
  }
}
