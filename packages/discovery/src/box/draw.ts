import { seededRandom } from '@nim/core/random'
import { boxOf } from '@nim/core/rules'
import type { SolvedBox } from './solved-box.ts'

/** Random draws that are the same for the same seed on every machine. */
export interface Random {
  /** A whole number 0..below − 1. */
  readonly below: (below: number) => number
  /**
   * A whole number ≥ 0 with this mean from a geometric distribution, so small numbers are more
   * frequent.
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

/** Positions with piles of at most `most`, drawn uniformly with replacement. */
export function drawPositions(
  { ruleset }: SolvedBox,
  most: number,
  count: number,
  random: Random,
): number[][] {
  const inner = boxOf(ruleset, most)
  return Array.from({ length: count }, () => inner.unrank(random.below(inner.count)))
}
