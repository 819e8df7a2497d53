import { basicBoundBelow } from '../../../facts/exact-slow/basic.ts'
import { exceptionalBelow, exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, moves, positions, remoteness, stated } from '../../../judge/index.ts'

export const CLAIM_7 = 'B < m if m >= 0'
export const CLAIM_8 = 'B > below if below >= 0'
export const COROLLARY_3 = 'B = m_next + 1 if m_next >= 0'
export const CLAIM_9 = 'B = B_next and B = m - 1 and B mod 2 = 1 if m >= 0'

const box = {
  kind: 'lemma',
  paperStatus: 'proved',
  games: kPlusOne(3, 6, 30_000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  digest: 'R',
} as const
const facts = { m: exceptionalLevel, B: basicBoundBelow, R: remoteness }

export const gmmvClaim7: Claim = positions({
  id: 'GMMV-Claim7',
  at: 'Claim 7',
  title: 'B(x) < m(x) for exceptional x',
  statement: String.raw`$x$ exceptional implies $\mathcal B(x)<m(x)$.`,
  ...box,
  facts,
  printed: stated(CLAIM_7),
  // The mutation states that B is smaller by at least 2 if all piles are equal.
  wrong: ({ x, m, B }) => (m === null ? null : B < m - (x[0] === x.at(-1) ? 1 : 0)),
  method: 'definition',
})

export const gmmvClaim8: Claim = positions({
  id: 'GMMV-Claim8',
  at: 'Claim 8',
  title: 'B(x) > m(z) for x above an exceptional z',
  statement: String.raw`$x\succeq z$, $x\ne z$, $z$ exceptional, implies $\mathcal B(x)>m(z)$.`,
  conventions: [
    'the check compares B(x) with the largest m(z) over exceptional z ≺ x, which is enough',
  ],
  ...box,
  facts: { below: exceptionalBelow, B: basicBoundBelow, R: remoteness },
  printed: stated(CLAIM_8),
  wrong: ({ below, B }) => (below < 0 ? null : B > below + 1),
  method: 'definition',
})

export const gmmvCor3: Claim = moves({
  id: 'GMMV-Cor3',
  at: 'Corollary 3',
  title: 'B(x) = m(x′) + 1 for a move from x to an exceptional x′',
  statement: String.raw`$x\to x'$ a move, $x'$ exceptional, implies $\mathcal B(x)=m(x')+1$.`,
  ...box,
  kind: 'corollary',
  facts,
  printed: stated(COROLLARY_3),
  // In the mutation, B(x) = m(x′) if all piles of x′ are equal.
  wrong: (x, next) =>
    next.m === null ? null : x.B === next.m + (next.x[0] === next.x.at(-1) ? 0 : 1),
})

export const gmmvClaim9: Claim = moves({
  id: 'GMMV-Claim9',
  at: 'Claim 9',
  title: 'x exceptional: B(x) = B(x′) = m(x) − 1, odd, for every move',
  statement: String.raw`$x$ exceptional, $x\to x'$ any move, implies $\mathcal B(x)=\mathcal B(x')=m(x)-1$, and this number is odd.`,
  ...box,
  facts,
  printed: stated(CLAIM_9),
  // In the mutation, B(x′) = m(x) if all piles of x are equal.
  wrong: (x, next) => (x.m === null ? null : next.B === x.m - (x.x[0] === x.x.at(-1) ? 0 : 1)),
})
