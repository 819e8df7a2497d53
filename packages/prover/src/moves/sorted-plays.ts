import { and, eq, type Formula, integer, lt } from '@nim/presburger'

/** A way to write a move so that the option is sorted, and when. */
export interface SortedPlay {
  readonly piles: readonly number[]
  readonly when: Formula
}

/**
 * Taking one from each of the piles of a sorted position, written as moves that leave it sorted:
 * exactly one of the conditions holds in every sorted position, and then the move on its piles leaves
 * the same position up to order. A pile that is not lower than its untouched lower neighbour passes
 * its turn to it.
 *
 * @complexity at most 2^(n−1) ways
 */
export function sortedPlays(piles: readonly number[], variables: readonly string[]): SortedPlay[] {
  const strict = new Set<number>()
  const found: SortedPlay[] = []
  const walk = (chosen: ReadonlySet<number>, ties: readonly Formula[]): void => {
    const step = [...chosen]
      .sort((a, b) => a - b)
      .find((pile) => pile > 1 && !chosen.has(pile - 1) && !strict.has(pile))
    if (step === undefined) {
      found.push({ piles: [...chosen].sort((a, b) => a - b), when: and(...ties) })
      return
    }
    const [lower, upper] = [integer(variables[step - 2]!), integer(variables[step - 1]!)]
    strict.add(step)
    walk(chosen, [...ties, lt(lower, upper)])
    strict.delete(step)
    const passed = new Set(chosen)
    passed.delete(step)
    passed.add(step - 1)
    walk(passed, [...ties, eq(lower, upper)])
  }
  walk(new Set(piles), [])
  return found
}
