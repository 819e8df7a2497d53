import { boxOf, options, type Ruleset } from '@nim/core/rules'
import type { Digraph } from './digraph.ts'

/**
 * The positions of a box as a digraph; the vertex of a position is its rank.
 *
 * @throws RangeError as `boxOf`
 * @complexity O(number of options) per position; intended for about ten thousand positions
 * @source GMMV REF-5
 */
export function digraphOfBox(ruleset: Ruleset, { max }: { readonly max: number }): Digraph {
  const box = boxOf(ruleset, max)
  const digraph: number[][] = []
  box.forEach((position) => {
    digraph.push(options(ruleset, [...position]).map((option) => box.rank(option)))
  })
  return digraph
}
