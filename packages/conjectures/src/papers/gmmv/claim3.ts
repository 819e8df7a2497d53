import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Positions with no basic position but zero below them. */
export const gmmvClaim3: Claim = kPlusOneClaim({
  id: 'GMMV-Claim3',
  kind: 'lemma',
  source: `${GMMV}, Claim 3`,
  paperStatus: 'proved',
  title: 'B(x) = 0 implies that x is terminal',
  statement: String.raw`$\mathcal B(x)=0$ implies that $x$ is terminal.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'positions', holds: (x) => (x.B === 0 ? x.isTerminal : null) },
  },
})
