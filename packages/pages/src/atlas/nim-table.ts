import { exactSlowNim } from '@nim/core/rules'
import { type Block, paragraphs, table } from '@nim/report/blocks'
import type { Atlas } from './rows.ts'
import { gameLinks } from './sections.ts'

const MOST_PILES = 7
const UP_TO = Array.from({ length: MOST_PILES }, (_, i) => i + 1)

/**
 * The table of all games NIM(n,k) with n up to 7 in normal play. The status of each game links to
 * the section about the game.
 */
export function nimTable(atlas: Atlas): Block[] {
  const link = gameLinks('')
  const statusOf = (n: number, k: number): string => {
    const row = atlas.rowOn(exactSlowNim(n, k), 'normal')
    return row === undefined ? 'not made' : link(row, row.status)
  }
  return [
    ...paragraphs(`NIM(n,k) is the same game as SN(n,{k}). The games with up to five piles are also on the pages of the games SN(n,A). The table shows
all games with up to seven piles, in normal play:`),
    table(
      ['n', ...UP_TO.map((k) => `k = ${k}`)],
      UP_TO.map((n) => [String(n), ...UP_TO.map((k) => (k > n ? '' : statusOf(n, k)))]),
    ),
  ]
}
