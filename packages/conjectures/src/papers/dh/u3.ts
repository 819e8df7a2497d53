import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Unplayable tokens stay unplayable. */
export const dhU3: Claim = statementClaim({
  id: 'DH-U3',
  kind: 'remark',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'u_i(x′) ≥ u_i(x) for every option x′ and every stack i',
  statement: String.raw`$u_i(x')\ge u_i(x)$ for every option $x'$ of $x$ (stacks keeping their identity) and every $i$: playable tokens may become unplayable, never the reverse.`,
  conventions: ['u by DH-D3'],
  decides: 'for every position of the box, every A and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: {
    monotone: {
      says: 'u_i(x′) ≥ u_i(x) for every stack i',
      from: 'all',
      ofMove: (move, at) => {
        const before = at.reduction()
        const after = move.reduction()
        return at.x.every((height, i) => move.option[i]! - after[i]! >= height - before[i]!)
      },
    },
  },
})
