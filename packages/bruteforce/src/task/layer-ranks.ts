import { isSymmetric, type Ruleset } from '@nim/core/rules'
import { safeBinomial } from './safe-binomial.ts'

/**
 * The number of positions of a box with x_n < layer: C(layer + n − 1, n), or layer · (max +
 * 1)^{n−1}.
 */
export function positionsBelow(ruleset: Ruleset, max: number, layer: number): number {
  const { piles } = ruleset
  return isSymmetric(ruleset)
    ? safeBinomial(layer + piles - 1, piles)
    : layer * (max + 1) ** (piles - 1)
}
