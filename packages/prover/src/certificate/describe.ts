import { formatRuleset } from '@nim/core/rules'
import { conditionsOf } from '../conditions/conditions.ts'
import { type Goal, playOf } from '../goal/goal.ts'
import { DEFAULT_ENCODING, obligationsOf, scriptOf } from '../prove/obligations.ts'
import { rawQuery } from '../prove/queries.ts'
import { formulasOf } from './formula-digest.ts'
import type { ListedCondition, Manifest } from './manifest.ts'

/** The text of a file that belongs to a certificate. */
export interface FileText {
  readonly id: string
  /**
   * The id of the condition that the file contains. The file contains the whole condition or one of
   * its cases.
   */
  readonly condition: string
  readonly text: string
}

/** The part of a certificate that follows from the goal alone. */
export interface Description {
  readonly goal: Manifest['goal']
  readonly encoding: Manifest['encoding']
  readonly conditions: Manifest['conditions']
  /** Every condition as a whole. */
  readonly raw: readonly FileText[]
  /**
   * The cases of those conditions that were not settled as a whole. Cases that simplification
   * settles are omitted.
   */
  readonly cases: readonly FileText[]
}

/**
 * Builds the queries of a goal.
 *
 * @param isSettled called with the id of a condition: true if its cases are not needed
 */
export function describe(goal: Goal, isSettled: (id: string) => boolean): Description {
  const conditions: ListedCondition[] = []
  const cases: FileText[] = []
  for (const condition of conditionsOf(goal)) {
    const { id, statement } = condition
    let simplified = 0
    const before = cases.length
    for (const part of isSettled(id) ? [] : obligationsOf(goal, condition)) {
      if (part.isSimplified) simplified++
      else cases.push({ id: part.id, condition: id, text: scriptOf(goal, part) })
    }
    const by = isSettled(id) ? 'raw' : 'cases'
    conditions.push({ id, statement, by, files: cases.length - before, simplified })
  }
  const { residues, modulus, terms } = goal.encoding ?? DEFAULT_ENCODING
  return {
    goal: {
      id: goal.id,
      kind: goal.kind,
      ruleset: formatRuleset(goal.ruleset),
      play: playOf(goal),
      variables: [...goal.variables],
      formulas: formulasOf(goal),
      assumed: goal.kind === 'restricted' ? (goal.assumed ?? null) : null,
    },
    encoding: { residues, modulus: modulus ?? null, terms },
    conditions,
    raw: conditionsOf(goal).map((condition) => {
      const { id, text } = rawQuery(goal, condition)
      return { id, condition: id, text }
    }),
    cases,
  }
}
