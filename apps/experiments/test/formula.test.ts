import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { interruptedOnce, jsonLines, nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-formula-'))
afterAll(() => rmSync(directory, { recursive: true }))

/**
 * Returns a condition on the output that becomes true one second after this text appears on stdout.
 */
function inTheMidst(said: string): (stderr: string, stdout: string) => boolean {
  let since = Infinity
  return (_, stdout) => {
    if (stdout.includes(said)) since = Math.min(since, performance.now())
    return performance.now() - since > 1000
  }
}

const GUESS = 'x1 + x2 == 0 (mod 4) and x4 <= x3'

describe('nimlab test', () => {
  it('refutes a formula with the smallest counterexample, its options, and the distribution of failures', async () => {
    const { code, stdout } = await nimlab('test', 'SN(5,{2,3})', '--says', GUESS)
    expect(code).toBe(1)
    expect(stdout).toContain(`SN(5,{2,3}), normal play; P iff\n  ${GUESS}\n\n`)
    expect(stdout).toContain('piles 0..4: refuted, 126 positions, fails at 40 of them')
    expect(stdout).toContain(
      'smallest counterexample: 0,0,1,1,1\n  by the formula: P; by solving: N\n',
    )
    expect(stdout).toContain('option     value\n0,0,0,0,1  P\n')
    expect(stdout).toContain('the first 20 of 40 failures')
    expect(stdout).toContain('\no  r  failures  of  share\n0  2         6   9  67 %\n')
    expect(stdout).toMatch(/\n {16}0 +1 +2 +3 or more\nx1 +23 of 70 /)
  })

  it('continues with larger boxes until the budget is exhausted, and exits with 0', async () => {
    const says = 'l(halfdown) = l(halfup)'
    const { code, stdout } = await nimlab(
      'test',
      'SN(4,2..4)',
      '--says',
      says,
      '--positions',
      '5000',
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/^that is\n {2}min\(/m)
    expect(stdout.match(/^piles 0\.\.\d+: holds, \d+ positions/gm)).toEqual([
      'piles 0..4: holds, 70 positions',
      'piles 0..8: holds, 495 positions',
      'piles 0..16: holds, 4845 positions',
    ])
    expect(stdout).toContain('no counterexample with piles up to 16; larger piles were not checked')
  })

  it('prints one verdict record per box, the same for every number of threads', async () => {
    const args = [
      'test',
      'NIM(4,2)',
      '--says',
      'value <= sum div 2',
      '--positions',
      '100000',
      '--json',
    ]
    const [one, two] = await Promise.all([nimlab(...args), nimlab(...args, '--threads', '2')])
    const records = jsonLines(one.stdout)
    expect(records.map(({ domain }) => domain)).toEqual(
      [4, 8, 16, 32].map((max) => ({ kind: 'box', max })),
    )
    expect(records[0]).toMatchObject({
      claim: 'formula:value <= sum div 2',
      case: { game: 'NIM(4,2)', value: 'remoteness', play: 'normal' },
      checked: 70,
      verdict: 'holds',
      method: 'retrograde',
    })
    expect(jsonLines(two.stdout)).toEqual(records)
    expect(one.code).toBe(0)
    expect(one.stderr).toContain('no counterexample with piles up to 32')
  })

  it('accepts || and % as in programming languages', async () => {
    const says = 'o == 0 || sum % 2 == 1 && o == 3'
    const { code, stdout } = await nimlab('test', 'SN(3,{1,2})', '--says', says, '--max', '4')
    expect(stdout).toContain('piles 0..4: holds')
    expect(code).toBe(0)
  })

  it('tests Grundy values, misère play, and a formula in a file', async () => {
    const file = join(directory, 'formula.txt')
    writeFileSync(file, 'value == sum mod 2\n  if sum > 0;\nvalue == 0 if sum = 0\n')
    const args = ['test', 'NIM(3,1)', '--says', `@${file}`, '--max', '6', '--value', 'grundy']
    const [normal, misere] = await Promise.all([nimlab(...args), nimlab(...args, '--misere')])
    expect(normal.code).toBe(0)
    expect(normal.stdout).toContain('value is the Grundy value')
    expect(misere.code).toBe(1)
    expect(misere.stdout).toContain('the formula gives 0 at 0,0,0, but the Grundy value is 1')
  })

  it('draws the positions at which the formula fails', async () => {
    const svg = join(directory, 'errors.svg')
    const { stderr } = await nimlab(
      'test',
      'SN(4,{2,4})',
      '--says',
      'o = 0',
      '--max',
      '9',
      '--svg',
      svg,
    )
    expect(stderr).toContain(`wrote ${svg}`)
    const drawn = readFileSync(svg, 'utf8')
    expect(drawn).toContain('<title>the formula fails: x = ')
    expect(drawn).toContain('Outcomes of SN(4,{2,4})')
    const none = join(directory, 'none.svg')
    const held = await nimlab(
      'test',
      'NIM(3,1)',
      '--says',
      'sum == 0 (mod 2)',
      '--max',
      '5',
      '--svg',
      none,
    )
    expect(held.stderr).toContain('the formula fails nowhere')
    expect(existsSync(none)).toBe(false)
  })

  it('proves a formula for all positions, with a certificate', async () => {
    const proof = join(directory, 'proof')
    const args = ['test', 'NIM(3,3)', '--says', 'value == x1', '--max', '8', '--prove']
    const proved = await nimlab(...args, '--certificate', proof)
    expect(proved.code).toBe(0)
    expect(proved.stdout).toContain('piles 0..8: holds')
    expect(proved.stdout).toMatch(/game=NIM\(3,3\) +proved +3 points, checked/)
    const [recheck, again, refuted] = await Promise.all([
      nimlab('recheck', proof),
      nimlab(...args, '--certificate', proof),
      // This formula is correct on the box, but wrong outside the box.
      nimlab(
        'test',
        'NIM(2,1)',
        '--says',
        'sum == 0 (mod 2) and x2 < 9',
        '--max',
        '5',
        '--prove',
        '--json',
      ),
    ])
    expect(recheck.stdout).toContain('1 of 1 confirmed')
    expect(again).toMatchObject({ code: 2, stdout: '' })
    expect(refuted.code).toBe(1)
    expect(jsonLines(refuted.stdout)).toMatchObject([
      { domain: { kind: 'box', max: 5 }, verdict: 'holds' },
      { domain: { kind: 'all' }, verdict: 'refuted', counterexample: { position: [0, 10] } },
    ])
  })

  it.each([
    ['WYTHOFF', 'x1 = 0', /takes exactly one stone from each pile that it changes, got WYTHOFF/],
    ['NIM(3,2)', 'value <= sum', /accepted: value == TERM alone/],
    ['NIM(3,2)', 'value == x1; value == x2', /accepted: value == TERM alone/],
  ])('--prove reports immediately what it cannot prove: %s, %s', async (game, says, why) => {
    const { code, stdout, stderr } = await nimlab('test', game, '--says', says, '--prove')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(why)
  })

  it('exits on Ctrl-C with 3 if no box was finished, and otherwise with 0', async () => {
    const args = ['test', 'SN(6,2..6)', '--says', 'l(halfdown) = l(halfup)', '--seconds', '3600']
    const [one, grown] = await Promise.all([
      interruptedOnce([...args, '--max', '150'], inTheMidst('P iff')),
      interruptedOnce([...args, '--positions', '100000000000'], inTheMidst('piles 0..4: holds')),
    ])
    expect(one.code).toBe(3)
    expect(one.stdout).toContain('no box was finished, because the command was interrupted')
    expect(grown.code).toBe(0)
    expect(grown.stdout).toMatch(
      /no counterexample with piles up to \d+; .* because the command was interrupted/,
    )
  })

  const tooLong = join(directory, 'long.txt')
  const tooDeep = join(directory, 'deep.txt')
  writeFileSync(tooLong, '-'.repeat(1_000_000))
  writeFileSync(tooDeep, `${'('.repeat(5000)}x1${')'.repeat(5000)} = 0`)
  it.each<[what: string, args: readonly string[], line: RegExp, below: string]>([
    [
      'syntax',
      ['--says', 'x1 + = 0'],
      /column 6: expected a number, .*, got '='$/,
      'x1 + = 0\n     ^\n',
    ],
    [
      'an unknown name',
      ['--says', 'o = p'],
      /column 5: expected one of x1 to x5, .*'p'$/,
      'o = p\n    ^\n',
    ],
    [
      'x9 of 5 piles',
      ['--says', 'x9 = 0'],
      /expected one of x1 to x5, .*'x9'; did you mean x1, x2, x3, x4 or x5\?$/,
      'x9 = 0\n^\n',
    ],
    [
      'a congruence without parentheses',
      ['--says', 'x1 + x2 = 0 mod 2'],
      /expected '\(mod 2\)' in parentheses for a congruence, got 'mod'$/,
      'x1 + x2 = 0 mod 2\n            ^\n',
    ],
    [
      'P iff',
      ['--says', 'P iff o = 0'],
      /write only its condition, without 'P' and 'iff'$/,
      'P iff o = 0\n^\n',
    ],
    ['a product', ['--says', 'x1*x2 = 0'], /one factor must be a constant/, 'x1*x2 = 0\n  ^\n'],
    ['arity', ['--says', 'r(4, 5) = 0'], /expected '\)': r takes a modulus/, 'r(4, 5) = 0\n   ^\n'],
    [
      'value of an outcome',
      ['--says', 'value = 0', '--value', 'outcome'],
      /column 1: 'value' is the remoteness or the Grundy value; .*\(--value\)$/,
      'value = 0\n^\n',
    ],
    ['no value', ['--says', 'o = 0', '--value', 'grundy'], /expected 'value' in it/, 'o = 0\n^\n'],
    ['a million signs', ['--says', `@${tooLong}`], /at most 20000 distinct parts/, ''],
    ['5,000 parentheses', ['--says', `@${tooDeep}`], /nested too deeply/, '^\n'],
    ['no formula', [], /the required option '--says <formula>'/, ''],
    ['an empty formula', ['--says', ' '], /--says ' ': the formula is empty/, ''],
    [
      'no file',
      ['--says', '@nowhere/f.txt'],
      /formula '@nowhere\/f.txt': 'nowhere\/f.txt' does not exist/,
      '',
    ],
    [
      'inexact',
      ['--says', '1000000000000*x1 = 0', '--max', '9000'],
      /exactly only for piles up to/,
      '',
    ],
    ['too large a box', ['--says', 'o = 0', '--max', '100000'], /--memory/, ''],
  ])('describes the error in one line: %s', async (_, args, line, below) => {
    const { code, stdout, stderr } = await nimlab('test', 'SN(5,{2,3})', ...args)
    expect({ code, out: stdout.startsWith('piles') }).toEqual({ code: 2, out: false })
    const [message, ...rest] = stderr.split('\n')
    expect(message).toMatch(line)
    expect(message).toMatch(/^nimlab: /)
    if (below.startsWith('^') || below === '') expect(stderr.endsWith(below)).toBe(true)
    else expect(rest.join('\n')).toBe(below)
    expect(rest.length).toBeLessThanOrEqual(3)
  })
})

describe('a formula as a claim', () => {
  it('is accepted by check, sweep and report under its id', async () => {
    const plan = join(directory, 'plan.yaml')
    writeFileSync(
      plan,
      [
        'format: 1',
        'claims:',
        '  - claim: "formula: value == max -  min"',
        '    ranges: { game: ["NIM(3,2)", "NIM(2,2)"], value: [remoteness, grundy] }',
        '    max: [4, 6]',
        '  - { claim: "formula:o = 0", ranges: { game: ["SN(3,{1,2,3})"] } }',
        'shard: { cases: 2 }',
      ].join('\n'),
    )
    const out = join(directory, 'sweep')
    const swept = await nimlab('sweep', 'run', plan, '--out', out, '--threads', '2')
    expect(swept.code).toBe(1)
    const records = jsonLines(readFileSync(join(out, 'results.jsonl'), 'utf8'))
    expect(records).toHaveLength(9)
    expect(records[0]).toMatchObject({
      claim: 'formula:value == max - min',
      case: { game: 'NIM(3,2)', value: 'remoteness', play: 'normal' },
      verdict: 'refuted',
    })
    expect(records[8]).toMatchObject({ claim: 'formula:o = 0', verdict: 'holds' })
    const md = join(directory, 'report.md')
    const [report, recheck, check] = await Promise.all([
      nimlab('report', out, '--md', md),
      nimlab('sweep', 'recheck', out),
      nimlab('check', 'formula: o = 0', '--where', 'game=SN(3,{1,2,3})', '--max', '8', '--json'),
    ])
    expect(report.code).toBe(0)
    expect(readFileSync(md, 'utf8')).toContain('conjecture, asked of nimlab')
    expect(recheck.stdout).toContain('all the same')
    expect(jsonLines(check.stdout)).toMatchObject([{ claim: 'formula:o = 0', verdict: 'holds' }])
  })

  it('is rejected before anything runs if it is invalid', async () => {
    const { code, stderr } = await nimlab('check', 'formula: x4 = 0', '--where', 'game=NIM(3,2)')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^nimlab: formula: column 1: expected one of x1 to x3/)
    expect(stderr).toMatch(/\nx4 = 0\n\^\n$/)
    const none = await nimlab('check', 'formula: x1 = 0')
    expect(none.stderr).toContain('no case by default')
    expect(none.code).toBe(2)
  })
})
