import { isSorted } from '@nim/core/rules'
import { pivotOf } from './rule-by-definition.ts'
import { KEPT } from './vector-parameters.ts'

/**
 * Every sorted vector from which one move leads to x, by trying: each choice of the kept entry, and
 * none, with all others one larger.
 * @param convention what a move does without a multiple, see GN-D4
 */
export function predecessors(x: readonly number[], l: number, convention: unknown): number[][] {
  const candidates = Array.from({ length: x.length + 1 }, (_, kept) =>
    x.map((entry, i) => (i + 1 === kept ? entry : entry + 1)),
  )
  return candidates.filter((before, kept) => {
    const keeps = pivotOf(before, l) || (convention === KEPT ? x.length : 0)
    return isSorted(before) && keeps === kept
  })
}
