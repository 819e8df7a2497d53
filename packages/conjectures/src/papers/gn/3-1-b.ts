import type { Claim } from '../../claim/claim.ts'
import { playLengthClaim } from '../../judge/shapes/gn/play-length-claim.ts'

/** All piles to a move. */
export const gn31b: Claim = playLengthClaim({
  id: 'GN-3.1.b',
  title: 'NIM(n,n) ends after min x_i moves, however one plays',
  statement: String.raw`For $k=n$ the game ends after $\min x_i$ moves; skill plays no role.`,
  conventions: ['min x_i reconstructed'],
  k: (n) => n,
  printed: (x) => x[0]!,
})
