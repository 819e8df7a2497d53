import type { Table } from '@nim/bruteforce'
import { rulesetTitle } from '@nim/core/rules'
import { type Selection, selectionWords, selectorOf } from '../list/selection.ts'
import type { IntegerSequence } from './integer-sequence.ts'

/** The property n that the n-th term counts by: the largest pile, or the sum of the piles. */
export type CountedBy = 'largest' | 'sum'

/** A table whose positions {@link positionCounts} counts. */
export type CountedTable = Pick<Table, 'ruleset' | 'box' | 'value' | 'play' | 'forEachRow' | 'isP'>

const P_POSITIONS: Selection = { kind: 'outcome', outcome: 'P' }

/**
 * The numbers of P-positions of a solved box, or of the selected positions. Term n counts those
 * with largest pile n, or with sum of piles n; n = 0..max. Larger sums are left out, because not
 * all of their positions lie in the box. For games that do not distinguish piles, each position is
 * counted once, sorted; for all others, positions are vectors.
 *
 * @complexity O(positions · n)
 */
export function positionCounts(
  table: CountedTable,
  by: CountedBy,
  selection: Selection = P_POSITIONS,
): IntegerSequence {
  const terms = positionTriangle(table, by, selection).rows.map((row) =>
    row.reduce((total, count) => total + count, 0),
  )
  const counted = by === 'sum' ? 'sum of piles n' : 'largest pile n'
  return { name: nameOf(table, selection, counted), offset: 0, terms }
}

/** Counts by two numbers: row n, from 0 on, holds the terms T(n,0), T(n,1), … */
export interface CountTriangle {
  /** The objects that T(n,k) counts, in one line of ASCII text. */
  readonly name: string
  readonly rows: readonly (readonly number[])[]
}

/**
 * The counts of {@link positionCounts}, each split into a row. By largest pile n: T(n,k) counts
 * those whose other piles sum to k, k = 0..(piles − 1)·n. By sum n: T(n,k) counts those with
 * largest pile k, k = 0..n.
 *
 * @complexity O(positions · n) time, a number for each n and k
 */
export function positionTriangle(
  table: CountedTable,
  by: CountedBy,
  selection: Selection = P_POSITIONS,
): CountTriangle {
  const { max, piles } = table.box
  const isMeant = selectorOf(selection, table)
  const rows = Array.from({ length: max + 1 }, (_, n) =>
    new Array<number>((by === 'sum' ? n : (piles - 1) * n) + 1).fill(0),
  )
  table.forEachRow(({ position, length, entries, offset }) => {
    const largestOther = Math.max(...position)
    const sumOfOthers = position.reduce((total, pile) => total + pile, 0)
    for (let x = 0; x < length; x++) {
      if (!isMeant(entries[offset + x]!)) continue
      const sum = sumOfOthers + x
      const largest = Math.max(largestOther, x)
      if (by === 'largest') rows[largest]![sum - largest]!++
      else if (sum <= max) rows[sum]![largest]!++
    }
  })
  const counted =
    by === 'sum' ? 'sum of piles n and largest pile k' : 'largest pile n and sum of other piles k'
  return { name: `Triangle T(n,k) read by rows: ${nameOf(table, selection, counted)}`, rows }
}

/** The rows of a triangle one after the other, as in sequences of the OEIS. */
export function triangleSequence({ name, rows }: CountTriangle): IntegerSequence {
  return { name, offset: 0, terms: rows.flat() }
}

function nameOf(
  { ruleset, box, value, play }: CountedTable,
  selection: Selection,
  counted: string,
): string {
  const as = box.sorted ? 'as multisets of piles' : 'as vectors'
  const convention = play === 'misere' ? 'misere' : 'normal'
  return `Number of ${selectionWords(selection, value)} (${as}) of ${rulesetTitle(ruleset)} with ${counted}, ${convention} play.`
}
