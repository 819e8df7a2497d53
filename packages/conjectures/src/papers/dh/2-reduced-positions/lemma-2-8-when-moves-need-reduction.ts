import type { Claim } from '../../../claim/claim.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import type { Move } from '../../../facts/setnim/moves.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** (R1) or (R2). */
function isR1OrR2({ a, leavesOutMaximal }: Move, k: number, rho: number): boolean {
  return leavesOutMaximal ? 0 <= rho && rho < a : a > k && 0 <= rho && rho < a - k
}

const SUBJECT = { ...BY_REDUCTION, kind: 'lemma', games: everyA(1, 5) } as const

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
  title: 'a move from a reduced position needs reduction if (R1) or (R2)',
  statement: String.raw`The converse of Lemma 2.8, which the proof of Theorem 5.1 uses as "if and only if": if (R1) or (R2) holds for a move from a reduced position, the move makes reduction necessary.`,
  printed: ({ isReduced, moves, k, rho }) =>
    isReduced ? everyMove(moves, (move) => !isR1OrR2(move, k, rho) || move.needsReduction) : null,
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
