import type { Claim } from '../../../claim/claim.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { type Move, stackMoves } from '../../../facts/setnim/moves.ts'
import { isReduced, reducedRank } from '../../../facts/setnim/reduction.ts'
import { leastSize, rho } from '../../../facts/setnim/stacks.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { positions } from '../../../judge/positions.ts'

/** (R1) or (R2). */
function isR1OrR2({ a, leavesOutMaximal }: Move, k: number, rho: number): boolean {
  return leavesOutMaximal ? 0 <= rho && rho < a : a > k && 0 <= rho && rho < a - k
}

const SUBJECT = {
  kind: 'lemma',
  conventions: ['reduced by DH-D3'],
  decides: 'for every reduced position of the box, every A and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { isReduced, moves: stackMoves, k: leastSize, rho, reducedRank },
  digest: 'reducedRank',
} as const

/** When a move makes reduction necessary. */
export const dhL28: Claim = positions({
  ...SUBJECT,
  id: 'DH-L2.8',
  at: 'Lemma 2.8',
  paperStatus: 'proved',
  title: 'a move from a reduced position needs reduction only if (R1) or (R2)',
  statement: String.raw`In $SN(n,A)$ with $k=\min A$ let $x$ be reduced and $\rho=|x|-k\,x_n$. A move on $a$ stacks makes reduction necessary only if (R1) $a>k$, all maximal stacks are played on, and $0\le\rho<a-k$; or (R2) some maximal stack is not played on and $0\le\rho<a$. In particular none is needed when $a=k$ and all maximal stacks are played on.`,
  printed: {
    'only if': {
      says: 'a move from a reduced x needs reduction only if (R1) or (R2) holds',
      holds: ({ isReduced, moves, k, rho }) =>
        isReduced
          ? everyMove(moves, (move) => !move.needsReduction || isR1OrR2(move, k, rho))
          : null,
    },
    'a = k': {
      says: 'no reduction is needed if a = k and all maximal stacks are played on',
      holds: ({ isReduced, moves, k }) =>
        isReduced
          ? everyMove(moves, ({ a, leavesOutMaximal, needsReduction }) =>
              a === k && !leavesOutMaximal ? !needsReduction : null,
            )
          : null,
    },
  },
  // the bound for ρ is one too small
  wrong: {
    case: { n: 3, A: '{2}', part: 'only if' },
    max: 5,
    holds: ({ isReduced, moves, k, rho }) =>
      isReduced
        ? everyMove(
            moves,
            (move) => !move.needsReduction || (rho < k - 1 && isR1OrR2(move, k, rho)),
          )
        : null,
  },
})

/** The converse of the lemma. */
export const dhL28b: Claim = positions({
  ...SUBJECT,
  id: 'DH-L2.8b',
  at: 'Theorem 5.1, proof (use of Lemma 2.8)',
  paperStatus: 'asserted',
  title: 'a move from a reduced position needs reduction if (R1) or (R2)',
  statement: String.raw`The converse of Lemma 2.8, which the proof of Theorem 5.1 uses as "if and only if": if (R1) or (R2) holds for a move from a reduced position, the move makes reduction necessary.`,
  printed: {
    if: {
      says: 'a move from a reduced x needs reduction if (R1) or (R2) holds',
      holds: ({ isReduced, moves, k, rho }) =>
        isReduced
          ? everyMove(moves, (move) => !isR1OrR2(move, k, rho) || move.needsReduction)
          : null,
    },
  },
  // without the bound for ρ
  wrong: {
    case: { n: 3, A: '{2}' },
    max: 4,
    holds: ({ isReduced, moves }) =>
      isReduced
        ? everyMove(
            moves,
            ({ leavesOutMaximal, needsReduction }) => !leavesOutMaximal || needsReduction,
          )
        : null,
  },
})
