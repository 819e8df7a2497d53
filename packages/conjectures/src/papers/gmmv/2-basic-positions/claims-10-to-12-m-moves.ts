import { basicBoundBelow, basicLevel } from '../../../facts/exact-slow/basic.ts'
import { exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import { type Claim, moves, remoteness, stated } from '../../../judge/index.ts'

export const CLAIM_10 = 'B_next = B - 1 if B mod 2 = 0'
export const CLAIM_11 = 'b_next >= 0 and B_next = B - 1 if b >= 0'
export const CLAIM_12 = 'B_next = B - 1 if B mod 2 = 1 and m < 0'

const box = {
  kind: 'lemma',
  paperStatus: 'proved',
  games: kPlusOne(3, 6, 15_000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  facts: { B: basicBoundBelow, b: basicLevel, m: exceptionalLevel, R: remoteness },
  moves: mMoves,
  digest: 'R',
} as const

export const gmmvClaim10: Claim = moves({
  id: 'GMMV-Claim10',
  at: 'Claim 10',
  title: 'the M-move from a B-even position lowers B by 1',
  statement: String.raw`$x$ $\mathcal B$-even and nonterminal, $x\to x'=x-d(e(x))$ the M-move, implies $\mathcal B(x')=\mathcal B(x)-1$.`,
  ...box,
  printed: stated(CLAIM_10),
  // In the mutation, the value falls by 2 if a pile is empty.
  wrong: (x, next) => (x.B % 2 === 0 ? next.B === x.B - (x.x[0] === 0 ? 2 : 1) : null),
})

export const gmmvClaim11: Claim = moves({
  id: 'GMMV-Claim11',
  at: 'Claim 11',
  title: 'the M-move from a basic z leads to a basic z′ with B(z′) = B(z) − 1',
  statement: String.raw`The M-move from a basic nonterminal $z$ leads to a basic $z'$ with $\mathcal B(z')=\mathcal B(z)-1$.`,
  ...box,
  printed: stated(CLAIM_11),
  // In the mutation, b stays the same if b = 2.
  wrong: (z, next) => (z.b === null ? null : next.b === (z.b === 2 ? 2 : z.b - 1)),
})

export const gmmvClaim12: Claim = moves({
  id: 'GMMV-Claim12',
  at: 'Claim 12',
  title: 'the M-move from a B-odd position that is not exceptional lowers B by 1',
  statement: String.raw`$x$ $\mathcal B$-odd, nonterminal and not exceptional, $x\to x'$ the M-move, implies $\mathcal B(x')=\mathcal B(x)-1$.`,
  ...box,
  printed: stated(CLAIM_12),
  wrong: (x, next) => (x.B % 2 === 1 ? next.B === x.B - 1 : null),
})
