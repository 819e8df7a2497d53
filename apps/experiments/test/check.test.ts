import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { jsonLines, nimlab } from './run-command.ts'

describe('nimlab check', () => {
  it('prints one verdict record per case, in order, and exits with 1 if something is refuted', async () => {
    const { code, stdout } = await nimlab('check', 'nim-4-3', '--max', '30', '--json')
    const records = jsonLines(stdout)
    expect(records).toHaveLength(18)
    expect(records.at(-1)).toMatchObject({
      claim: 'GMMV-App',
      case: { branch: 'whole' },
      domain: { kind: 'box', max: 30 },
      checked: 46376,
      method: 'retrograde',
    })
    const branches = records.slice(0, -1)
    const sum = branches.reduce((total, { checked }) => total + (checked as number), 0)
    expect(sum).toBe(46376)
    expect(records.map(({ verdict }) => verdict)).toContain('refuted')
    expect(code).toBe(1)
  })

  it('exits with 0 if everything holds', async () => {
    const { code, stdout } = await nimlab(
      'check',
      'slow-setnim',
      '--n',
      '3..4',
      '--max',
      '8',
      '--json',
    )
    const records = jsonLines(stdout)
    expect(records.map((record) => record['case'])).toEqual([
      { n: 3, k: 1 },
      { n: 3, k: 2 },
      { n: 3, k: 3 },
      { n: 4, k: 1 },
      { n: 4, k: 2 },
      { n: 4, k: 3 },
      { n: 4, k: 4 },
    ])
    expect(records.every(({ verdict }) => verdict === 'holds')).toBe(true)
    expect(code).toBe(0)
  })

  it('exits with 3 if a small range contains no witness, and names a larger range', async () => {
    const { code, stdout, stderr } = await nimlab('check', 'GMMV-M2', '--n', '3..4', '--max', '1')
    const words = stdout.replaceAll(/\s+/g, ' ')
    expect(words).toContain(
      'GMMV-M2 part=b n=3 is incomplete: the domain (box max=1) has no odd P-position. A larger domain may decide the statement, such as box max=42.',
    )
    expect(words).toContain('of 2 cases: incomplete in 2; the first is part=b n=3')
    expect(stderr).not.toContain('error')
    expect(code).toBe(3)
  })

  it('prints the same records for every number of threads', async () => {
    const args = ['check', 'm-critical', '--n', '3..5', '--max', '9', '--json']
    const [one, three] = await Promise.all([
      nimlab(...args, '--threads', '1'),
      nimlab(...args, '--threads', '3'),
    ])
    expect(jsonLines(three.stdout)).toEqual(jsonLines(one.stdout))
  })

  it('stops after the first refuted case with --first', async () => {
    const { code, stdout, stderr } = await nimlab(
      'check',
      'nim-4-3',
      '--max',
      '12',
      '--json',
      '--first',
    )
    const verdicts = jsonLines(stdout).map(({ verdict }) => verdict)
    expect(verdicts.filter((verdict) => verdict === 'refuted')).toHaveLength(1)
    expect(verdicts.at(-1)).toBe('refuted')
    expect(stderr).toMatch(/stopped at the first refutation/)
    expect(code).toBe(1)
  })

  it('prints a table and the evidence without --json', async () => {
    const { stdout } = await nimlab('check', 'nim-4-3', 'DH-OP1', 'slow-setnim', '--max', '6')
    expect(stdout).toMatch(/^claim +domains +checked +verdict +smallest counterexample\n/)
    expect(stdout).toMatch(/\nGMMV-App \(nim-4-3\) +18 cases, box max=6 +\d+ +refuted in 3 of 18 +/)
    expect(stdout).toMatch(/by the statement: N; by solving: P/)
    expect(stdout).toMatch(
      /\nDH-OP1 is reduced: No for n = 4, k = 2; .*\sProved\sfor n = 3, k = 1\.\.3; .*\sOpen: /s,
    )
    expect(stdout).toMatch(
      /the correction GMMV-App-fix is proved for all positions, by points:\n  nimlab prove /,
    )
    expect(stdout).toMatch(/DH-C1: also proved for all positions, by points in 7 cases, by Coq, /)
    expect(stdout).toMatch(/3 claims: 1 refuted, 1 answered, 1 holds; 61 cases, /)
  })

  it('prints one line per case with --verbose', async () => {
    const args = ['nim-4-3', '--where', 'branch=case2.1b', '--max', '12', '-v']
    const { stdout } = await nimlab('check', ...args)
    expect(stdout).toMatch(/^claim +case +domain +checked +verdict +smallest counterexample\n/)
    expect(stdout).toMatch(/\n1 refuted\n/)
  })

  it('accepts globs', async () => {
    const { stdout } = await nimlab('check', 'dh-t[35].1', '--n', '3', '--max', '5', '--json')
    expect(jsonLines(stdout).map(({ claim }) => claim)).toEqual(['DH-T5.1'])
  })

  it('--quick gives every claim a verdict other than incomplete', async () => {
    const ids = sampled(CLAIMS, 40).map(({ id }) => id)
    const { code, stdout } = await nimlab('check', ...ids, '--quick', '--json')
    const records = jsonLines(stdout)
    expect(new Set(records.map(({ claim }) => claim))).toEqual(new Set(ids))
    expect(records.filter(({ verdict }) => verdict === 'incomplete')).toEqual([])
    const isRefuted = ({ verdict, reading }: Record<string, unknown>): boolean =>
      verdict === 'refuted' && reading !== 'remark'
    expect(code).toBe(records.some(isRefuted) ? 1 : 0)
  })

  it('exits with 0 for a question, whatever the answer is', async () => {
    const { code, stdout } = await nimlab('check', 'DH-OP1', '--n', '4', '--k', '2', '--max', '6')
    expect(stdout).toMatch(/DH-OP1 n=4 k=2 is answered: no, /)
    expect(stdout).not.toContain('refuted')
    expect(code).toBe(0)
  })

  it('calls a failure in a secondary reading a remark, and exits with 0', async () => {
    const args = ['GMMV-Cor1ii', '--n', '2', '--where', 'reading=number', '--where', 'part=a']
    const { code, stdout } = await nimlab('check', ...args, '-v')
    expect(stdout).toMatch(/refuted \(remark\)/)
    expect(code).toBe(0)
  })

  it('leaves a bound on cost undecided, and exits with 0', async () => {
    const { code, stdout } = await nimlab('check', 'GN-4b')
    expect(stdout).toMatch(/GN-4b .*is undecided: /)
    expect(code).toBe(0)
  })
})
