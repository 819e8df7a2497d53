import { type Formula, modulusOf, toMathML } from '@nim/presburger'
import { wordsHtml } from '@nim/report/blocks'
import { figureFile, rowName, slicesSvg } from '../atlas/figures.ts'
import { formWords } from '../atlas/formula-words.ts'
import { againOf, moreOf, textBlocksOf } from '../atlas/game-blocks.ts'
import { wallsOfRow } from '../atlas/overview-table.ts'
import type { Atlas, Row } from '../atlas/rows.ts'
import { blockData, MOST_CHARACTERS } from './block-data.ts'
import { type DataFile, inFiles } from './in-files.ts'

/** The maximum number of characters of a formula that a list shows. */
const SHORT = 60

/** The data of the atlas: its list of games, and one page for each game. */
export function atlasData(atlas: Atlas): {
  readonly lists: readonly DataFile[]
  readonly pages: readonly DataFile[]
} {
  const { rows } = atlas
  return {
    lists: inFiles(
      'atlas/rows',
      rows.map((row) => indexRow(atlas, row)),
    ),
    pages: rows.map((row) => [`atlas/${rowName(row)}.json`, gamePage(atlas, row)]),
  }
}

function indexRow(atlas: Atlas, row: Row): object {
  const { game, play, status, says, formula, points, theorem } = row
  const grundy = atlas.valueOf('grundy', row)
  return {
    game,
    play,
    status,
    file: rowName(row),
    piles: row.ruleset.piles,
    ...(formula !== null && says!.length <= SHORT ? { formula: toMathML(formula) } : {}),
    ...(row.cases === undefined ? {} : { lines: row.cases.length }),
    ...modulusData(row),
    ...(points === undefined ? {} : { points }),
    ...(theorem === undefined ? {} : { theorem }),
    ...(atlas.coqOf(row) === undefined ? {} : { coq: true }),
    ...(grundy === undefined ? {} : { grundy: grundy.status }),
    known: atlas.knownBy(row),
  }
}

function gamePage(atlas: Atlas, row: Row): object {
  const { game, play, status, density, boxes, says, formula, variables } = row
  const mathml = formula === null ? null : toMathML(formula)
  const coq = atlas.coqOf(row)
  const walls = status === 'proved' ? wallsOfRow(row).map(({ form }) => form) : row.walls
  return {
    game,
    play,
    status,
    said: textBlocksOf(atlas, row).map(blockData),
    more: moreOf(atlas, row).map(blockData),
    ...(figureFile(row) === null ? {} : { svg: slicesSvg(row) }),
    ...(formula !== null && says!.length <= MOST_CHARACTERS ? { says } : {}),
    ...(mathml !== null && mathml.length <= MOST_CHARACTERS ? { formula: mathml } : {}),
    facts: {
      density,
      box: boxes.at(-1),
      file: row.file,
      ...fieldsOf(row, 'points', 'largestPile', 'solvedTo', 'certificate', 'theorem', 'holdsTo'),
      ...modulusData(row),
      ...(coq === undefined ? {} : { coqSeconds: coq.seconds }),
    },
    walls: walls.map((form) => wordsHtml(formWords(form, variables))),
    command: againOf(row),
  }
}

function modulusData({ status, formula }: Row): { readonly modulus?: number } {
  return status === 'proved' ? { modulus: modulusOf(formula as Formula) } : {}
}

/**
 * An object that contains only the given fields of a row. Fields that the row lacks are omitted.
 */
function fieldsOf(row: Row, ...names: readonly (keyof Row)[]): object {
  return Object.fromEntries(
    names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
  )
}
