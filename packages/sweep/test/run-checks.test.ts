import { describe, expect, it } from 'vitest'
import { type Check, checksOf, runCheck, runChecks } from '../src/index.ts'

const CHECKS = await checksOf(
  { format: 1, claims: [{ claim: 'DH-C1', ranges: { n: [2, 4] }, max: 6 }] },
  2 ** 30,
)

function settled(record: unknown): unknown {
  return { ...(record as object), seconds: 0 }
}

describe('runChecks', () => {
  it('gives what one thread gives, check by check', async () => {
    const seen: number[] = []
    const { records, finished, interrupted } = await runChecks(CHECKS, {
      threads: 3,
      onRecord: (index) => seen.push(index),
    })
    const again = await Promise.all(CHECKS.map((check) => runCheck(check)))
    expect(records.map(settled)).toEqual(again.map(settled))
    expect(seen.sort((a, b) => a - b)).toEqual(CHECKS.map((_, i) => i))
    expect({ finished, interrupted }).toEqual({ finished: CHECKS.length, interrupted: false })
  })

  it('stops when asked, and keeps what is finished', async () => {
    const { records, interrupted } = await runChecks(CHECKS, {
      threads: 1,
      stopAfter: () => true,
    })
    expect(records[0]).toBeDefined()
    expect(records.slice(1).every((record) => record === undefined)).toBe(true)
    expect(interrupted).toBe(false)
  })

  it('gives up the checks in flight when aborted', async () => {
    const interrupt = new AbortController()
    const { finished, interrupted } = await runChecks(CHECKS, {
      threads: 2,
      signal: interrupt.signal,
      onRecord: () => interrupt.abort(),
    })
    expect(finished).toBeLessThan(CHECKS.length)
    expect(interrupted).toBe(true)
  })

  it('throws what a check throws, with its name', async () => {
    const wrong: Check = { ...CHECKS[0]!, claim: 'GMMV-X' }
    await expect(runChecks([wrong], { threads: 1 })).rejects.toThrow(/unknown claim 'GMMV-X'/)
  })
})
