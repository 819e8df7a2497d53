import { basicBoundByCases } from '@nim/core/exact-slow'
import { plainIntegers } from '@nim/core/integers'
import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { levelBoundTable } from '../../facts/exact-slow/level-bound-table.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B from E at a position and after the M-move. */
export const gmmvT3B: Claim = kPlusOneClaim({
  id: 'GMMV-T3-B',
  kind: 'algorithm',
  source: `${GMMV}, Theorem 3, proof`,
  paperStatus: 'proved',
  title: 'B(x) = E(x) if E(x) > E(x′) + 1, B(x) = E(x′) + 1 if E(x) < E(x′) + 1',
  statement: String.raw`For non-exceptional, nonterminal $x$ and $x'$ the position after the M-move: $\mathcal B(x)=E(x)$ if $E(x)>E(x')+1$; $\mathcal B(x)=E(x')+1$ if $E(x)<E(x')+1$.`,
  conventions: [
    'E by definition (GMMV-T3-bt-def)',
    'where E(x) = E(x′) + 1 no value is given; that counts as a failure',
  ],
  fewestPiles: 3,
  defaultPositions: 3000,
  extra: { name: 'E', table: ({ box }) => levelBoundTable(box).E },
  printed: {
    whole: {
      over: 'M-moves',
      holds: (x, next) =>
        x.exceptional === null
          ? x.B === basicBoundByCases(x.extra, next.extra, plainIntegers)
          : null,
    },
  },
})
