import { exactSlowNim } from '@nim/core/rules'
import { TRUE } from '@nim/presburger'
import type { Goal, ImplicationGoal, Quantity } from '@nim/prover'
import type { CaseParameters } from '../../claim/parameter.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { clauseOf } from '../../judge/stated.ts'
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
  gmmvL2,
  LEMMA_2,
} from '../../papers/gmmv/2-basic-positions/lemma-2-m-play-is-basic-bound.ts'
import { pileNames } from '../../rows/formula-statement.ts'
import { formatCase } from '../../claim/format-case.ts'
import { n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import {
  basicBound as B,
  basicNumber as b,
  exceptionalNumber as m,
  largestExceptionalBelow as below,
  playLength,
} from './quantities.ts'
import { mRuleStrategy, theorem2Goal } from './t2.ts'

type QuantityOf = (n: number) => Quantity

const R: QuantityOf = (count) => playLength(count, 'R')
const M: QuantityOf = (count) => playLength(count, 'M')

/** A case of a statement about facts. */
interface Statement {
  readonly claim: string
  readonly case: CaseParameters
  /** Of what it speaks. */
  readonly of: 'positions' | 'moves' | 'M-moves'
  readonly clause: string
  readonly quantities: readonly QuantityOf[]
}

const SAYS = 'the statement as it is judged, the facts by their definitions'
const SAYS_GIVEN = `${SAYS}; remoteness and the length of M-play by the closed form of GMMV-T2, a goal too`

/** A claim about facts, by its own clause, with what these facts are. */
function implication(
  claim: string,
  of: Statement['of'],
  clause: string,
  quantities: readonly QuantityOf[],
  least = 3,
): Provable {
  return {
    claim,
    says: quantities.includes(R) || quantities.includes(M) ? SAYS_GIVEN : SAYS,
    parameters: [piles(least, least, 3)],
    goals: (c) => goalsOf({ claim, case: c, of, clause, quantities }),
    positions: 1000,
  }
}

/** The statement of a claim for all positions, and of Theorem 2 what it uses. */
function goalsOf({ claim, case: c, of, clause, quantities }: Statement): Goal[] {
  const { says, where = TRUE } = clauseOf(clause)
  const id = `${claim} ${formatCase(c)}`
  const count = n(c)
  const closedForm = quantities.some((one) => one === R || one === M)
  const goal: ImplicationGoal = {
    kind: 'implication',
    id,
    ruleset: exactSlowNim(count, count - 1),
    variables: pileNames(count),
    under: where,
    says,
    quantities: quantities.map((one) => one(count)),
    ...(of === 'positions' ? {} : { moves: of === 'moves' ? 'legal' : mRuleStrategy(count) }),
  }
  return [...(closedForm ? [{ ...theorem2Goal(count), id: `${id}, GMMV-T2` }] : []), goal]
}

const PARTS_OF_LEMMA_2: Readonly<Record<string, Pick<Statement, 'of' | 'clause' | 'quantities'>>> =
  {
    a: { of: 'positions', clause: LEMMA_2.a, quantities: [B, m, M] },
    b: { of: 'M-moves', clause: LEMMA_2.b, quantities: [m] },
    c: { of: 'moves', clause: LEMMA_2.c, quantities: [m] },
  }

/** Claims of GMMV about facts: where the hypothesis is true, the conclusion is. */
export const GMMV_IMPLICATIONS: readonly Provable[] = [
  implication('GMMV-M4', 'M-moves', M_MOVE_LOWERS_R, [R], 2),
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
  {
    ...implication('GMMV-L2', 'positions', LEMMA_2.a, [B, m, M]),
    parameters: [piles(3, 3, 3), ...gmmvL2.parameters.slice(1)],
    goals: (c) => goalsOf({ claim: 'GMMV-L2', case: c, ...PARTS_OF_LEMMA_2[String(c['part'])]! }),
  },
]
