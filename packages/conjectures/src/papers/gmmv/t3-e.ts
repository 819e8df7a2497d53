import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { levelBoundTable } from '../../facts/exact-slow/level-bound-table.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** E and B. */
export const gmmvT3E: Claim = kPlusOneClaim({
  id: 'GMMV-T3-E',
  kind: 'lemma',
  source: `${GMMV}, Theorem 3, proof`,
  paperStatus: 'proved',
  title: 'E(x) ≤ B(x), with equality exactly for B-even x',
  statement: String.raw`For non-exceptional $x$, $E(x)=\max_t b_t(x)$: $E(x)\le\mathcal B(x)$, with equality exactly for $\mathcal B$-even $x$. With $x'$ the position after the M-move: if $x$ is $\mathcal B$-odd then $x'$ is $\mathcal B$-even, $\mathcal B(x)=E(x')+1$ and $E(x')>E(x)-1$; if $x$ is $\mathcal B$-even then $E(x)=\mathcal B(x)=\mathcal B(x')+1>E(x')+1$.`,
  conventions: ['E by definition (GMMV-T3-bt-def)'],
  fewestPiles: 3,
  defaultPositions: 3000,
  extra: { name: 'E', table: ({ box }) => levelBoundTable(box).E },
  printed: {
    bound: {
      over: 'positions',
      holds: (x) =>
        x.exceptional === null ? x.extra <= x.B && (x.extra === x.B) === (x.B % 2 === 0) : null,
    },
    'B-odd': {
      over: 'M-moves',
      holds: (x, next) =>
        x.exceptional === null && x.B % 2 === 1
          ? next.B % 2 === 0 && x.B === next.extra + 1 && next.extra > x.extra - 1
          : null,
    },
    'B-even': {
      over: 'M-moves',
      holds: (x, next) =>
        x.exceptional === null && x.B % 2 === 0
          ? x.extra === x.B && x.B === next.B + 1 && x.B > next.extra + 1
          : null,
    },
  },
})
