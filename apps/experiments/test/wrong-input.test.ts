import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { nimlab } from './run-command.ts'

const WRONG: readonly (readonly [args: readonly string[], names: RegExp])[] = [
  [['position', 'NIM(3,4)', '1,2,3'], /NIM\(3,4\).*from 1 to 3/],
  [['position', 'NIM(4,x)', '1,2,3,4'], /'x'/],
  [['position', 'SN(3,{})', '1,2,3'], /nonempty set A/],
  [['position', 'FOO(3)', '1,2,3'], /'FOO\(3\)': no game is called FOO; accepted: .*NIM\(n,k\)/],
  [['position', 'NIM(3,2)', '3,a,5'], /'a' is not a pile size/],
  [['position', 'NIM(3,2)', '3,5'], /3 piles, got 2/],
  [['position', 'NIM(3,2)', '1,2,3', '--positions', 'x'], /--positions/],
  [['solve', 'NIM(4,3)', '--max', '-1'], /'-1'.*whole number/],
  [['solve', 'NIM(4,3)', '--max', '1e9'], /'1e9'.*whole number/],
  [['solve', 'NIM(4,3)', '--max', '1000000000'], /more than the limit/],
  [['solve', 'NIM(4,3)', '--mxa', '5'], /'--mxa'.*--max/],
  [['solve', 'NIM(4,3)'], /--max/],
  [['solve', 'NIM(4,3)', '--max', '5', '--value', 'score'], /outcome, remoteness, grundy/],
  [
    ['solve', 'NIM(4,3)', '--max', '60', '--memory', '1K'],
    /needs [\d.]+ KiB, .* limit of 1.0 KiB; .* --memory\n/,
  ],
  [
    ['solve', 'NIM(4,3)', '--max', '5', '--out', 'table.txt'],
    /\.npy, \.npz, \.csv, \.jsonl, \.parquet/,
  ],
  [['list', 'NIM(4,3)'], /--max/],
  [
    ['list', 'NIM(4,3)', '--max', '60'],
    /635376 positions, more than the limit of 100000; .*--only/,
  ],
  [['list', 'NIM(4,3)', '--max', '3', '--only', 'Q'], /P, N, remoteness=K or grundy=K/],
  [
    ['list', 'NIM(4,3)', '--max', '3', '--only', 'grundy=1', '--value', 'outcome'],
    /--value grundy/,
  ],
  [['list', 'NIM(4,3)', '--max', '3', '--format', 'pdf'], /txt, tex, csv, md/],
  [['list', 'NIM(4,3)', '--max', '3', '--format', 'csv', '--across', '2'], /--across/],
  [['list', 'NIM(4,3)', '--max', '3', '--out', 'list.doc'], /\.txt, \.tex, \.csv, \.md/],
  [['list', 'NIM(4,3)', '--max', '3', '--out', '/dev/null/list.md'], /--out '.*ENOTDIR/],
  [['list', 'NIM(4,3)', '--max', '9999'], /more than the limit.*--memory/],
  [['list', 'GM(4,3)', '--max', '3'], /accepted: gm-length/],
  [['sequence', 'NIM(4,3)', '--count-by', 'odd'], /largest, sum/],
  [['sequence', 'NIM(4,3)', '--max', '9999'], /more than the limit.*--memory/],
  [['sequence', 'NIM(4,3)', '--max', '3', '--b-file', '/dev/null/b.txt'], /--b-file '.*ENOTDIR/],
  [
    ['plot', 'NIM(4,3)'],
    /the kind of figure is missing; use one of --slice, --histogram or --scatter/,
  ],
  [['plot', 'NIM(4,3)', '--histogram', '--scatter'], /a command draws only one figure/],
  [
    ['plot', 'NIM(4,3)', '--slice', 'x1=3'],
    /2 fixed piles of NIM\(4,3\), so that the other two vary, got 1/,
  ],
  [['plot', 'NIM(4,3)', '--slice', 'x1=3,x5=3'], /x1 to x4 .* got x5=3/],
  [['plot', 'NIM(4,3)', '--slice', 'x1=3,x1=4'], /fixed twice/],
  [['plot', 'NIM(4,3)', '--slice', 'x=3'], /x1=3,x2=5/],
  [['plot', 'NIM(4,3)', '--scatter', 'sum'], /two of sum, largest, odd/],
  [['plot', 'NIM(4,3)', '--scatter', 'sum,x5', '--max', '3'], /has no pile x5/],
  [['plot', 'NIM(4,3)', '--histogram', '--only', 'P'], /--only/],
  [['plot', 'WYTHOFF', '--slice', '--max', '400'], /below 400/],
  [['solve', 'NIM(4,3)', '--max', '5', '--dense'], /--dense .*--out FILE\.npy or FILE\.npz/],
  [
    ['solve', 'NIM(4,3)', '--max', '5', '--dense', '--out', 'a.csv'],
    /--dense .*--out FILE\.npy or FILE\.npz/,
  ],
  [
    ['solve', 'NIM(6,3)', '--max', '99', '--dense', '--out', 'a.npy'],
    /1000000000000 vectors.*--dense/,
  ],
  [['grid', 'WYTHOFF'], /NIM\(n,k\) or SN\(n,A\)/],
  [['grid', 'NIM(4,3)', '--modulus', '0'], /--modulus/],
  [['grid', 'MOORE(3,2)'], /NIM\(n,k\) or SN\(n,A\), got MOORE\(3,2\)/],
  [['position', 'MOORE(3,4)', '1,2,3'], /k from 1 to 3, got 4/],
  [['solve', 'SUB(2;0)', '--max', '3'], /whole numbers from 1 .*, got 0/],
  [['position', 'NIM(4,3)', '1,2,3,4', '--value', 'gm-length'], /accepted: outcome, remoteness/],
  [['position', 'GM(4,3)', '1,2,3,4', '--value', 'outcome'], /accepted: gm-length/],
  [['position', 'GM(4,3)', '1,2,3,4', '--value', 'grundy'], /accepted: gm-length/],
  [
    ['position', 'GM(4,3)', '1,2,3,4', '--value', 'gm-length', '--misere'],
    /no misère play.*gm-length/,
  ],
  [['solve', 'GM(4,3)', '--max', '5'], /no value 'outcome'; accepted: gm-length/],
  [['solve', 'GM(4,3)', '--max', '5', '--value', 'remoteness'], /accepted: gm-length/],
  [['solve', 'GM(4,3)', '--max', '5', '--value', 'gm-length', '--misere'], /no misère.*gm-length/],
  [['solve', 'GM(4,3)', '--max', '5', '--value', 'gm-length', '--threads', '2'], /--threads/],
  [['solve', 'GM(4,3)', '--max', '999', '--value', 'gm-length'], /more than the limit/],
  [
    ['position', 'GM(3,3)', '1,2,99999', '--value', 'induction'],
    /induction solves all \d+ positions with piles up to 99999/,
  ],
  [['grid', 'GM(4,3)'], /accepted: gm-length/],
  [['prove', 'GM(4,3)'], /'GM\(4,3\)' is a ruleset.*--says/],
  [['prove', 'nt-4', '--by', 'points', '--solver', 'z3'], /--by points does not accept --solver/],
  [['prove', 'nt-4', '--by', 'points', '--threads', '2'], /--by points does not accept --threads/],
  [['prove', 'nt-4', '--by', 'point'], /any, points, smt, written, coq, parts/],
  [['prove', 'dh-c2.5', '--by', 'points'], /neither points nor a solver can decide 'dh-c2\.5'/],
  [['recheck', 'none.points.json'], /none\.points\.json' does not exist/],
  [['recheck', 'none.points.json', '--solver', 'z3'], /none\.points\.json needs no solver/],
  [['test', 'SN(3,{1})', '--says', 'o == 0', '--by', 'points'], /--by needs --prove/],
  [
    ['test', 'SN(3,{1})', '--says', 'o == 0', '--prove', '--by', 'points', '--solver', 'z3'],
    /does not accept --solver/,
  ],
  [['bound', 'SN(3,{1})'], /--says <formula>/],
  [['bound', 'SN(3,{4})', '--says', 'o == 0'], /4/],
  [['check', 'nim-4-4'], /unknown claim 'nim-4-4'; did you mean nim-4-3/],
  [['check', 'XY-*'], /no claim matches 'XY-\*'/],
  [['check'], /claims/],
  [['check', 'm-critical', '--n', '6..3'], /empty/],
  [['check', 'm-critical', '--n', 'three'], /3\.\.6/],
  [['check', 'm-critical', '--n', '3', '--k', '5..6'], /no case in the range/],
  [['check', 'm-critical', '--mxa', '5'], /'--mxa'.*--max/],
  [['check', 'm-critical', '--max', '1000000000'], /more than the limit/],
  [['check', 'm-critical', '--threads', '0'], /--threads/],
  [['check', 'nim-4-3', '--n', '3'], /parameter 'n'/],
  [['check', 'nim-4-3', '--where', 'branch'], /name=value/],
  [['check', 'nim-4-3', '--where', 'branch=none'], /no case in the range/],
  [['cite', 'GMMV-T22'], /unknown claim 'GMMV-T22'; did you mean/],
  [['show', 'something'], /unknown claim 'something'/],
  [['claims', '--paper', 'x'], /gmmv, dh, gn, v/],
  [['claims', '--verdict', 'true'], /refuted, incomplete, undecided/],
  [['claims', '--from', 'me'], /paper, nimlab/],
  [['sweep', 'run', 'm-critical'], /--out/],
  [['sweep', 'run', 'no-such-plan.json', '--out', 'somewhere'], /no-such-plan\.json/],
  [['sweep', 'go'], /'go'/],
  [['verify', 'm-critical'], /unknown command 'verify'/],
]

describe('invalid input leads to one line on stderr, exit code 2, and no output on stdout', () => {
  it.each(sampled(WRONG, 4))('%j', async (args, names) => {
    const { code, stdout, stderr } = await nimlab(...args)
    expect(stderr).toMatch(/^nimlab: [^\n]+\n$/)
    expect(stderr).toMatch(names)
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})
