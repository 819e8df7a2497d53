import { reference } from '@nim/bruteforce'
import { type Outcome, slowSetNim } from '@nim/core/rules'

/** Outcomes of single positions of SN(n,A), in normal play, by search. */
export function outcomesBySearch(
  n: number,
  sizes: readonly number[],
): (x: readonly number[]) => Outcome {
  const outcome = reference(slowSetNim(n, sizes), 'outcome', 'normal')
  return (x) => (outcome(x) === 0 ? 'P' : 'N')
}
