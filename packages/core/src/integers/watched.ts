type Operation = (...operands: readonly unknown[]) => unknown

/**
 * The same arithmetic, with which a procedure can be run whose operations are to be counted: whenever one
 * of these operations is done, its operands and its result are told.
 *
 * @param arithmetic operations by name
 * @param see told of each operation; lists among the operands are told entry by entry
 * @param names operations that are told, all unless given; all others stay as they are
 * @complexity O(operands) more for each operation
 */
export function watched<A extends object>(
  arithmetic: A,
  see: (operands: readonly unknown[], result: unknown) => void,
  names: readonly (keyof A & string)[] = keysOf(arithmetic),
): A {
  const told = keysOf(arithmetic).map((name) => {
    const operation = arithmetic[name]
    if (!names.includes(name)) return [name, operation]
    const watchedOperation: Operation = (...operands) => {
      const result = (operation as Operation)(...operands)
      see(operands.flat(), result)
      return result
    }
    return [name, watchedOperation]
  })
  return Object.fromEntries(told) as A
}

function keysOf<A extends object>(arithmetic: A): (keyof A & string)[] {
  return Object.keys(arithmetic) as (keyof A & string)[]
}
