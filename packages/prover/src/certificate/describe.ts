import { formatRuleset } from '@nim/core/rules'
import { DEFAULT_ENCODING, type Obligation, obligations, scriptOf } from '../prove/obligations.ts'
import { type Goal, playOf } from '../goal/goal.ts'
import { formulasOf } from './formula-digest.ts'
import type { Manifest } from './manifest.ts'

/** The text of an obligation's file. */
export interface ObligationText {
  readonly id: string
  /** Id of the condition that it is a case of. */
  readonly condition: string
  readonly text: string
}

/** What a certificate says that follows from the goal alone. */
export interface Description {
  readonly goal: Manifest['goal']
  readonly encoding: Manifest['encoding']
  readonly conditions: Manifest['conditions']
  readonly texts: readonly ObligationText[]
}

/** Builds all obligations of a goal. */
export function describe(goal: Goal): Description {
  const conditions = new Map<string, Manifest['conditions'][number]>()
  const texts: ObligationText[] = []
  for (const obligation of obligations(goal)) {
    const { condition, isSimplified, id } = obligation
    const counted = conditions.get(condition.id) ?? countsOf(obligation)
    conditions.set(condition.id, {
      ...counted,
      files: counted.files + (isSimplified ? 0 : 1),
      simplified: counted.simplified + (isSimplified ? 1 : 0),
    })
    if (!isSimplified) texts.push({ id, condition: condition.id, text: scriptOf(goal, obligation) })
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
    conditions: [...conditions.values()],
    texts,
  }
}

function countsOf({ condition }: Obligation): Manifest['conditions'][number] {
  return { id: condition.id, statement: condition.statement, files: 0, simplified: 0 }
}
