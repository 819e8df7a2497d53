// Games that are solved by shift rules (NT-13).
//
//   npm run proofs:shifts                          checks docs/proofs/shift-rules.jsonl, and writes the table beside it
//                                                  and the rules for @nim/core/shift-rules
//   npm run proofs:shifts -- "SN(5,{3,4})" misere  looks for rules of a game first, with seed 1, and adds what it finds
import { readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { parseRuleset } = await import('../packages/core/src/rules/index.ts')
const { findShifts } = await import('../packages/discovery/src/index.ts')
const { checkShifts } = await import('../packages/prover/src/shift-check/index.ts')

const CERTIFICATES = new URL('../docs/proofs/shift-rules.jsonl', import.meta.url)
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
const [game, play = 'normal', value = 'outcome'] = process.argv.slice(2)
if (game !== undefined) {
  const found = findShifts({ ruleset: parseRuleset(game), play, value }, { onStep: console.error })
  if (found.answer === 'proved') byName.set(nameOf(found.certificate), found.certificate)
  else console.error(`not found: ${found.why}`)
}
const order = new Intl.Collator('en', { numeric: true })
const names = [...byName.keys()].toSorted(order.compare)
writeFileSync(CERTIFICATES, names.map((name) => `${JSON.stringify(byName.get(name))}\n`).join(''))

/** Lines that `solvedGameOf` reads. */
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
function lineOf({ ruleset, play, value, rules }, { critical, covered }) {
  const said = rules.map(({ z, add, where }) => {
    const inequalities = where.map(([form, least]) => `${form.join()} >= ${least}`)
    return `${z.join()} +${add} if ${inequalities.join(' and ')}`
  })
  return [`${ruleset} ${play} ${value} ${critical} ${covered}`, ...said].join('; ')
}

writeFileSync(
  SOLVED,
  [
    '// Written by `npm run proofs:shifts` from docs/proofs/shift-rules.jsonl.',
    '',
    '/** Solved games, as `solvedGameOf` reads them. */',
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
    'Written by `npm run proofs:shifts`, which checks every certificate of [shift-rules.jsonl](shift-rules.jsonl).',
    `[shift-rules.md](shift-rules.md) is the theorem, and says what the columns mean. There are ${rows.length} solved games.`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map((_, i) => (i > 2 && i < HEAD.length - 1 ? '---:' : '---')).join(' | ')} |`,
    ...rows,
    '',
  ].join('\n'),
)
