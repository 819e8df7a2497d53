import { rangeOf, rowsOfPursuit } from './rule-by-definition.ts'
import { vectors } from './vectors.ts'

/** What is left of one example: l, what is said of j_0, and the ranges from j_0 on. */
export interface ExampleLine {
  readonly l: number
  /** j_0 itself, or that the initial part is not empty, or nothing. */
  readonly j0: number | 'positive' | 'not said'
  readonly ranges: readonly number[]
}

export const EXAMPLE_LINES: readonly ExampleLine[] = [
  { l: 2, j0: 4, ranges: [1, 2] },
  { l: 3, j0: 'positive', ranges: [2, 3] },
  { l: 4, j0: 'not said', ranges: [1, 2, 3, 4] },
  { l: 5, j0: 0, ranges: [2, 3, 4, 5] },
  { l: 6, j0: 0, ranges: [1, 2, 3, 4, 5] },
]

/** All entries modulo this number decide the lines: lcm(2,…,6). */
const TRANSLATION = 60

/** j_0 and the set of ranges of a period from there on, ascending. */
function profileOf(
  x: readonly number[],
  l: number,
): { readonly j0: number | null; readonly ranges: readonly number[] } {
  const { rows, j0 } = rowsOfPursuit(x, l, x.length * l)
  const ranges = new Set(rows.slice(j0 ?? 0).map(rangeOf))
  return { j0, ranges: [...ranges].sort((a, b) => a - b) }
}

function fits(x: readonly number[], line: ExampleLine): boolean {
  const { j0, ranges } = profileOf(x, line.l)
  const isStartRight =
    line.j0 === 'not said' || (line.j0 === 'positive' ? j0 !== 0 : j0 === line.j0)
  return isStartRight && ranges.join() === line.ranges.join()
}

/** The first vector of n entries that fits all the lines, null if there is none. */
export function findFittingVector(
  n: number,
  lines: readonly ExampleLine[],
): readonly number[] | null {
  for (const x of vectors(n, TRANSLATION, 5)) if (lines.every((line) => fits(x, line))) return x
  return null
}
