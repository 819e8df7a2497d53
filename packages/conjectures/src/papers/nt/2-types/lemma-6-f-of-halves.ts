import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { HOLDS } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { lowerHalf, upperHalf } from '../../../facts/setnim/halves.ts'
import { surplus } from '../../../facts/setnim/longest-by-definition.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, p) => p)
}

/**
 * F_y(m) is a sum over the stacks of y and −k·m, and the terms with k cancel: an equation holds if for
 * every height and every p the terms of a stack of that height do.
 */
function stackByStack(isEqual: (height: number, p: number) => boolean): RowsOf {
  return ({ box: { max } }) => {
    if (!upTo(max).every((height) => upTo(max).every((p) => isEqual(height, p)))) return null
    return (_, answers, length) => {
      answers.fill(HOLDS, 0, length)
    }
  }
}

/** The term of one stack. */
function term(height: number, m: number): number {
  return surplus([height], 0, m)
}

const PRINTED: Parts = {
  even: {
    says: 'F_x(2p) = F_u(p) + F_v(p)',
    ofPosition: byRows(
      stackByStack(
        (h, p) => term(h, 2 * p) === term(Math.floor(h / 2), p) + term(Math.ceil(h / 2), p),
      ),
      ({ x, k, top }) =>
        upTo(top).every(
          (p) => surplus(x, k, 2 * p) === surplus(lowerHalf(x), k, p) + surplus(upperHalf(x), k, p),
        ),
    ),
  },
  odd: {
    says: 'F_x(2p+1) = F_u(p) + F_v(p+1)',
    ofPosition: byRows(
      stackByStack(
        (h, p) => term(h, 2 * p + 1) === term(Math.floor(h / 2), p) + term(Math.ceil(h / 2), p + 1),
      ),
      ({ x, k, top }) =>
        upTo(top).every(
          (p) =>
            surplus(x, k, 2 * p + 1) ===
            surplus(lowerHalf(x), k, p) + surplus(upperHalf(x), k, p + 1),
        ),
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
