import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { levelsByM } from '../../facts/exact-slow/level-sets.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The level of a position by critical positions. */
export const gmmvD9: Claim = kPlusOneClaim({
  id: 'GMMV-D9',
  kind: 'definition',
  source: `${GMMV}, section 1.2`,
  paperStatus: 'asserted',
  title: 'every position has a unique level m(y)',
  statement: String.raw`For every position $y$ of $NIM(k+1,k)$ there is a unique $m=m(y)$ such that $y\succeq x$ for some $m$-critical $x$ and $y\succeq x$ for no $(m+1)$-critical $x$.`,
  conventions: ['m-critical by M (GMMV-D8)', 'm = −1 stands for no or several levels'],
  fewestPiles: 2,
  extra: { name: 'm', table: levelsByM },
  printed: {
    whole: { over: 'positions', holds: (y) => y.extra >= 0 },
  },
})
