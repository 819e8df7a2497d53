import { formatRuleset } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import { DEFAULT_ENCODING, type Obligation, obligations, scriptOf } from '../prove/obligations.ts'
import type { Goal, Strategy } from '../goal/goal.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Manifest } from './manifest.ts'
import { sha256Of } from './sha256.ts'

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
      play: goal.kind === 'outcome' ? (goal.play ?? 'normal') : 'normal',
      variables: [...goal.variables],
      formulas: formulasOf(goal),
      assumed: goal.kind === 'restricted' ? (goal.assumed ?? null) : null,
    },
    encoding: { residues, modulus: modulus ?? null, terms },
    conditions: [...conditions.values()],
    texts,
  }
}

/** SHA-256 of the text of a goal's formulas, by their names in its certificate, as canonical JSON. */
export function formulaDigest(goal: Goal): string {
  return sha256Of(canonicalJson(formulasOf(goal)))
}

function countsOf({ condition }: Obligation): Manifest['conditions'][number] {
  return { id: condition.id, statement: condition.statement, files: 0, simplified: 0 }
}

function formulasOf(goal: Goal): Record<string, string> {
  switch (goal.kind) {
    case 'outcome':
      return { isP: toText(goal.isP), ...strategyOf(goal.strategy) }
    case 'remoteness':
      return { remoteness: toText(goal.remoteness), ...strategyOf(goal.strategy) }
    case 'restricted':
      return {
        under: toText(goal.under),
        isP: toText(goal.isP),
        given: toText(goal.given.isP),
        ...strategyOf(goal.given.strategy),
      }
    case 'value':
      return { [goal.value]: toText(goal.says) }
    case 'partial':
      return { isP: toText(goal.isP), isN: toText(goal.isN), ...strategyOf(goal.strategy) }
  }
}

function strategyOf(strategy: Strategy | undefined): Record<string, string> {
  return Object.fromEntries(
    (strategy ?? []).map(({ when, play }, i) => [
      `rule ${i + 1}`,
      `if ${toText(when)} take from ${play.join(', ')}`,
    ]),
  )
}
