import fc from 'fast-check'
import { type Position, sorted } from '../../src/rules/index.ts'

/** The smallest and largest number of piles, and the size of the largest pile. */
export interface SortedPositionRange {
  readonly minPiles: number
  readonly maxPiles: number
  readonly max: bigint
}

/**
 * Positions in ascending order, with piles 0..max. The piles have independent magnitudes, are close
 * together, form groups of close piles, or are all odd.
 */
export function sortedPosition(range: SortedPositionRange): fc.Arbitrary<Position<bigint>> {
  const { minPiles, maxPiles, max } = range
  const magnitudes: bigint[] = []
  for (let bound = max; bound > 0n; bound /= 8n) magnitudes.push(bound)
  const upTo = (bound: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: 0n, max: bound })
  const size = fc.constantFrom(...magnitudes).chain(upTo)
  const listOf = (pile: fc.Arbitrary<bigint>): fc.Arbitrary<bigint[]> =>
    fc.array(pile, { minLength: minPiles, maxLength: maxPiles })
  const near = (bases: readonly bigint[]): fc.Arbitrary<bigint[]> =>
    listOf(
      fc
        .tuple(fc.constantFrom(...bases), upTo(9n))
        .map(([base, offset]) => (base + offset > max ? max : base + offset)),
    )
  const anyShape = fc.oneof(
    listOf(size),
    size.chain((base) => near([base])),
    fc.array(size, { minLength: 2, maxLength: 4 }).chain(near),
  )
  const odd = anyShape.map((piles) =>
    piles.map((pile) => (pile % 2n === 1n ? pile : pile === 0n ? 1n : pile - 1n)),
  )
  return fc.oneof({ weight: 3, arbitrary: anyShape }, { weight: 1, arbitrary: odd }).map(sorted)
}
