// Compares the memory that `nimlab solve`, `check` and `sweep run` predict with the memory that
// they use: the peak resident memory of the call minus that of a trivial call of the same command.
// The script fails if the prediction and the peak differ by more than 24 MiB plus a tenth of the
// peak.
//
// - `npm run memory` writes docs/memory.md.
// - `node scripts/write-memory.mjs` compares the same calls and writes nothing.
// - `node scripts/write-memory.mjs 'solve NIM(4,3) --max 9'` compares only this call.
// - `npm run memory -- 'check GMMV-C1'` writes this row of the document and keeps the others.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The calls by verb. FILE is the name of a file that does not exist yet. */
const CASES = {
  solve: [
    'NIM(4,3) --max 250',
    'NIM(4,3) --max 250 --threads 2',
    'NIM(4,3) --max 250 --threads 4',
    'SN(3,{2}) --max 1023 --value remoteness',
    'SN(3,{2}) --max 700 --value grundy',
    'SN(3,{2}) --max 700 --value grundy --threads 2',
    'WYTHOFF --max 6000',
    'SUB(3;1,3) --max 200',
    'NIM(4,3) --max 1023 --by-layers',
    'NIM(4,3) --max 1023 --by-layers --threads 2',
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
    'NIM(1,1) --max 2304901',
  ],
  check: [
    'GMMV-D5',
    'GMMV-F5',
    'GMMV-F2 --n 4 --k 3 --max 255',
    'GMMV-C1.t --n 3 --k 2 --max 247',
    'GMMV-L3-reorder --n 5 --max 16',
    'm-critical --n 9 --k 4 --max 18',
    'nim-4-3 --max 200',
    'DH-T5.1',
    'DH-T5.1 --threads 4',
    'DH-T5.1 --n 4 --max 150',
    'DH-R4.2 --n 5 --k 1 --where part=classes --max 48',
    'DH-OP1 --n 7 --k 4 --max 24',
    'GN-C1 --n 2 --l 5 --max 2417',
    'GMMV-C1',
    'V-V3 --max 5000',
  ],
  'sweep run': [
    'm-critical slow-setnim --quick',
    'GMMV-F2 --n 4 --max 120 --threads 4',
    'DH-T5.1',
    'DH-T5.1 --n 4 --max 100 --threads 2',
    'DH-T5.1 --n 4 --max 150',
    'GN-2.7',
  ],
}
/** Calls that were first measured after all constants of the predictions had been set. */
const HELD_OUT = {
  solve: [
    'NIM(1,1) --max 9000000',
    'SUB(1;1,2) --max 3000000',
    'SN(4,{2,4}) --max 120 --value remoteness',
    'WYTHOFF --max 2000 --value grundy',
    'NIM(2,1) --max 9000',
  ],
  check: [
    'GMMV-C1 --n 7 --k 4 --max 25',
    'GMMV-C1 --n 5 --k 3 --max 45',
    'V-V4 --max 3000',
    'V-T2.2 --max 1500',
    'DH-L2.6 --n 5 --k 2 --max 24',
  ],
  'sweep run': ['DH-L2.6 --n 5 --k 3 --max 24'],
}
const TINY = { solve: 'NIM(3,2) --max 4', check: 'GMMV-E1', 'sweep run': 'GMMV-E1' }
/** The arguments that a command always needs. */
const ALSO = { solve: [], check: ['--verbose'], 'sweep run': ['--out', 'FILE'] }
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

/** The peak memory of a call and its predicted memory, in MiB. */
function call(verb, line) {
  const table = join(folder, `table-${calls++}`)
  const words = [...verb.split(' '), ...line.split(' '), ...ALSO[verb]]
  const preload = `data:text/javascript,${encodeURIComponent(hook)}`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', preload, command, ...words.map((word) => word.replace('FILE', table))],
    { encoding: 'utf8' },
  )
  // Exit code 1 means that something is refuted.
  if (status !== 0 && status !== 1) throw new Error(`${verb} ${line}: ${stderr}`)
  const [, amount, unit] = /([\d.]+) (bytes|KiB|MiB|GiB) of memory/.exec(stderr)
  return { peak: Number(readFileSync(measured, 'utf8')) / 1024, said: (amount * UNITS[unit]) / MIB }
}

/** The existing row of a call that this run does not measure. */
function keptRow(verb, line) {
  if (asked.length === 0 || asked.includes(`${verb} ${line}`)) return undefined
  const head = stored.findIndex((row) => row.startsWith(`| \`nimlab ${verb} …`))
  const rows = stored.slice(head, stored.indexOf('', head))
  return rows.find((row) => row.startsWith(`| \`${line}\` `))
}

/** The rows of a table. Each call is compared with the smallest call of the same command. */
function compared(verb, lines) {
  const tiny = Math.min(...[1, 2].map(() => call(verb, TINY[verb]).peak))
  smallest[verb] = tiny
  return lines.map((line) => {
    const kept = keptRow(verb, line)
    if (kept !== undefined) return kept
    const mark = HELD_OUT[verb].includes(line) ? ' †' : ''
    const { peak, said } = call(verb, line)
    const taken = Math.max(0, peak - tiny)
    const off = said - taken
    if (Math.abs(off) > 0.1 * taken + 24) {
      process.exitCode = 1
      console.error(`${verb} ${line}: said ${said.toFixed(1)} MiB, took ${taken.toFixed(1)} MiB`)
    }
    return `| \`${line}\`${mark} | ${said.toFixed(1)} | ${taken.toFixed(1)} | ${off.toFixed(1)} |`
  })
}

let calls = 0
const smallest = {}
const asked = process.argv.slice(2).filter((word) => word !== '--write')
const isWritten = process.argv.includes('--write')
const stored = readFileSync(new URL('docs/memory.md', root), 'utf8').split('\n')
const tables = Object.keys(CASES).flatMap((verb) => {
  const own = asked.flatMap((line) =>
    line.startsWith(`${verb} `) ? [line.slice(verb.length + 1)] : [],
  )
  const lines = asked.length > 0 && !isWritten ? own : [...CASES[verb], ...HELD_OUT[verb]]
  return lines.length === 0 ? [] : [[verb, compared(verb, lines)]]
})
rmSync(folder, { recursive: true })
if (isWritten) writeDocument()
const compares = tables.reduce((sum, [, rows]) => sum + rows.length, 0)
if (process.exitCode === undefined) console.log(`${compares} calls take what they say`)

function writeDocument() {
  const least = Object.entries(smallest).map(
    ([verb, peak]) => `${peak.toFixed(0)} MiB for \`${verb} ${TINY[verb]}\``,
  )
  const pages = tables.map(
    ([verb, rows]) => `| \`nimlab ${verb} …\` | predicted, MiB | measured, MiB | difference |
| --- | --: | --: | --: |
${rows.join('\n')}
`,
  )
  writeFileSync(
    new URL('docs/memory.md', root),
    `# How much memory a call takes

\`npm run memory\` writes this page. \`nimlab solve\` and \`sweep run\` predict their memory use before they start, and also with
\`--dry-run\`. \`check\` predicts its memory use if its tables take 64 MiB or more, or with \`--verbose\`.

The first column is the prediction. The second column is the difference between the call's peak resident memory and that of a
trivial call of the same command. The trivial calls take ${least.join(', ')}. The script that writes this page fails if the two
columns differ by more than 24 MiB plus a tenth of the peak.
\`--memory\` limits only the tables. Calls with † were measured after all constants of the predictions were fixed.

The prediction for \`solve\` is the size of the table, given by a closed formula, plus 12 MiB for each worker thread. If
\`solve\` writes a file, its buffers take up to 32 MiB in addition; for Parquet, they take up to 90 MiB.

${pages[0]}
The prediction for \`check\` and \`sweep run\` is the sum of three parts. The first part is the largest total size of the tables
that can exist at the same time. The second part is 26 MiB for each additional thread. The third part is for unused objects that
V8 has not yet freed: 8 MiB plus
2 MiB per case, but at most 22 MiB. nimlab frees the
tables of a check before the next check starts; otherwise, V8 would keep up to 64 MiB of them. A refuted case takes no more
memory than a case that holds. The prediction is inexact in two ways. It includes the table of a fact even if the requested part
of the claim does not use this fact (GMMV-L2, part b). It does not include the tables of the second algorithm, which
\`--double\` uses.

${pages.slice(1).join('\n')}`,
  )
}
