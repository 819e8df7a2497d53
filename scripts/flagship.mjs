// The main job: computes the verdicts of the three flagship claims, and prints what to try next. A
// refutation is a valid result here, so this script does not fail if the check exits with code 1.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const REFUTED = 1
const NEXT = `
Next, for instance:
  node_modules/.bin/nimlab position "NIM(4,2)" 7,8,9,30 --moves best
  node_modules/.bin/nimlab test "SN(3,{1,2})" --says "o == 0 or o == 3" --prove --by points
  node_modules/.bin/nimlab check nim-4-3 --where branch=case2.1b --max 20

To type just nimlab, extend your PATH:
  export PATH="$PWD/node_modules/.bin:$PATH"
`

const command = fileURLToPath(new URL('../apps/experiments/bin/nimlab.mjs', import.meta.url))
const args = [
  'check',
  'nim-4-3',
  'slow-setnim',
  'm-critical',
  '--threads',
  '2',
  ...process.argv.slice(2),
]
const { status } = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit' })
process.exitCode = status === REFUTED ? 0 : (status ?? 4)
if (process.exitCode === 0) process.stdout.write(NEXT)
