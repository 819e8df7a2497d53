import type { Fact } from '../fact.ts'
import { moveSets, parseMoveSet } from './move-sets.ts'
import { sizesOf } from './stacks.ts'

/** The nonempty proper subsets of a set of move sizes, by size, then lexicographically. */
export function properSubsets(sizes: readonly number[]): number[][] {
  return moveSets(sizes.length)
    .slice(0, -1)
    .map((places) => parseMoveSet(places).map((place) => sizes[place - 1]!))
}

/** The nonempty proper subsets of A. */
export const smallerSets: Fact<readonly (readonly number[])[]> = {
  says: 'the nonempty proper subsets of A',
  source: 'DH-OP3',
  about: 'SN',
  of: ({ ruleset }) => {
    const subsets = properSubsets(sizesOf(ruleset))
    return () => subsets
  },
}
