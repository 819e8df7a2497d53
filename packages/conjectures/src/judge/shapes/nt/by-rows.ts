import type { MovePart, Part, PositionPart } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { RowGame } from '../../../facts/setnim/row-game.ts'

/**
 * Fills answers[x_1] for 0 ≤ x_1 < length: `HOLDS` only where the part holds, `SILENT` only where it
 * does not speak of the position; `FAILS` where it fails or where this is not decided. To be asked
 * for all rows in rank order.
 *
 * @param outer the position with x_1 = 0
 * @param rank of that position; the others follow
 */
export type AnswerRows = (
  outer: readonly number[],
  answers: Uint8Array,
  length: number,
  rank: number,
) => void

/** A way to judge a part row by row; null where it does not serve. */
export type RowsOf = (game: RowGame) => AnswerRows | null

type Predicate = PositionPart['ofPosition'] | MovePart['ofMove']

interface Rowed {
  readonly rowsOf?: RowsOf
}

/**
 * The predicate of a part, with a way to the same answers row by row. That the answers are the same is
 * not checked here: a test holds the rows against the predicate asked everywhere.
 */
export function byRows<P extends Predicate>(rowsOf: RowsOf, predicate: P): P {
  const asked = (...args: Parameters<P>): boolean | null =>
    (predicate as (...all: Parameters<P>) => boolean | null)(...args)
  return Object.assign(asked, { rowsOf }) as unknown as P
}

/** How the part is judged row by row, if it says so. */
export function rowsOfPart(part: Part): RowsOf | undefined {
  if ('ofInstance' in part) return undefined
  const { ofPosition, ofMove } = part as { readonly ofPosition?: Rowed; readonly ofMove?: Rowed }
  return (ofPosition ?? ofMove)?.rowsOf
}

/** An answer for a row. */
export function answerOf(holds: boolean | null): number {
  return holds === null ? SILENT : holds ? HOLDS : FAILS
}
