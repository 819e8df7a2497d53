import {
  remotenessByTheorem3,
  remotenessByTheorem3Corrected,
  THEOREM_3_READINGS,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import {
  binaryDigits,
  positionsOfLargePiles,
  type LargePiles,
  largestCounts,
} from '../../../facts/exact-slow/counted-remoteness.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import type { Claim, Statement, StatementInput, UpToDomain } from '../../../judge/index.ts'
import { choice, inParts, instances, positions, remoteness, upTo } from '../../../judge/index.ts'
import { reasonIn } from '../../../judge/local-evidence.ts'

type Case = { readonly n: number; readonly reading?: Theorem3Reading }
const facts = { R: remoteness }

/**
 * R according to the statement; null if it gives no value. The function is evaluated only at
 * nonterminal positions.
 */
type Algorithm = (x: readonly number[], parameters: Case) => number | null

function giving(algorithm: Algorithm): Statement<StatementInput<typeof facts>, Case> {
  return ({ x, R }, parameters) => (x[1] === 0 ? null : algorithm(x, parameters) === R)
}

const t3 = {
  id: 'GMMV-T3',
  kind: 'theorem',
  at: 'Theorem 3 (section 1.6; proof in section 3)',
  paperStatus: 'proved',
  title: 'R of NIM(k+1,k) can be computed in polynomial time, with k+1 as part of the input',
  statement: String.raw`For $n=k+1$, with $n$ part of the input and integers written in binary, $R$ can be computed in polynomial time; hence P-positions can be recognised in polynomial time.`,
  conventions: [
    'the procedure: the algorithm of the proof with b_t corrected (GMMV-T3-alg-fix); R = 0 at terminal positions. As printed it is GMMV-T3-alg',
    'the operations, counted during the run, are sums, differences, products, quotients and residues by small numbers, tests of parity; comparisons are not counted: there is at most one for each of these, and n between neighbouring piles',
    'cost: at most 3n² + 16n operations on numbers of at most D + ⌊log2 n⌋ + 1 binary digits, D those of the largest pile; so the time is polynomial in n and D',
  ],
  decides:
    'value: that the procedure gives R; large: that it gives M(x) at large piles; cost: the number of operations there',
  complexity: 'C(max+n,n) positions; 4 positions for each power of 2 up to the number of digits',
  quick: { ranges: { n: [2, 4] }, max: 16 },
} as const

const atLargePiles = {
  ...t3,
  domain: upTo('digits', 1024),
  cost: ({ n }: { n: number }, { max }: UpToDomain) =>
    BigInt(n) * BigInt(4 * binaryDigits(BigInt(max))),
  digest: ({ byMRule }: LargePiles) => Number(byMRule % 2n ** 31n),
  method: 'counted operations, M-play',
  witness: ({ x, byMRule, counted }: LargePiles) => ({
    x: x.map(String),
    M: String(byMRule),
    ...counted,
    value: String(counted.value),
  }),
}

export const gmmvT3: Claim = inParts({
  ...t3,
  piles: [2, 7],
  parts: [
    {
      part: 'value',
      piles: [2, 30],
      judged: positions({
        ...t3,
        games: kPlusOne(2, 7, 100_000),
        facts,
        digest: 'R',
        printed: ({ x, R }) => (x[1] === 0 ? 0 : remotenessByTheorem3Corrected(x)) === R,
      }),
    },
    {
      part: 'large',
      piles: [2, 30],
      judged: instances<{ n: number }, UpToDomain, LargePiles>({
        ...atLargePiles,
        instances: ({ parameters: { n }, domain: { max } }) => positionsOfLargePiles(n, max),
        printed: ({ byMRule, counted }) => counted.value === byMRule,
      }),
    },
    {
      part: 'cost',
      piles: [2, 30],
      judged: instances<{ n: number }, UpToDomain, LargePiles>({
        ...atLargePiles,
        unsettled: {
          where: 'fails',
          because: 'a higher cost of one procedure says nothing about other procedures',
        },
        instances: ({ parameters: { n }, domain: { max }, data }) =>
          largestCounts(positionsOfLargePiles(n, max), data),
        printed: ({ length, counted }, { n }) =>
          counted.operations <= 3 * n * n + 16 * n &&
          counted.digits <= length + binaryDigits(BigInt(n)),
      }),
    },
  ],
  // The mutation gives a value that is too large by 1 if the largest pile has more than 64 digits.
  wrongAt: { case: { part: 'large', n: 4 } },
  wrong: ({ length, byMRule, counted }: LargePiles) =>
    counted.value === byMRule + (length > 64 ? 1n : 0n),
})

const LEFT_OUT = 'terminal positions are outside the statement and not counted'
const algorithm = {
  kind: 'algorithm',
  games: kPlusOne(3, 6, 100_000),
  quick: { ranges: { n: [3, 4] }, max: 12 },
  facts,
  digest: 'R',
} as const

export const gmmvT3Alg: Claim = positions<Case, typeof facts>({
  ...algorithm,
  id: 'GMMV-T3-alg',
  at: 'Theorem 3, proof in section 3',
  paperStatus: 'proved',
  title: 'R(x) by b_t(x) = 2 min(⌊(2⌊x_1/2⌋+A_t)/(2(t−2))⌋, ⌊x_t/2⌋) and T3-B',
  statement: String.raw`For nonterminal $x$: $R(x)=(|x|-k+1)/k$ if $x$ is exceptional; otherwise $R(x)=B(x)$, where $B(x)=E(x)$ if $E(x)>E(x')+1$ and $B(x)=E(x')+1$ if $E(x)<E(x')+1$, $x'$ the position after the M-move, $E=\max_{1<t\le k+2} b_t$ and $b_t=2q$, $q=\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, $A_t=\sum_{i=2}^{t-1}2\lfloor x_i/2\rfloor$; for $t=2$ the first term is irrelevant.`,
  conventions: [
    'x has k+1 entries but t runs to k+2; readings of the x_t term at t = k+2: it is dropped; x_{k+2} is x_{k+1}; t runs to k+1 only',
    'if E(x) = E(x′) + 1, the algorithm as printed gives no value; that counts as a failure',
    LEFT_OUT,
  ],
  principal: {
    cases: { reading: ['dropped'] },
    because:
      'in the proof, t runs to k + 2, but a position has k + 1 piles. If x_t does not exist, the condition 2q ≤ x_t is omitted. If t ended at k + 1, the algorithm would miss (4,4,4), which is basic with b = 6',
  },
  flaw: { class: 'algorithm', cause: 'GMMV-T3-bt' },
  games: {
    ...algorithm.games,
    parameters: [
      ...algorithm.games.parameters,
      choice('reading', 'reading of the x_t term at t = k+2', THEOREM_3_READINGS),
    ],
  },
  printed: giving((x, { reading }) => remotenessByTheorem3(x, reading!)),
  // The mutation gives a value that is too large by 2 if the smallest pile is 1.
  wrongAt: { case: { n: 3, reading: 't-to-k+1' }, max: 6, printedFails: true },
  wrong: giving((x) => remotenessByTheorem3(x, 't-to-k+1')! + (x[0] === 1 ? 2 : 0)),
  evidence: ({ x, R }, { parameters: { reading }, solved }) => {
    const expected = remotenessByTheorem3(x, reading!)
    const { stated, because } = reasonIn(solved!, x)
    return {
      expected,
      actual: R,
      explain: `the algorithm as printed (reading ${reading}) gives ${expected ?? 'no value'}, but R = ${R}: ${because}`,
      stated,
    }
  },
})

export const gmmvT3AlgFix: Claim = positions({
  ...algorithm,
  id: 'GMMV-T3-alg-fix',
  by: 'nimlab',
  at: 'Theorem 3, proof in section 3, corrected by nimlab',
  title: 'R(x) by T3-B with b_t(x) of GMMV-T3-bt-fix',
  statement: String.raw`For nonterminal $x$: $R(x)=(|x|-k+1)/k$ if $x$ is exceptional; otherwise $R(x)=E(x)$ if $E(x)>E(x')+1$ and $R(x)=E(x')+1$ if $E(x)<E(x')+1$, where $x'$ is the position after the M-move, and $E=\max_{1<t\le k+2}b_t$ with $b_t$ of GMMV-T3-bt-fix. Changed: $b_t$ is $-\infty$ if $2q<2\lfloor x_{t-1}/2\rfloor$, and has no term in $x_{k+2}$.`,
  conventions: [
    'if E(x) = E(x′) + 1, the case distinction gives no value; that counts as a failure',
    LEFT_OUT,
  ],
  printed: giving((x) => remotenessByTheorem3Corrected(x)),
  // The mutation gives a value that is too large by 2 if the smallest pile is 1.
  wrong: giving((x) => remotenessByTheorem3Corrected(x)! + (x[0] === 1 ? 2 : 0)),
})
