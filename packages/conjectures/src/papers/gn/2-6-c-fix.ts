import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { CYCLE, gn26c } from './2-6-c.ts'

/** A whole cycle of a stage, while the stage lasts. */
export const gn26cFix: Claim = {
  ...correctedClaim(gn26c, {
    title: 'in ml moves of a stage leaders drop by (m−1)l and outsiders by ml',
    statement: String.raw`Let a leader of $x^0$ be a multiple of $l$, and let no outsider become a leader in the first $ml$ moves. In these moves entry $i$ is lowered by $(m-1)l$ if $i\le m$ and by $ml$ if $i>m$; so the outsiders gain $l$ on the leaders. Changed: the two conditions, printed is "the first $ml$ moves" from any $x^0$ of range above $l$.`,
    conventions: [
      'numbers reconstructed',
      'vectors that do not meet the conditions pass; the ranges go further than in GN-2.6.c by l, so that in every case some vectors meet them',
    ],
    only: { reading: [CYCLE] },
  }),
  defaultDomain: (parameters) => {
    const domain = gn26c.defaultDomain(parameters) as UpToDomain
    return { ...domain, max: domain.max + Number(parameters['l']) }
  },
}
