import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning } from '../../../facts/wythoff/winning.ts'
import { type Claim, positions } from '../../../judge/index.ts'

export const vP2: Claim = positions({
  id: 'V-P2',
  kind: 'proposition',
  at: 'Property 2',
  title: 'c ≠ d in every winning point other than (0,0)',
  statement: String.raw`$c\ne d$ in every winning point $(c,d)$ other than $(0,0)$.`,
  conventions: ['winning points with c ≤ d'],
  games: onPlane(2000),
  quick: { max: 300 },
  facts: { ...POINT, winning },
  digest: 'm',
  method: 'pass',
  printed: ({ S: c, L: d, winning: isP }) => (isP === 1 && d > 0 ? c !== d : null),
  wrong: ({ S: c, L: d, winning: isP }) => (isP === 1 && d > 0 ? c + 1 !== d : null),
})
