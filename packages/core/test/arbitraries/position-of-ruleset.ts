import fc from 'fast-check'
import { type Position, positionOf, type Ruleset } from '../../src/rules/index.ts'

/** A position of the ruleset with piles 0..max, in the form in which the ruleset stores it. */
export function positionsOf(ruleset: Ruleset, max: number): fc.Arbitrary<Position> {
  return fc
    .array(fc.integer({ min: 0, max }), { minLength: ruleset.piles, maxLength: ruleset.piles })
    .map((piles) => positionOf(ruleset, piles))
}
