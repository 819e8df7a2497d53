// Computes the data of docs/atlas that can be derived from its rows. `nimlab atlas … --out DIR`
// computes the rows themselves (DIR/atlas.jsonl, named in packages/pages/src/atlas/rows.ts). `npm
// run docs` generates pages from the data. The data do not depend on the machine.
//
// - `npm run atlas` writes inclusions.jsonl: the P-sets that are equal to others, subsets of
//   others, or intersections of others. It takes half a minute.
// - `npm run atlas:laws` writes laws.jsonl: laws for all n that agree with the proved formulas. It
//   takes one or two minutes.
// - `npm run atlas:judge` judges the rows that are not proved, by the theorems of the registry. It
//   also judges candidates by 1,000,000 probes far outside their box. A row that fails this test
//   becomes open. It takes a minute.
// - `npm run atlas:shorten` removes unnecessary parts from the formulas of proved rows, if points
//   prove the shorter formula in about a minute. It writes each row immediately, so a later run can
//   continue. It takes ten minutes.
// - `npm run atlas:scans` writes scans.jsonl: how regular Grundy values and remoteness are. It
//   takes some minutes.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const pages = await import('@nim/pages')

const MADE = {
  inclusions: pages.inclusionsOf,
  laws: (atlas) => pages.lawLines(atlas, console.log),
  scans: (atlas) => pages.scanLines(atlas, console.log),
}
const JUDGE = 'judge'
const SHORTEN = 'shorten'
const [name = 'inclusions'] = process.argv.slice(2)
const names = [...Object.keys(MADE), JUDGE, SHORTEN]
if (!names.includes(name)) throw new Error(`expected ${names.join(', ')}`)
const root = new URL('../', import.meta.url)
const atlas = pages.readAtlas(pages.filesIn(fileURLToPath(root)))
if (name === JUDGE) judgeRows()
else if (name === SHORTEN) shortenRows()
else write(name, MADE[name](atlas))

function write(file, lines) {
  writeFileSync(new URL(`docs/atlas/${file}.jsonl`, root), pages.linesText(lines))
}

/** Judges the rows that are not proved, and rewrites the files in which a row changes. */
function judgeRows() {
  const tell = ({ game, theorem, why }) => console.log(`${game}: ${why ?? theorem}`)
  const judged = pages.judgedFiles(atlas, tell)
  for (const [file, rows] of judged) writeRows(file, rows)
}

/** Removes the unnecessary parts of the formulas. */
function shortenRows() {
  const long = pages.shortenRows(atlas, console.log, writeRows)
  console.log(`rows that stay as they are, because they have too many points: ${long}`)
}

function writeRows(file, rows) {
  writeFileSync(new URL(`docs/atlas/${file}`, root), pages.linesText(rows))
}
