import { type Arithmetic, bigintArithmetic, numberArithmetic } from './arithmetic.ts'

/** The values of variables by name. Either all values are numbers, or all values are bigints. */
export type Assignment<T extends number | bigint = number> =
  | ReadonlyMap<string, T>
  | Readonly<Record<string, T>>

/**
 * Assigns the values to the variables in order, for example a position of a game to x1, x2, ….
 *
 * @throws RangeError if the numbers of variables and values differ
 */
export function assign<T extends number | bigint>(
  variables: readonly string[],
  values: readonly T[],
): ReadonlyMap<string, T> {
  if (variables.length !== values.length) {
    throw new RangeError(
      `assignment: the number of values (${values.length}) differs from the number of variables (${variables.length})`,
    )
  }
  return new Map(variables.map((name, i) => [name, values[i]!]))
}

/** Reads an assignment and provides its arithmetic. */
export interface Values<T extends number | bigint> {
  readonly arithmetic: Arithmetic<T>
  readonly valueOf: (name: string) => T
}

/**
 * The first value determines whether all values are numbers or bigints. If the assignment is empty,
 * the values count as numbers.
 */
export function valuesOf<T extends number | bigint>(assignment: Assignment<T>): Values<T> {
  const isMap = assignment instanceof Map
  const [first] = isMap ? assignment.values() : Object.values(assignment as Record<string, T>)
  const arithmetic = (typeof first === 'bigint'
    ? bigintArithmetic
    : numberArithmetic) as unknown as Arithmetic<T>
  const read = isMap
    ? (name: string): T | undefined => assignment.get(name) as T | undefined
    : (name: string): T | undefined =>
        Object.hasOwn(assignment, name) ? (assignment as Record<string, T>)[name] : undefined
  return {
    arithmetic,
    valueOf: (name) => {
      const value = read(name)
      if (value === undefined) throw new RangeError(`variable '${name}' has no value`)
      return arithmetic.check(value, name)
    },
  }
}
