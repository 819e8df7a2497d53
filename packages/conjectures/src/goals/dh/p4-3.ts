import { allOddExceptionFormula, kToAllButOneFormula } from '@nim/core/setnim'
import { and, not } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { BY_PARITIES } from '../setnim/reduction-goal.ts'
import { setNimGoal } from '../setnim/set-nim-goal.ts'

/**
 * An instance of the proposition: a game, its P-positions, the set Q, and the game with the added
 * moves.
 */
export interface ExtensionGoals {
  /** The goal about the P-positions of the game with the moves M. */
  readonly game: OutcomeGoal
  /** The goal which states that adding the moves M+ removes exactly Q from the P-positions. */
  readonly extended: OutcomeGoal
}

/**
 * The instance that proves DH-T5.1 from DH-T3.3. M consists of the moves on n−1 stacks, and M+ of
 * the move on all stacks. Q is the set of P-positions of M in which all stacks are odd and the sum
 * is n − 2 modulo 2(n−1), type (n,n−2). The two goals and conditions (1) to (3) imply each other:
 * (1) no move of M+ stays in P∖Q; (2) from N, a move of M or M+ leads into P∖Q; (3) from Q such a
 * move exists too, and it belongs to M+ because no move of M stays in P.
 *
 * @source DH-P4.3, DH-T5.1s
 */
export function extensionGoals(n: number): ExtensionGoals {
  const Q = allOddExceptionFormula(n, n - 1)
  const P = kToAllButOneFormula(n, n - 1)
  const game = setNimGoal(`DH-P4.3 n=${n}, M`, n, [n - 1], P)
  const extended = setNimGoal(`DH-P4.3 n=${n}, M and M+`, n, [n - 1, n], and(P, not(Q)))
  return {
    game: { ...game, encoding: BY_PARITIES },
    extended: { ...extended, encoding: BY_PARITIES },
  }
}
