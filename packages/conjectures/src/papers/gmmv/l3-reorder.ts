import type { Claim } from '../../claim/claim.ts'
import { reorderClaim } from '../../judge/shapes/gmmv/reorder-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Re-ordering in non-increasing order, as printed. */
export const gmmvL3Reorder: Claim = reorderClaim({
  id: 'GMMV-L3-reorder',
  source: `${GMMV}, Lemma 3, proof`,
  title: 're-ordering a vector in non-increasing order does not lower it',
  statement: String.raw`Re-ordering a vector in non-increasing order gives a vector not smaller than the initial one in the reverse lexicographic order.`,
  printed: (vector) => [...vector].sort((a, b) => b - a),
})
