import { type PlanePoint, winningPoints } from '../../../facts/wythoff/winning-points.ts'
import { box, type Claim, corrected, instances, instancesClaim } from '../../../judge/index.ts'

/** Two winning points. v comes before w. */
type PointPair = Readonly<Record<'v' | 'w', PlanePoint>>

const differences = instancesClaim({
  id: 'V-P4',
  kind: 'proposition',
  at: 'Property 4',
  paperStatus: 'proved',
  title: 'no two winning points have the same difference d − c',
  statement: String.raw`No two winning points $w_i\ne w_k$ have $d_i-c_i=d_k-c_k$ (2).`,
  conventions: ['winning points with c ≤ d, (0,0) included'],
  decides: 'all pairs of winning points of the box, found by the pass over the plane',
  domain: box(1500),
  quick: { max: 300 },
  *instances({ domain }) {
    const points = winningPoints(domain.max)
    for (const [k, w] of points.entries()) for (const v of points.slice(0, k)) yield { v, w }
  },
  cost: (_, { max }) => BigInt(max + 1) ** 2n,
  digest: ({ w: [c, d] }) => d - c,
  method: 'pass',
  printed: ({ w: [c, d], v: [x, y] }) => d - c !== y - x,
  wrong: ({ w: [c, d], v: [x, y] }) => (d - c) % 3 !== (y - x) % 3,
  witness: ({ w, v }) => ({ w_i: v, w_k: w }),
})

export const vP4: Claim = instances(differences)

export const vProp1: Claim = instances({
  ...differences,
  id: 'V-Prop1',
  repeats: 'V-P4',
  at: 'Proposition 1',
  wrong: ({ w: [c], v: [x] }) => c % 5 !== x % 5,
})

const areDistinct = ({ v, w }: PointPair, modulo = Infinity): boolean =>
  new Set([...v, ...w].map((x) => x % modulo)).size === 4

const isOrigin = ({ v }: PointPair): boolean => v[1] === 0

const coordinates = instancesClaim({
  ...differences,
  id: 'V-P5',
  at: 'Property 5',
  paperStatus: 'asserted',
  title: 'all coordinates of two distinct winning points are distinct',
  statement: String.raw`For two distinct winning points $w_i$, $w_k$ all of $c_i,d_i,c_k,d_k$ are distinct integers.`,
  conventions: ['pairs with w_0 = (0,0) are a separate part'],
  edge: { says: 'w_0 = (0,0), which Property 2 excepts', is: isOrigin },
  flaw: { class: 'edge case', cause: 'V-P5' },
  digest: ({ w }) => w[0],
  says: {
    positive: 'four distinct integers in pairs without w_0',
    'with w_0': 'four distinct integers in pairs with w_0',
  },
  printed: {
    positive: (pair) => (isOrigin(pair) ? null : areDistinct(pair)),
    'with w_0': (pair) => (isOrigin(pair) ? areDistinct(pair) : null),
  },
  wrongAt: { max: 120 },
  wrong: (pair) => (isOrigin(pair) ? null : areDistinct(pair, 70)),
  evidence: ({ v, w }) => ({
    expected: 'four distinct integers',
    actual: [...v, ...w].join(),
    explain: `(${v.join()}) and (${w.join()}) are winning points with coordinates ${[...v, ...w].join(', ')}`,
  }),
})

export const vP5: Claim = instances(coordinates)

export const vP5Fix: Claim = instances(
  corrected(
    coordinates,
    {
      title: 'all coordinates of two distinct winning points other than (0,0) are distinct',
      statement: String.raw`For two distinct winning points $w_i$, $w_k$ with $i,k\ge1$ all of $c_i,d_i,c_k,d_k$ are distinct integers. Changed: the statement excludes $w_0=(0,0)$, as Property 2 does.`,
      conventions: ['part positive: pairs of points w_n with n ≥ 1'],
      wrongAt: { max: 120 },
      wrong: (pair) => (isOrigin(pair) ? null : areDistinct(pair, 80)),
    },
    { only: { part: ['positive'] }, digestedAs: 'printed' },
  ),
)
