import { type Algorithm2Intervals, nirbValue, stopsAlgorithm2 } from '@nim/core/setnim'
import { plainIntegers } from '@nim/core/integers'
import type { Classes } from '../evidence/by-class.ts'
import { type ChopRows, choppedRanks } from './chopped.ts'
import type { SolvedGame } from './solved-game.ts'

/**
 * The height at which Algorithm 2 chops, row by row: the same tests of the same numbers; what the
 * outer stacks add to the partial sums is added once a row.
 *
 * @complexity at most k tests a position
 * @source DH-Alg2
 */
export function algorithm2Rows(
  { n, k, box: { max } }: Pick<SolvedGame, 'n' | 'k' | 'box'>,
  intervals: Algorithm2Intervals,
): ChopRows {
  // by j, and by the partial sum
  const quotients = Array.from({ length: k }, (_, j) =>
    Int32Array.from({ length: (n - j) * max + 1 }, (_each, sum) =>
      plainIntegers.floorDiv(sum, k - j),
    ),
  )
  const sums = new Int32Array(n + 1)
  return (outer, heights, length) => {
    for (let i = 2; i <= n; i++) sums[i] = sums[i - 1]! + outer[i - 1]!
    for (let x1 = 0; x1 < length; x1++) {
      let m = 0
      for (let j = 0; j < k; j++) {
        const i = n - j
        m = quotients[j]![sums[i]! + x1]!
        const low = i === 1 ? x1 : outer[i - 1]!
        if (stopsAlgorithm2(m, low, j === 0 ? null : outer[i]!, intervals)) break
      }
      heights[x1] = m
    }
  }
}

/**
 * Whether Algorithm 1 ends with the reduction: it returns x if x_n ≤ ν(x), otherwise what it returns
 * for ctt(x,ν(x)), a position of a smaller rank. ν is asked once for every sum, for it looks at
 * nothing else.
 *
 * @complexity O(1) a position, O(n) a row and a value of ν; four bytes a position
 * @source DH-Alg1
 */
export function algorithm1EndsReduced(game: SolvedGame): Classes {
  const { n, k, box } = game
  const reduced = game.reducedRanks()
  const chopped = choppedRanks(box)
  const ends = new Int32Array(box.count)
  const nus = new Int32Array(n * box.max + 1).fill(-1)
  return {
    count: 2,
    rows(outer, classes, length, rank) {
      let sum = 0
      for (let i = 1; i < n; i++) sum += outer[i]!
      const top = n === 1 ? -1 : outer[n - 1]!
      chopped.begin(outer, rank)
      for (let x1 = 0; x1 < length; x1++) {
        let nu = nus[sum + x1]!
        if (nu < 0) {
          nu = nirbValue([x1, ...outer.slice(1)], k)
          nus[sum + x1] = nu
        }
        const isOver = top <= nu && x1 <= nu
        const end = isOver ? rank + x1 : ends[chopped.rankAt(x1, nu)]!
        ends[rank + x1] = end
        classes[x1] = end === reduced[rank + x1] ? 1 : 0
      }
    },
  }
}
