import { seededRandom } from '@nim/core/random'
import { boxOf } from '@nim/core/rules'
import type { SolvedBox } from './solved-box.ts'

/** Draws that are the same for the same seed on every machine. */
export interface Lots {
  /** A whole number 0..below − 1. */
  readonly below: (below: number) => number
  /** A whole number ≥ 0 with this mean, small ones more often: geometric. */
  readonly around: (mean: number) => number
}

export function lotsOf(seed: number): Lots {
  const random = seededRandom(seed)
  return {
    below: (below) => Math.floor(random() * below),
    around: (mean) => Math.floor(-Math.log(1 - random()) * mean),
  }
}

/** Positions with piles of at most `most`, drawn with replacement, all equally likely. */
export function drawPositions(
  { ruleset }: SolvedBox,
  most: number,
  count: number,
  lots: Lots,
): number[][] {
  const inner = boxOf(ruleset, most)
  return Array.from({ length: count }, () => inner.unrank(lots.below(inner.count)))
}
