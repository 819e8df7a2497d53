import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { needsReductionByLemma28 } from '../../facts/setnim/generalized-reduction.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** The converse of the lemma. */
export const dhL28b: Claim = statementClaim({
  id: 'DH-L2.8b',
  kind: 'lemma',
  source: `${DH}, Theorem 5.1, proof (use of Lemma 2.8)`,
  paperStatus: 'asserted',
  title: 'a move from a reduced position needs reduction if (R1) or (R2)',
  statement: String.raw`The converse of Lemma 2.8, which the proof of Theorem 5.1 uses as "if and only if": if (R1) or (R2) holds for a move from a reduced position, the move makes reduction necessary.`,
  conventions: ['reduced by DH-D3'],
  decides: 'for every reduced position of the box, every A and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: {
    if: {
      says: 'a move from a reduced x needs reduction if (R1) or (R2) holds',
      from: 'reduced',
      ofMove: (move) => !needsReductionByLemma28(move) || move.needsReduction,
    },
  },
})
