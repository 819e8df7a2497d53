import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/gmmv/example-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Positions at which the M-move is the only winning move. */
export const gmmvE1: Claim = exampleClaim({
  id: 'GMMV-E1',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'in NIM(3,2) the M-move is the only winning move at (1,1,2) and (1,1,3)',
  statement: String.raw`In $NIM(3,2)$, at $(1,1,2)$ and $(1,1,3)$ the M-move reduces $1,1$ to $0,0$ and wins at once, while the moves to $(0,1,1)$, resp. $(0,1,2)$, lose.`,
  printed: [
    { position: [1, 1, 2], what: 'M-move', value: '0,0,2' },
    { position: [0, 0, 2], what: 'R', value: 0 },
    { position: [0, 1, 1], what: 'outcome', value: 'N' },
    { position: [1, 1, 2], what: 'winning moves', value: '0,0,2' },
    { position: [1, 1, 3], what: 'M-move', value: '0,0,3' },
    { position: [0, 0, 3], what: 'R', value: 0 },
    { position: [0, 1, 2], what: 'outcome', value: 'N' },
    { position: [1, 1, 3], what: 'winning moves', value: '0,0,3' },
  ],
})
