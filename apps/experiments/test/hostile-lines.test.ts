import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

const MOST_SECONDS = 5
/** Times what a busy machine may be slower. */
const PATIENCE = 6

const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-'))
const here = (name: string): string => join(folder, name)
const LONG_NAME = 'a'.repeat(300)
const TEN_THOUSAND_DIGITS = '9'.repeat(10_000)

beforeAll(() => {
  writeFileSync(here('empty.json'), '')
  writeFileSync(here('text.json'), 'this is no plan')
  writeFileSync(here('null.json'), 'null')
  writeFileSync(here('list.json'), '[]')
  writeFileSync(here('no-claims.json'), '{"format":1,"claims":[]}')
  writeFileSync(here('future.json'), '{"format":99,"claims":[{"claim":"GMMV-C1"}]}')
  writeFileSync(here('unknown.json'), '{"format":1,"claims":[{"claim":"GMMV-C0"}]}')
  writeFileSync(here('negative.json'), '{"format":1,"claims":[{"claim":"GMMV-C1","max":[-1]}]}')
  writeFileSync(here('empty.mjs'), '')
  writeFileSync(here('syntax.mjs'), 'export default {')
  writeFileSync(here('throws.mjs'), 'throw new Error("no")')
  writeFileSync(here('number.mjs'), 'export default 7')
  writeFileSync(here('broken.points.json'), '{')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What stands for a file or folder of the test: `@NAME`. */
type Row = readonly [code: number, ...args: readonly string[]]

/** Command lines with the exit code that each has to end with. */
const LINES: readonly Row[] = [
  // words
  [2, ''],
  [2, ' '],
  [2, '-'],
  [2, '--'],
  [2, '---'],
  [2, '--no-such'],
  [2, '-x'],
  [2, 'chekc'],
  [2, 'CHECK'],
  [2, 'constructor'],
  [2, '__proto__'],
  [2, 'toString'],
  [2, 'check\u0000'],
  [0, '--help'],
  [0, 'help'],
  [0, 'help', 'check'],
  [0, '--version'],
  // claims and their lists
  [2, 'claims', 'extra'],
  [2, 'claims', '--paper'],
  [2, 'claims', '--paper', ''],
  [2, 'claims', '--paper', 'gmmv', '--paper', 'dh'],
  [2, 'claims', '--kind', 'theorem-ish'],
  [0, 'claims', '--search', 'no such words at all'],
  [0, 'claims', '--search', '.*('],
  [2, 'show'],
  [2, 'show', ''],
  [2, 'show', '__proto__'],
  [2, 'show', 'nim-4-3', 'extra', 'words'],
  [2, 'cite', 'constructor'],
  // check
  [2, 'check', ''],
  [2, 'check', '*no'],
  [2, 'check', '['],
  [2, 'check', '../../etc/passwd'],
  [2, 'check', './no-such-module.mjs'],
  [2, 'check', '@empty.mjs'],
  [2, 'check', '@syntax.mjs'],
  [2, 'check', '@throws.mjs'],
  [2, 'check', '@number.mjs'],
  [2, 'check', '@'],
  [2, 'check', '@empty.json'],
  [2, 'check', 'GMMV-C1', '--max'],
  [2, 'check', 'GMMV-C1', '--max', ''],
  [2, 'check', 'GMMV-C1', '--max', '-1'],
  [2, 'check', 'GMMV-C1', '--max', '1.5'],
  [2, 'check', 'GMMV-C1', '--max', '0x10'],
  [2, 'check', 'GMMV-C1', '--max', ' 3'],
  [2, 'check', 'GMMV-C1', '--max', '٣'],
  [2, 'check', 'GMMV-C1', '--max', 'NaN'],
  [2, 'check', 'GMMV-C1', '--max', 'Infinity'],
  [2, 'check', 'GMMV-C1', '--max', '99999999999999999999'],
  [2, 'check', 'GMMV-C1', '--max', TEN_THOUSAND_DIGITS],
  [2, 'check', 'GMMV-C1', '--max', '3', '--max', '4'],
  [2, 'check', 'GMMV-C1', '--max=3', '--max=3'],
  [2, 'check', 'GMMV-C1', '--n', '3', '--n', '4'],
  [2, 'check', 'GMMV-C1', '--n', '0'],
  [2, 'check', 'GMMV-C1', '--n', '-3'],
  [2, 'check', 'GMMV-C1', '--n', '3..'],
  [2, 'check', 'GMMV-C1', '--n', '..3'],
  [2, 'check', 'GMMV-C1', '--n', '3...4'],
  [2, 'check', 'GMMV-C1', '--n', '99999999999'],
  [2, 'check', 'GMMV-C1', '--l', '3'],
  [2, 'check', 'GMMV-C1', '--threads', '-1'],
  [2, 'check', 'GMMV-C1', '--threads', '1e3'],
  [2, 'check', 'GMMV-C1', '--threads', '1', '--threads', '2'],
  [2, 'check', 'GMMV-C1', '--memory', '0'],
  [2, 'check', 'GMMV-C1', '--memory', '-1'],
  [2, 'check', 'GMMV-C1', '--memory', '1QB'],
  [2, 'check', 'GMMV-C1', '--where', ''],
  [2, 'check', 'GMMV-C1', '--where', '='],
  [2, 'check', 'GMMV-C1', '--where', 'n='],
  [2, 'check', 'GMMV-C1', '--where', '__proto__=1'],
  [0, 'check', 'GMMV-C1', '--n', '3', '--max', '0'],
  [0, 'check', 'GMMV-C1', '--n', '3', '--max', '3', '--json'],
  [1, 'check', 'nim-4-3', '--max', '5', '--first'],
  // position
  [2, 'position'],
  [2, 'position', 'NIM(3,2)'],
  [2, 'position', '', ''],
  [2, 'position', 'NIM', '1,2,3'],
  [2, 'position', 'NIM(', '1,2,3'],
  [2, 'position', 'NIM(3,2', '1,2,3'],
  [2, 'position', 'NIM(3,2))', '1,2,3'],
  [2, 'position', 'NIM(3;2)', '1,2,3'],
  [2, 'position', 'NIM(-3,2)', '1,2,3'],
  [2, 'position', 'NIM(3,0)', '1,2,3'],
  [2, 'position', 'NIM(0,0)', ''],
  [2, 'position', 'NIM(1e3,2)', '1,2,3'],
  [2, 'position', `NIM(${TEN_THOUSAND_DIGITS},2)`, '1,2,3'],
  [2, 'position', 'SN(3,{4})', '1,2,3'],
  [2, 'position', 'SN(3,{0})', '1,2,3'],
  [2, 'position', 'SN(3,{1,})', '1,2,3'],
  [2, 'position', 'SUB(2;-1)', '1,2'],
  [2, 'position', '__proto__(3)', '1,2,3'],
  [2, 'position', 'NIM(3,2)', ''],
  [2, 'position', 'NIM(3,2)', ',,'],
  [2, 'position', 'NIM(3,2)', '1,,3'],
  [2, 'position', 'NIM(3,2)', '1,2,-3'],
  [2, 'position', 'NIM(3,2)', '1,2,3.5'],
  [2, 'position', 'NIM(3,2)', '1,2,3,4'],
  [2, 'position', 'NIM(3,2)', '1,2,1e9'],
  [2, 'position', 'NIM(3,2)', '1,2,\u001B[31m3'],
  [2, 'position', 'NIM(3,2)', '1,2,3', '--value', 'nothing'],
  [2, 'position', 'NIM(3,2)', '1,2,3', '--value', 'outcome', '--value', 'grundy'],
  [2, 'position', './none.mjs', '1,2,3'],
  [2, 'position', '@throws.mjs', '1,2,3'],
  [0, 'position', 'NIM(3,2)', '0,0,0'],
  // verbs in a thread
  [2, 'solve', 'NIM(4,3)', '--max', '3', '--max', '4'],
  [2, 'solve', 'NIM(4,3)', '--max', '3', '--out', '/dev/null/x.npy'],
  [2, 'solve', 'NIM(4,3)', '--max', '3', '--out', `@${LONG_NAME}.npy`],
  [2, 'solve', 'NIM(4,3)', '--max', '3', '--out', ''],
  [2, 'list', 'NIM(4,3)', '--max', '3', '--out', '/proc/x/list.csv'],
  [2, 'plot', 'NIM(4,3)', '--histogram', '--svg', '@a.svg', '--tikz', '@a.svg'],
  [2, 'plot', 'NIM(4,3)', '--histogram', '--svg', '@'],
  [2, 'sequence', 'NIM(4,3)', '--max', '3', '--b-file', '/dev/null/b/b.txt'],
  [2, 'grid', 'NIM(4,3)', '--svg', '@'],
  [0, 'list', 'NIM(4,3)', '--max', '3', '--out', '@made/for/it/list.csv'],
  [0, 'plot', 'NIM(4,3)', '--histogram', '--max', '3', '--svg', '/dev/null'],
  // formulas
  [2, 'test', 'SN(3,{1})'],
  [2, 'test', 'SN(3,{1})', '--says', ''],
  [2, 'test', 'SN(3,{1})', '--says', '('],
  [2, 'test', 'SN(3,{1})', '--says', 'x9 == 0'],
  [2, 'test', 'SN(3,{1})', '--says', 'x1 == 1 div 0'],
  [2, 'test', 'SN(3,{1})', '--says', '@no-such-file.txt'],
  [2, 'test', 'SN(3,{1})', '--says', 'o == 0', '--says', 'o == 1'],
  [2, 'test', 'SN(3,{1})', '--says', 'o == 0', '--svg', '/dev/null/x.svg'],
  [2, 'test', 'SN(3,{1})', '--says', 'o == 0', '--prove', '--certificate', '/dev/null/c'],
  [2, 'test', 'SN(3,{1})', '--says', 'o == 0', '--coq', '@x.v'],
  [2, 'bound', 'SN(3,{1})', '--says', ')'],
  // proofs
  [2, 'prove'],
  [2, 'prove', '--game', 'SN(3,{1})'],
  [2, 'prove', '--game', 'NIM(3', '--formula', 'o == 0'],
  [2, 'prove', '--game', 'SN(3,{1})', '--formula', '('],
  [2, 'prove', '--formula', 'o == 0'],
  [2, 'prove', 'no-such'],
  [2, 'prove', 'nim-4-3', '--by', 'magic'],
  [2, 'prove', 'nim-4-3', '--solver', 'cvc6'],
  [2, 'prove', 'nim-4-3', '--timeout', '0'],
  [2, 'prove', 'nim-4-3', '--shard', '0/3'],
  [2, 'prove', 'nim-4-3', '--shard', '4/3', '--certificate', '@part'],
  [2, 'prove', 'nim-4-3', '--certificate', '/dev/null/c'],
  [2, 'prove', 'nim-4-3', '--certificate', '@text.json'],
  [2, 'prove', 'nim-4-3', '--certificate', '@a', '--certificate', '@b'],
  [2, 'prove', 'gmmv-app-fix', '--by', 'points', '--coq', '/dev/null/x.v'],
  [2, 'prove', '--merge', '@none', '--certificate', '@joined'],
  [2, 'recheck'],
  [2, 'recheck', '@none'],
  [2, 'recheck', '@text.json'],
  [4, 'recheck', '@broken.points.json'],
  // sweeps
  [2, 'sweep', 'run'],
  [2, 'sweep', 'run', '@empty.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@text.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@null.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@list.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@no-claims.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@future.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@unknown.json', '--out', '@sweep'],
  [2, 'sweep', 'run', '@negative.json', '--out', '@sweep'],
  [2, 'sweep', 'run', 'GMMV-C1', '--n', '3', '--max', '3', '--out', '/dev/null/sweep'],
  [2, 'sweep', 'run', 'GMMV-C1', '--n', '3', '--max', '3', '--out', '/proc/sweep'],
  [2, 'sweep', 'run', 'GMMV-C1', '--n', '3', '--max', '3', '--out', '@text.json'],
  [2, 'sweep', 'run', 'GMMV-C1', '--n', '3', '--max', '3', '--out', '@a', '--out', '@b'],
  [2, 'sweep', 'run', 'GMMV-C1', '--n', '3', '--max', '3', '--out', '@sweep', '--shard', '5/4'],
  [
    2,
    'sweep',
    'run',
    'GMMV-C1',
    '--n',
    '3',
    '--max',
    '3',
    '--out',
    '@sweep',
    '--queue',
    'http://x',
  ],
  [2, 'sweep', 'run', '--resume', '--out', '@none'],
  [2, 'sweep', 'merge', '@none'],
  [2, 'sweep', 'status', '@none'],
  [2, 'sweep', 'recheck', '@none'],
  [2, 'sweep', 'slurm', '@slurm', 'GMMV-C1', '--time', '1; reboot'],
  [2, 'sweep', 'slurm', '@slurm', 'GMMV-C1', '--time', '1', '--command', 'nimlab\nreboot'],
  [2, 'sweep', 'worker'],
  [2, 'report', '@none'],
  [2, 'report', '@none', '--html', '/dev/null/r.html'],
  // files to begin with
  [2, 'new'],
  [2, 'new', 'claim'],
  [2, 'new', 'claim', '../x'],
  [2, 'new', 'claim', LONG_NAME],
  [2, 'new', 'paper', 'x'],
]

describe('hostile command lines end with the right code, soon, and without a stack', () => {
  it.each(LINES.map(([code, ...args]) => [code, args] as const))('%i %j', async (code, args) => {
    const began = performance.now()
    const ended = await nimlab(...args.map((arg) => arg.replace(/^@(?!no-such)/, `${folder}/`)))
    expect(ended.stderr).not.toMatch(/nimlab: internal error|\bat .*:\d+:\d+/)
    // oxlint-disable-next-line no-control-regex -- a terminal obeys them
    expect(ended.stderr).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/)
    if (code === 2) {
      expect(ended.stderr).toMatch(/^(?:nimlab|Usage): [^\n]+\n/)
      expect(ended.stdout).toBe('')
    }
    expect(ended.code).toBe(code)
    expect((performance.now() - began) / 1000).toBeLessThan(MOST_SECONDS * PATIENCE)
  })
})
