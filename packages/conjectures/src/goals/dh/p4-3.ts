import { allOddExceptionFormula, kToAllButOneFormula } from '@nim/core/setnim'
import { and, not } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { BY_PARITIES } from '../setnim/reduction-goal.ts'
import { setNimGoal } from '../setnim/set-nim-goal.ts'

/** An instance of the proposition: a game, its P-positions, the set Q, and the game with added moves. */
export interface ExtensionGoals {
  /** The P-positions for the moves M. */
  readonly game: OutcomeGoal
  /** The P-positions without Q for the moves M and M+. */
  readonly extended: OutcomeGoal
}

/**
 * The instance that proves DH-T5.1 from DH-T3.3: M are the moves on n−1 stacks, M+ the move on all,
 * Q the P-positions of M of which all stacks are odd and the sum is
 * n − 2 modulo 2(n−1), type (n,n−2). Conditions (1) to (3) follow from the two
 * goals, and they from the conditions: (1) no move of M+ stays in P∖Q; (2) from N there is a move of
 * M or M+ into P∖Q; (3) from Q there is one, which is of M+ because no move of M stays in P.
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
