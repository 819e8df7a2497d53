import { isPTypeByConjecture1 } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts, Type } from '../../../facts/setnim/position-facts.ts'
import { typeOf } from '../../../facts/setnim/position-facts.ts'
import { byRows } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { isInK } from '../../../facts/setnim/halves.ts'
import { chopped, longestByDefinition, surplus } from '../../../facts/setnim/longest-by-definition.ts'
import {
  everyType,
  type IsInT,
  isLengthOfReduced,
  isTypeOfReduced,
  isTypeOfReduction,
} from '../../../judge/shapes/nt/l8-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

function isReduced({ k, top, sum }: PositionFacts): boolean {
  return k * top <= sum
}

/** The lemma for a set of types in the place of T. */
export function lemma8Parts(isInT: IsInT): Parts {
  const isNear = (n: number, k: number, { o, r }: Type): boolean => {
    const d = Math.abs(r - (k - 1))
    return (o + d - (k - 1)) % 2 === 0 && isInT(n, k, { o, r }) === o + d <= k - 1
  }
  return {
    a: {
      says: 'k·x_n ≤ sum(x) iff x_n ≤ l(x); then l(x) = ⌊sum(x)/k⌋ and f = sum(x) mod k',
      ofPosition: byRows(isLengthOfReduced, (at) => {
        const { x, k, top, sum } = at
        const l = longestByDefinition(x, k)
        if (isReduced(at) !== top <= l) return false
        return !isReduced(at) || (l === Math.floor(sum / k) && surplus(x, k, l) === sum % k)
      }),
    },
    b: {
      says: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o',
      ofPosition: byRows(isTypeOfReduced(isInT), (at) =>
        isReduced(at) ? isInK(at.x, at.k) === isInT(at.n, at.k, { o: at.o, r: at.r }) : null,
      ),
    },
    c: {
      says: 'red(x) is reduced, and x is in K iff red(x) is, iff the type of red(x) is in T',
      ofPosition: byRows(isTypeOfReduction(isInT), ({ x, k, n }) => {
        const left = chopped(x, k)
        const sum = left.reduce((total, height) => total + height, 0)
        const isIn = isInK(x, k)
        return (
          k * Math.max(...left) <= sum &&
          isIn === isInK(left, k) &&
          isIn === isInT(n, k, typeOf(left, k))
        )
      }),
    },
    distance: {
      says: 'with d = |r − (k−1)|: o + d ≡ k−1 (mod 2), and the type is in T iff o + d ≤ k−1',
      ofPosition: byRows(everyType(isNear), ({ n, k, o, r }) => isNear(n, k, { o, r })),
    },
  }
}

/** K in terms of the number of odd stacks and the sum. */
export const ntL8: Claim = ntClaim({
  id: 'NT-L8',
  kind: 'lemma',
  source: `${NT.types}, Lemma 8`,
  title: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o; every x is in K iff red(x) = min(x,l(x)) is',
  statement: String.raw`Call $x$ reduced if $k\,x_n\le|x|$, let $red(x)=\min(x,l(x))$ stack by stack, $r=|x|\bmod 2k$ and $T=\{o\le r\le2k-2-o\}$. (a) $x$ is reduced iff $x_n\le l(x)$; then $l(x)=\lfloor|x|/k\rfloor$ and $F_x(l(x))=|x|\bmod k$. (b) A reduced $x$ is in $K$ iff it is in $T$. (c) $red(x)$ is reduced, and $x\in K\iff red(x)\in K\iff red(x)\in T$. With $d=|r-(k-1)|$, $T$ is $o+d\le k-1$, and $o+d\equiv k-1\pmod 2$.`,
  conventions: ['that this is the reduction of DH-D3 is NT-L14'],
  decides: 'for every position of the box, all parts',
  complexity: 'C(max+n,n) positions',
  games: atLeastK(6),
  truth: 'rules',
  printed: lemma8Parts(isPTypeByConjecture1),
})
