import { basicBoundBelow } from '../../../facts/exact-slow/basic.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, moves, positions, remoteness, stated } from '../../../judge/index.ts'

export const CLAIM_3 = 'x2 = 0 if B = 0'
export const CLAIM_4 = 'B_next <= B'
export const CLAIM_5 = 'B_next >= B - 2 if B mod 2 = 1'
export const CLAIM_6 = 'B_next < B if B_next mod 2 = 0'
export const LEMMA_1 = 'B_next mod 2 = 1 if B mod 2 = 0'

const box = {
  kind: 'lemma',
  paperStatus: 'proved',
  games: kPlusOne(3, 6, 15_000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  facts: { B: basicBoundBelow, R: remoteness },
  digest: 'R',
} as const

export const gmmvClaim3: Claim = positions({
  id: 'GMMV-Claim3',
  at: 'Claim 3',
  title: 'B(x) = 0 implies that x is terminal',
  statement: String.raw`$\mathcal B(x)=0$ implies that $x$ is terminal.`,
  ...box,
  printed: stated(CLAIM_3),
  wrong: ({ x, B }) => (B <= 1 ? x[1] === 0 : null),
  method: 'definition',
})

export const gmmvClaim4: Claim = moves({
  id: 'GMMV-Claim4',
  at: 'Claim 4',
  title: 'a move does not raise B',
  statement: String.raw`$x\to x'$ a move implies $\mathcal B(x')\le\mathcal B(x)$.`,
  ...box,
  printed: stated(CLAIM_4),
  wrong: (x, next) => next.B < x.B,
})

export const gmmvClaim5: Claim = moves({
  id: 'GMMV-Claim5',
  at: 'Claim 5',
  title: 'a move from a B-odd position lowers B by at most 2',
  statement: String.raw`$x\to x'$ a move, $x$ $\mathcal B$-odd, implies $\mathcal B(x')\ge\mathcal B(x)-2$.`,
  ...box,
  printed: stated(CLAIM_5),
  wrong: (x, next) => (x.B % 2 === 1 ? next.B >= x.B - 1 : null),
})

export const gmmvClaim6: Claim = moves({
  id: 'GMMV-Claim6',
  at: 'Claim 6',
  title: 'a move to a B-even position lowers B',
  statement: String.raw`$x\to x'$ a move, $x'$ $\mathcal B$-even, implies $\mathcal B(x')<\mathcal B(x)$.`,
  ...box,
  printed: stated(CLAIM_6),
  // The mutation lowers B by at least 2 if a pile is empty.
  wrong: (x, next) => (next.B % 2 === 0 ? next.B < x.B - (next.x[0] === 0 ? 1 : 0) : null),
})

export const gmmvL1: Claim = moves({
  id: 'GMMV-L1',
  at: 'Lemma 1',
  title: 'no move leads from a B-even to a B-even position',
  statement: String.raw`There are no moves from $\mathcal B$-even to $\mathcal B$-even positions.`,
  ...box,
  printed: stated(LEMMA_1),
  // The mutation also excludes moves from B-odd to B-even positions if a pile is empty.
  wrong: (x, next) => (x.B % 2 === 0 || next.x[0] === 0 ? next.B % 2 === 1 : null),
})
