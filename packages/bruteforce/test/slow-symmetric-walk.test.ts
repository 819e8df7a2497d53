import { options, slowSetNim, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { cappedCounts } from '../src/task/capped-counts.ts'
import type { Distances } from '../src/arrays/filler.ts'
import { slowSymmetricWalk } from '../src/arrays/slow-symmetric-walk.ts'
import { subsets } from './arbitraries/ruleset.ts'

/** For every rank of the box, the ranks of the options that the walk visits. */
function walkedOptions(n: number, max: number, sizes: number[], count?: number): number[][] {
  const found: number[][] = []
  const caps = new Array<number>(n).fill(max)
  const counts = cappedCounts(caps)
  const record = (distances: Distances) => {
    return (rank: number, length: number, from: number, to: number, chain: boolean): void => {
      for (let r = rank; r < rank + length; r++) {
        const listed = Array.from(distances.subarray(from, to), (d) => r - d)
        expect(found.length).toBe(r)
        found.push(chain ? [r - 1, ...listed] : listed)
      }
      const padding = distances.subarray(to, to + 3)
      if (length > 1 && to > 0)
        for (const d of padding) expect(distances.subarray(0, to)).toContain(d)
    }
  }
  slowSymmetricWalk(caps, sizes, { ...counts, count: count ?? counts.count }, record).fillAll()
  return found
}

describe('the walk over a slow symmetric game', () => {
  for (const [n, max] of [
    [1, 9],
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 3],
    [6, 2],
    [7, 1],
  ] as const) {
    it(`visits the options of every position once, for every A and ${n} piles`, () => {
      const box = sortedBox(n, max)
      for (const sizes of subsets(n)) {
        const walked = walkedOptions(n, max, sizes)
        expect(walked.length).toBe(box.count)
        box.forEach((position, rank) => {
          const ranks = options(slowSetNim(n, sizes), position).map((option) => box.rank(option))
          expect(walked[rank]!.toSorted((a, b) => a - b)).toEqual(ranks.sort((a, b) => a - b))
        })
      }
    })
  }

  it('visits the same options if ranks do not fit into 31 bits', () => {
    expect(walkedOptions(4, 5, [1, 3], 2 ** 33)).toEqual(walkedOptions(4, 5, [1, 3]))
  })
})
