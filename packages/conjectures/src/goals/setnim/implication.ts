import { slowSetNim } from '@nim/core/rules'
import { and, freeVariables, TRUE } from '@nim/presburger'
import type { Encoding, FurtherNumber, ImplicationGoal } from '@nim/prover'
import type { Claim } from '../../claim/claim.ts'
import { formatCase } from '../../record/format-case.ts'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { clauseOf } from '../../judge/stated.ts'
import { pileNames } from '../../rows/formula-statement.ts'
import { n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { quantitiesIn } from '../../quantities/setnim/quantities.ts'

/** A claim about SN(n,A) whose statement is a text for each case. */
interface Implication {
  readonly claim: Claim
  /** The text by which the claim is judged. A claim in parts has one text for each part. */
  readonly texts:
    | ((parameters: never) => string)
    | Readonly<Record<string, (parameters: never) => string>>
  readonly sizes: (parameters: CaseParameters) => readonly number[]
  /**
   * The numbers that the text contains besides the stacks. If absent, the text contains no such
   * numbers.
   */
  readonly also?: (parameters: CaseParameters) => readonly FurtherNumber[]
  /** The default numbers of stacks. */
  readonly stacks: readonly [from: number, to: number]
  /** The proved part of the claim, if only a part is proved. */
  readonly only?: string
}

/**
 * The types of two positions have so many residues that a separate case for each combination is
 * impossible.
 */
const UNSPLIT: Encoding = { residues: 'none', terms: 'variables' }

/**
 * The proof of a claim of this kind. It uses the text of the claim and the definitions of the names
 * in the text.
 */
export function implication({
  claim,
  texts,
  sizes,
  also = () => [],
  stacks: [from, to],
  only,
}: Implication): Provable {
  return {
    claim: claim.id,
    says: 'the statement as it is judged, with the facts by their definitions',
    parameters: claim.parameters.map((one) => parameterOf(one)),
    goals: (c) => [goalOf(c)],
    positions: 1000,
    ...(only === undefined ? {} : { only }),
  }
  function parameterOf(one: Parameter): Parameter {
    if (one.name === 'n') return piles(from, from, to)
    if (one.kind === 'integer' || one.name !== 'part') return one
    return {
      ...one,
      values: (outer) => one.values(outer).filter((part) => Object.hasOwn(texts, part)),
    }
  }
  function goalOf(c: CaseParameters): ImplicationGoal {
    const textOf = (typeof texts === 'function' ? texts : texts[String(c['part'])]!) as (
      parameters: CaseParameters,
    ) => string
    const { says, where = TRUE } = clauseOf(textOf(c))
    const isOfMoves = freeVariables(and(says, where)).some((name) => name.endsWith('_next'))
    const count = n(c)
    const further = also(c)
    return {
      kind: 'implication',
      id: `${claim.id} ${formatCase(c)}`,
      ruleset: slowSetNim(count, sizes(c)),
      variables: pileNames(count),
      encoding: UNSPLIT,
      ...(further.length === 0 ? {} : { also: further }),
      under: where,
      says,
      quantities: quantitiesIn(
        [says, where],
        count,
        sizes(c),
        further.map(({ name }) => name),
      ),
      ...(isOfMoves ? { moves: 'legal' } : {}),
    }
  }
}
