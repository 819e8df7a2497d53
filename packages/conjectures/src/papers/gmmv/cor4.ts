import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { levelsByM } from '../../facts/exact-slow/level-sets.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** M is the level by critical positions. */
export const gmmvCor4: Claim = kPlusOneClaim({
  id: 'GMMV-Cor4',
  kind: 'corollary',
  source: `${GMMV}, Corollary 4`,
  paperStatus: 'proved',
  title: 'M(x) = m(x)',
  statement: String.raw`$\mathcal M(x)=m(x)$ for all $x$, $m(x)$ the level of $x$ by critical positions (GMMV-D9).`,
  conventions: ['m = −1 stands for no or several levels'],
  fewestPiles: 3,
  extra: { name: 'm', table: levelsByM },
  printed: {
    whole: { over: 'positions', holds: (x) => x.M === x.extra },
  },
})
