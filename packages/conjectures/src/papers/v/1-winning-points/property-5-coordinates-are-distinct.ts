import type { Claim } from '../../../claim/claim.ts'
import { box } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { pairsOfWinningPoints, type PointPair } from '../../../facts/wythoff/winning-points.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, type InstancesClaim } from '../../../judge/instances.ts'

function areDistinct({ v, w }: PointPair, modulo = Infinity): boolean {
  return new Set([...v, ...w].map((x) => x % modulo)).size === 4
}

function isOrigin({ v }: PointPair): boolean {
  return v[1] === 0
}

const printed: InstancesClaim<CaseParameters, BoxDomain, PointPair> = {
  id: 'V-P5',
  kind: 'proposition',
  at: 'Property 5',
  paperStatus: 'asserted',
  title: 'all coordinates of two distinct winning points are distinct',
  statement: String.raw`For two distinct winning points $w_i$, $w_k$ all of $c_i,d_i,c_k,d_k$ are distinct integers.`,
  conventions: ['pairs with w_0 = (0,0) are a part of their own'],
  decides: 'all pairs of winning points of the box, found by the pass over the plane',
  domain: box(1500),
  quick: { max: 300 },
  instances: ({ domain }) => pairsOfWinningPoints(domain.max),
  cost: (_, { max }) => BigInt(max + 1) ** 2n,
  digest: ({ w }) => w[0],
  method: 'pass',
  printed: {
    positive: {
      says: 'four distinct integers in pairs without w_0',
      holds: (pair) => (isOrigin(pair) ? null : areDistinct(pair)),
    },
    'with w_0': {
      says: 'four distinct integers in pairs with w_0',
      holds: (pair) => (isOrigin(pair) ? areDistinct(pair) : null),
    },
  },
  wrong: {
    case: { part: 'positive' },
    max: 120,
    holds: (pair) => (isOrigin(pair) ? null : areDistinct(pair, 70)),
  },
  witness: ({ v, w }) => ({ w_i: v, w_k: w }),
  evidence: ({ v, w }) => ({
    expected: 'four distinct integers',
    actual: [...v, ...w].join(),
    explain: `(${v.join()}) and (${w.join()}) are winning points with coordinates ${[...v, ...w].join(', ')}`,
  }),
}

/** Coordinates of different winning points differ. */
export const vP5: Claim = instances(printed)

/** Coordinates of different winning points other than (0,0) differ. */
export const vP5Fix: Claim = instances(
  corrected(
    printed,
    {
      title: 'all coordinates of two distinct winning points other than (0,0) are distinct',
      statement: String.raw`For two distinct winning points $w_i$, $w_k$ with $i,k\ge1$ all of $c_i,d_i,c_k,d_k$ are distinct integers. Changed: $w_0=(0,0)$ is excepted, as in Property 2.`,
      conventions: ['part positive: pairs of points w_n with n ≥ 1'],
      wrong: {
        case: { part: 'positive' },
        max: 120,
        holds: (pair) => (isOrigin(pair) ? null : areDistinct(pair, 80)),
      },
    },
    { only: { part: ['positive'] }, digestedAs: 'printed' },
  ),
)
