import type { SolvedBox } from './solved-box.ts'

/**
 * Visits every position of a table with its entry, in rank order, without making an array by rank of
 * the table. The position is reused: copy it to keep it.
 */
export function forEachEntry(
  table: Pick<SolvedBox, 'forEachRow'>,
  visit: (position: readonly number[], entry: number, rank: number) => void,
): void {
  const x: number[] = []
  table.forEachRow(({ position, rank, length, entries, offset }) => {
    for (let i = 1; i < position.length; i++) x[i] = position[i]!
    for (let x1 = 0; x1 < length; x1++) {
      x[0] = x1
      visit(x, entries[offset + x1]!, rank + x1)
    }
  })
}
