import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CaseParameters } from '@nim/conjectures'
import { GoalError, type Provable, provableOf } from '@nim/conjectures/goals'
import { type Goal, type OutcomeGoal, prove, readManifest, writeCertificate } from '@nim/prover'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { liar } from '../../../packages/prover/test/control/liar.ts'
import { main } from '../src/main.ts'
import { proofCaseOf } from '../src/proving/proof-cases.ts'
import type { ProofRecord } from '../src/proving/proof-record.ts'
import { runProofs } from '../src/proving/run-proofs.ts'
import { nimlab } from './run-command.ts'

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimlab-box-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

/** The goal of DH-T6.1 for three piles, but with the formula of another game. */
function wrongGoal(): OutcomeGoal {
  const [right] = proofCaseOf('DH-T6.1', { n: 3 }).goals as readonly [OutcomeGoal]
  const [other] = proofCaseOf('NT-3', { n: 3, A: '{1,2}' }).goals as readonly [OutcomeGoal]
  return { ...right, isP: other.isP }
}

/**
 * Proves the given goals as if they were the goals of a case of a claim. The solver finds every
 * query unsatisfiable.
 */
async function proveBlindly(claim: string, parameters: CaseParameters, goals: readonly Goal[]) {
  const found = { asked: 0, records: [] as ProofRecord[] }
  const solver = liar({
    check: () => {
      found.asked++
      return Promise.resolve({ status: 'unsat', reason: '', seconds: 0 })
    },
  })
  const run = runProofs(
    { cases: [{ claim, case: parameters, goals }], goals },
    {
      solver,
      threads: 1,
      timeoutMs: 1000,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onResult: () => Promise.resolve(null),
      onRecord: (record) => found.records.push(record),
    },
  )
  return { found, error: await run.then(() => null).catch((error: unknown) => error) }
}

describe('the goal of a case', () => {
  it('is compared with the solved game before the solver runs, so a wrong goal for a true claim is an error', async () => {
    const { found, error } = await proveBlindly('DH-T6.1', { n: 3 }, [wrongGoal()])
    expect(error).toBeInstanceOf(GoalError)
    expect(String(error)).toMatch(/the goal DH-T6\.1 n=3 gives N at 0,1,1, but the formula in @nim/)
    expect(found).toEqual({ asked: 0, records: [] })
  })

  it('is not proved if it is wrong on the box, whatever the solver answers', async () => {
    const parameters = { branch: 'whole' }
    const { goals } = proofCaseOf('GMMV-App', parameters)
    const { found, error } = await proveBlindly('GMMV-App', parameters, goals)
    expect(error).toBeInstanceOf(GoalError)
    expect(String(error)).toContain('the prover proves GMMV-App, but it is false at 3,3,4,4')
    expect(found.asked).toBeGreaterThan(0)
    expect(found.records).toEqual([])
  })

  it('leaves the box and the digest of its formulas in the record', async () => {
    const { goals } = proofCaseOf('DH-T6.1', { n: 3 })
    const { found, error } = await proveBlindly('DH-T6.1', { n: 3 }, goals)
    expect(error).toBeNull()
    expect(found.records[0]!.goals[0]!.checked).toEqual({
      max: 64,
      positions: 47_905,
      formulas: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      wrongAt: null,
    })
  })
})

describe('nimlab prove', () => {
  it('ends with exit code 4 and one line, and proves nothing, if a goal differs from its claim', async () => {
    const provable = provableOf('DH-T6.1') as { -readonly [K in keyof Provable]: Provable[K] }
    vi.spyOn(provable, 'goals').mockReturnValue([wrongGoal()])
    const written = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += String(text)
        return true
      })
    }
    const code = await main(['prove', 'dh-t6.1', '--n', '3', '--json'])
    vi.restoreAllMocks()
    expect(code).toBe(4)
    expect(written.stdout).toBe('')
    expect(written.stderr).toMatch(/nimlab: the goal DH-T6\.1 n=3 gives N at 0,1,1, .*\n$/)
    expect(written.stderr).not.toContain('    at ')
  })

  it('writes boxes into certificates, and a recheck compares them again', async () => {
    const out = join(directory, 'box')
    await nimlab('prove', 'dh-t6.1', '--n', '2', '--by', 'smt', '--certificate', out)
    expect((await nimlab('recheck', out)).code).toBe(0)
    const parameters = { n: 2 }
    const [goal] = proofCaseOf('DH-T6.1', parameters).goals
    const { checked } = await readManifest(join(out, 'DH-T6.1_n2'))
    const others = { ...checked!, positions: checked!.positions - 1 }
    const origin = { claim: 'DH-T6.1', case: parameters, checked: others }
    await writeCertificate(join(out, 'DH-T6.1_n2'), goal!, await prove(goal!), origin)
    const { code, stdout } = await nimlab('recheck', out)
    expect(stdout).toMatch(/manifest\.json: its box now gives a different result/)
    expect(code).toBe(4)
  })
})
