type Operation = (...operands: readonly unknown[]) => unknown

/**
 * Returns the same arithmetic with an observer. The observer can, for example, count operations.
 * After each operation, the arithmetic calls `see` with the operands and the result.
 *
 * @param arithmetic the operations by name
 * @param see called after each operation; entries of lists among the operands are passed one by one
 * @param names the operations to observe; default: all
 * @complexity an additional O(operands) per operation
 */
export function watched<A extends object>(
  arithmetic: A,
  see: (operands: readonly unknown[], result: unknown) => void,
  names: readonly (keyof A & string)[] = keysOf(arithmetic),
): A {
  const entries = keysOf(arithmetic).map((name) => {
    const operation = arithmetic[name]
    if (!names.includes(name)) return [name, operation]
    const watchedOperation: Operation = (...operands) => {
      const result = (operation as Operation)(...operands)
      see(operands.flat(), result)
      return result
    }
    return [name, watchedOperation]
  })
  return Object.fromEntries(entries) as A
}

function keysOf<A extends object>(arithmetic: A): (keyof A & string)[] {
  return Object.keys(arithmetic) as (keyof A & string)[]
}
