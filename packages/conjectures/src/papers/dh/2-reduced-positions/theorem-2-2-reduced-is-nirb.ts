import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import type {
  Claim,
  OfMove,
  Parts,
  PositionsClaim,
  Statement,
  StatementInput,
} from '../../../judge/index.ts'
import { corrected, everyMove, failingMove, positions, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'
import { satisfiesNirb } from '@nim/core/setnim'
import type { Move } from '../../../facts/setnim/moves.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { hasStack } from '@nim/core/setnim/definitions'

export const THEOREM_2_2 = ({ k }: ByK): string => `isReduced = [top <= sum div ${k}]`

export const dhT22: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-T2.2',
  kind: 'theorem',
  at: 'Theorem 2.2',
  paperStatus: 'proved',
  title: 'in SN(n,{k}) x is reduced iff x_n ≤ ⌊|x|/k⌋',
  statement: String.raw`In $SN(n,\{k\})$, $1\le k\le n$, $x$ is reduced iff it satisfies NIRB: $x_n\le\lfloor|x|/k\rfloor$.`,
  games: everyK(1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  printed: statedBy(THEOREM_2_2),
  // In the mutation, k·x_n must be less than the sum, and equality is excluded.
  wrongAt: { case: { n: 3, k: 2 }, max: 3 },
  wrong: ({ top, sum, isReduced }, { k }) => isReduced === k * top < sum,
})

/** True if all stacks of the move are among the highest stacks of x. */
function isOnMaximalOnly(x: readonly number[], { played }: Move): boolean {
  return x.every((height, i) => !hasStack(played, i) || height === x.at(-1))
}

const FACTS = { ...BY_REDUCTION.facts, longest: longestPlay }

/** Step (d) as printed, which states that the position after the move satisfies NIRB. */
function stepD(x: readonly number[], k: number): OfMove {
  return (move) => (isOnMaximalOnly(x, move) ? satisfiesNirb(move.option, k) : null)
}

const STEPS: Parts<StatementInput<typeof FACTS>, ByK> = {
  a: {
    says: 'if x satisfies NIRB and sum(x) < k, then x = 0',
    holds: ({ x, sum, top }, { k }) => (satisfiesNirb(x, k) && sum < k ? top === 0 : null),
  },
  b: {
    says: 'if x ≠ 0 satisfies NIRB, it has at least k nonempty stacks',
    holds: ({ x, top, nonempty }, { k }) => (satisfiesNirb(x, k) && top > 0 ? nonempty >= k : null),
  },
  c: {
    says: 'if x satisfies NIRB and e ≤ k, playing on all maximal stacks and any k−e others leaves NIRB',
    holds: ({ x, e, moves }, { k }) =>
      satisfiesNirb(x, k) && e <= k
        ? everyMove(moves, ({ leavesOutMaximal, option }) =>
            leavesOutMaximal ? null : satisfiesNirb(option, k),
          )
        : null,
  },
  d: {
    says: 'if x satisfies NIRB and e > k, playing on k maximal stacks leaves NIRB',
    holds: ({ x, e, moves }, { k }) =>
      satisfiesNirb(x, k) && e > k ? everyMove(moves, stepD(x, k)) : null,
    finds: ({ x, moves }, { k }) => failingMove(x, moves, stepD(x, k)),
  },
}

const printed: PositionsClaim<ByK, typeof FACTS> = {
  id: 'DH-T2.2s',
  kind: 'lemma',
  at: 'Theorem 2.2, proof',
  paperStatus: 'proved',
  flaw: { class: 'proof step', cause: 'DH-T2.2s' },
  title: 'playing on maximal stacks first keeps NIRB',
  statement: String.raw`Let $x$ satisfy NIRB for $k$, $e$ the number of maximal stacks. (a) If $|x|<k$ then $x=0$. (b) If $x\ne0$ it has at least $k$ nonempty stacks. (c) If $e\le k$, playing on all maximal stacks and any $k-e$ other nonempty stacks leaves a position that satisfies NIRB. (d) If $e>k$, so does playing on $k$ of the maximal stacks.`,
  conventions: ['(b), (c), (d) for x ≠ 0; all choices of the other stacks'],
  games: everyK(1, 6),
  partsOf: ({ n, k }) => (k === n ? ['a', 'b', 'c'] : ['a', 'b', 'c', 'd']),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: FACTS,
  digest: 'longest',
  printed: STEPS,
  // The mutation requires more than k nonempty stacks. The paper requires at least k nonempty
  // stacks.
  wrongAt: { case: { n: 3, k: 2, part: 'b' }, max: 3 },
  wrong: ({ x, top, nonempty }, { k }) => (satisfiesNirb(x, k) && top > 0 ? nonempty > k : null),
}

export const dhT22s: Claim = positions(printed)

/**
 * Step (d) corrected, with a lower limit for ρ: the position after the move satisfies NIRB iff ρ ≥
 * bound. Hence, if x_n ≥ k, the position after the move always satisfies NIRB.
 */
const correctedD =
  (bound: (k: number) => number): Statement<StatementInput<typeof FACTS>, ByK> =>
  ({ x, e, rho, top, moves }, { k }) =>
    satisfiesNirb(x, k) && e > k
      ? everyMove(moves, (move) => {
          const isLeft = stepD(x, k)(move)
          return isLeft === null ? null : isLeft === rho >= bound(k) && (top < k || isLeft)
        })
      : null

export const dhT22sFix: Claim = positions(
  corrected(printed, {
    title: 'when playing on maximal stacks keeps NIRB',
    statement: String.raw`Let $x$ satisfy NIRB for $k$, $e$ the number of maximal stacks. (a) If $|x|<k$ then $x=0$. (b) If $x\ne0$ it has at least $k$ nonempty stacks. (c) If $e\le k$, playing on all maximal stacks and any $k-e$ other nonempty stacks leaves a position that satisfies NIRB. (d) corrected: if $e>k$, playing on $k$ of the maximal stacks leaves a position that satisfies NIRB iff $|x|-k\,x_n\ge k$, so always if $x_n\ge k$.`,
    conventions: [
      'changed from DH-T2.2s: step (d) has a condition',
      '(b), (c), (d) for x ≠ 0; all choices of the other stacks',
    ],
    printed: {
      ...STEPS,
      d: {
        says: 'if x satisfies NIRB and e > k, playing on k maximal stacks leaves NIRB iff sum(x) − k·x_n ≥ k, so always if x_n ≥ k',
        holds: correctedD((k) => k),
      },
    },
    // In the mutation, the lower limit for ρ is too small by one.
    wrongAt: { case: { n: 3, k: 2, part: 'd' }, max: 4 },
    wrong: correctedD((k) => k - 1),
  }),
)
