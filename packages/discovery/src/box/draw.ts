import { seededRandom } from '@nim/core/random'
import { boxOf } from '@nim/core/rules'
import type { SolvedBox } from './solved-box.ts'

/** Random draws. The same seed produces the same draws on every machine. */
export interface Random {
  /** A random whole number from 0 to `below` − 1. */
  readonly below: (below: number) => number
  /**
   * A random whole number ≥ 0 from the geometric distribution with this mean. Small numbers are
   * more frequent than large ones.
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

/** Draws positions whose piles are at most `most`, uniformly and with replacement. */
export function drawPositions(
  { ruleset }: SolvedBox,
  most: number,
  count: number,
  random: Random,
): number[][] {
  const inner = boxOf(ruleset, most)
  return Array.from({ length: count }, () => inner.unrank(random.below(inner.count)))
}
