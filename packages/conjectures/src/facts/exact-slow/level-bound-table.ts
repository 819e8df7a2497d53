import { type Box, dominates } from '@nim/core/rules'
import { basicByText } from './basic-by-text.ts'

/** b_t(x) by rank and t; −1 stands for −∞. */
export interface LevelBoundTable {
  at(rank: number, t: number): number
  /** E(x) = max b_t(x), by rank. */
  readonly E: Int32Array
}

/**
 * b_t(x) of GMMV-T3-bt-def for every position of a sorted box and 2 ≤ t ≤ k + 2, by going through
 * all basic z of the box with even b(z).
 *
 * @complexity O(n²) for each pair of a position and a basic position
 * @source GMMV-T3-bt-def
 */
export function levelBoundTable(box: Box): LevelBoundTable {
  const n = box.piles
  const levels = new Int32Array(box.count * n).fill(-1)
  const E = new Int32Array(box.count).fill(-1)
  const basic: { z: number[]; b: number }[] = []
  box.forEach((z) => {
    const b = basicByText(z)
    if (b !== null && b % 2 === 0) basic.push({ z: [...z], b })
  })
  box.forEach((x, rank) => {
    for (const { z, b } of basic) {
      if (!dominates(x, z)) continue
      for (let t = 2; t <= n + 1; t++) {
        if (!meetsConditions(x, z, b, t)) continue
        const at = rank * n + t - 2
        if (b > levels[at]!) levels[at] = b
        if (b > E[rank]!) E[rank] = b
      }
    }
  })
  return { at: (rank, t) => levels[rank * n + t - 2]!, E }
}

/**
 * The conditions of GMMV-L3 with this t (indices from 1): z_i = b for i ≥ t, and 0 ≤ x_i − z_i ≤ 1
 * for 1 < i < t.
 */
export function meetsConditions(
  x: readonly number[],
  z: readonly number[],
  b: number,
  t: number,
): boolean {
  return z.every((pile, index) => {
    if (index + 1 >= t) return pile === b
    return index === 0 || (pile <= x[index]! && x[index]! - pile <= 1)
  })
}
