import type { Provable } from '../provable.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { M_MOVE_LOWERS_R } from '../../papers/gmmv/1-2-m-rule/m-moves.ts'
import {
  CLAIM_10,
  CLAIM_11,
  CLAIM_12,
} from '../../papers/gmmv/2-basic-positions/claims-10-to-12-m-moves.ts'
import {
  CLAIM_3,
  CLAIM_4,
  CLAIM_5,
  CLAIM_6,
  LEMMA_1,
} from '../../papers/gmmv/2-basic-positions/claims-3-to-6-basic-bound-along-moves.ts'
import {
  CLAIM_7,
  CLAIM_8,
  CLAIM_9,
  COROLLARY_3,
} from '../../papers/gmmv/2-basic-positions/claims-7-to-9-exceptional-positions.ts'
import {
  COROLLARY_4,
  gmmvL2,
  LEMMA_2,
} from '../../papers/gmmv/2-basic-positions/lemma-2-m-play-is-basic-bound.ts'
import { levelNumber } from '../../quantities/exact-slow/critical.ts'
import {
  exceptionalNumber as m,
  largestExceptionalBelow as below,
} from '../../quantities/exact-slow/exceptional.ts'
import {
  basicBound as B,
  basicNumber as b,
  mPlayNumber as M,
  remotenessNumber as R,
} from '../../quantities/exact-slow/basic-and-plays.ts'
import type { PositionQuantity } from '../../quantities/quantity.ts'
import { type ClauseGoal, provableByClauses } from './implication-goal.ts'
import { GMMV_SECTION_1 } from './section-1.ts'
import { GMMV_VECTORS } from './vectors.ts'

/**
 * A claim about facts, by default for n = 3. The claim is proved from its own clause and the
 * definitions of these facts.
 */
function implication(
  claim: string,
  of: ClauseGoal['of'],
  clause: string,
  quantities: readonly PositionQuantity[],
): Provable {
  return provableByClauses({
    claim,
    parameters: [piles(3, 3, 3)],
    clauses: () => [{ of, clause, quantities }],
  })
}

const PARTS_OF_LEMMA_2: Readonly<Record<string, ClauseGoal>> = {
  a: { of: 'positions', clause: LEMMA_2.a, quantities: [B, m, M] },
  b: { of: 'M-moves', clause: LEMMA_2.b, quantities: [m] },
  c: { of: 'moves', clause: LEMMA_2.c, quantities: [m] },
}

const IN_EVERY_CASE = (): boolean => true

/**
 * GMMV claims about facts, each in the form: if the hypothesis is true, then so is the conclusion.
 */
export const GMMV_IMPLICATIONS: readonly Provable[] = [
  ...GMMV_SECTION_1,
  provableByClauses({
    claim: 'GMMV-M4',
    parameters: [piles(2, 2, 3)],
    byTheorem2: IN_EVERY_CASE,
    clauses: () => [{ of: 'M-moves', clause: M_MOVE_LOWERS_R, quantities: [R] }],
  }),
  ...GMMV_VECTORS,
  implication('GMMV-Claim3', 'positions', CLAIM_3, [B]),
  implication('GMMV-Claim4', 'moves', CLAIM_4, [B]),
  implication('GMMV-Claim5', 'moves', CLAIM_5, [B]),
  implication('GMMV-Claim6', 'moves', CLAIM_6, [B]),
  implication('GMMV-L1', 'moves', LEMMA_1, [B]),
  implication('GMMV-Claim7', 'positions', CLAIM_7, [B, m]),
  implication('GMMV-Claim8', 'positions', CLAIM_8, [B, below]),
  implication('GMMV-Cor3', 'moves', COROLLARY_3, [B, m]),
  implication('GMMV-Claim9', 'moves', CLAIM_9, [B, m]),
  implication('GMMV-Claim10', 'M-moves', CLAIM_10, [B]),
  implication('GMMV-Claim11', 'M-moves', CLAIM_11, [B, b]),
  implication('GMMV-Claim12', 'M-moves', CLAIM_12, [B, m]),
  provableByClauses({
    claim: 'GMMV-L2',
    parameters: [piles(3, 3, 3), ...gmmvL2.parameters.slice(1)],
    byTheorem2: ({ part }) => part === 'a',
    clauses: ({ part }) => [PARTS_OF_LEMMA_2[String(part)]!],
  }),
  provableByClauses({
    claim: 'GMMV-Cor4',
    parameters: [piles(3, 3, 3)],
    byTheorem2: IN_EVERY_CASE,
    clauses: () => [{ of: 'positions', clause: COROLLARY_4, quantities: [M, levelNumber] }],
  }),
]
