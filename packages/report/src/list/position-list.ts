import type { Table } from '@nim/bruteforce'
import { compareSumLex, rulesetTitle, type PlayConvention } from '@nim/core/rules'
import { type Selection, selectionWords, selectorOf } from './selection.ts'

/** Positions of a solved box, in ascending order, each with its entry in the table. */
export interface PositionList {
  /**
   * A one-line description of the list, such as `all 5 sorted P-positions of NIM(3,2) with piles up
   * to 2, normal play`.
   */
  readonly title: string
  readonly ruleset: string
  readonly value: Table['value']
  readonly play: PlayConvention
  readonly selection: Selection
  readonly piles: number
  readonly rows: readonly { readonly position: readonly number[]; readonly entry: number }[]
}

/**
 * The selected positions of a solved box, ordered by their sum and then lexicographically. For
 * games that do not distinguish piles, each sorted position occurs once.
 *
 * @param most the maximum number of positions to list
 * @throws RangeError that names both numbers if more positions are selected
 * @complexity O(positions · n), plus sorting the selected positions
 */
export function positionList(
  table: Pick<Table, 'ruleset' | 'box' | 'value' | 'play' | 'isP' | 'forEachRow'>,
  selection: Selection,
  most: number,
): PositionList {
  const { ruleset, box, value, play } = table
  const isMeant = selectorOf(selection, table)
  const words = selectionWords(selection, value)
  const rows: { position: number[]; entry: number }[] = []
  let count = 0
  table.forEachRow(({ position, length, entries, offset }) => {
    for (let x = 0; x < length; x++) {
      const entry = entries[offset + x]!
      if (!isMeant(entry)) continue
      count++
      if (count <= most) rows.push({ position: position.with(0, x), entry })
    }
  })
  if (count > most) {
    throw new RangeError(
      `${rulesetTitle(ruleset)} with piles up to ${box.max} has ${count} ${words}, more than the limit of ${most}`,
    )
  }
  const sorted = box.sorted && box.piles > 1 ? 'sorted ' : ''
  const title = `all ${count} ${sorted}${words} of ${rulesetTitle(ruleset)} with piles up to ${box.max}, ${play === 'misere' ? 'misère' : 'normal'} play`
  return {
    title,
    ruleset: rulesetTitle(ruleset),
    value,
    play,
    selection,
    piles: box.piles,
    rows: rows.sort((a, b) => compareSumLex(a.position, b.position)),
  }
}
