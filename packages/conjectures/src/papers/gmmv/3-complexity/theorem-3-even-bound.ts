import { basicBoundByCases } from '@nim/core/exact-slow'
import { plainIntegers } from '@nim/core/integers'
import { basicBoundBelow } from '../../../facts/exact-slow/basic.ts'
import { exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { evenBound } from '../../../facts/exact-slow/level-bounds.ts'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import type { Claim, StatementInput } from '../../../judge/index.ts'
import { byCase, choice, moves, positions, remoteness } from '../../../judge/index.ts'

const box = {
  at: 'Theorem 3, proof in section 3',
  paperStatus: 'proved',
  games: kPlusOne(3, 6, 3000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  facts: { m: exceptionalLevel, B: basicBoundBelow, E: evenBound, R: remoteness },
  digest: 'R',
  method: 'definition',
} as const

const lemma = {
  ...box,
  id: 'GMMV-T3-E',
  kind: 'lemma',
  title: 'E(x) ≤ B(x), with equality exactly for B-even x',
  statement: String.raw`For non-exceptional $x$, $E(x)=\max_t b_t(x)$: $E(x)\le\mathcal B(x)$, with equality exactly for $\mathcal B$-even $x$. With $x'$ the position after the M-move: if $x$ is $\mathcal B$-odd then $x'$ is $\mathcal B$-even, $\mathcal B(x)=E(x')+1$ and $E(x')>E(x)-1$; if $x$ is $\mathcal B$-even then $E(x)=\mathcal B(x)=\mathcal B(x')+1>E(x')+1$.`,
  conventions: ['E by definition (GMMV-T3-bt-def)'],
} as const
const PARTS: Readonly<Record<string, Claim>> = {
  bound: positions({
    ...lemma,
    printed: ({ m, E, B }) => (m === null ? E <= B && (E === B) === (B % 2 === 0) : null),
  }),
  'B-odd': moves({
    ...lemma,
    moves: mMoves,
    printed: (x, next) =>
      x.m === null && x.B % 2 === 1
        ? next.B % 2 === 0 && x.B === next.E + 1 && next.E > x.E - 1
        : null,
  }),
  'B-even': moves({
    ...lemma,
    moves: mMoves,
    printed: (x, next) =>
      x.m === null && x.B % 2 === 0 ? x.E === x.B && x.B === next.B + 1 && x.B > next.E + 1 : null,
  }),
}

export const gmmvT3E: Claim = byCase({
  ...lemma,
  parameters: [
    ...lemma.games.parameters,
    choice('part', 'part of the statement', Object.keys(PARTS)),
  ],
  claimOf: ({ part }) => PARTS[part!]!,
  // In the mutation, E equals B where B is at most 2.
  wrong: ({ m, E, B }: StatementInput<typeof box.facts>) =>
    m === null ? E <= B && (E === B) === (B <= 2 || B % 2 === 0) : null,
})

export const gmmvT3B: Claim = moves({
  id: 'GMMV-T3-B',
  ...box,
  kind: 'algorithm',
  title: 'B(x) = E(x) if E(x) > E(x′) + 1, B(x) = E(x′) + 1 if E(x) < E(x′) + 1',
  statement: String.raw`For non-exceptional, nonterminal $x$ and $x'$ the position after the M-move: $\mathcal B(x)=E(x)$ if $E(x)>E(x')+1$; $\mathcal B(x)=E(x')+1$ if $E(x)<E(x')+1$.`,
  conventions: [
    'E by definition (GMMV-T3-bt-def)',
    'if E(x) = E(x′) + 1, the text gives no value; that counts as a failure',
  ],
  moves: mMoves,
  printed: (x, next) =>
    x.m === null ? x.B === basicBoundByCases(x.E, next.E, plainIntegers) : null,
  // In the mutation, B(x) = E(x′) + 1 wherever x_1 = 2.
  wrong: (x, next) =>
    x.m === null
      ? x.B === (x.x[0] === 2 ? next.E + 1 : basicBoundByCases(x.E, next.E, plainIntegers))
      : null,
})
