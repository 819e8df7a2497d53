import { freeVariables } from '../analyse/free-variables.ts'
import type { Expression } from '../syntax/syntax.ts'

/**
 * The indices of the variables in a position.
 *
 * @throws RangeError if a name occurs twice or a variable of the expression is not listed
 */
export function placesOf(
  expression: Expression,
  variables: readonly string[],
): ReadonlyMap<string, number> {
  const places = new Map(variables.map((name, i) => [name, i]))
  if (places.size !== variables.length) {
    throw new RangeError(`variables: a name occurs twice in ${variables.join(', ')}`)
  }
  const missing = freeVariables(expression).filter((name) => !places.has(name))
  if (missing.length > 0) {
    throw new RangeError(
      `variables: ${missing.join(', ')} occur in the formula, but the list of variables is ${variables.join(', ')}`,
    )
  }
  return places
}
