import { options, type Outcome } from '@nim/core/rules'
import type { PositionFact, StatedFact } from '../claim/stated-fact.ts'
import { byRules, byStatement, solvedAs } from '../claim/stated-fact.ts'
import { reasonWords } from '../record/stated-words.ts'
import type { Counterexample } from '../claim/verdict.ts'
import type { SolvedBox } from '../rows/solved-box.ts'

/** A source of values of single positions. */
export type ValueSource = Pick<SolvedBox, 'ruleset' | 'value' | 'at'>

/** P or N, for the number with which outcome tables store it. */
export function outcomeLetter(value: number): Outcome {
  return value === 0 ? 'P' : 'N'
}

/** The facts about a position that the rules determine, and why it has its value, in words. */
export interface Reason {
  readonly stated: readonly StatedFact[]
  /** The reason, such as `its option 0,0,1 is P`. */
  readonly because: string
}

/** The value of a position in a solved table, its options, and the value of each. */
export function reasonIn(table: ValueSource, position: readonly number[]): Reason {
  const at = (x: readonly number[]): PositionFact => solvedAs(table.value, table.at(x))
  const below = options(table.ruleset, position)
  const stated = [
    byRules(position, at(position)),
    byRules(position, { fact: 'options', value: below }),
    ...below.map((option) => byRules(option, at(option))),
  ]
  return { stated, because: reasonWords({ position, stated }) }
}

/** Explains the outcome that the solver found for a position, in one sentence about its options. */
export function outcomeEvidence(
  table: ValueSource,
  position: readonly number[],
  expected: Outcome,
  says: string,
): Omit<Counterexample, 'position'> {
  const actual = outcomeLetter(table.at(position))
  const { stated, because } = reasonIn(table, position)
  return {
    expected,
    actual,
    explain: `${says} gives ${expected}, but the position is ${actual}: ${because}`,
    stated: [byStatement(position, { fact: 'outcome', value: expected }), ...stated],
  }
}
