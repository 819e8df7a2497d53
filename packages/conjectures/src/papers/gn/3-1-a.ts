import type { Claim } from '../../claim/claim.ts'
import { playLengthClaim } from '../../judge/shapes/gn/play-length-claim.ts'

/** One pile to a move. */
export const gn31a: Claim = playLengthClaim({
  id: 'GN-3.1.a',
  title: 'NIM(n,1) ends after x_1 + … + x_n moves, however one plays',
  statement: String.raw`For $k=1$ the game ends after $x_1+\dots+x_n$ moves; skill plays no role.`,
  conventions: [],
  k: () => 1,
  printed: (x) => x.reduce((a, b) => a + b, 0),
})
