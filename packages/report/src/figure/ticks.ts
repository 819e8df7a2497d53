/**
 * Returns at most `most` + 1 round numbers between `from` and `to`. These numbers are the multiples
 * of a step. The step is 1, 2 or 5 times a power of ten, and at least `least`.
 */
export function linearTicks(from: number, to: number, most: number, least = 0): number[] {
  if (!(to > from)) return [from]
  const rough = Math.max(least, (to - from) / Math.max(1, most))
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10]
    .map((factor) => factor * power)
    .find((size) => size >= rough * 0.999999)!
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
}

/**
 * The powers of ten from the largest one that is at most `from` to the smallest one that is at
 * least `to`. Both numbers must be positive.
 */
export function logTicks(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from) + 1e-9)
  const last = Math.max(first + 1, Math.ceil(Math.log10(to) - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, i) => Number(`1e${first + i}`))
}
