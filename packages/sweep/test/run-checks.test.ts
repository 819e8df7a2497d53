import { afterAll, describe, expect, it } from 'vitest'
import {
  type Check,
  checksOf,
  ModuleError,
  type Plan,
  type PlanError,
  plannedChecks,
  runCheck,
  runChecks,
  threadPool,
} from '../src/index.ts'

const CHECKS = await checksOf(
  { format: 1, claims: [{ claim: 'DH-C1', ranges: { n: [2, 4] }, max: 6 }] },
  2 ** 30,
)

describe('runChecks', () => {
  it('returns for each check the same record as a single thread', async () => {
    const seen: number[] = []
    const { records, finished, interrupted } = await runChecks(CHECKS, {
      threads: 3,
      onRecord: (index) => seen.push(index),
    })
    const again = await Promise.all(CHECKS.map((check) => runCheck(check)))
    expect(records).toEqual(again)
    expect(seen.sort((a, b) => a - b)).toEqual(CHECKS.map((_, i) => i))
    expect({ finished, interrupted }).toEqual({ finished: CHECKS.length, interrupted: false })
  })

  it('stops on request, and keeps the finished checks', async () => {
    const { records, interrupted } = await runChecks(CHECKS, {
      threads: 1,
      stopAfter: () => true,
    })
    expect(records[0]).toBeDefined()
    expect(records.slice(1).every((record) => record === undefined)).toBe(true)
    expect(interrupted).toBe(false)
  })

  it('abandons the running checks if it is aborted', async () => {
    const interrupt = new AbortController()
    const { finished, interrupted } = await runChecks(CHECKS, {
      threads: 2,
      signal: interrupt.signal,
      onRecord: () => interrupt.abort(),
    })
    expect(finished).toBeLessThan(CHECKS.length)
    expect(interrupted).toBe(true)
  })

  it('does not close a pool that its caller created', async () => {
    const own = threadPool(1)
    let closed = 0
    const close = (): Promise<void> => {
      closed++
      return own.close()
    }
    const pool = { ...own, close }
    const { records } = await runChecks(CHECKS.slice(0, 1), { threads: 1, pool })
    expect(closed).toBe(0)
    expect(records).toEqual([await runCheck(CHECKS[0]!)])
    await pool.close()
  })

  it('throws the error of a check, with the name of the check', async () => {
    const wrong: Check = { ...CHECKS[0]!, claim: 'GMMV-X' }
    await expect(runChecks([wrong], { threads: 1 })).rejects.toThrow(/unknown claim 'GMMV-X'/)
  })
})

describe('a plan that another thread unfolds', () => {
  const pool = threadPool(1)
  afterAll(() => pool.close())
  const planOf = (claim: string, n: number): Plan => ({
    format: 1,
    claims: [{ claim, ranges: { n: [2, n] }, max: 6 }],
  })

  const linesOf = (error: unknown): readonly string[] =>
    (error as Partial<PlanError>).pointedAt?.() ?? []

  it('has the same checks as in this thread', async () => {
    const plan = planOf('DH-C1', 4)
    const checks = await plannedChecks(plan)
    expect(checks.length).toBeGreaterThan(2)
    expect(await pool.plan(plan)).toEqual(checks)
  })

  it.each<[string, Plan]>([
    ['has no case', planOf('DH-C1', 1)],
    ['has an unknown claim', planOf('GMMV-X', 4)],
    ['has another format', { ...planOf('DH-C1', 4), format: 2 as 1 }],
    [
      'has an invalid formula',
      { format: 1, claims: [{ claim: 'formula:o ==', ranges: { game: ['NIM(3,2)'] } }] },
    ],
    [
      'names a module that does not exist',
      { format: 1, claims: [{ claim: 'mine', module: { path: './none.mjs' }, ranges: {} }] },
    ],
  ])('is rejected with the same error as in this thread if it %s', async (_, plan) => {
    const here: unknown = await plannedChecks(plan).catch((error: unknown) => error)
    expect(here).toBeInstanceOf(RangeError)
    const { message } = here as RangeError
    const there: unknown = await pool.plan(plan).catch((error: unknown) => error)
    expect(there).toBeInstanceOf(RangeError)
    expect((there as RangeError).message).toBe(message)
    expect(there instanceof ModuleError).toBe(here instanceof ModuleError)
    expect(linesOf(there)).toEqual(linesOf(here))
  })
})
