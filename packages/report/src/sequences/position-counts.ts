import type { Table } from '@nim/bruteforce'
import { rulesetTitle } from '@nim/core/rules'
import { type Selection, selectionWords, selectorOf } from '../list/selection.ts'
import type { IntegerSequence } from './integer-sequence.ts'

/**
 * The property of a position that is equal to n in the n-th term: its largest pile, or the sum of
 * its piles.
 */
export type CountedBy = 'largest' | 'sum'

/** A table whose positions {@link positionCounts} counts. */
export type CountedTable = Pick<Table, 'ruleset' | 'box' | 'value' | 'play' | 'forEachRow' | 'isP'>

const P_POSITIONS: Selection = { kind: 'outcome', outcome: 'P' }

/**
 * Counts the P-positions of a solved box, or the selected positions. Term n = 0..max counts the
 * positions whose largest pile is n, or whose sum is n. Larger sums are left out, because not all
 * of their positions are in the box. For games that do not distinguish piles, each sorted position
 * is counted once; for all other games, positions are vectors.
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

/** Counts by two numbers. Row n = 0, 1, … contains the terms T(n,0), T(n,1), … */
export interface CountTriangle {
  /** A description of the objects that T(n,k) counts, as one line of ASCII text. */
  readonly name: string
  readonly rows: readonly (readonly number[])[]
}

/**
 * The counts of {@link positionCounts}, each split into a row. If n is the largest pile, T(n,k)
 * counts the positions whose other piles have the sum k, for k = 0..(piles − 1)·n. If n is the sum,
 * T(n,k) counts the positions whose largest pile is k, for k = 0..n.
 *
 * @complexity O(positions · n) time; one number in memory for each n and k
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
