import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { mPlay, mPlayCount, mPlayCountAccelerated, remoteness } from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { SMALL_BOXES } from './boxes.ts'
import { remotenessOfKPlusOne } from './remoteness-by-play.ts'

const digits = (play: Iterable<readonly number[]>): string =>
  [...play].map((x) => x.join('')).join(' ')

describe('the play by the M-rule', () => {
  it('is 333 → 223 → 122 → 012 → 001 from the P-position (3,3,3), GMMV-E2', () => {
    expect(digits(mPlay([3, 3, 3]))).toBe('333 223 122 012 001')
    expect(mPlayCount([3, 3, 3])).toBe(4)
  })

  it('is 355 → 245 → 234 → 223 → 122 → 012 → 001 from (3,5,5), GMMV-E3', () => {
    expect(digits(mPlay([3, 5, 5]))).toBe('355 245 234 223 122 012 001')
    expect(mPlayCount([3, 5, 5])).toBe(6)
  })

  it('stays at a terminal position', () => {
    expect([...mPlay([0, 0, 4])]).toEqual([[0, 0, 4]])
    expect(mPlayCount([0, 0, 4])).toBe(0)
    expect(mPlayCount([0n, 0n, 4n])).toBe(0n)
  })

  it.each(golden.entries.filter(({ kind }) => kind === 'm_sequence'))('is $id', (row) => {
    const play = row.play!
    expect([...mPlay(play[0]!)]).toEqual(play)
    expect([...mPlay(play[0]!.map(BigInt))]).toEqual(play.map((x) => x.map(BigInt)))
    expect(mPlayCount(play[0]!)).toBe(row.moves)
    expect(mPlayCountAccelerated(play[0]!)).toBe(row.moves)
    expect(remoteness(play[0]!)).toBe(row.moves)
  })

  it.each(SMALL_BOXES)('lasts as many moves as the remoteness (%i piles up to %i)', (n, max) => {
    const byPlay = remotenessOfKPlusOne()
    sortedBox(n, max).forEach((x) => {
      expect(mPlayCount(x)).toBe(byPlay([...x]))
      expect([...mPlay(x)]).toHaveLength(1 + mPlayCount(x))
    })
  })

  it('rejects positions that are not sorted', () => {
    expect(() => [...mPlay([2, 1])]).toThrow('expected piles in ascending order')
    expect(() => [...mPlay([2, 0])]).toThrow('expected piles in ascending order')
    expect(() => mPlayCount([2, 1])).toThrow('expected piles in ascending order')
  })
})
