import { describe, expect, it } from 'vitest'
import { BENCHMARK_SET, entriesMatching, entryName } from '../src/entry.ts'
import { UsageError } from '../src/usage-error.ts'

describe('the benchmark set', () => {
  it('has three values of 22 boxes, each named differently', () => {
    expect(BENCHMARK_SET).toHaveLength(66)
    expect(new Set(BENCHMARK_SET.map(entryName)).size).toBe(66)
  })
})

describe('entriesMatching', () => {
  it('finds what contains the pattern, brackets and braces taken as they are', () => {
    expect(entriesMatching('SN(4,{3}) B=60').map(entryName)).toEqual([
      'SN(4,{3}) B=60 outcome',
      'SN(4,{3}) B=60 remoteness',
      'SN(4,{3}) B=60 grundy',
    ])
  })

  it('lets a star stand for anything', () => {
    expect(entriesMatching('sn(5*b=40 outcome')).toHaveLength(2)
  })

  it('rejects a pattern that finds nothing', () => {
    expect(() => entriesMatching('SN(9')).toThrow(UsageError)
  })
})
