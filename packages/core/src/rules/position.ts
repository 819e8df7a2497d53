import type { Pile } from '../integers/integers.ts'
import { oneLine } from '@nim/presburger/text'

/**
 * A position, given by its pile sizes, which are non-negative integers. If the ruleset does not
 * distinguish piles (see `isSymmetric` of a game), the sizes are in ascending order. Otherwise, the
 * sizes are in the order of the piles.
 */
export type Position<T extends Pile = number> = readonly T[]

/** The piles in ascending order, as a new array. */
export function sorted<T extends Pile>(piles: readonly T[]): T[] {
  return [...piles].sort(comparePiles)
}

/** True if the piles are in ascending order. */
export function isSorted(piles: readonly Pile[]): boolean {
  return piles.every((pile, i) => i === 0 || piles[i - 1]! <= pile)
}

function comparePiles(a: Pile, b: Pile): number {
  if (a < b) return -1
  return a > b ? 1 : 0
}

/**
 * Parses `3,5,5,7`, `(3, 5, 5, 7)`, `[3, 5, 5, 7]` and `3 5 5 7`. If commas separate the piles,
 * blanks around the piles are ignored. If numbers are exact for every formula of this package (see
 * {@link integersOf}), the result consists of numbers. Otherwise it consists of bigints.
 *
 * @throws RangeError that names the pile that is not a whole number
 */
export function parsePosition(text: string): Position | Position<bigint> {
  const inner = /^\s*[([](.*)[)\]]\s*$/s.exec(text)?.[1] ?? text
  const separator = inner.includes(',') ? ',' : /\s+/
  const fields = inner
    .trim()
    .split(separator)
    .map((field) => field.trim())
  const wrong = fields.find((field) => !/^\d+$/.test(field))
  if (wrong !== undefined) {
    throw new RangeError(
      `position '${oneLine(text)}': '${oneLine(wrong)}' is not a pile size; accepted: whole numbers >= 0 separated by commas or blanks, such as 3,5,5,7`,
    )
  }
  const piles = fields.map(BigInt)
  const sum = piles.reduce((a, b) => a + b, 0n)
  return 4n * BigInt(piles.length) * sum <= BigInt(Number.MAX_SAFE_INTEGER)
    ? piles.map(Number)
    : piles
}

/** Formats the position as `3,5,5,7`. */
export function formatPosition(position: readonly Pile[]): string {
  return position.join()
}
