import { moveSizes } from '@nim/core/rules'
import { hypergraphGames } from '@nim/discovery/atlas'
import { type Formula, modulusOf } from '@nim/presburger'
import { domainOf, type Wall, wallsOf } from '@nim/prover/points'
import { type Block, heading, paragraphs, table, type TableBlock } from '@nim/report/blocks'
import { claimLink } from '../claims/claim-link.ts'
import { figureFile } from './figures.ts'
import { againOf, moreOf, textBlocksOf } from './game-blocks.ts'
import { relationWords } from './inclusions.ts'
import { nimTable } from './nim-table.ts'
import { type Atlas, playName, type Row } from './rows.ts'
import { EDGES_OF_A_PAGE, edgesOf, fileOf, gameLinks, headingOf } from './sections.ts'

/** The maximum number of lines of cases that are printed without folding them. */
const CASES_SHOWN = 140
const NUMBERS = [
  '',
  'one pile',
  'two piles',
  'three piles',
  'four piles',
  'five piles',
  'six piles',
]
const HEAD = [
  'game',
  'play',
  'status',
  'modulus',
  'forms',
  'points',
  'to pile',
  'Coq, s',
  'known by',
] as const

const PICTURES = `Pictures show P-positions dark. All piles except two are fixed. These two piles range from 0 to 23. They can be in any order if
the rules do not distinguish piles.`

/** A page of the atlas: the rows of one family with one number of piles. */
export interface GamePage {
  readonly file: string
  readonly title: string
  readonly rows: readonly Row[]
}

/** The pages by game, in the order of the rows. */
export function gamePages({ rows }: Atlas): GamePage[] {
  return [...new Set(rows.map(fileOf))].map((file) => {
    const own = rows.filter((row) => fileOf(row) === file)
    return { file, title: titleOf(own), rows: own }
  })
}

/** The blocks of a page by game. */
export function gamePageBlocks(atlas: Atlas, { title, rows }: GamePage): Block[] {
  const made = [...new Set(rows.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`))]
  return [
    heading(1, title),
    ...paragraphs(
      `This page comes from ${made.join(', ')}. A row is proved if its formula is right at finitely many points that decide it
([NT-9](../proofs/brute-force.md)); the independent checker confirms this from the certificate. The columns have these meanings:
"modulus" is the least common multiple of the moduli of the formula. "forms" counts the linear forms whose signs matter. "points" counts
the points that decide the formula, and "to pile" is their largest pile. If a theorem for all n gives the formula, "points" names the
theorem instead. "Coq, s" is the time in seconds in which Coq's kernel accepts the formula as a theorem about all positions
(\`npm run atlas:coq\`). "known by" lists statements that give the outcome of all positions, by a formula or a rule.`,
    ),
    ...besideOf(atlas, rows),
    overview(atlas, rows),
    ...paragraphs(rows.some((row) => figureFile(row) !== null) ? PICTURES : ''),
    ...rows.flatMap((row) => section(atlas, row)),
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

/**
 * The table of a page. It has a column for the play convention if the page contains both
 * conventions.
 */
function overview(atlas: Atlas, rows: readonly Row[]): TableBlock {
  const isOfBoth = new Set(rows.map(({ play }) => play)).size > 1
  const shown = (cells: readonly string[]): string[] =>
    cells.filter((_, i) => isOfBoth || HEAD[i] !== 'play')
  const link = gameLinks(atlas.rows, '')
  return table(
    shown(HEAD),
    rows.map((row) =>
      shown([link(row, row.game).replace(/\([^(]*#/, '(#'), ...cellsOf(atlas, row)]),
    ),
  )
}

function cellsOf(atlas: Atlas, row: Row): string[] {
  const { play, status, points, largestPile, theorem } = row
  const isProved = status === 'proved'
  const coq = atlas.coqOf(row)
  const withoutCoq = isProved && points !== undefined ? 'not tried' : ''
  return [
    playName(play),
    status,
    isProved ? String(modulusOf(row.formula as Formula)) : '',
    isProved ? String(wallsOfRow(row).length) : '',
    points === undefined ? (theorem ?? '') : String(points),
    largestPile === undefined ? '' : String(largestPile),
    coq === undefined ? withoutCoq : coq.seconds.toFixed(1),
    atlas
      .knownBy(row)
      .map((id) => claimLink(id))
      .join(', '),
  ]
}

/**
 * The linear forms whose inequalities or gaps determine the formula of a row, as
 * docs/proofs/points.md counts them.
 */
export function wallsOfRow({ ruleset, play, variables, formula }: Row): readonly Wall[] {
  const says = formula as Formula
  const question = { value: 'outcome', ruleset, play, variables, says } as const
  return wallsOf(question, domainOf(question)).walls
}

/**
 * The section of a game: rule, theorem, picture, proof, inclusions, open questions, and the
 * command.
 */
function section(atlas: Atlas, row: Row): Block[] {
  const file = figureFile(row)
  const title = headingOf(row)
  return [
    heading(2, title),
    ...textBlocksOf(atlas, row).map(foldedIfLong),
    ...(file === null
      ? []
      : [
          {
            kind: 'figure',
            title: `Slices of the P-positions of ${title}`,
            file: `../figures/atlas/${file}`,
          } as const,
        ]),
    ...paragraphs(inclusionWords(atlas, row)),
    ...moreOf(atlas, row).map(foldedIfLong),
    ...paragraphs(`**Again.** \`${againOf(row)}\``),
  ]
}

/** A formula, or a long list of cases, that opens only when the reader clicks on it. */
function foldedIfLong(block: Block): Block {
  if (block.kind === 'maths') {
    return { kind: 'folded', summary: 'the formula, as nimlab evaluates it', blocks: [block] }
  }
  if (block.kind !== 'list' || block.items.length <= CASES_SHOWN) return block
  const summary = `the cases, in ${block.items.length} lines`
  return { kind: 'folded', summary, blocks: [block] }
}

function inclusionWords({ inclusions }: Atlas, { game, ruleset, play }: Row): string {
  const own = inclusions.find((each) => each.piles === ruleset.piles && each.play === play)
  const proved = (own?.relations ?? []).filter(
    ({ left, answer }) => left === game && answer === 'proved',
  )
  return proved.length === 0 ? '' : `**Inclusions.** ${proved.map(relationWords).join('; ')}.`
}

/** True if a page has only some of the hypergraph games on its number of piles. */
function isPart(rows: readonly Row[]): boolean {
  const { kind, piles } = rows[0]!.ruleset
  const games = new Set(rows.map(({ game }) => game))
  return kind === 'HNIM' && games.size < gamesOn(piles).length
}

/** The numbers of edges of the games on a page, in words: `up to 4`, or `5`. */
function edgesWords(rows: readonly Row[]): string {
  const most = Math.max(...rows.map(edgesOf))
  return most > EDGES_OF_A_PAGE ? String(most) : `up to ${most}`
}

/** How many of the hypergraph games are on the page, and the command that computes more. */
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
