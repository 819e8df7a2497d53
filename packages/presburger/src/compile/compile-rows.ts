import type { Formula } from '../syntax/syntax.ts'
import { compileToClosures } from './compile.ts'
import { fromSource } from './from-source.ts'
import { outerFirst } from './outer-first.ts'
import { plan } from './plan.ts'
import { placesOf } from './variables.ts'
import { newBlock, writer } from './writer.ts'

/**
 * Fills row[v] with 1 if the formula is true and 0 if it is false, for v = 0, …, length − 1 as the
 * first variable. `outer` contains the values of the other variables at their indices. The function
 * does not read the first entry of `outer`.
 */
export type RowFiller = (
  outer: readonly number[],
  row: Uint8Array | Int32Array,
  length: number,
) => void

/**
 * Compiles the formula for rows, which are positions that differ only in the first variable. Parts
 * that do not depend on this variable are computed once per row. The notes of `compile` on
 * exactness and closures also apply here.
 *
 * @throws RangeError if a name occurs twice, if a variable of the formula is not listed, or if the
 *   list is empty
 * @complexity O(size of the formula as a graph), once
 */
export function compileRows(formula: Formula, variables: readonly string[]): RowFiller {
  if (variables.length === 0) throw new RangeError('rows: expected at least one variable')
  return (
    (fromSource(rowsSourceOf(formula, variables)) as RowFiller | null) ??
    rowsOfClosures(formula, variables)
  )
}

function rowsOfClosures(formula: Formula, variables: readonly string[]): RowFiller {
  const isTrue = compileToClosures(formula, variables)
  return (outer, row, length) => {
    const position = [...outer]
    for (let v = 0; v < length; v++) {
      position[0] = v
      row[v] = isTrue(position) ? 1 : 0
    }
  }
}

function rowsSourceOf(formula: Formula, variables: readonly string[]): string {
  const places = placesOf(formula, variables)
  const inner = variables[0]!
  const used = new Set<number>()
  const variable = (name: string): string => {
    if (name === inner) return 'v'
    used.add(places.get(name)!)
    return `x${places.get(name)!}`
  }
  const leave = (value: string): string => `row[v] = ${asBit(value)}; continue`
  const grouped = outerFirst(formula, inner)
  const outside = newBlock(null)
  const inside = newBlock(outside)
  writer(plan(grouped, inner), variable, leave, outside).leaveWith(grouped, inside)
  return [
    'return (x, row, length) => {',
    ...[...used].map((place) => `const x${place} = x[${place}]`),
    ...outside.lines,
    'for (let v = 0; v < length; v++) {',
    ...inside.lines,
    '}}',
  ].join('\n')
}

function asBit(value: string): string {
  if (value === 'true') return '1'
  return value === 'false' ? '0' : `${value} ? 1 : 0`
}
