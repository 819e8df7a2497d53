import type { Position } from '@nim/core/rules'

/** The number of vectors that a sorted position represents: n! / Π (multiplicities!). REF-10 */
export function orbitSize(x: Position): number {
  let size = 1
  let equal = 0
  for (let i = 0; i < x.length; i++) {
    equal = i > 0 && x[i] === x[i - 1] ? equal + 1 : 1
    size = (size * (i + 1)) / equal
  }
  return size
}
