import { reductionTable } from '@nim/bruteforce'
import { type SlowSetNim, slowSetNim, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim.ts'
import { moveSets, parseMoveSet } from '../../src/dh/move-sets.ts'
import { reducedRanks } from '../../src/dh/reduced-ranks.ts'
import {
  type ReductionsByRow,
  reductionsByRow,
  reductionsByRowMemory,
} from '../../src/dh/reductions-by-row.ts'
import { reductionsByTable } from '../../src/dh/reductions-by-table.ts'
import { forEachRow } from '../../src/evidence/for-each-row.ts'

/** The highest stack, by the number of stacks. */
const MAX = [300, 60, 20, 11, 8, 6, 5]

function gamesOf(n: number): SlowSetNim[] {
  // all A up to five stacks, then some
  return moveSets(n)
    .filter((_, i) => n <= 5 || i % 7 === 0)
    .map((A) => slowSetNim(n, parseMoveSet(A)))
}

/** The ranks of all reductions, a byte at a time. */
function ranksFound(
  n: number,
  max: number,
  make: () => Pick<ReductionsByRow, 'fillRow'>,
): number[] {
  const box = sortedBox(n, max)
  const found = new Array<number>(box.count).fill(0)
  const classes = new Uint8Array(max + 1)
  for (const shift of [0, 8, 16]) {
    const { fillRow } = make()
    forEachRow(box, (position, length, rank) => {
      fillRow(position, length, rank, classes, (outer, from, to) => {
        for (let x1 = from; x1 < to; x1++) classes[x1] = box.rank([x1, ...outer.slice(1)]) >> shift
      })
      for (let x1 = 0; x1 < length; x1++) found[rank + x1]! += classes[x1]! << shift
    })
  }
  return found
}

describe('reductions row by row', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])(
    'are those of the exhaustive table, for %i stacks and every A or some',
    (n) => {
      const max = MAX[n - 1]!
      const box = sortedBox(n, max)
      for (const game of gamesOf(n)) {
        const table = reductionTable(game, { max })
        const byRow = reductionsByRow(game, { max }, DEFAULT_LIMITS)
        const found = ranksFound(n, max, () => byRow)
        const wanted = Array.from({ length: box.count }, (_, rank) => table.reducedAt(rank))
        expect(found).toEqual(wanted.map((reduced) => box.rank(reduced)))
        expect([...byRow.tops]).toEqual(wanted.map((reduced) => reduced.at(-1)))
        expect([...reducedRanks(table)]).toEqual(found)
        table.release()
      }
    },
  )

  it('are found with stacks of more than a byte', () => {
    const game = slowSetNim(2, [2])
    const max = 300
    const table = reductionTable(game, { max })
    const { tops, fillRow } = reductionsByRow(game, { max }, DEFAULT_LIMITS)
    const classes = new Uint8Array(max + 1)
    forEachRow(sortedBox(2, max), (position, length, rank) => {
      fillRow(position, length, rank, classes, () => {})
    })
    expect([...tops]).toEqual(Array.from(tops, (_, rank) => table.reducedAt(rank).at(-1)))
    table.release()
  })

  it('are those of the second way', () => {
    for (const game of gamesOf(4)) {
      const domain = { kind: 'box', max: 9 } as const
      const second = reductionsByTable(game, domain, { ...DEFAULT_LIMITS, kernel: 'second' })
      const first = reductionsByRow(game, domain, DEFAULT_LIMITS)
      expect(ranksFound(4, 9, () => second)).toEqual(ranksFound(4, 9, () => first))
    }
  })

  it('refuse more memory than allowed', () => {
    const game = slowSetNim(3, [2])
    const needed = Number(reductionsByRowMemory(game, { max: 9 }))
    expect(() => reductionsByRow(game, { max: 9 }, { memory: needed })).not.toThrow()
    expect(() => reductionsByRow(game, { max: 9 }, { memory: needed - 1 })).toThrow(RangeError)
  })
})
