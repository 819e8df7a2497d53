// Writes the pages and pictures of docs/atlas, and docs/questions.md, from the data in docs/atlas: rows that
// `nimlab atlas … --out DIR` made (DIR/atlas.jsonl, named in scripts/atlas/rows.mjs), what Coq accepted of them
// (`npm run atlas:coq`), scans of other values (`npm run atlas:scans`), and laws that they agree with (`npm run
// atlas:laws`); these are run after rows were added.
//
//   npm run atlas
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { census } from './atlas/census.mjs'
import { anchorOf, claimLink, EDGES_OF_A_PAGE, fileOf, gameSection } from './atlas/game-section.mjs'
import { formsOf } from './atlas/forms.mjs'
import { inclusionsPage } from './atlas/inclusions-page.mjs'
import { knownBy } from './atlas/known-by.mjs'
import { lawsPage } from './atlas/laws-page.mjs'
import { CENSUS_BOXES } from './atlas/limits.mjs'
import { nimTable } from './atlas/nim-table.mjs'
import { questionsPage } from './atlas/questions-page.mjs'
import { coqOf, isSame, ROWS } from './atlas/rows.mjs'
import { figureFile, slicesSvg } from './atlas/slices-svg.mjs'
import { root, source } from './atlas/source.mjs'
import { valuesPage } from './atlas/values-page.mjs'

const { moveSizes } = await source('core/src/rules/index.ts')
const { hypergraphGames } = await source('discovery/src/atlas/games.ts')
const { markdownTable } = await source('report/src/index.ts')
const { modulusOf } = await source('presburger/src/index.ts')

const DOCS = new URL('docs/atlas/', root)
const FIGURES = new URL('docs/figures/atlas/', root)
const NUMBERS = [
  '',
  'one pile',
  'two piles',
  'three piles',
  'four piles',
  'five piles',
  'six piles',
]
/** The title of the page that has the rows of a ruleset. */
const TITLES = {
  SN: ({ piles }) => `Slow SetNim with ${NUMBERS[piles]}`,
  NIM: () => 'NIM(n,k)',
  HNIM: ({ piles }, rows) =>
    `Slow hypergraph games on ${NUMBERS[piles]}${isPart(rows) ? `, with ${edgesOf(rows)} edges` : ''}`,
}

// hypergraphs that do not tell piles apart are games SN(n,A) of another line
const isOther = ({ ruleset }) => ruleset.kind !== 'HNIM' || moveSizes(ruleset) === null
const isNew = (row) => row.status === 'proved' && isOther(row) && knownBy(row).length === 0
/** Proved here, and if known before then by theorems of nimlab only. */
const isInNoPaper = (row) =>
  row.status === 'proved' && isOther(row) && knownBy(row).every((id) => id.startsWith('NT-'))

function tableRow(row) {
  const { game, play, status, points, largestPile, formula } = row
  const isProved = status === 'proved'
  const coq = coqOf(row)
  const known = knownBy(row)
  return [
    `[${game}](#${anchorOf(row)})`,
    play === 'misere' ? 'misère' : 'normal',
    status,
    isProved ? String(modulusOf(formula)) : '',
    isProved ? String(formsOf(row).length) : '',
    points === undefined ? (row.theorem ?? '') : String(points),
    largestPile === undefined ? '' : String(largestPile),
    coq === undefined ? coqWouldTake(row) : coq.seconds.toFixed(1),
    known.map(claimLink).join(', '),
  ]
}

/** The table of a page; which play it is, where the page has both. */
function overview(rows) {
  const isOfBoth = new Set(rows.map(({ play }) => play)).size > 1
  const shown = (cells) => cells.filter((_, i) => isOfBoth || HEAD[i] !== 'play')
  return markdownTable(
    shown(HEAD),
    rows.map((row) => shown(tableRow(row))),
  )
}

/** Why a row has no proof in Coq. */
function coqWouldTake({ status, points }) {
  return status === 'proved' && points !== undefined ? 'not tried' : ''
}

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
]

/** What is known of the P-sets of SN(n,A) beside each other. */
const compared = Object.keys(CENSUS_BOXES).flatMap((piles) =>
  ['normal', 'misere'].map((play) => ({
    piles: Number(piles),
    play,
    ...census(Number(piles), play),
  })),
)

function relationsOf({ game, ruleset, play }) {
  const own = compared.find((each) => each.piles === ruleset.piles && each.play === play)
  return (own?.relations ?? []).filter(
    ({ left, result }) => left === game && result.answer === 'proved',
  )
}

/** The rows of each page: of one family with one number of piles. */
const pages = new Map()
for (const row of ROWS) {
  pages.set(fileOf(row), [...(pages.get(fileOf(row)) ?? []), row])
}

/** Draws a row, in the folder of its page and play; the link to its picture from docs/atlas, null for one pile. */
function drawn(row) {
  const svg = slicesSvg(row)
  if (svg === null) return null
  const name = figureFile(row)
  mkdirSync(new URL('.', new URL(name, FIGURES)), { recursive: true })
  writeFileSync(new URL(name, FIGURES), svg, { flag: 'wx' })
  return `../figures/atlas/${name}`
}

function page(title, rows, beside) {
  const figures = rows.map(drawn)
  const made = [...new Set(rows.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`))]
  return `# ${title}

Made by ${made.join(', ')}. A row is proved if its formula is right at finitely many points that decide it
([NT-9](../proofs/brute-force.md)), which the independent checker confirms from the certificate. Modulus and forms are those of the
formula: the least common multiple of its moduli, and the linear forms whose signs matter. Points decide it, with piles
up to the next column; where a theorem for all n gives the formula, its name stands there. Coq: its kernel accepts the formula as a
theorem about all positions, in so many seconds (\`npm run atlas:coq\`). Known by: statements that give the
outcome of all positions, by a formula or a rule.

${beside}${overview(rows)}

${figures.some((figure) => figure !== null) ? PICTURES : ''}${rows.map((row, i) => gameSection(row, figures[i], relationsOf(row))).join('\n\n')}
`
}

/** True of hypergraph games that are not all on so many piles. */
function isPart(rows) {
  const [{ ruleset }] = rows
  const games = new Set(rows.map(({ game }) => game))
  return ruleset.kind === 'HNIM' && games.size < hypergraphGames(ruleset.piles).length
}

/** How many edges the games of a page have: `up to 4`, or `5`. */
function edgesOf(rows) {
  const counts = rows.map(({ ruleset }) => ruleset.edges.length)
  const most = Math.max(...counts)
  return most > EDGES_OF_A_PAGE ? String(most) : `up to ${most}`
}

/** How many hypergraph games the page has of those that there are, and how more are made. */
function partOf(rows) {
  const { piles } = rows[0].ruleset
  const all = hypergraphGames(piles)
  const made = ROWS.filter(({ ruleset }) => ruleset.kind === 'HNIM' && ruleset.piles === piles)
  const edges = Math.max(...made.map(({ ruleset }) => ruleset.edges.length)) + 1
  const next = all.filter((game) => game.edges.length === edges).length
  return `There are ${all.length} slow hypergraph games on ${NUMBERS[piles]} of which each pile is in some edge, up to renaming the piles; these are the
${rows.length} with ${edgesOf(rows)} edges. ${next === 0 ? '' : `The same command with \`--edges ${edges}\` makes the ${next} with ${edges}, which are not in the atlas.`}

`
}

const PICTURES = `Pictures show P-positions dark: all piles but two are fixed, and these two go from 0 to 23, in any order where the rules do
not tell piles apart.

`

writeFileSync(new URL('values.md', DOCS), valuesPage())
writeFileSync(new URL('laws.md', DOCS), lawsPage())
writeFileSync(new URL('docs/questions.md', root), questionsPage())
writeFileSync(new URL('inclusions.md', DOCS), inclusionsPage(compared))
rmSync(FIGURES, { recursive: true, force: true })
const summaries = [...pages].map(([file, rows]) => {
  const { ruleset } = rows[0]
  const title = TITLES[ruleset.kind](ruleset, rows)
  const beside = ruleset.kind === 'NIM' ? `${nimTable()}\n\n` : isPart(rows) ? partOf(rows) : ''
  writeFileSync(new URL(file, DOCS), page(title, rows, beside))
  const count = (status) => rows.filter((row) => row.status === status).length
  return [
    `[${title}](${file})`,
    rows.length,
    count('proved'),
    count('candidate'),
    count('open'),
    rows.filter((row) => coqOf(row) !== undefined).length,
    rows.filter(isNew).length,
  ]
})
const noPaper = ROWS.filter(isInNoPaper)
/** Rows on NIM(n,k) of which there is one on SN(n,{k}), too. */
const twice = ROWS.filter(
  (row) =>
    row.ruleset.kind === 'NIM' &&
    ROWS.some(
      ({ ruleset, play }) =>
        ruleset.kind === 'SN' && play === row.play && isSame(ruleset, row.ruleset),
    ),
)
const sums = summaries[0].map((_, i) =>
  i === 0 ? 'together' : summaries.reduce((sum, row) => sum + row[i], 0),
)

writeFileSync(
  new URL('README.md', DOCS),
  `# Atlas

What [\`nimlab discover\`](../how-to/find-a-formula.md) finds of whole families of games, from their rules alone. A row is
proved if its formula is right at finitely many points that decide it (NT-9), the independent checker accepts the
certificate, and the exhaustive solver agrees on a box beyond the one it was learned from; of NIM(n,n−1) on more than five piles, if
it is the formula of a theorem for all n. The last column counts those for whose
outcome neither the papers nor nimlab's own theorems have a formula or rule.

${markdownTable(
  [
    'games',
    'in all',
    'proved',
    'candidate',
    'open',
    'proved in Coq too',
    'proved, not known before',
  ],
  [...summaries, sums].map((row) => row.map(String)),
)}

NIM(n,k) is SN(n,{k}): ${twice.length} of its games have a row of either name.

**In no paper:** ${new Set(noPaper.map(({ game }) => game)).size} of these games, ${noPaper.length} with normal and misère play counted apart, are proved here and
described by none of the [papers](../papers) that nimlab has, by a formula or a rule; ${noPaper.length - noPaper.filter(isNew).length} of the ${noPaper.length} follow from theorems of
nimlab too (NT).

[Grundy values and remoteness](values.md) of these games, and what is known of [questions](../questions.md) that
were asked. [Inclusions](inclusions.md): which of these P-sets are equal, within another, or the intersection of two others. [Laws for all n](laws.md):
what formulas of games of one shape have in common, tested beyond the n that they are known for.

Written by \`npm run atlas\` from the data beside this page, one line a game; nothing is typed by hand.
`,
)
