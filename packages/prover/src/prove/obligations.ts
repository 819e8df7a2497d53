import { formatRuleset } from '@nim/core/rules'
import { type Formula, smtLibScript, toText } from '@nim/presburger'
import type { Condition } from '../conditions/condition.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import { type Case, casesOf } from '../encode/cases.ts'
import { withDefinitions } from '../encode/definitions.ts'
import type { Encoding } from '../encode/encoding.ts'
import type { Goal } from '../goal/goal.ts'

/**
 * A part of a condition, and how the variables of this part relate to the piles. The condition
 * holds if no obligation has a solution and the guards cover everything.
 */
export interface Obligation extends Case {
  /**
   * The id of the condition and the number of the case. The id is also a file name, and it is
   * unique in its goal.
   */
  readonly id: string
  readonly condition: Condition
  /** True if simplification alone showed that there is no solution: the formula is `false`. */
  readonly isSimplified: boolean
}

/** The encoding that the prover uses for goals that do not name an encoding. */
export const DEFAULT_ENCODING: Encoding = { residues: 'forms', terms: 'variables' }

/**
 * The obligations of a goal, in order. The obligations, their order and their texts are the same on
 * every machine.
 *
 * @throws RangeError for a game that is not slow, for variables that do not fit the game, or for
 * numbers of 2^53 or more
 */
export function* obligations(goal: Goal): Generator<Obligation> {
  for (const condition of conditionsOf(goal)) yield* obligationsOf(goal, condition)
}

/** The obligations of one condition. */
export function* obligationsOf(goal: Goal, condition: Condition): Generator<Obligation> {
  const encoding = goal.encoding ?? DEFAULT_ENCODING
  let number = 0
  for (const part of casesOf(condition.assertions, encoding)) {
    const isSimplified = part.formula.kind === 'false'
    const id = `${condition.id}-${++number}`
    yield isSimplified || encoding.terms === 'direct'
      ? { ...part, id, condition, isSimplified }
      : { ...withLinearTerms(part), id, condition, isSimplified }
  }
}

function withLinearTerms(part: Case): Case {
  const { places, definitions } = part
  const names = [...places.keys(), ...definitions.map(({ variable }) => variable)]
  const defined = withDefinitions(part.formula, names)
  return { ...part, ...defined, definitions: [...definitions, ...defined.definitions] }
}

/**
 * The obligation as an SMT-LIB 2 script in QF_LIA, with `unsat` as the expected answer. Comments
 * name the goal and the condition to which the obligation belongs.
 *
 * @param extra further assertions
 */
export function scriptOf(
  goal: Goal,
  { id, condition, residues, formula, places, definitions }: Obligation,
  extra: readonly Formula[] = [],
): string {
  const moved = [...places].filter(([name, term]) => toText(term) !== name)
  const comments = [
    ...headingOf(goal, `obligation ${id}`, condition),
    ...(residues.length === 0 ? [] : [`case ${residues.join(', ')}`]),
    ...moved.map(([name, term]) => `${name} = ${toText(term)}`),
    ...definitions.map(({ variable, meaning }) => `${variable} = ${toText(meaning)}`),
  ]
  const conjuncts = formula.kind === 'and' ? formula.formulas : [formula]
  return smtLibScript([...conjuncts, ...extra], { comments })
}

/** The first comments of a script about a condition. */
export function headingOf(goal: Goal, title: string, { statement }: Condition): string[] {
  return [
    `${goal.id}, ${formatRuleset(goal.ruleset)}`,
    title,
    statement,
    'A solution is a position where this fails: expected unsat.',
  ]
}
