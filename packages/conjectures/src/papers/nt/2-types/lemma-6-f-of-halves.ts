import { surplus } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_LENGTH } from '../judged-by.ts'

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, p) => p)
}

/** How F splits into the halves. */
export const ntL6: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L6',
  at: `${NT.types}, Lemma 6`,
  title: 'F_x(2p) = F_u(p) + F_v(p) and F_x(2p+1) = F_u(p) + F_v(p+1)',
  statement: String.raw`With $u=\lfloor x/2\rfloor$ and $v=\lceil x/2\rceil$: $F_x(2p)=F_u(p)+F_v(p)$ and $F_x(2p+1)=F_u(p)+F_v(p+1)$ for all $p\ge0$.`,
  conventions: ['p = 0..x_n; from there on all three functions are linear'],
  games: atLeastK(5),
  printed: {
    even: {
      says: 'F_x(2p) = F_u(p) + F_v(p)',
      holds: ({ x, u, v, top }, { k }) =>
        upTo(top).every((p) => surplus(x, k, 2 * p) === surplus(u, k, p) + surplus(v, k, p)),
    },
    odd: {
      says: 'F_x(2p+1) = F_u(p) + F_v(p+1)',
      holds: ({ x, u, v, top }, { k }) =>
        upTo(top).every(
          (p) => surplus(x, k, 2 * p + 1) === surplus(u, k, p) + surplus(v, k, p + 1),
        ),
    },
  },
  // p + 1 in the place of p, for p = 1
  wrong: {
    case: { n: 1, k: 1, part: 'even' },
    max: 10,
    holds: ({ x, u, v, top }, { k }) =>
      upTo(top).every(
        (p) => surplus(x, k, 2 * p) === surplus(u, k, p) + surplus(v, k, p === 1 ? p + 1 : p),
      ),
  },
})
