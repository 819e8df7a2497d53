import { options, type Position, slowSetNim, sortedBox } from '@nim/core/rules'
import { expect, it } from 'vitest'
import { mostCanonicalSets } from '../src/arrays/walk-room.ts'

it('mostCanonicalSets bounds the number of moves if equal piles are interchangeable', () => {
  for (let n = 1; n <= 6; n++) {
    for (let max = 0; max <= 4; max++) {
      for (let largest = 1; largest <= n; largest++) {
        let most = 0
        sortedBox(n, max).forEach((x) => {
          most = Math.max(most, waysToTake(x, largest))
        })
        expect(mostCanonicalSets(n, max, largest)).toBeGreaterThanOrEqual(most)
        if (largest === n) expect(mostCanonicalSets(n, max, largest)).toBe(most)
      }
    }
  }
})

/**
 * The number of sets of at most `largest` piles that a move can take, including the empty set. Sets
 * that differ only by an exchange of equal piles count as one set.
 */
function waysToTake(x: Position, largest: number): number {
  const sizes = Array.from({ length: largest }, (_, i) => i + 1)
  return 1 + options(slowSetNim(x.length, sizes), x).length
}
