import { formatPosition } from '@nim/core/rules'
import { chopTheTop } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** m*: the largest m ≤ x_n for which ctt(x,m) is reduced by the definition. */
function largestReducedHeight({ x, top, game }: PositionFacts): number {
  let m = top
  while (!game.isReduced(x.map((height) => Math.min(height, m)))) m--
  return m
}

function finds(at: PositionFacts): string {
  return `m* = ${largestReducedHeight(at)} and the reduction of ${formatPosition(at.x)} is ${formatPosition(at.reduction())}`
}

const PRINTED: Parts = {
  ctt: {
    says: 'red(x) = ctt(x,m*), m* the largest m ≤ x_n for which ctt(x,m) is reduced',
    ofPosition: (at) =>
      formatPosition(chopTheTop(at.x, largestReducedHeight(at))) === formatPosition(at.reduction()),
    finds,
  },
  range: {
    says: 'x_{n−k+1} ≤ m* ≤ x_n',
    ofPosition: (at) => {
      const m = largestReducedHeight(at)
      return at.x[at.n - at.k]! <= m && m <= at.top
    },
    finds,
  },
}

/** The reduction is a chop. */
export const dhL27: Claim = statementClaim({
  id: 'DH-L2.7',
  kind: 'lemma',
  source: `${DH}, Lemma 2.7`,
  paperStatus: 'proved',
  title: 'red(x) = ctt(x,m*), m* the largest m for which ctt(x,m) is reduced',
  statement: String.raw`In $SN(n,\{k\})$: $red(x)=ctt(x,m^*)$ with $m^*\le x_n$ the largest integer for which $ctt(x,m^*)$ is reduced; $x_{n-k+1}\le m^*\le x_n$.`,
  conventions: ['the range is reconstructed', 'reduced and red by DH-D3'],
  decides: 'for every position of the box, both parts',
  complexity: 'C(max+n,n) positions times max',
  games: everyK(1, 7),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: PRINTED,
})
