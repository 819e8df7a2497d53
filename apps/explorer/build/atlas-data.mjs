import { existsSync, readFileSync } from 'node:fs'
import { formsOf } from '../../../scripts/atlas/forms.mjs'
import {
  again,
  caseLines,
  formula as formOf,
  gameBlocks,
} from '../../../scripts/atlas/game-section.mjs'
import { knownBy } from '../../../scripts/atlas/known-by.mjs'
import { coqOf, grundyOf, ROWS } from '../../../scripts/atlas/rows.mjs'
import { figureFile } from '../../../scripts/atlas/slices-svg.mjs'
import { root, source } from '../../../scripts/atlas/source.mjs'
import { inFiles } from './in-files.mjs'
import { htmlOf } from './words-html.mjs'

const { modulusOf, toMathML, toText } = await source('presburger/src/index.ts')
const { tableHtml } = await source('report/src/html/table-html.ts')

/** Characters of a formula that is shown in a list. */
const SHORT = 60
/** Characters of a formula that is shown whole, and as text; of a longer one its cases are. */
const MOST_CHARACTERS = 12_000

/** A name of a row in the names of files. */
const nameOf = (row) => figureFile(row).replace(/\.svg$/, '')

/** The list of the atlas, and a page for each game: paths with what is written there. */
export function atlasData() {
  return {
    lists: inFiles('atlas/rows', ROWS.map(indexRow)),
    pages: ROWS.map((row) => [`atlas/${nameOf(row)}.json`, gamePage(row)]),
  }
}

function indexRow(row) {
  const { game, play, status, says, formula, points, theorem } = row
  const grundy = grundyOf(row)
  return {
    game,
    play,
    status,
    file: nameOf(row),
    piles: row.ruleset.piles,
    ...(formula !== null && says.length <= SHORT ? { formula: toMathML(formula) } : {}),
    ...(row.cases === undefined ? {} : { lines: row.cases.length }),
    ...(status === 'proved' ? { modulus: Number(modulusOf(formula)) } : {}),
    ...(points === undefined ? {} : { points }),
    ...(theorem === undefined ? {} : { theorem }),
    ...(coqOf(row) === undefined ? {} : { coq: true }),
    ...(grundy === undefined ? {} : { grundy: grundy.status }),
    known: knownBy(row),
  }
}

function gamePage(row) {
  const { game, play, status, density, boxes, says, formula, variables } = row
  const { said, more } = gameBlocks(row)
  const isProved = status === 'proved'
  const figure = new URL(`docs/figures/atlas/${figureFile(row)}`, root)
  const mathml = formula === null ? null : toMathML(formula)
  return {
    game,
    play,
    status,
    said: said.map(blockOf),
    more: more.map(blockOf),
    ...(existsSync(figure) ? { svg: readFileSync(figure, 'utf8') } : {}),
    ...(formula !== null && says.length <= MOST_CHARACTERS ? { says } : {}),
    ...(mathml !== null && mathml.length <= MOST_CHARACTERS ? { formula: mathml } : {}),
    facts: {
      density,
      box: boxes.at(-1),
      file: row.file,
      ...given(row, 'points', 'largestPile', 'solvedTo', 'certificate', 'theorem', 'holdsTo'),
      ...(isProved ? { modulus: Number(modulusOf(formula)) } : {}),
      ...(coqOf(row) === undefined ? {} : { coqSeconds: coqOf(row).seconds }),
    },
    walls: (isProved ? formsOf(row).map(({ form }) => form) : row.walls).map((form) =>
      htmlOf(formOf(form, variables)),
    ),
    command: again(row),
  }
}

/** The fields of a row that it has. */
function given(row, ...names) {
  return Object.fromEntries(
    names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]),
  )
}

/** A formula in MathML; of one that is too long, how long it is. */
function formulaHtml(formula) {
  const mathml = toMathML(formula)
  if (mathml.length <= MOST_CHARACTERS) return mathml
  return `As nimlab evaluates it, the formula has ${toText(formula).length} characters.`
}

/** A block of a game's section as data: HTML, or cases with everything that they say once. */
function blockOf(block) {
  if (typeof block === 'string') return { html: `<p>${htmlOf(block)}</p>` }
  const { cases, formula, head, rows } = block
  if (formula !== undefined) return { html: `<p>${formulaHtml(formula)}</p>` }
  if (head !== undefined)
    return {
      html: tableHtml(
        head,
        rows.map((row) => row.map(htmlOf)),
      ),
    }
  const words = []
  const placeOf = (text) => {
    const html = htmlOf(text)
    if (!words.includes(html)) words.push(html)
    return words.indexOf(html)
  }
  const lines = caseLines(cases).map(({ depth, condition, lead }) => [
    depth,
    placeOf(condition),
    ...(lead === null ? [] : [placeOf(lead)]),
  ])
  return { words, lines }
}
