import { SLOW_WORDS, WORDS } from '@nim/conjectures/formula-claims'
import { table, type TableBlock } from '@nim/report/blocks'

/** The table of the quantities that formulas can use, read from the objects that define them. */
export function quantitiesTable(): TableBlock {
  const rowsOf = (words: typeof WORDS, games: string): string[][] =>
    words.map(({ written, fact: { says, source } }) => [`\`${written}\``, says, games, source])
  return table(
    ['name', 'meaning', 'games', 'defined in'],
    [...rowsOf(WORDS, 'all'), ...rowsOf(SLOW_WORDS, '`NIM`, `SN`')],
  )
}
