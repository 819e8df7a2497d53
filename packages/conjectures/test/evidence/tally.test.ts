import { describe, expect, it } from 'vitest'
import { instanceTally } from '../../src/evidence/instance-tally.ts'
import { tally } from '../../src/evidence/tally.ts'

const nothing = { expected: 0, actual: 0, explain: '' }

describe('tally', () => {
  it('reports the failing position with the least sum, then the lexicographically first', () => {
    const found = tally('header')
    for (const position of [
      [0, 9],
      [3, 3],
      [2, 4],
      [1, 5],
      [0, 7],
    ])
      found.compare(position, 1, 0)
    found.compare([0, 0], 1, 1)
    const result = found.result('test', () => nothing)
    expect(result.verdict).toBe('refuted')
    expect(result.counterexample?.position).toEqual([1, 5])
    expect(result).toMatchObject({ checked: 6, failures: 5 })
  })

  it('holds if all positions agree, and is vacuous if none was tested', () => {
    const found = tally('header')
    found.test([1], true, 5)
    expect(found.result('test', () => nothing).verdict).toBe('holds')
    expect(tally('header').result('test', () => nothing).verdict).toBe('vacuous')
  })

  it('digests header, values and agreement', () => {
    const digestOf = (header: string, values: readonly [number, boolean][]): string => {
      const found = tally(header)
      for (const [value, holds] of values) found.test([value], holds, value)
      return found.result('test', () => nothing).digest
    }
    const usual = digestOf('a', [
      [1, true],
      [2, true],
    ])
    expect(usual).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(
      digestOf('a', [
        [1, true],
        [2, true],
      ]),
    ).toBe(usual)
    expect(
      digestOf('b', [
        [1, true],
        [2, true],
      ]),
    ).not.toBe(usual)
    expect(
      digestOf('a', [
        [1, true],
        [3, true],
      ]),
    ).not.toBe(usual)
    expect(
      digestOf('a', [
        [1, true],
        [2, false],
      ]),
    ).not.toBe(usual)
  })

  it('digests a stream of many chunks as one', () => {
    const long = tally('a')
    for (let i = 0; i < 100_000; i++) long.compare([i], i, i)
    const shorter = tally('a')
    for (let i = 0; i < 99_999; i++) shorter.compare([i], i, i)
    expect(long.result('test', () => nothing).digest).not.toBe(
      shorter.result('test', () => nothing).digest,
    )
  })
})

describe('instanceTally', () => {
  it('reports the first failing instance', () => {
    const found = instanceTally('header')
    found.test(true, 1, () => ({ ...nothing, witness: { i: 0 } }))
    found.test(false, 1, () => ({ ...nothing, witness: { i: 1 } }))
    found.test(false, 1, () => ({ ...nothing, witness: { i: 2 } }))
    const result = found.result('test', { seen: 3 })
    expect(result.counterexample?.witness).toEqual({ i: 1 })
    expect(result).toMatchObject({ verdict: 'refuted', checked: 3, failures: 2, data: { seen: 3 } })
  })
})
