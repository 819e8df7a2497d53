import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { algorithm1, algorithm1Trace } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'

describe('algorithm1Trace(x,k)', () => {
  it('reproduces the printed table, as numbers and as bigints', () => {
    const { k, trace } = golden.table1
    const start = trace[0]!.x
    expect(trace).toHaveLength(8)
    expect(algorithm1Trace(start, k)).toEqual(trace)
    expect(algorithm1Trace(start.map(BigInt), k)).toEqual(
      trace.map(({ x, nirb, reduced }) => ({ x: x.map(BigInt), nirb: BigInt(nirb), reduced })),
    )
  })

  it('evaluates nu eleven times if the highest stack is a hundred times higher', () => {
    const { k, start, nirb_values, result } = golden.table1_17000
    const trace = algorithm1Trace(start, k)
    expect(trace.map(({ nirb }) => nirb)).toEqual(nirb_values)
    expect(trace).toHaveLength(11)
    expect(trace.at(-1)!.x).toEqual(result)
    expect(algorithm1(start, k)).toEqual(result)
  })

  it('makes at most x_n - x_{n-k+1} passes, and no pass lowers the maximum by more than the pass before', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(9, 10n ** 15n), ({ x, k }) => {
        const maxima = algorithm1Trace(x, k).map((iterate) => iterate.x.at(-1)!)
        expect(BigInt(maxima.length - 1) <= x.at(-1)! - x.at(-k)!).toBe(true)
        const drops = maxima.slice(1).map((maximum, i) => maxima[i]! - maximum)
        expect(drops.every((drop, i) => drop >= 1n && (i === 0 || drop <= drops[i - 1]!))).toBe(
          true,
        )
      }),
    )
  })

  it('has a single row for a reduced position', () => {
    expect(algorithm1Trace([2, 2, 3], 2)).toEqual([{ x: [2, 2, 3], nirb: 3, reduced: true }])
  })

  it('rejects k outside 1..n', () => {
    expect(() => algorithm1([1, 2], 3)).toThrow(RangeError)
    expect(() => algorithm1Trace([1, 2], 0)).toThrow(RangeError)
  })
})
