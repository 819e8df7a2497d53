import { criticalByTheorem1, mMove, remoteness as R } from '@nim/core/exact-slow'
import { criticalByM } from '../../../facts/exact-slow/critical.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import { legalOptions, optionOutcomes } from '../../../facts/setnim/options.ts'
import { type Claim, outcome, positions, remoteness } from '../../../judge/index.ts'
import { criticalByResidue } from '../critical-counts.ts'

export const gmmvS17: Claim = positions({
  id: 'GMMV-S1.7',
  kind: 'remark',
  at: 'section 1.7',
  title:
    'x is P iff m = M = R is even; the M-rule is enough for playing; one description for all k subgames',
  statement: String.raw`In $NIM(k+1,k)$: (a) $x$ is P iff $m(x)=\mathcal M(x)=R(x)$ is even, which gives a polynomial algorithm to recognise P-positions and to find a move from N to P. (b) To play, the algorithm is not needed: from every N-position the M-move leads to P. (c) The $m$-critical positions, unlike the P-positions, are defined by the same formulas for all $k$ subgames $|x|\equiv r\pmod k$.`,
  conventions: ['(c): Theorem 1 in each subgame; data: critical positions by |x| mod k'],
  games: kPlusOne(2, 6, 10_000),
  quick: { ranges: { n: [2, 3] }, max: 12 },
  facts: {
    level,
    M: mPlayLength,
    R: remoteness,
    m: criticalByM,
    options: legalOptions,
    outcomes: optionOutcomes,
    outcome,
  },
  digest: ({ outcome: N }) => N,
  says: {
    a: 'P iff m = M = R is even',
    'a-move': 'some option has even R by the polynomial algorithm, and it is P',
    b: 'the M-move from N leads to P',
    c: 'x is m-critical iff (A) or (B)',
  },
  printed: {
    a: (x) => (x.level === x.M && x.M === x.R && x.R % 2 === 0) === (x.outcome === 0),
    'a-move': ({ options, outcomes, outcome: N }) =>
      N === 0 ? null : outcomes[options.findIndex((to) => R(to) % 2 === 0)] === 0,
    b: ({ x, options, outcomes, outcome: N }) =>
      N === 0 ? null : outcomes[options.findIndex((to) => to.join() === mMove(x).join())] === 0,
    c: ({ x, m }) => {
      const listed = criticalByTheorem1(x)
      return listed.every((each) => each.m === m) && listed.length > 0 === m >= 0
    },
  },
  // The mutation states that x is P iff M is even and x is not of level 2.
  wrong: ({ level: l, M, outcome: N }) => (M % 2 === 0 && l !== 2) === (N === 0),
  method: 'retrograde',
  counts: ({ n, part }: { readonly n: number; readonly part?: string }) =>
    part === 'c' ? criticalByResidue(n - 1) : { see: () => {}, result: () => ({}) },
})
