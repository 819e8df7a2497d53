import type { Words } from '@nim/report/blocks'
import { slugs } from '../slugs.ts'
import { playName, type Row } from './rows.ts'

/**
 * The maximum number of edges that each hypergraph game on a shared page may have. Games with more
 * edges are so numerous that each number of edges has its own page.
 */
export const EDGES_OF_A_PAGE = 4

/** The heading of a game's section. */
export function headingOf({ game, play }: Pick<Row, 'game' | 'play'>): string {
  return `${game}, ${playName(play)} play`
}

/** The number of edges if the game is a hypergraph game; otherwise 0. */
export function edgesOf({ ruleset }: Pick<Row, 'ruleset'>): number {
  return ruleset.kind === 'HNIM' ? ruleset.edges.length : 0
}

/** The page of the family to which a row belongs. */
export function fileOf(row: Pick<Row, 'ruleset'>): string {
  const { kind, piles } = row.ruleset
  if (kind === 'NIM') return 'nim.md'
  const isOneOfMany = piles > 3 && edgesOf(row) > EDGES_OF_A_PAGE
  return `${kind.toLowerCase()}-${piles}${isOneOfMany ? `-${edgesOf(row)}` : ''}.md`
}

/** The name that a game has in names of files, such as `sn-4-12` for SN(4,{1,2}). */
export function gameName({ game }: Pick<Row, 'game'>): string {
  const words = game.replaceAll('},{', '-').replaceAll(',', '').toLowerCase()
  return words.replaceAll(/[^a-z0-9]+/g, '-').replace(/-$/, '')
}

/** The page of the game that a row describes. */
export function gameFileOf(row: Pick<Row, 'game'>): string {
  return `${gameName(row)}.md`
}

/**
 * The anchor of each row in the table of its family. Each game once had its section there, and the
 * addresses of these sections still work. The names of some games in a family differ only in their
 * brackets.
 */
export function anchorsOf(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const slugOf = new Map<string, (heading: string) => string>()
  return new Map(
    rows.map((row) => {
      const slug = slugOf.get(fileOf(row)) ?? slugs()
      slugOf.set(fileOf(row), slug)
      return [row, slug(headingOf(row))]
    }),
  )
}

/** Turns words about a game into a link to its section, if the pages of single games are built. */
export type GameLink = (row: Row, words: Words) => Words

/** Returns the words without a link, because a checkout does not have the pages of single games. */
export const WITHOUT_LINKS: GameLink = (_, words) => words

/** Links to the sections of games, from a page whose relative path to docs/atlas is `folder`. */
export function gameLinks(folder: string): GameLink {
  return (row, words) => `[${words}](${folder}${gameFileOf(row)}#${slugs()(headingOf(row))})`
}
