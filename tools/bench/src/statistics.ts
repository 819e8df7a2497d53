/** The spread of a measurement over its rounds. */
export interface Spread {
  readonly least: number
  readonly median: number
  readonly most: number
}

/** @throws RangeError if there is no number */
export function spreadOf(numbers: readonly number[]): Spread {
  if (numbers.length === 0) throw new RangeError('spreadOf: expected at least one number')
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return {
    least: sorted[0]!,
    median: (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2,
    most: sorted.at(-1)!,
  }
}

/** @throws RangeError if there is no number, or one is not positive */
export function geometricMean(numbers: readonly number[]): number {
  if (numbers.length === 0 || !numbers.every((x) => x > 0)) {
    throw new RangeError('geometricMean: expected positive numbers, at least one')
  }
  return Math.exp(numbers.reduce((sum, x) => sum + Math.log(x), 0) / numbers.length)
}
