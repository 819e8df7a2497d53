import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRuleset } from '@nim/core/rules'
import type { Open } from '@nim/discovery'
import { checkPoints } from '@nim/prover/points-check'
import { checkShifts } from '@nim/prover/shift-check'
import { afterAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../vitest.tools.ts'
import { discoverAsking } from '../src/discovering/discover-by-smt.ts'
import type { ProofRecord } from '../src/proving/proof-record.ts'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-discover-'))
afterAll(() => rmSync(directory, { recursive: true }))

const QUICK = ['--positions', '20000']
const FEW = ['--positions', '60', '--points', '1']

describe('nimlab discover', () => {
  it('finds a formula that nimlab test can prove again', async () => {
    const file = join(directory, 'formula.txt')
    const found = await nimlab('discover', 'SN(3,{2})', '--misere', ...QUICK, '--out', file)
    expect(found.code).toBe(0)
    expect(found.stdout).toMatch(/^SN\(3,\{2\}\), misère play: P-positions/)
    expect(found.stdout).toContain('P in these cases, N in all others:')
    expect(found.stdout).toMatch(/proved for all positions: correct at the \d+ points/)
    expect(found.stdout).toContain('(not a proof):')
    const formula = readFileSync(file, 'utf8')
    expect(formula).toContain('x1')
    const proof = ['--says', `@${file}`, '--misere', '--prove', '--by', 'points']
    expect((await nimlab('test', 'SN(3,{2})', ...proof)).code).toBe(0)
  })

  it('prints one line of JSON that contains a certificate', async () => {
    const { code, stdout } = await nimlab('discover', 'SN(2,{1})', ...QUICK, '--json')
    expect(code).toBe(0)
    expect(stdout.trimEnd()).not.toContain('\n')
    const record = JSON.parse(stdout) as Record<string, unknown>
    expect(record).toMatchObject({ game: 'SN(2,{1})', play: 'normal', status: 'proved' })
    expect(checkPoints(record['certificate']).accepted).toBe(true)
  })

  it('describes the remoteness by linear forms of the piles', async () => {
    const { code, stdout } = await nimlab(
      'discover',
      'SN(2,{1,2})',
      ...QUICK,
      '--value',
      'remoteness',
    )
    expect(code).toBe(0)
    expect(stdout).toContain('normal play: remoteness')
    expect(stdout).toMatch(/: x1 \+ x2 - 1\n/)
  })

  it('ends with 3 and writes the formula if no proof decides it', async () => {
    const file = join(directory, 'candidate.txt')
    const args = ['SN(2,{2})', ...FEW, '--by', 'points', '--out', file]
    const { code, stdout } = await nimlab('discover', ...args)
    expect(code).toBe(3)
    expect(stdout).not.toContain('shift rules')
    expect(stdout).toMatch(/\ncandidate: .*more than 1 points/)
    expect(readFileSync(file, 'utf8')).toContain('x1')
  })

  it('solves a game with committed shift rules at once, before it has a formula', async () => {
    const { code, stdout, stderr } = await nimlab('discover', 'SN(2,{2})', ...FEW)
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /^SN\(2,\{2\}\): solved by 2 shift rules of docs\/proofs\/shift-rules.jsonl/,
    )
    expect(stdout).toMatch(/\ncandidate: .*more than 1 points/)
    expect(stdout).toMatch(/\n +1 +\(0,1\) +x2 - x1 >= 2\n/)
  })

  it('searches for shift rules first, and prints their certificate together with the formula', async () => {
    const args = ['HNIM(3;{1,2},{2,3})', '--positions', '20000', '--json']
    const { code, stdout, stderr } = await nimlab('discover', ...args)
    expect(code).toBe(0)
    expect(stderr).toMatch(/: z = [^]*phase 1 of 5/)
    const record = JSON.parse(stdout) as Record<string, unknown>
    expect(record).toMatchObject({ status: 'proved' })
    expect(checkShifts(record['shifts'])).toMatchObject({ accepted: true, ruleset: record['game'] })
  })

  it('continues with decision trees if it finds no shift rules', async () => {
    const { code, stderr } = await nimlab('discover', 'HNIM(3;{1,2})', '--positions', '60')
    expect(stderr).toMatch(/: no shift rules, [^]*phase 1 of 5/)
    expect(code).toBe(3)
  })

  it('ends with 3 and writes no file if it finds no formula', async () => {
    const file = join(directory, 'none.txt')
    const { code, stdout, stderr } = await nimlab('discover', 'WYTHOFF', ...QUICK, '--out', file)
    expect(code).toBe(3)
    expect(stdout).toMatch(/\nopen: /)
    expect(stderr).toContain('no formula was found, so no file is written')
    expect(existsSync(file)).toBe(false)
  })

  it.each([
    [['GM(3,2)'], /has no value 'outcome'|outcome/],
    [['SN(3,{2})', '--value', 'nothing'], /Allowed choices are outcome, remoteness, grundy/],
    [['SN(3,{2})', '--positions', '0'], /Expected a whole number/],
    [['SN(3,{2})', '--seed', 'x'], /Expected a whole number/],
    [['SN(3,{4})'], /SN/],
  ])('rejects %j', async (args, says) => {
    const { code, stdout, stderr } = await nimlab('discover', ...args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(says)
  })
})

describe('nimlab discover --by any', () => {
  it.skipIf(!hasTool('z3'))(
    'proves a formula with z3 and writes a certificate if a proof by points would be too large',
    async () => {
      const proof = join(directory, 'proof')
      const args = ['SN(1,{1})', ...FEW, '--by', 'any', '--certificate', proof, '--solver', 'z3']
      const { code, stdout } = await nimlab('discover', ...args)
      expect(stdout).toMatch(/\ncandidate: .*more than 1 points/)
      expect(stdout).toContain(`proved for all positions by z3: nimlab recheck ${proof}/1`)
      expect(code).toBe(0)
      const checked = await nimlab('recheck', join(proof, '1'), '--solver', 'z3')
      expect(checked.code).toBe(0)
      const again = await nimlab('discover', ...args)
      expect(again.code).toBe(2)
      expect(again.stderr).toContain('is not empty')
    },
  )

  it('uses no solver if points decide the formula', async () => {
    const proof = join(directory, 'none')
    const args = ['SN(2,{1})', '--positions', '60', '--by', 'any', '--certificate', proof, '--json']
    const { code, stdout } = await nimlab('discover', ...args)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).not.toHaveProperty('smt')
    expect(readdirSync(proof)).toEqual([])
  })

  it.each([
    [
      ['--value', 'grundy', '--by', 'any', '--certificate', join(directory, 'grundy')],
      /--by any works only with --value outcome/,
    ],
    [['--solver', 'z3'], /--solver needs --by any/],
    [['--certificate', join(directory, 'grundy')], /--certificate needs --by any/],
    [['--by', 'any'], /the required option '--certificate <directory>'/],
    [['--by', 'written'], /Allowed choices are any, points/],
    [['--out', join(directory, 'grundy')], /a directory, expected a file; accepted: \.txt/],
  ])('rejects %j', async (args, says) => {
    const { code, stderr } = await nimlab('discover', 'SN(2,{1})', ...args)
    expect(code).toBe(2)
    expect(stderr).toMatch(says)
    expect(existsSync(join(directory, 'grundy'))).toBe(false)
  })
})

describe('discoverAsking', () => {
  it('learns from the counterexample of the solver', async () => {
    const subject = {
      ruleset: parseRuleset('SN(2,{1})'),
      play: 'normal',
      value: 'outcome',
    } as const
    // This counterexample of the solver is wrong. No question distinguishes the position of this
    // counterexample from other positions.
    const counterexample = { position: [60, 60], expected: 'P', actual: 'N', explain: '' }
    const record = { verdict: 'refuted', counterexample } as unknown as ProofRecord
    const asked: number[] = []
    const { discovery, proof } = await discoverAsking(
      subject,
      { positions: 300, points: 1, probes: 1000 },
      (candidate, count) => {
        expect(candidate.result.status).toBe('candidate')
        asked.push(count)
        return Promise.resolve({ record, certificate: 'here' })
      },
    )
    expect(asked).toEqual([1])
    expect(proof).toBeNull()
    expect(discovery.result).toMatchObject({ status: 'open', wrong: null })
    expect((discovery.result as Open).breaksAt).toContainEqual([60, 60])
  })
})
