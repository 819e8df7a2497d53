// Computes the results that can be proved at finitely many points.
//
// - `npm run proved` writes packages/conjectures/results/points.jsonl: the proved cases of claims.
//   This command takes some minutes.
// - `npm run proved -- GMMV-F2 DH-C1` writes the lines of these claims and keeps all other lines.
// - `npm run proofs:points` writes docs/proofs/points.md, with the time for each game of the
//   papers, and the picture of SN(3,{2}). It takes a minute. The seconds depend on the machine, so
//   CI does not compare this page.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const pages = await import('@nim/pages')

const root = new URL('../', import.meta.url)
const write = (path, text) => writeFileSync(new URL(path, root), text)
const [what, ...asked] = process.argv.slice(2)
if (what === 'cases') {
  const stored = pages.readClaimRows(pages.filesIn(fileURLToPath(root))).proved
  const lines = pages.provedLines(stored, asked, console.error)
  write('packages/conjectures/results/points.jsonl', pages.linesText(lines))
} else {
  const { NIM_4_3, SET_NIM } = await import('../packages/prover/test/points/questions.ts')
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString()
  const cpuSeconds = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6
  const timed = pages.timedGames([...SET_NIM, NIM_4_3], cpuSeconds)
  write('docs/proofs/points.md', pages.pointsPage(timed, commit.trim()))
  write('docs/figures/brute-force.svg', pages.wallsSvg(SET_NIM[1]))
}
