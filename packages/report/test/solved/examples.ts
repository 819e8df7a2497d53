import { solve, type Table, type Values } from '@nim/bruteforce'
import { exactSlowNim, hypergraphNim, slowSetNim, WYTHOFF } from '@nim/core/rules'
import type { SolvedTable } from '../../src/solved-table.ts'

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

/**
 * Solved tables of every kind: all kinds of rulesets and values, sorted and dense boxes, normal and
 * misère play, and both ways to store a table.
 */
export const SOLVED_EXAMPLES: readonly (readonly [name: string, table: Table])[] = [
  ['outcomes of NIM(3,2)', solve(exactSlowNim(3, 2), { max: 7 }, { value: 'outcome' })],
  ['outcomes of SN(1,{1})', solve(slowSetNim(1, [1]), { max: 4 }, { value: 'outcome' })],
  [
    'remoteness of SN(4,{1,3}), misère',
    solve(slowSetNim(4, [1, 3]), { max: 6 }, { value: 'remoteness', play: 'misere' }),
  ],
  ['Grundy values of WYTHOFF', solve(WYTHOFF, { max: 12 }, { value: 'grundy' })],
  ['outcomes of a path of three piles', solve(PATH, { max: 4 }, { value: 'outcome' })],
  ['Grundy values of a path of three piles', solve(PATH, { max: 5 }, { value: 'grundy' })],
  [
    'outcomes of NIM(2,1) with no stones',
    solve(exactSlowNim(2, 1), { max: 0 }, { value: 'outcome' }),
  ],
]

/**
 * The piles and the entry of every position in rank order. It reads each entry by random access.
 */
export function rowsOf({ box, at }: Pick<Table, 'box' | 'at'>): {
  piles: number[]
  entry: number
}[] {
  const rows: { piles: number[]; entry: number }[] = []
  box.forEach((position) => rows.push({ piles: [...position], entry: at(position) }))
  return rows
}

/**
 * A table with the given entries by rank. The meaning of the entries does not matter to an
 * exporter. Like the table of a kernel, this table passes entries in pieces and overwrites each
 * piece after the visit. Here a piece consists of some layers x_n.
 */
export function withValues(
  table: Pick<SolvedTable, 'ruleset' | 'box' | 'value' | 'play'>,
  values: Values,
  layersInPiece = 3,
): SolvedTable & Pick<Table, 'box' | 'at'> {
  const { ruleset, box, value, play } = table
  const cells: SolvedTable['forEachPiece'] = (visit) => {
    const step = box.piles === 1 ? box.count : layersInPiece
    const last = box.piles === 1 ? 0 : box.max
    for (let layer = 0; layer <= last; layer += step) {
      const from = layer === 0 ? 0 : firstRank(box, layer)
      const to = layer + step > last ? box.count : firstRank(box, layer + step)
      const piece = values.slice(from, to)
      visit(piece, from)
      piece.fill(255)
    }
  }
  return {
    ruleset,
    box,
    value,
    play,
    at: (position) => values[box.rank(position)]!,
    forEachPiece: cells,
    forEachRow(visit) {
      box.forEach((position, rank) => {
        if (position[0] !== 0) return
        const length = box.sorted && box.piles > 1 ? position[1]! + 1 : box.max + 1
        const entries = values.slice(rank, rank + length)
        visit({ position, rank, length, entries, offset: 0 })
        entries.fill(255)
      })
    },
  }
}

function firstRank(box: SolvedTable['box'], layer: number): number {
  return box.rank([...new Array<number>(box.piles - 1).fill(0), layer])
}
