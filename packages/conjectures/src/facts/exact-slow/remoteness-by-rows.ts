import type { CaseParameters } from '../../claim/parameter.ts'

/** Stands for no value. */
export const NO_VALUE = -1

/** R by a statement, row by row: fills values[x_1]; {@link NO_VALUE} where it gives none. Nonterminal rows only. */
export type RemotenessRows = (outer: readonly number[], values: Int32Array, length: number) => void

/** Makes the rows of a formula for a case, in a box. */
export type MakeRemotenessRows<C extends CaseParameters> = (
  parameters: C,
  max: number,
) => RemotenessRows

interface ByRows<C extends CaseParameters> {
  readonly makeRows?: MakeRemotenessRows<C>
}

/**
 * The formula, with the same function row by row, which is faster. That it is the same is not checked
 * here: a test holds it against the formula asked at every position.
 */
export function alsoByRows<C extends CaseParameters, R>(
  formula: (position: readonly number[], parameters: C) => R,
  makeRows: MakeRemotenessRows<C>,
): (position: readonly number[], parameters: C) => R {
  return Object.assign(
    (position: readonly number[], parameters: C) => formula(position, parameters),
    { makeRows },
  )
}

/** The formula row by row, if it can say that. */
export function makeRowsOf<C extends CaseParameters>(
  formula: unknown,
): MakeRemotenessRows<C> | undefined {
  return (formula as ByRows<C>).makeRows
}
