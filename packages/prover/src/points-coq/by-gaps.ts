import { type Formula, integer, plus, substitute, type Term } from '@nim/presburger'
import type { FurtherNumber } from '../goal/goal.ts'
import type { StatementQuestion } from '../points/question.ts'

/** The piles of the game in ascending order, and the further numbers of a goal. */
export interface PilesAndNumbers {
  readonly piles: readonly string[]
  readonly also: readonly FurtherNumber[]
}

/**
 * A statement about piles in ascending order, further numbers, and other numbers ≥ 0, rewritten as
 * a statement about all vectors ≥ 0. The coordinates are the amounts by which the further numbers
 * exceed their least values, the other numbers, and the gaps between the piles. These are the
 * coordinates of `with_numbers` and `by_excess` in formal/theories.
 */
export function byGaps(
  says: Formula,
  { piles, also }: PilesAndNumbers,
  others: readonly string[] = [],
): StatementQuestion {
  const gaps = piles.map((pile) => `${pile}_gap`)
  const terms = new Map<string, Term>(
    piles.map((pile, i) => [pile, plus(0, ...gaps.slice(0, i + 1).map((gap) => integer(gap)))]),
  )
  for (const { name, from } of also) {
    terms.set(name, plus(substitute(from, terms), integer(`${name}_more`)))
  }
  const variables = [...also.map(({ name }) => `${name}_more`), ...others, ...gaps]
  return { value: 'statement', variables, sorted: false, says: substitute(says, terms) }
}
