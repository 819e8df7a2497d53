import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gmmvL3Shift } from './l3-shift.ts'

/** Moving two stones to a later pile of a basic position, where there is room. */
export const gmmvL3ShiftFix: Claim = correctedClaim(gmmvL3Shift, {
  title: 'z_i ≥ 2, z_j + 2 ≤ b, i < j: lowering z_i and raising z_j by 2 keeps z basic, raises it',
  statement: String.raw`Let $z$ be basic, $|z|=kb$, and $i<j$ with $z_i\ge2$ and $z_j+2\le b$. Lowering entry $i$ by $2$ and raising entry $j$ by $2$ turns $z$ into a basic $z'$, with the same $b$, and $z<_{lex}z'$ in the reverse lexicographic order. Changed: the two bounds, without which $z'$ has entries below $0$ or above $b$.`,
  conventions: ['k = n − 1; z sorted, z′ in any order; a basic position has entries ≥ 0'],
  decides: 'every basic z of the box and every pair i < j with z_i ≥ 2 and z_j + 2 ≤ b',
  only: { reading: ['within-bounds'] },
})
