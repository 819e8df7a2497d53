import { seededRandom } from '@nim/core/random'
import { sortedBox, strictlyDominates } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { recordsOnBox } from '../src/records/records-on-box.ts'

const BOXES = [
  [1, 0],
  [1, 90],
  [2, 0],
  [2, 1],
  [2, 40],
  [3, 1],
  [3, 14],
  [4, 8],
  [5, 6],
  [6, 4],
  [7, 3],
  [9, 2],
  [12, 1],
] as const

/** Larger boxes, so that whole 16-byte vectors occur. */
const LARGE = [
  [4, 22],
  [5, 14],
  [7, 8],
  [9, 6],
] as const

/** Pseudo-random values that mostly increase with the sum of the piles. */
function valuesOn(
  n: number,
  max: number,
  spread: number,
): { readonly box: ReturnType<typeof sortedBox>; readonly values: number[] } {
  const box = sortedBox(n, max)
  const values: number[] = []
  const random = seededRandom(20_261_123)
  box.forEach((x) => {
    const sum = x.reduce((a, b) => a + b, 0)
    values.push(Math.min(200, Math.floor(sum / 2)) + Math.floor(random() * spread))
  })
  return { box, values }
}

const WAYS = [
  ['bytes', (values: number[]) => Uint8Array.from(values), false],
  ['two bytes', (values: number[]) => Uint16Array.from(values, (value) => 256 * value), false],
  ['four bytes', (values: number[]) => Uint32Array.from(values, (value) => 2 ** 22 * value), false],
  ['typed arrays', (values: number[]) => Uint8Array.from(values), true],
] as const

/** The ranks of the records, found one after another. */
function recordsOf(
  box: ReturnType<typeof sortedBox>,
  values: ArrayLike<number>,
  isPlain: boolean,
): number[] {
  const { next } = recordsOnBox(box, values, isPlain)
  const ranks: number[] = []
  for (let rank = next(0); rank < box.count; rank = next(rank + 1)) ranks.push(rank)
  return ranks
}

describe.each(WAYS)('records of %s', (_, narrow, isPlain) => {
  it.each(BOXES)('agree with the definition, n = %i, max = %i', (n, max) => {
    for (const spread of [1, 4, 50]) {
      const { box, values } = valuesOn(n, max, spread)
      const all = values.map((_value, rank) => box.unrank(rank))
      const defined = all.flatMap((x, rank) => {
        const isBeaten = (y: readonly number[], at: number): boolean =>
          values[at]! >= values[rank]! && strictlyDominates(x, y)
        return all.some(isBeaten) ? [] : [rank]
      })
      expect(recordsOf(box, narrow(values), isPlain)).toEqual(defined)
    }
  })

  it.each(LARGE)(
    'agree with the records of typed arrays in larger boxes, n = %i, max = %i',
    (n, max) => {
      for (const spread of [4, 50]) {
        const { box, values } = valuesOn(n, max, spread)
        expect(recordsOf(box, narrow(values), isPlain)).toEqual(recordsOf(box, values, true))
      }
    },
  )

  it('can be requested from any rank, in any order', () => {
    const { box, values } = valuesOn(4, 9, 50)
    const { next } = recordsOnBox(box, narrow(values), isPlain)
    const ranks = recordsOf(box, values, true)
    for (let step = 0; step < 2 * box.count; step++) {
      const from = (step * 377) % (box.count + 1)
      expect(next(from)).toBe(ranks.find((rank) => rank >= from) ?? box.count)
    }
  })
})
