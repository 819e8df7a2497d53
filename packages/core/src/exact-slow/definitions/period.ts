/** A sequence is x_t = x_{t+period} for all t ≥ preperiod. */
export interface Period {
  readonly preperiod: number
  readonly period: number
}

/**
 * The period of a finite sequence, as far as it can be seen: the least preperiod + 2·period such that
 * the sequence repeats with this period from there to its end; null if it has no two full periods.
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
    const seen = preperiod + 2 * period
    if (seen >= least) continue
    least = seen
    best = { preperiod, period }
  }
  return best
}
