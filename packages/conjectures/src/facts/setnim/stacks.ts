import type { Ruleset, SlowSetNim } from '@nim/core/rules'
import type { Fact } from '../fact.ts'

/** The allowed numbers of stacks of a move, ascending. */
export function sizesOf(ruleset: Ruleset): readonly number[] {
  return (ruleset as SlowSetNim).sizes
}

/** A. */
export const sizes: Fact<readonly number[]> = {
  says: 'the numbers of stacks of a move, ascending',
  source: 'DH-D1',
  about: 'SN',
  of: ({ ruleset }) => {
    const list = sizesOf(ruleset)
    return () => list
  },
}

/** k = min A. */
export const leastSize: Fact = {
  says: 'k = min A',
  source: 'DH-D2',
  about: 'SN',
  of: ({ ruleset }) => {
    const k = sizesOf(ruleset)[0]!
    return () => k
  },
}

/** sum(x). */
export const sum: Fact = {
  says: 'the sum of the stacks',
  source: 'DH-D2',
  of: () => total,
}

/** x_n. */
export const top: Fact = {
  says: 'the height of a highest stack',
  source: 'DH-D2',
  of: () => (x) => Math.max(...x),
}

/** e. */
export const maximalStacks: Fact = {
  says: 'the number of highest stacks',
  source: 'DH-D2',
  of: () => (x) => {
    const highest = Math.max(...x)
    return x.filter((height) => height === highest).length
  },
}

/** ρ = sum(x) − k·x_n. */
export const rho: Fact = ofLeastSize(
  'sum(x) − k·x_n',
  'DH-D2',
  (x, k) => total(x) - k * Math.max(...x),
)

/** o. */
export const oddStacks: Fact = {
  says: 'the number of stacks of odd height',
  source: 'DH-D7',
  of: () => oddCount,
}

/** r = sum(x) mod 2k. */
export const residue: Fact = ofLeastSize('the sum modulo 2k', 'DH-D7', (x, k) => total(x) % (2 * k))

/** The number of nonempty stacks. */
export const nonempty: Fact = {
  says: 'the number of nonempty stacks',
  source: 'DH-D3',
  of: () => (x) => {
    let count = 0
    for (const height of x) if (height > 0) count++
    return count
  },
}

/** (o, r): the number of odd stacks, and the sum modulo 2k. */
export interface Type {
  readonly o: number
  readonly r: number
}

/** (o, r) of any heights. */
export function typeOf(heights: readonly number[], k: number): Type {
  return { o: oddCount(heights), r: total(heights) % (2 * k) }
}

/** The sum of any heights. */
export function total(x: readonly number[]): number {
  let sum = 0
  for (const height of x) sum += height
  return sum
}

/** The number of odd stacks. */
export function oddCount(x: readonly number[]): number {
  let count = 0
  for (const height of x) count += height % 2
  return count
}

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
