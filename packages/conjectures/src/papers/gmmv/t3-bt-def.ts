import { levelBoundByDefinition } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { levelBoundClaim } from '../../judge/shapes/gmmv/level-bound-claim.ts'

/** b_t(x) and E(x). */
export const gmmvT3BtDef: Claim = levelBoundClaim({
  id: 'GMMV-T3-bt-def',
  kind: 'definition',
  where: 'Theorem 3, proof',
  paperStatus: 'proved',
  title: 'b_t(x) is the largest even b(z) of a basic z ≼ x of the form of Lemma 3 with this t',
  statement: String.raw`For $1<t\le k+2$, $b_t(x)$ is the largest $b(z)$ over basic $z\preceq x$, $b(z)$ even, with $z_i=b(z)$ for $i\ge t$ and $0\le x_i-z_i\le1$ for $1<i<t$; $b_t=-\infty$ if there is no such $z$. $E(x)=\max_t b_t(x)$.`,
  conventions: ['k = n − 1; z = 0 makes b_2(x) ≥ 0, so E(x) is always a number'],
  printed: levelBoundByDefinition,
})
