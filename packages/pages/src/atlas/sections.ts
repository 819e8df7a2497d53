import type { Words } from '@nim/report/blocks'
import { slugs } from '../slugs.ts'
import { playName, type Row } from './rows.ts'

/**
 * The maximum number of edges of hypergraph games on a shared page. There are so many games with
 * more edges that each number of edges has its own page.
 */
export const EDGES_OF_A_PAGE = 4

/** The heading of a game's section. */
export function headingOf({ game, play }: Pick<Row, 'game' | 'play'>): string {
  return `${game}, ${playName(play)} play`
}

/** The number of edges of a hypergraph game; 0 for any other game. */
export function edgesOf({ ruleset }: Pick<Row, 'ruleset'>): number {
  return ruleset.kind === 'HNIM' ? ruleset.edges.length : 0
}

/** The page with the section of a row. */
export function fileOf(row: Pick<Row, 'ruleset'>): string {
  const { kind, piles } = row.ruleset
  if (kind === 'NIM') return 'nim.md'
  const isOneOfMany = piles > 3 && edgesOf(row) > EDGES_OF_A_PAGE
  return `${kind.toLowerCase()}-${piles}${isOneOfMany ? `-${edgesOf(row)}` : ''}.md`
}

/** The anchor of each row's section. Some games of a page have the same name without brackets. */
function anchorsOf(rows: readonly Row[]): ReadonlyMap<Row, string> {
  const slugOf = new Map<string, (heading: string) => string>()
  return new Map(
    rows.map((row) => {
      const slug = slugOf.get(fileOf(row)) ?? slugs()
      slugOf.set(fileOf(row), slug)
      return [row, slug(headingOf(row))]
    }),
  )
}

/** Words about a game. They are a link to its section if the pages by game are built. */
export type GameLink = (row: Row, words: Words) => Words

/** Words without a link: a checkout does not have the pages by game. */
export const WITHOUT_LINKS: GameLink = (_, words) => words

/** Links to the sections, from a page for which docs/atlas is at `folder`. */
export function gameLinks(rows: readonly Row[], folder: string): GameLink {
  const anchors = anchorsOf(rows)
  return (row, words) => `[${words}](${folder}${fileOf(row)}#${anchors.get(row)})`
}
