import type { Words } from '@nim/report/blocks'
import type { Atlas, Row } from '../atlas/rows.ts'

/** The conjecture that P-positions of subtraction games are semilinear. */
export const SEMILINEAR = 'GMMV-Cite2'

/**
 * The maximum number of game names in one line. If a group is larger, the line shows only the
 * number of games.
 */
const MOST_NAMES = 40

/**
 * The proved instances of {@link SEMILINEAR}. Each game of the atlas is a subtraction game with
 * finitely many difference vectors whose entries are 0 and 1. A proved formula describes its
 * P-positions everywhere, by inequalities and congruences.
 *
 * @param folder the folder of the atlas, relative to the page
 */
export function provedInstances({ rows }: Atlas, folder: string): Words {
  const proved = rows.filter(({ status, play }) => status === 'proved' && play === 'normal')
  const files = [...new Set(proved.map(({ file }) => file))]
  const groups = files.map((file) => groupWords(proved, file, folder))
  return `**Proved instances:** ${proved.length} games, each with a proved formula in the [atlas](${folder}README.md): ${groups.join('; ')}.`
}

function groupWords(proved: readonly Row[], file: string, folder: string): Words {
  const games = proved.filter((row) => row.file === file).map(({ game }) => `\`${game}\``)
  const words = games.length > MOST_NAMES ? `${games.length} games` : games.join(', ')
  return `${words} ([${file}](${folder}${file}))`
}
