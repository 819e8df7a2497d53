import { and, eq, type Formula, integer, lt } from '@nim/presburger'

/**
 * A form of a move that leaves the position sorted, and the condition under which this form
 * applies.
 */
export interface SortedPlay {
  readonly piles: readonly number[]
  readonly when: Formula
}

/**
 * Expresses a move on the given piles of a sorted position by moves that keep the position sorted.
 * In every sorted position, the condition of exactly one of these moves is true. The move whose
 * condition is true leads to the same position, up to order. If a pile equals a lower neighbour
 * that the given move does not use, the new move takes from the neighbour instead.
 *
 * @complexity at most 2^(n−1) forms
 */
export function sortedPlays(piles: readonly number[], variables: readonly string[]): SortedPlay[] {
  const strict = new Set<number>()
  const plays: SortedPlay[] = []
  const walk = (chosen: ReadonlySet<number>, ties: readonly Formula[]): void => {
    const step = [...chosen]
      .sort((a, b) => a - b)
      .find((pile) => pile > 1 && !chosen.has(pile - 1) && !strict.has(pile))
    if (step === undefined) {
      plays.push({ piles: [...chosen].sort((a, b) => a - b), when: and(...ties) })
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
  return plays
}
