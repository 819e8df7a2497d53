// Writes docs/proofs/points.md, the games of the papers proved at finitely many points with the time
// of each, and docs/figures/brute-force.svg, the walls and points of SN(3,{2}). Takes a minute; the
// seconds depend on the machine, so CI does not compare the file.
//
//   npm run proofs:points
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'
import { wallsSvg } from './walls-svg.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(`packages/${path}`, root).href)
const { boundsOf, finiteBasis, pointsOf, proveByPoints } = await source(
  'prover/src/points/index.ts',
)
const { checkPoints } = await source('prover/src/points-check/index.ts')
const { NIM_4_3, SET_NIM } = await source('prover/test/points/questions.ts')
const { formatRuleset } = await source('core/src/rules/index.ts')
const { reference } = await source('bruteforce/src/index.ts')
const { markdownTable } = await source('report/src/index.ts')

/** Where the formula of each game stands, in the order of the questions. */
const SOURCES = [
  'NT-4',
  'DH-T3.3',
  'DH-I2',
  'NT-3',
  'NT-4',
  'NT-T5',
  'DH-I3',
  'NT-4',
  'DH-T3.3',
  'DH-I2',
  'NT-4',
  'NT-4',
  'NT-T5',
  'NT-2',
  'NT-4',
  'NT-T5',
  'DH-I3',
  'GMMV-App-fix',
]

/** What is computed, and the seconds of processor time that it took. */
const timed = (run) => {
  const start = process.cpuUsage()
  const value = run()
  const { user, system } = process.cpuUsage(start)
  return [value, (user + system) / 1e6]
}

const rows = [...SET_NIM, NIM_4_3].map((question, i) => {
  const [result, seconds] = timed(() => proveByPoints(question))
  if (result.answer !== 'proved')
    throw new Error(`${formatRuleset(question.ruleset)} is not proved`)
  const text = JSON.stringify(result.certificate)
  const [{ accepted }, checking] = timed(() => checkPoints(JSON.parse(text)))
  if (!accepted) throw new Error(`${formatRuleset(question.ruleset)} is refused`)
  const { pin, ray } = boundsOf(finiteBasis(question))
  const numbers = [result.certificate.walls.length, result.points, result.largestPile, pin, ray]
  return {
    cells: [
      formatRuleset(question.ruleset),
      SOURCES[i],
      ...numbers.map(String),
      seconds.toFixed(2),
      checking.toFixed(2),
      String(text.length),
    ],
    seconds,
    checking,
  }
})
const sum = (key) => rows.reduce((total, row) => total + row[key], 0).toFixed(1)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })
const HEAD = [
  'game',
  'formula of',
  'forms',
  'points',
  'largest pile',
  'B_pin',
  'B_ray',
  'proved in s',
  'checked in s',
  'bytes',
]

const page = `# Games proved at finitely many points

Written by \`npm run proofs:points\`, on one core, at commit ${commit.toString().trim()}. P-positions in
normal play: all 7 games SN(3,A), the 10 games SN(4,A) whose formula stands in the papers or in this folder, and
NIM(4,3) by the corrected appendix. What is counted is explained in [brute-force.md](brute-force.md): linear
forms, irreducible points, and their largest pile, so that the formula is right everywhere as soon as it is right
on the box up to there. B_pin and B_ray are what the pinning tree, and vertices and rays, say beforehand, estimated
from above. Seconds of processor time. All certificates are accepted by the independent checker; together ${sum('seconds')} s to prove and ${sum('checking')} s to check.

${markdownTable(
  HEAD,
  rows.map(({ cells }) => cells),
)}

Any of these is proved again by \`nimlab test GAME --says FORMULA --prove --by points\`, and NIM(4,3) by
\`nimlab prove gmmv-app-fix --by points\`.
`
writeFileSync(new URL('docs/proofs/points.md', root), page)

// the picture: SN(3,{2}) in the gaps x1 and x3 − x2; the third coordinate x2 − x1 is 0, 1 or 2
const [, question] = SET_NIM
const basis = finiteBasis(question)
const valueOf = reference(question.ruleset, 'outcome', 'normal')
const points = pointsOf(basis).map((x) => ({
  y: x.map((pile, i) => pile - (x[i - 1] ?? 0)),
  isP: valueOf(x) === 0,
}))
const plane = { across: 0, up: 2, names: ['x1', 'x3 − x2'] }
writeFileSync(new URL('docs/figures/brute-force.svg', root), wallsSvg(basis, points, plane))
