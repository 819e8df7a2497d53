import type { Pile } from '../integers/integers.ts'

/**
 * The remoteness of the conjunctive compound, which is the minimum of the remotenesses of the
 * components. In this compound, a player moves in every component at once, and a player who cannot
 * do this loses.
 *
 * @param values the remoteness of each component; at least one component
 * @throws RangeError if there is no component
 * @complexity O(number of components)
 * @source GMMV-Sum-conj
 */
export function remotenessOfConjunctive<T extends Pile>(values: readonly T[]): T {
  let least = values[0]
  if (least === undefined) {
    throw new RangeError('conjunctive compound: expected at least 1 component, got 0')
  }
  for (const value of values) if (value < least) least = value
  return least
}
