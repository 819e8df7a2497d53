import { type Formula, modulusOf } from '@nim/presburger'
import { domainOf, type Wall, wallsOf } from '@nim/prover/points'
import { table, type TableBlock, type Words } from '@nim/report/blocks'
import { claimLink } from '../claims/claim-link.ts'
import { type Atlas, playName, type Row } from './rows.ts'

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

/**
 * A table of rows of the atlas. The table omits empty columns. It has a column for the play
 * convention only if both conventions occur.
 *
 * @param nameOf the words about a row in the first column
 */
export function overviewTable(
  atlas: Atlas,
  rows: readonly Row[],
  nameOf: (row: Row) => Words,
): TableBlock {
  const isOfBoth = new Set(rows.map(({ play }) => play)).size > 1
  const all = rows.map((row) => [nameOf(row), ...cellsOf(atlas, row)])
  const isShown = HEAD.map(
    (name, i) => (name !== 'play' || isOfBoth) && all.some((cells) => cells[i] !== ''),
  )
  const shown = (cells: readonly string[]): string[] => cells.filter((_, i) => isShown[i])
  return table(shown(HEAD), all.map(shown))
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
