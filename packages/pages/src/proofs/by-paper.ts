import { findCard } from '@nim/conjectures/cards'
import { PAPER_NAMES } from '../claims/verdict-counts.ts'

/**
 * Groups lines by the paper of their claim, and names the paper of each group. Papers without lines
 * are omitted.
 */
export function byPaper<T>(
  lines: readonly T[],
  claimOf: (line: T) => string,
): [name: string, own: T[]][] {
  return Object.entries(PAPER_NAMES).flatMap(([paper, name]): [string, T[]][] => {
    const own = lines.filter((line) => findCard(claimOf(line))?.paper === paper)
    return own.length === 0 ? [] : [[name, own]]
  })
}
