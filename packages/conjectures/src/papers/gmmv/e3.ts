import type { Claim } from '../../claim/claim.ts'
import { exampleClaim, playRows } from '../../judge/shapes/gmmv/example-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** A play of six moves. */
export const gmmvE3: Claim = exampleClaim({
  id: 'GMMV-E3',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'in NIM(3,2), M(3,5,5) = 6',
  statement: String.raw`In $NIM(3,2)$, $\mathcal M(3,5,5)=6$, with the play $355\to245\to234\to223\to122\to012\to001$.`,
  printed: [
    { position: [3, 5, 5], what: 'M', value: 6 },
    ...playRows([
      [3, 5, 5],
      [2, 4, 5],
      [2, 3, 4],
      [2, 2, 3],
      [1, 2, 2],
      [0, 1, 2],
      [0, 0, 1],
    ]),
  ],
})
