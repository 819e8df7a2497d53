import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { atLeastK } from './games.ts'
import { lowerHalf, upperHalf } from './halves.ts'
import { surplus } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, p) => p)
}

const PRINTED: Parts = {
  even: {
    says: 'F_x(2p) = F_u(p) + F_v(p)',
    ofPosition: ({ x, k, top }) =>
      upTo(top).every(
        (p) => surplus(x, k, 2 * p) === surplus(lowerHalf(x), k, p) + surplus(upperHalf(x), k, p),
      ),
  },
  odd: {
    says: 'F_x(2p+1) = F_u(p) + F_v(p+1)',
    ofPosition: ({ x, k, top }) =>
      upTo(top).every(
        (p) =>
          surplus(x, k, 2 * p + 1) ===
          surplus(lowerHalf(x), k, p) + surplus(upperHalf(x), k, p + 1),
      ),
  },
}

/** How F splits into the halves. */
export const ntL6: Claim = ntClaim({
  id: 'NT-L6',
  kind: 'lemma',
  source: `${NT.types}, Lemma 6`,
  title: 'F_x(2p) = F_u(p) + F_v(p) and F_x(2p+1) = F_u(p) + F_v(p+1)',
  statement: String.raw`With $u=\lfloor x/2\rfloor$ and $v=\lceil x/2\rceil$: $F_x(2p)=F_u(p)+F_v(p)$ and $F_x(2p+1)=F_u(p)+F_v(p+1)$ for all $p\ge0$.`,
  conventions: ['p = 0..x_n; from there on all three functions are linear'],
  decides: 'for every position of the box, both parts',
  complexity: 'C(max+n,n) positions times max',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
