import type { Table } from '@nim/bruteforce'
import { formatRuleset } from '@nim/core/rules'
import type { IntegerSequence } from './integer-sequence.ts'

/** The n-th term counts the P-positions with largest pile n, or with n stones in all. */
export type CountedBy = 'largest' | 'sum'

/**
 * Numbers of P-positions of a solved box: term n counts those with largest pile n, or with sum of
 * piles n; n = 0..max. Larger sums are left out, since not all of their positions lie in the box.
 * Positions of games that do not tell piles apart are counted once, sorted; those of all others as
 * vectors.
 *
 * @complexity O(positions · n)
 */
export function pPositionCounts(
  table: Pick<Table, 'ruleset' | 'box' | 'play' | 'forEachRow' | 'isP'>,
  by: CountedBy,
): IntegerSequence {
  const { ruleset, box, play, isP } = table
  const terms = new Array<number>(box.max + 1).fill(0)
  table.forEachRow(({ position, length, entries, offset }) => {
    const largest = Math.max(...position)
    const sum = position.reduce((total, pile) => total + pile, 0)
    for (let x = 0; x < length; x++) {
      const n = by === 'sum' ? sum + x : Math.max(largest, x)
      if (n <= box.max && isP(entries[offset + x]!)) terms[n]!++
    }
  })
  const counted = by === 'sum' ? 'sum of piles n' : 'largest pile n'
  const positions = box.sorted ? 'P-positions (as multisets of piles)' : 'P-positions (as vectors)'
  const convention = play === 'misere' ? 'misere' : 'normal'
  return {
    name: `Number of ${positions} of ${formatRuleset(ruleset)} with ${counted}, ${convention} play.`,
    offset: 0,
    terms,
  }
}
