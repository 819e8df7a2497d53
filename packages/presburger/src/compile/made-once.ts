/**
 * The same function, which makes something of each statement once for each number of variables: what it made is
 * kept as long as the caller keeps the statement. To compile a formula takes longer than to judge it on a small box.
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
