import { moveSizes } from '@nim/core/rules'
import { hypergraphGames } from '@nim/discovery/atlas'
import { type Block, heading, paragraphs } from '@nim/report/blocks'
import { nimTable } from './nim-table.ts'
import { overviewTable } from './overview-table.ts'
import type { Atlas, Row } from './rows.ts'
import { anchorsOf, EDGES_OF_A_PAGE, edgesOf, fileOf, gameLinks } from './sections.ts'

const NUMBERS = [
  '',
  'one pile',
  'two piles',
  'three piles',
  'four piles',
  'five piles',
  'six piles',
]
/** A page of the atlas on the games of one family with the same number of piles. */
export interface FamilyPage {
  readonly file: string
  readonly title: string
  readonly rows: readonly Row[]
}

/** The pages for the families of games, in the order of the rows. */
export function familyPages({ rows }: Atlas): FamilyPage[] {
  return [...new Set(rows.map(fileOf))].map((file) => {
    const own = rows.filter((row) => fileOf(row) === file)
    return { file, title: titleOf(own), rows: own }
  })
}

/**
 * The blocks of the page for a family. They contain a table of the family's games with links to the
 * pages of these games.
 */
export function familyPageBlocks(atlas: Atlas, { title, rows }: FamilyPage): Block[] {
  const made = [...new Set(rows.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`))]
  const link = gameLinks('')
  const anchors = anchorsOf(rows)
  return [
    heading(1, title),
    ...paragraphs(
      `This page comes from ${made.join(', ')}. A row is proved if its formula is right at finitely many points that decide it
([NT-9](../proofs/brute-force.md)); the independent checker confirms this from the certificate. Each game has its own page.`,
      `The columns have these meanings: "modulus" is the least common multiple of the moduli of the formula. "forms" counts the linear forms
whose signs matter. "points" counts the points that decide the formula, and "to pile" is the largest pile in them. If a theorem for all n gives
the formula, "points" names the theorem instead. "Coq, s" is the time in seconds in which Coq's kernel accepts the formula as a theorem
about all positions (\`npm run atlas:coq\`). "known by" lists statements that give the outcome of all positions, by a formula or a rule.`,
    ),
    ...besideOf(atlas, rows),
    overviewTable(atlas, rows, (row) => `<a id="${anchors.get(row)}"></a>${link(row, row.game)}`),
  ]
}

function titleOf(rows: readonly Row[]): string {
  const { kind, piles } = rows[0]!.ruleset
  if (kind === 'NIM') return 'NIM(n,k)'
  if (kind === 'SN') return `Slow SetNim with ${NUMBERS[piles]}`
  const part = isPart(rows) ? `, with ${edgesWords(rows)} edges` : ''
  return `Slow hypergraph games on ${NUMBERS[piles]}${part}`
}

/** The blocks before the table of a page. */
function besideOf(atlas: Atlas, rows: readonly Row[]): Block[] {
  if (rows[0]!.ruleset.kind === 'NIM') return nimTable(atlas)
  return isPart(rows) ? paragraphs(partWords(atlas, rows)) : []
}

/** True if the page contains only some of the hypergraph games with the same number of piles. */
function isPart(rows: readonly Row[]): boolean {
  const { kind, piles } = rows[0]!.ruleset
  const games = new Set(rows.map(({ game }) => game))
  return kind === 'HNIM' && games.size < gamesOn(piles).length
}

/** Describes the numbers of edges of the games on a page, as in `up to 4` or `5`. */
function edgesWords(rows: readonly Row[]): string {
  const most = Math.max(...rows.map(edgesOf))
  return most > EDGES_OF_A_PAGE ? String(most) : `up to ${most}`
}

/**
 * The number of hypergraph games on the page, in words, and the command that computes more of them.
 */
function partWords(atlas: Atlas, rows: readonly Row[]): string {
  const { piles } = rows[0]!.ruleset
  const made = atlas.rows.filter(
    ({ ruleset }) => ruleset.kind === 'HNIM' && ruleset.piles === piles,
  )
  const edges = Math.max(...made.map(edgesOf)) + 1
  const next = gamesOn(piles).filter((ruleset) => edgesOf({ ruleset }) === edges).length
  const more = `The same command with \`--edges ${edges}\` computes the ${next} games with ${edges} edges, which are not in the atlas.`
  return `Up to renaming the piles, there are ${gamesOn(piles).length} slow hypergraph games on ${NUMBERS[piles]} in which each pile is in an edge. This page contains the
${rows.length} games with ${edgesWords(rows)} edges. ${next === 0 ? '' : more}`
}

const gamesByPiles = new Map<number, ReturnType<typeof hypergraphGames>>()

function gamesOn(piles: number): ReturnType<typeof hypergraphGames> {
  const games = gamesByPiles.get(piles) ?? hypergraphGames(piles)
  gamesByPiles.set(piles, games)
  return games
}

/** True if no other row of the atlas contains the same game under another name. */
export function isOther({ ruleset }: Row): boolean {
  return ruleset.kind !== 'HNIM' || moveSizes(ruleset) === null
}
