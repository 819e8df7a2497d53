import { exactSlowNim } from '@nim/core/rules'
import { and, freeVariables, TRUE } from '@nim/presburger'
import type { FurtherNumber, Goal, ImplicationGoal } from '@nim/prover'
import { formatCase } from '../../record/format-case.ts'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import { clauseOf } from '../../judge/stated.ts'
import { type PositionQuantity, quantityOf } from '../../quantities/quantity.ts'
import { pileNames } from '../../rows/formula-statement.ts'
import { n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { mRuleStrategy, theorem2Goal } from './t2.ts'

/** A statement about facts, in the same form as in its claim. */
export interface ClauseGoal {
  /** What the statement is about. */
  readonly of: 'positions' | 'moves' | 'M-moves'
  readonly clause: string
  /**
   * The quantities that the names stand for. Quantities that the clause does not use are omitted.
   */
  readonly quantities: readonly PositionQuantity[]
  /** n − 1 if absent. */
  readonly k?: number
  readonly also?: readonly FurtherNumber[]
}

/** A claim, its statement in each case, and the cases that have goals. */
export interface ClauseClaim {
  readonly claim: string
  readonly parameters: readonly Parameter[]
  readonly clauses: (parameters: CaseParameters) => readonly ClauseGoal[]
  /**
   * True for cases whose quantities use the closed form of Theorem 2. If absent, no case uses it.
   */
  readonly byTheorem2?: (parameters: CaseParameters) => boolean
  /** Other goals on which its quantities depend. */
  readonly given?: (parameters: CaseParameters) => readonly Goal[]
  /** The maximum number of positions in the box for the first comparison. Default: 1000. */
  readonly positions?: number
}

const SAYS = 'the statement as it is judged, with the facts by their definitions'
const SAYS_GIVEN = `${SAYS}; remoteness and the length of M-play by the closed form of GMMV-T2, which is also a goal`

/** Proves a claim by means of its own clauses. */
export function provableByClauses({
  claim,
  parameters,
  clauses,
  byTheorem2,
  given,
  positions = 1000,
}: ClauseClaim): Provable {
  return {
    claim,
    says: byTheorem2 === undefined ? SAYS : SAYS_GIVEN,
    parameters,
    positions,
    goals: (one) => {
      const id = `${claim} ${formatCase(one)}`
      const own = clauses(one).map((clause, i) => {
        return { ...goalOf(n(one), clause), id: i === 0 ? id : `${id}, ${i + 1}` }
      })
      const theorem2 =
        byTheorem2?.(one) === true ? [{ ...theorem2Goal(n(one)), id: `${id}, GMMV-T2` }] : []
      return [...theorem2, ...(given?.(one) ?? []), ...own]
    },
  }
}

/** A statement about all positions of NIM(n,k). */
function goalOf(
  count: number,
  { of, clause, quantities, k = count - 1, also }: ClauseGoal,
): Omit<ImplicationGoal, 'id'> {
  const { says, where = TRUE } = clauseOf(clause)
  const names = new Set(freeVariables(and(says, where)).map((name) => name.replace('_next', '')))
  return {
    kind: 'implication',
    ruleset: exactSlowNim(count, k),
    variables: pileNames(count),
    under: where,
    says,
    quantities: quantities
      .filter(({ name }) => names.has(name))
      .map((one) => quantityOf(one, count, [k])),
    ...(also === undefined ? {} : { also }),
    ...(of === 'positions' ? {} : { moves: of === 'moves' ? 'legal' : mRuleStrategy(count) }),
  }
}
