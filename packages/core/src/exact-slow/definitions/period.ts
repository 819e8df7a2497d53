/** A period of a sequence x, which means that x_t = x_{t+period} for all t ≥ preperiod. */
export interface Period {
  readonly preperiod: number
  readonly period: number
}

/**
 * Returns the period that a finite sequence shows; null if the sequence does not contain two full
 * periods. Among all periods with which the sequence repeats up to its end, the function chooses
 * one with the smallest preperiod + 2·period.
 *
 * @complexity O(length²)
 * @source GMMV-Cite2
 */
export function periodOf(sequence: ArrayLike<number>): Period | null {
  const { length } = sequence
  let best: Period | null = null
  let least = length + 1
  for (let period = 1; 2 * period <= length; period++) {
    let preperiod = length - period
    while (preperiod > 0 && sequence[preperiod - 1] === sequence[preperiod - 1 + period])
      preperiod--
    const span = preperiod + 2 * period
    if (span >= least) continue
    least = span
    best = { preperiod, period }
  }
  return best
}
