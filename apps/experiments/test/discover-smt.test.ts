import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRuleset } from '@nim/core/rules'
import { nativeZ3 } from '@nim/prover'
import { afterAll, describe, expect, it } from 'vitest'
import type { Open } from '@nim/discovery'
import { discoverAsking } from '../src/discovering/discover-by-smt.ts'
import type { ProofRecord } from '../src/proving/proof-record.ts'
import { nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-discover-smt-'))
afterAll(() => rmSync(directory, { recursive: true }))

const FEW = ['--positions', '60', '--points', '1']

const solver = nativeZ3()
const isInstalled = await solver.version().then(
  () => true,
  () => false,
)
await solver.close()

describe('nimlab discover --smt', () => {
  it('proves by z3 what too many points decide, with a certificate', async ({ skip }) => {
    skip(!isInstalled, 'z3 is not on PATH')
    const proof = join(directory, 'proof')
    const args = ['SN(2,{1,2})', ...FEW, '--smt', proof, '--solver', 'z3']
    const { code, stdout } = await nimlab('discover', ...args)
    expect(stdout).toMatch(/\ncandidate: .*more than 1 points/)
    expect(stdout).toContain(`proved for all positions by z3: nimlab recheck ${proof}/1`)
    expect(code).toBe(0)
    const checked = await nimlab('recheck', join(proof, '1'), '--solver', 'z3')
    expect(checked.code).toBe(0)
    const again = await nimlab('discover', ...args)
    expect(again.code).toBe(2)
    expect(again.stderr).toContain('is not empty')
  })

  it('asks no solver where points decide', async () => {
    const proof = join(directory, 'none')
    const args = ['SN(2,{1})', '--positions', '60', '--smt', proof, '--json']
    const { code, stdout } = await nimlab('discover', ...args)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).not.toHaveProperty('smt')
    expect(readdirSync(proof)).toEqual([])
  })

  it.each([
    [['--value', 'grundy', '--smt', join(directory, 'grundy')], /no solver decides Grundy values/],
    [['--solver', 'z3'], /--solver is of use with --smt/],
  ])('refuses %j', async (args, says) => {
    const { code, stderr } = await nimlab('discover', 'SN(2,{1})', ...args)
    expect(code).toBe(2)
    expect(stderr).toMatch(says)
    expect(existsSync(join(directory, 'grundy'))).toBe(false)
  })
})

describe('discoverAsking', () => {
  it('learns from what the solver finds', async () => {
    const subject = {
      ruleset: parseRuleset('SN(2,{1})'),
      play: 'normal',
      value: 'outcome',
    } as const
    // a solver that is wrong: no question tells this position from others
    const counterexample = { position: [60, 60], expected: 'P', actual: 'N', explain: '' }
    const record = { verdict: 'refuted', counterexample } as unknown as ProofRecord
    const asked: number[] = []
    const { discovery, proof } = await discoverAsking(
      subject,
      { positions: 300, points: 1 },
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
