import {
  exactSlowNim,
  hypergraphNim,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
} from '@nim/core/rules'
import { solve, type Table, type TableValue } from '../../src/index.ts'

type LargeBox = readonly [Ruleset, number, TableValue, PlayConvention]

/**
 * Boxes that nimlab reads in several pieces. The boxes cover all entry widths, both for generated
 * kernels and for typed arrays.
 */
const LARGE: readonly LargeBox[] = [
  [slowSetNim(4, [3]), 50, 'outcome', 'normal'],
  [slowSetNim(4, [1, 3]), 50, 'remoteness', 'misere'],
  [exactSlowNim(5, 3), 26, 'grundy', 'normal'],
  [exactSlowNim(2, 1), 800, 'outcome', 'misere'],
  [exactSlowNim(2, 1), 750, 'remoteness', 'normal'],
  [hypergraphNim(2, [[1], [1, 2]]), 600, 'outcome', 'normal'],
  [hypergraphNim(2, [[2], [1, 2]]), 550, 'remoteness', 'misere'],
  [exactSlowNim(1, 1), 300_000, 'outcome', 'normal'],
  [exactSlowNim(1, 1), 70_000, 'remoteness', 'misere'],
  [exactSlowNim(1, 1), 255, 'remoteness', 'normal'],
]

/** Solves each large box and calls `visit` with its table. */
export function forEachLargeTable(visit: (table: Table) => void): void {
  for (const [ruleset, max, value, play] of LARGE) visit(solve(ruleset, { max }, { value, play }))
}
