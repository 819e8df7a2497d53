// Checks and finds games that are solved by shift rules (NT-13).
//
// - `npm run proofs:shifts` checks docs/proofs/shift-rules.jsonl. It writes the table beside it,
//   and the rules for @nim/core/shift-rules.
// - `npm run proofs:shifts -- "SN(5,{3,4})" misere` first searches for rules of this game, with
//   seed 1, and adds them.
// - `npm run atlas:shifts [-- POSITIONS [GAME …]]` searches for rules of the games in
//   docs/atlas/shifts.jsonl that have none, on boxes with up to POSITIONS positions. It adds its
//   results to both files after each game, so a later run can continue.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { formatRuleset, parseRuleset } = await import('../packages/core/src/rules/index.ts')
const { findShifts, setNimGames } = await import('../packages/discovery/src/index.ts')
const { shiftLineOf } = await import('../packages/discovery/src/atlas/index.ts')
const { checkShifts } = await import('../packages/prover/src/shift-check/index.ts')

const CERTIFICATES = new URL('../docs/proofs/shift-rules.jsonl', import.meta.url)
const ROWS = new URL('../docs/atlas/shifts.jsonl', import.meta.url)
const PAGE = new URL('../docs/proofs/solved-by-shifts.md', import.meta.url)
const SOLVED = new URL('../packages/core/src/shift-rules/solved-games.ts', import.meta.url)

const nameOf = ({ ruleset, play, value }) => `${ruleset} ${play} ${value}`
const byName = new Map(
  readFileSync(CERTIFICATES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map((certificate) => [nameOf(certificate), certificate]),
)
const order = new Intl.Collator('en', { numeric: true })
if (process.argv[2] === 'atlas') {
  makeRows(Number(process.argv[3] ?? 1e9), process.argv.slice(4))
  process.exit(0)
}
const [game, play = 'normal', value = 'outcome'] = process.argv.slice(2)
if (game !== undefined) {
  const found = findShifts({ ruleset: parseRuleset(game), play, value }, { onStep: console.error })
  if (found.answer === 'proved') byName.set(nameOf(found.certificate), found.certificate)
  else console.error(`not found: ${found.why}`)
}
writeCertificates()
const names = [...byName.keys()].toSorted(order.compare)

/** The solved games as strings that `solvedGameOf` parses. */
const solved = []

const rows = names.map((name) => {
  const certificate = byName.get(name)
  const checked = checkShifts(certificate)
  if (!checked.accepted) throw new Error(`${name}: ${checked.why}`)
  solved.push(lineOf(certificate, checked))
  const { ruleset, rules, critical, covered, edges, irreducible, semilinear } = checked
  const played = checked.play === 'misere' ? 'misère' : 'normal'
  const counts = [
    rules,
    critical,
    covered,
    edges.box,
    edges.beyond,
    irreducible.count,
    irreducible.p,
  ]
  const cells = [ruleset, played, checked.value, ...counts, semilinear ? 'yes' : 'no']
  return `| ${cells.join(' | ')} |`
})
function lineOf({ ruleset, play, value, box, rules }, { critical, covered }) {
  const said = rules.map(({ z, add, where }) => {
    const inequalities = where.map(([form, least]) => `${form.join()} >= ${least}`)
    return `${z.join()} +${add} if ${inequalities.join(' and ')}`
  })
  return [`${ruleset} ${play} ${value} ${critical} ${covered} ${box}`, ...said].join('; ')
}

function writeCertificates() {
  const sorted = [...byName.keys()].toSorted(order.compare)
  writeFileSync(
    CERTIFICATES,
    sorted.map((name) => `${JSON.stringify(byName.get(name))}\n`).join(''),
  )
}

/**
 * Writes the result of the search for each game, one line per game. The search uses only the rules
 * of the game, and seed 1.
 */
function makeRows(positions, only) {
  const rows = new Map()
  if (existsSync(ROWS)) {
    for (const line of readFileSync(ROWS, 'utf8').trim().split('\n')) {
      const row = JSON.parse(line)
      rows.set(`${row.game} ${row.play}`, row)
    }
  }
  const all = gamesOfTable().map((each) => ({ ...each, game: formatRuleset(each.ruleset) }))
  const some = only.flatMap((name) => all.filter(({ game }) => game === name))
  for (const { ruleset, play, game } of only.length > 0 ? some : all) {
    const name = `${game} ${play}`
    const before = rows.get(name)
    if (before?.proved || before?.positions >= positions) continue
    console.error(name)
    const question = { ruleset, play, value: 'outcome' }
    const found = findShifts(question, { positions, onStep: console.error })
    rows.set(name, shiftLineOf(question, positions, found))
    if (found.answer === 'proved') keepSmaller(found.certificate)
    writeCertificates()
    const sorted = [...rows.keys()].toSorted(order.compare)
    writeFileSync(ROWS, sorted.map((each) => `${JSON.stringify(rows.get(each))}\n`).join(''))
  }
}

/**
 * Keeps the certificate with fewer rules, or the old certificate if both have the same number of
 * rules.
 */
function keepSmaller(certificate) {
  const old = byName.get(nameOf(certificate))
  if (old === undefined || certificate.rules.length < old.rules.length) {
    byName.set(nameOf(certificate), certificate)
  }
}

/**
 * The games SN(n,A) with n ≤ 4 in both play conventions, and SN(5,A), SN(6,A), NIM(6,k) and
 * NIM(7,k) in normal play. NIM(n,k) appears as SN(n,{k}).
 */
function gamesOfTable() {
  const small = [1, 2, 3, 4].flatMap((piles) => setNimGames(piles))
  const large = [5, 6].flatMap((piles) => setNimGames(piles))
  const seven = [1, 2, 3, 4, 5, 6, 7].map((k) => parseRuleset(`SN(7,{${k}})`))
  return [
    ...small.flatMap((ruleset) => ['normal', 'misere'].map((play) => ({ ruleset, play }))),
    ...[...large, ...seven].map((ruleset) => ({ ruleset, play: 'normal' })),
  ]
}

writeFileSync(
  SOLVED,
  [
    '// Written by `npm run proofs:shifts` from docs/proofs/shift-rules.jsonl.',
    '',
    '/** The solved games, in the format that `solvedGameOf` reads. */',
    'export const SOLVED_GAMES: readonly string[] = [',
    ...solved.map((line) => `  '${line}',`),
    ']',
    '',
  ].join('\n'),
)

const HEAD = [
  'game',
  'play',
  'value',
  'rules',
  'B_crit',
  'B_cov',
  'edges on the box',
  'edges beyond',
  'irreducible',
  'of them P',
  'semilinear',
]
writeFileSync(
  PAGE,
  [
    '# Games that are solved by shift rules',
    '',
    '`npm run proofs:shifts` writes this page, and checks every certificate of [shift-rules.jsonl](shift-rules.jsonl).',
    `[shift-rules.md](shift-rules.md) contains the theorem, and explains the columns. The table lists ${rows.length} solved values of games.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map((_, i) => (i > 2 && i < HEAD.length - 1 ? '---:' : '---')).join(' | ')} |`,
    ...rows,
    '',
  ].join('\n'),
)
