import { pivotOf } from '@nim/core/gm/definitions'
import { and, congruent, gt, indicator, not, or, plus, type Term, times } from '@nim/presburger'
import type { Fact } from '../../facts/fact.ts'
import type { PositionQuantity } from '../quantity.ts'

/**
 * The pivot for the modulus l. The case determines l, and the default is 2. The term for the pivot
 * depends on l instead of move sizes.
 */
export const pivotNumber: PositionQuantity & { readonly fact: Fact } = {
  name: 'pivot',
  fact: {
    says: 'the index of the last of the least piles that are multiples of m, or 0 if no pile is a multiple of m',
    source: 'GN-D2',
    of:
      ({ parameters: { l = 2 } }) =>
      (x) =>
        pivotOf(x, Number(l)),
  },
  term: (x, [l]) => plus(...x.map((_, i) => times(i + 1, indicator(isPivot(x, i, l!))))),
}

/**
 * The formula which states that entry i, counted from 0, is the pivot. The entries may be in any
 * order.
 */
function isPivot(x: readonly Term[], i: number, l: number) {
  const isMultiple = (j: number) => congruent(x[j]!, 0, l)
  const least = x.flatMap((entry, j) => {
    if (j === i) return []
    // of several equal entries, the last one is the pivot
    const isLess = j > i ? not(gt(entry, x[i]!)) : gt(x[i]!, entry)
    return [or(not(isMultiple(j)), not(isLess))]
  })
  return and(isMultiple(i), ...least)
}
