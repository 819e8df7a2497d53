/**
 * Wraps a function that derives something from a statement, so that it runs only once for each
 * statement and number of variables. The result is kept as long as the caller keeps the statement.
 * This saves time, because it takes longer to compile a formula than to check it on a small box.
 */
export function madeOnce<S extends object, T>(
  make: (statement: S, variables: number) => T,
): (statement: S, variables: number) => T {
  const made = new WeakMap<S, Map<number, T>>()
  return (statement, variables) => {
    let own = made.get(statement)
    if (own === undefined) made.set(statement, (own = new Map()))
    let known = own.get(variables)
    if (known === undefined) own.set(variables, (known = make(statement, variables)))
    return known
  }
}
