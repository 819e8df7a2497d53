// Runs every claim at its default range and writes the verdict records, without the seconds they
// took, to packages/conjectures/results/check-all.jsonl. CI runs it and demands that nothing changes.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../apps/experiments/bin/nimlab.mjs', import.meta.url))
const args = [command, 'check', 'all', '--json', '--threads', String(availableParallelism())]
const { status, stdout } = spawnSync(process.execPath, args, {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
const records = stdout
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
const refuted = records.some(({ verdict }) => verdict === 'refuted')
const incomplete = records.filter(({ verdict }) => verdict === 'incomplete').length
if (incomplete > 0 || status !== (refuted ? 1 : 0)) {
  throw new Error(`check all ended with exit code ${status} and ${incomplete} incomplete cases`)
}
const lines = records.map((record) => `${JSON.stringify({ ...record, seconds: undefined })}\n`)
writeFileSync(
  new URL('../packages/conjectures/results/check-all.jsonl', import.meta.url),
  lines.join(''),
)
