import { sorted } from '@nim/core/rules'
import { lowered } from '@nim/core/setnim/definitions'
import { isSame } from '../../../facts/setnim/halves.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import type { Parts } from '../../../judge/index.ts'

/** Which coordinates are lowered when what is left is sorted. */
export const FACT: Parts<Letters, { readonly n: number }> = {
  'one stack': {
    says: 'lowering a stack of height t lowers the first coordinate of that value',
    holds: ({ x }) =>
      x.every(
        (t, i) => t === 0 || isSame(sorted(lowered(x, 1 << i)), lowered(x, 1 << x.indexOf(t))),
      ),
  },
  'all but one': {
    says: 'sparing a stack of height t lowers all coordinates but the last one of that value',
    holds: ({ x, nonempty }, { n }) =>
      x.every((t, i) => {
        if (nonempty - (t > 0 ? 1 : 0) < n - 1) return true
        const [all, last] = [2 ** n - 1, x.lastIndexOf(t)]
        return isSame(sorted(lowered(x, all ^ (1 << i))), lowered(x, all ^ (1 << last)))
      }),
  },
}
