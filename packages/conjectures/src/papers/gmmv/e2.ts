import type { Claim } from '../../claim/claim.ts'
import { exampleClaim, playRows } from '../../judge/shapes/gmmv/example-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Odd positions of both outcomes. */
export const gmmvE2: Claim = exampleClaim({
  id: 'GMMV-E2',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'in NIM(3,2), (1,1,1) is N and (3,3,3) is P with M = 4',
  statement: String.raw`In $NIM(3,2)$, $(1,1,1)$ is an N-position; $(3,3,3)$ is a P-position, $\mathcal M(3,3,3)=4$, with the play $333\to223\to122\to012\to001$.`,
  printed: [
    { position: [1, 1, 1], what: 'outcome', value: 'N' },
    { position: [3, 3, 3], what: 'outcome', value: 'P' },
    { position: [3, 3, 3], what: 'M', value: 4 },
    ...playRows([
      [3, 3, 3],
      [2, 2, 3],
      [1, 2, 2],
      [0, 1, 2],
      [0, 0, 1],
    ]),
  ],
})
