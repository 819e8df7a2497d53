import { combine, primitive } from './exact.ts'

/**
 * Rows in echelon form, and the column of the leading entry of each row. All other rows have a 0 in
 * this column.
 */
export interface Echelon {
  readonly rows: readonly (readonly number[])[]
  readonly pivots: readonly number[]
}

export const NO_ROWS: Echelon = { rows: [], pivots: [] }

/** The echelon form with one more row; null if that row depends on the existing rows. */
export function withRow({ rows, pivots }: Echelon, row: readonly number[]): Echelon | null {
  const rest = reduced({ rows, pivots }, row)
  const pivot = rest.findIndex((value) => value !== 0)
  if (pivot < 0) return null
  const cleared = rows.map((old) =>
    old[pivot] === 0 ? old : primitive(combine(rest[pivot]!, old, -old[pivot]!, rest)),
  )
  return { rows: [...cleared, rest], pivots: [...pivots, pivot] }
}

/**
 * A multiple of the row, after subtracting multiples of the rows of the echelon form. The result is
 * 0 if and only if the row depends on the rows of the echelon form.
 */
function reduced({ rows, pivots }: Echelon, row: readonly number[]): number[] {
  let rest = primitive(row)
  pivots.forEach((pivot, i) => {
    if (rest[pivot] === 0) return
    rest = primitive(combine(rows[i]![pivot]!, rest, -rest[pivot]!, rows[i]!))
  })
  return rest
}

/** The echelon form of the given rows. Rows that depend on earlier rows are omitted. */
export function echelonOf(rows: readonly (readonly number[])[]): Echelon {
  return rows.reduce<Echelon>((all, row) => withRow(all, row) ?? all, NO_ROWS)
}

/** The primitive vector, unique up to sign, on which n − 1 independent rows of length n vanish. */
export function kernelLine({ rows, pivots }: Echelon): number[] {
  const n = rows.length + 1
  const free = Array.from({ length: n }, (_, i) => i).find((i) => !pivots.includes(i))!
  const vector = new Array<number>(n).fill(0)
  const scale = rows.reduce((product, row, i) => product * Math.abs(row[pivots[i]!]!), 1)
  vector[free] = scale
  rows.forEach((row, i) => (vector[pivots[i]!] = (-row[free]! * scale) / row[pivots[i]!]! + 0))
  return primitive(vector)
}

/**
 * The solution y of Σ y_j·rows_j = target for independent rows, as numerators over a common
 * positive denominator; null if there is no solution.
 */
export function combinationOf(
  rows: readonly (readonly number[])[],
  target: readonly number[],
): { readonly numerators: readonly number[]; readonly denominator: number } | null {
  const k = rows.length
  // The code appends a unit vector to each row and to the target. It records how the rows are
  // combined.
  const unit = (i: number): number[] => Array.from({ length: k + 1 }, (_, j) => (i === j ? 1 : 0))
  let all: Echelon = NO_ROWS
  rows.forEach((row, i) => (all = withRow(all, [...row, ...unit(i)])!))
  const rest = reduced(all, [...target, ...unit(k)])
  if (rest.slice(0, target.length).some((value) => value !== 0)) return null
  const combined = rest.slice(target.length)
  const last = combined[k]!
  const sign = last > 0 ? -1 : 1
  return {
    numerators: combined.slice(0, k).map((value) => sign * value + 0),
    denominator: Math.abs(last),
  }
}
