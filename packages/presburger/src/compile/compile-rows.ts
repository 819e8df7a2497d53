import type { Formula } from '../syntax/syntax.ts'
import { compileToClosures, type Predicate } from './compile.ts'
import { fromSource } from './from-source.ts'
import { outerFirst } from './outer-first.ts'
import { plan } from './plan.ts'
import { placesOf } from './variables.ts'
import { newBlock, writer } from './writer.ts'

/** A formula along the last variable, for given values of the others. */
export interface CompiledRows {
  /** The formula as a function of the inner variable. */
  readonly at: (outer: readonly number[]) => (inner: number) => boolean
  /** Writes 1 or 0 for the values first, first + 1, … of the inner variable; first is 0 if absent. */
  readonly fill: (outer: readonly number[], row: Uint8Array, first?: number) => void
}

/**
 * The formula compiled for loops over its innermost variable: everything that does not depend on it
 * is computed once for a row. `outer` holds the values of `variables`, in order; further entries are
 * ignored, so a whole position will do if the inner variable is its last.
 *
 * What holds for `compile` about exactness and closures holds here.
 *
 * @throws RangeError if a name occurs twice or a variable of the formula is not listed
 */
export function compileRows(
  formula: Formula,
  variables: readonly string[],
  inner: string,
): CompiledRows {
  return (
    (fromSource(rowsSourceOf(formula, variables, inner)) as CompiledRows | null) ??
    rowsOfClosures(formula, variables, inner)
  )
}

/** Rows built of closures. Same contract as {@link compileRows}. */
export function rowsOfClosures(
  formula: Formula,
  variables: readonly string[],
  inner: string,
): CompiledRows {
  const predicate: Predicate = compileToClosures(formula, [...variables, inner])
  const place = variables.length
  const at = (outer: readonly number[]): ((inner: number) => boolean) => {
    const position = outer.slice(0, place)
    return (value) => {
      position[place] = value
      return predicate(position)
    }
  }
  return {
    at,
    fill: (outer, row, first = 0) => {
      const isTrue = at(outer)
      for (let i = 0; i < row.length; i++) row[i] = isTrue(first + i) ? 1 : 0
    },
  }
}

function rowsSourceOf(formula: Formula, variables: readonly string[], inner: string): string {
  const places = placesOf(formula, [...variables, inner])
  const at = rowSource(formula, places, inner, (value) => `return ${value}`)
  const fill = rowSource(formula, places, inner, (value) => `row[i] = ${asBit(value)}; continue`)
  return [
    'return {',
    'at(x) {',
    ...at.outer,
    'return (v) => {',
    ...at.inner,
    '}},',
    'fill(x, row, first = 0) {',
    ...fill.outer,
    'const n = row.length',
    'for (let i = 0; i < n; i++) {',
    'const v = first + i',
    ...fill.inner,
    '}}}',
  ].join('\n')
}

function asBit(value: string): string {
  if (value === 'true') return '1'
  return value === 'false' ? '0' : `${value} ? 1 : 0`
}

/** The statements before the loop and those inside it. */
function rowSource(
  formula: Formula,
  places: ReadonlyMap<string, number>,
  inner: string,
  leave: (value: string) => string,
): { readonly outer: readonly string[]; readonly inner: readonly string[] } {
  const used = new Set<number>()
  const variable = (name: string): string => {
    if (name === inner) return 'v'
    used.add(places.get(name)!)
    return `x${places.get(name)!}`
  }
  const grouped = outerFirst(formula, inner)
  const outside = newBlock(null)
  const inside = newBlock(outside)
  writer(plan(grouped, inner), variable, leave, outside).leaveWith(grouped, inside)
  const loads = [...used].map((place) => `const x${place} = x[${place}]`)
  return { outer: [...loads, ...outside.lines], inner: inside.lines }
}
