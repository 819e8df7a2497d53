import { describe, expect, it } from 'vitest'
import { BENCHMARK_SET, entriesMatching, entryName } from '../src/entry.ts'
import { UsageError } from '../src/usage-error.ts'

describe('the benchmark set', () => {
  it('has three values for 22 boxes, and each entry has its own name', () => {
    expect(BENCHMARK_SET).toHaveLength(66)
    expect(new Set(BENCHMARK_SET.map(entryName)).size).toBe(66)
  })
})

describe('entriesMatching', () => {
  it('finds the entries whose names contain the pattern, including its brackets and braces', () => {
    expect(entriesMatching('SN(4,{3}) B=60').map(entryName)).toEqual([
      'SN(4,{3}) B=60 outcome',
      'SN(4,{3}) B=60 remoteness',
      'SN(4,{3}) B=60 grundy',
    ])
  })

  it('accepts a star for any text', () => {
    expect(entriesMatching('sn(5*b=40 outcome')).toHaveLength(2)
  })

  it('rejects a pattern that matches nothing', () => {
    expect(() => entriesMatching('SN(9')).toThrow(UsageError)
  })
})
