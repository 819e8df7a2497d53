import { seededRandom } from '@nim/core/random'
import { boxOf } from '@nim/core/rules'
import type { SolvedBox } from './solved-box.ts'

/** Random draws. The same seed produces the same draws on every machine. */
export interface Random {
  /** A whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number
  /**
   * A whole number ≥ 0 from a geometric distribution with this mean, in which small numbers are
   * more frequent.
   */
  readonly around: (mean: number) => number
}

export function randomOf(seed: number): Random {
  const random = seededRandom(seed)
  return {
    below: (below) => Math.floor(random() * below),
    around: (mean) => Math.floor(-Math.log(1 - random()) * mean),
  }
}

/** Positions whose piles are at most `most`, drawn uniformly with replacement. */
export function drawPositions(
  { ruleset }: SolvedBox,
  most: number,
  count: number,
  random: Random,
): number[][] {
  const inner = boxOf(ruleset, most)
  return Array.from({ length: count }, () => inner.unrank(random.below(inner.count)))
}
