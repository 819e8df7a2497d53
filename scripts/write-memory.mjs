// Compares what `nimlab solve` says that it will take with what it takes: the peak of the resident memory of the
// call, less that of a call on a tiny box. Fails where the two differ by more than a tenth and 24 MiB.
//
//   npm run memory                                    writes docs/memory.md
//   node scripts/write-memory.mjs                     compares the same calls and writes nothing
//   node scripts/write-memory.mjs 'NIM(4,3) --max 9'  these calls
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CASES = [
  'NIM(4,3) --max 250',
  'NIM(4,3) --max 250 --threads 2',
  'NIM(4,3) --max 250 --threads 4',
  'SN(3,{2}) --max 1023 --value remoteness',
  'SN(3,{2}) --max 700 --value grundy',
  'SN(3,{2}) --max 700 --value grundy --threads 2',
  'WYTHOFF --max 6000',
  'SUB(3;1,3) --max 200',
  'NIM(4,3) --max 1023 --by-layers',
  'SN(5,{2,3}) --max 60 --value remoteness --by-layers',
  'GM(4,3) --max 90 --value gm-length',
  'GM(3,3) --max 300 --value induction',
  'NIM(4,3) --max 120 --value remoteness --out FILE.npy',
  'NIM(4,3) --max 200 --value remoteness --out FILE.npy',
  'NIM(4,3) --max 200 --value remoteness --out FILE.npz',
  'NIM(4,3) --max 70 --value remoteness --out FILE.npz --dense',
  'NIM(4,3) --max 60 --value remoteness --out FILE.csv',
  'NIM(4,3) --max 120 --value remoteness --out FILE.jsonl',
  'NIM(4,3) --max 60 --value remoteness --out FILE.parquet',
  'NIM(4,3) --max 120 --value remoteness --out FILE.parquet',
  'SN(7,{2}) --max 26 --value remoteness --out FILE.parquet',
]
const TINY = 'NIM(3,2) --max 4'
const MIB = 2 ** 20
const UNITS = { bytes: 1, KiB: 2 ** 10, MiB: MIB, GiB: 2 ** 30 }

const root = new URL('../', import.meta.url)
spawnSync(process.execPath, [fileURLToPath(new URL('tools/from-source/ensure-built.mjs', root))], {
  stdio: 'inherit',
})
const command = fileURLToPath(new URL('apps/experiments/bin/nimlab.mjs', root))
const folder = mkdtempSync(join(tmpdir(), 'nimlab-memory-'))
const measured = join(folder, 'rss')
const hook = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(measured)}, String(process.resourceUsage().maxRSS)))`

/** The peak of a call and what it said, in MiB. */
function call(line) {
  const words = line.split(' ').map((word) => word.replace('FILE', join(folder, 'table')))
  const preload = `data:text/javascript,${encodeURIComponent(hook)}`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, command, 'solve', ...words],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${line}: ${stderr}`)
  const [, amount, unit] = /([\d.]+) (bytes|KiB|MiB|GiB) of memory/.exec(stderr)
  return { peak: Number(readFileSync(measured, 'utf8')) / 1024, said: (amount * UNITS[unit]) / MIB }
}

const tiny = Math.min(...[1, 2, 3].map(() => call(TINY).peak))
let isWithin = true
const asked = process.argv.slice(2).filter((word) => word !== '--write')
const rows = (asked.length > 0 ? asked : CASES).map((line) => {
  const { peak, said } = call(line)
  const taken = Math.max(0, peak - tiny)
  const off = said - taken
  if (Math.abs(off) > 0.1 * taken + 24) {
    isWithin = false
    console.error(`${line}: said ${said.toFixed(1)} MiB, took ${taken.toFixed(1)} MiB`)
  }
  return `| \`${line}\` | ${said.toFixed(1)} | ${taken.toFixed(1)} | ${off.toFixed(1)} |`
})
rmSync(folder, { recursive: true })
if (process.argv.includes('--write')) writeDocument()
if (!isWithin) process.exitCode = 1

function writeDocument() {
  writeFileSync(
    new URL('docs/memory.md', root),
    `# How much memory a call takes

Written by \`npm run memory\`; nothing here is edited by hand. Before it begins, \`nimlab solve\` says how much
memory it will take: the table by a closed form, 12 MiB for a worker thread, and what is garbage for a while when a
file is written (of parquet at most 90 MiB, of others 32). Beside it stands the peak of the call's resident memory, less the ${tiny.toFixed(0)} MiB of
\`solve ${TINY}\`. The script fails where the two differ by more than a tenth of the peak and 24 MiB. \`--memory\`
limits the table alone.

| \`nimlab solve …\` | said, MiB | taken, MiB | difference |
| --- | --: | --: | --: |
${rows.join('\n')}
`,
  )
}
