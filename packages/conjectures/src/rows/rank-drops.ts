import type { Box } from '@nim/core/rules'

/**
 * drops[i][x]: the amount by which the rank in a sorted box decreases when pile i + 1 of size x is
 * lowered by one and the position stays sorted. It is C(x + i − 1, i).
 */
export function rankDrops({ piles, max }: Box): Float64Array[] {
  const drops: Float64Array[] = []
  for (let i = 0; i < piles; i++) {
    const column = new Float64Array(max + 1)
    for (let x = 1; x <= max; x++) {
      column[x] = i === 0 ? 1 : drops[i - 1]![x]! + (x > 1 ? column[x - 1]! : 0)
    }
    drops.push(column)
  }
  return drops
}
