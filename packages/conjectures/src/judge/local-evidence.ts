import { formatPosition, options, type Outcome } from '@nim/core/rules'
import type { Counterexample, OptionValue } from '../claim/verdict.ts'
import type { SolvedBox } from '../rows/solved-box.ts'

const SHOWN = 6

/** What answers for single positions. */
export type Known = Pick<SolvedBox, 'ruleset' | 'value' | 'at'>

/** P or N, from the number by which outcome tables store it. */
export function outcomeLetter(value: number): Outcome {
  return value === 0 ? 'P' : 'N'
}

/** The options of a position with their values in a solved table. */
export function optionValues(table: Known, position: readonly number[]): OptionValue[] {
  return options(table.ruleset, position).map((option) => {
    const value = table.at(option)
    return {
      position: option,
      value: table.value === 'outcome' ? outcomeLetter(value) : value,
    }
  })
}

/** `0,1,1,2 is P, 1,1,1,1 is N`, cut after a few options. */
export function listOptions(values: readonly OptionValue[]): string {
  const shown = values
    .slice(0, SHOWN)
    .map(({ position, value }) => `${formatPosition(position)} is ${value}`)
  if (values.length > SHOWN) shown.push(`and ${values.length - SHOWN} more`)
  return shown.join(', ')
}

/** Why a position has the outcome the solver found, in one sentence about its options. */
export function outcomeEvidence(
  table: Known,
  position: readonly number[],
  expected: Outcome,
  says: string,
): Omit<Counterexample, 'position'> {
  const values = optionValues(table, position)
  const actual = outcomeLetter(table.at(position))
  const winning = values.find(({ value }) => value === 'P')
  const because =
    winning !== undefined
      ? `its option ${formatPosition(winning.position)} is P`
      : values.length === 0
        ? 'it is terminal'
        : `all its options are N: ${listOptions(values)}`
  return {
    expected,
    actual,
    explain: `${says} gives ${expected}, but the position is ${actual}: ${because}`,
    options: values,
  }
}
