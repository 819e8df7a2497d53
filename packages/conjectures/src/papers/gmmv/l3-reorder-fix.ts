import type { Claim } from '../../claim/claim.ts'
import { reorderClaim } from '../../judge/shapes/gmmv/reorder-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Re-ordering in non-decreasing order. */
export const gmmvL3ReorderFix: Claim = reorderClaim({
  id: 'GMMV-L3-reorder-fix',
  source: `${GMMV}, Lemma 3, proof, corrected by nimlab`,
  title: 're-ordering a vector in non-decreasing order does not lower it',
  statement: String.raw`Re-ordering a vector in non-decreasing order gives a vector not smaller than the initial one in the reverse lexicographic order. Changed: non-decreasing in the place of non-increasing.`,
  printed: (vector) => [...vector].sort((a, b) => a - b),
})
