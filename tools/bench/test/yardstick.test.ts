import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { BENCHMARK_SET } from '../src/entry.ts'
import { programsFor } from '../src/yardstick.ts'

function programs(ruleset: string, value: 'outcome' | 'remoteness' = 'remoteness'): string[] {
  return programsFor(parseRuleset(ruleset), value).map((words) => words.join(' '))
}

describe('programsFor', () => {
  it('passes the game to the programs as numbers', () => {
    expect(programs('NIM(6,4)')).toEqual(['runs -DPILES=6 -DSIZES=4', 'planes -DPILES=6 -DSIZES=4'])
    expect(programs('HNIM(4;{1,2},{2,3},{3,4},{1,4})')).toEqual([
      'hypergraph -DPILES=4 -DEDGES=3,9,6,12',
    ])
  })

  it('omits a program whose layout does not support the game', () => {
    expect(programs('SN(5,{3})', 'remoteness')).toHaveLength(2)
    expect(programs('SN(5,{3})', 'outcome')).toHaveLength(1)
    expect(programs('SN(5,{2,3})')).toEqual(['runs -DPILES=5 -DSIZES=2,3'])
    expect(programs('NIM(8,4)')).toEqual(['planes -DPILES=8 -DSIZES=4'])
    expect(programs('HNIM(3;{1},{2},{3},{1,2})')).toEqual([])
    expect(programs('WYTHOFF')).toEqual([])
  })

  it('has a program for every entry', () => {
    for (const { ruleset, value } of BENCHMARK_SET) {
      expect(programsFor(parseRuleset(ruleset), value)).not.toEqual([])
    }
  })
})
