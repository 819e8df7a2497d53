// Finds shift rules (NT-13) for games that are not in docs/atlas/shifts.jsonl. It searches for the
// outcomes of hypergraph games on 3 and 4 piles. It also searches for Grundy values and remoteness
// of games with at most 4 piles and of NIM(5,k).
//
// `npm run atlas:shift-games` searches with seed 1, on boxes with up to 400,000 positions, or up to
// 60,000,000 for NIM(5,k). It adds its results to docs/atlas/shift-games.jsonl and the certificates
// to the packed file beside it. A later run continues the search. The last games are a sample of
// the hypergraphs on 4 piles with more edges than the atlas has. Their rows record the processor
// time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { formatRuleset, parseRuleset } = await import('../packages/core/src/rules/index.ts')
const { seededRandom } = await import('../packages/core/src/random/index.ts')
const { findShifts, hypergraphGames } = await import('../packages/discovery/src/index.ts')
const { isOfSampledKind, parseShiftLine, SHIFT_SAMPLE, shiftLineOf } =
  await import('../packages/discovery/src/atlas/index.ts')

/**
 * The maximum numbers of positions of the largest box, for games with up to four piles and with
 * five piles. The search tries these limits in this order.
 */
const [POSITIONS, POSITIONS_OF_FIVE_PILES] = [[400_000], [1_000_000, 60_000_000]]
/** The script writes the files after this many games. */
const BATCH = 20
const ATLAS = new URL('../docs/atlas/', import.meta.url)
const ROWS = new URL('shift-games.jsonl', ATLAS)
const PACK = new URL('shift-certificates.jsonl.gz', ATLAS)

const nameOf = ({ game, play, value = 'outcome' }) => `${game} ${play} ${value}`
const certificateName = ({ ruleset: game, play, value }) => nameOf({ game, play, value })
const rows = new Map(
  linesIn(existsSync(ROWS) ? readFileSync(ROWS, 'utf8') : '').map((line) => {
    const row = parseShiftLine(line)
    return [nameOf(row), row]
  }),
)
const certificates = new Map(
  linesIn(existsSync(PACK) ? gunzipSync(readFileSync(PACK)).toString() : '').map((line) => [
    certificateName(JSON.parse(line)),
    line,
  ]),
)

const open = subjects().filter((subject) => !rows.has(nameOf(subject)))
for (const [i, { game, play, value, isSampled }] of open.entries()) {
  const question = { ruleset: parseRuleset(game), play, value }
  for (const positions of question.ruleset.piles === 5 ? POSITIONS_OF_FIVE_PILES : POSITIONS) {
    const start = process.cpuUsage()
    const found = findShifts(question, { positions })
    const { user, system } = process.cpuUsage(start)
    const time = isSampled ? { seconds: Math.round((user + system) / 1e4) / 100 } : {}
    const name = nameOf({ game, play, value })
    rows.set(name, { ...shiftLineOf(question, positions, found), ...time })
    if (found.answer !== 'proved') continue
    certificates.set(certificateName(found.certificate), JSON.stringify(found.certificate))
    break
  }
  if (i % BATCH === BATCH - 1) write()
}
if (open.length > 0) write()
console.log(`${rows.size} values of games, ${certificates.size} certificates`)

function linesIn(text) {
  return text.split('\n').filter((line) => line !== '')
}

/**
 * The games of the atlas with the values to search for. The script searches for outcomes, and for
 * the remoteness of some games, in both play conventions.
 */
function subjects() {
  const [three, four, five, remoteness] = ['hnim-3', 'hnim-4', 'hnim-4-5', 'sn-4-remoteness'].map(
    rowsOf,
  )
  const plays = ['normal', 'misere']
  const both = (list, value) =>
    list.flatMap((subject) => plays.map((play) => ({ ...subject, play, value })))
  const values = ['hnim-3-grundy', 'sn-grundy', 'sn-remoteness'].flatMap(rowsOf)
  const nim = [1, 2, 3, 4, 5].map((k) => ({ game: `SN(5,{${k}})` }))
  const all = [
    ...both(three, 'outcome'),
    ...values.map(({ game, play, value }) => ({ game, play, value })),
    ...both([...three, ...remoteness, ...nim], 'remoteness'),
    ...nim.map(({ game }) => ({ game, play: 'normal', value: 'grundy' })),
    ...both([...four, ...five, ...sampledGames()], 'outcome'),
  ]
  return [...new Map(all.map((subject) => [nameOf(subject), subject])).values()]
}

/** Hypergraph games on 4 piles with many edges, in random order. */
function sampledGames() {
  const random = seededRandom(SHIFT_SAMPLE.seed)
  return hypergraphGames(SHIFT_SAMPLE.piles)
    .filter(isOfSampledKind)
    .map((ruleset) => ({ game: formatRuleset(ruleset), at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SHIFT_SAMPLE.games)
    .map(({ game }) => ({ game, isSampled: true }))
}

function rowsOf(name) {
  return linesIn(readFileSync(new URL(`${name}.jsonl`, ATLAS), 'utf8')).map((line) =>
    JSON.parse(line),
  )
}

function write() {
  const order = new Intl.Collator('en', { numeric: true })
  const sorted = (map) => [...map.keys()].toSorted(order.compare).map((name) => map.get(name))
  writeFileSync(
    ROWS,
    sorted(rows)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  )
  const text = sorted(certificates)
    .map((line) => `${line}\n`)
    .join('')
  writeFileSync(PACK, gzipSync(text, { level: 9 }))
}
