import { mRuleKeeps } from '@nim/core/exact-slow'
import { isSorted } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { afterKeeping } from '../../facts/exact-slow/after-keeping.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The M-move needs no re-sorting. */
export const gmmvM3: Claim = kPlusOneClaim({
  id: 'GMMV-M3',
  kind: 'remark',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'x − d(e(x)) is sorted',
  statement: String.raw`For sorted nonterminal $x$ and $e(x)$ the last index of the smallest even entry ($k+1$ if all entries are odd), $x-d(e(x))$ is again sorted.`,
  fewestPiles: 2,
  printed: {
    whole: {
      over: 'positions',
      holds: (x) =>
        x.isTerminal ? null : isSorted(afterKeeping(x.position, mRuleKeeps(x.position))),
    },
  },
})
