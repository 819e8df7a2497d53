import { mPlayCount } from '@nim/core/exact-slow'
import { sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { mPlayCounts } from '../../src/facts/exact-slow/m-play-counts.ts'

describe('the number of moves by the M-rule', () => {
  it.each([
    [2, 40],
    [3, 20],
    [4, 12],
    [5, 9],
    [6, 7],
    [7, 5],
  ])('is that of the play, for %i piles up to %i', (n, max) => {
    const box = sortedBox(n, max)
    const counts = mPlayCounts(box)
    box.forEach((position, rank) => {
      if (counts[rank] !== mPlayCount(position)) {
        expect.fail(`${position.join()}: ${counts[rank]}, and the play has ${mPlayCount(position)}`)
      }
    })
    expect(counts[box.count - 1]).toBeGreaterThan(0)
  })
})
