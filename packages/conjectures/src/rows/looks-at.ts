import type { Classes } from './by-class.ts'

/** The sum of the piles, the largest pile, and the number of even piles. */
export const SUM_TOP_EVEN = 'sum, largest pile and number of even piles'

/** The smallest pile. */
export const SMALLEST = 'smallest pile'

/** What a statement looks at: which piles are odd, or another class of positions. */
export type LooksAt = 'parities' | typeof SUM_TOP_EVEN | typeof SMALLEST | Classes

/** A statement that says what it looks at, so that it need not be asked at every position. */
export interface Looking {
  readonly looksAt?: LooksAt
}

/**
 * The statement, with what it looks at. That it looks at nothing else is not checked here: a test
 * holds it against the statement asked at every position.
 */
export function looking<A extends unknown[], R>(
  looksAt: LooksAt,
  statement: (...args: A) => R,
): ((...args: A) => R) & Looking {
  return Object.assign((...args: A) => statement(...args), { looksAt })
}

/** What the statement says it looks at. */
export function looksAtOf(statement: unknown): LooksAt | undefined {
  return (statement as Looking).looksAt
}
