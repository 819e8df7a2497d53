/** @throws RangeError, why the certificate is not accepted, unless the condition holds */
export function demand(condition: boolean, why: string): asserts condition {
  if (!condition) throw new RangeError(why)
}

/** The number, if it is a safe integer: nothing is rounded. */
export function whole(value: number): number {
  demand(Number.isSafeInteger(value), 'a number reaches 2^53')
  return value
}

/** Σ a_i·b_i. */
export function times(a: readonly number[], b: readonly number[]): number {
  return whole(a.reduce((sum, value, i) => sum + whole(value * b[i]!), 0))
}
