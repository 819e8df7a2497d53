import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/gm-rule.json' with { type: 'json' }
import { finishOf, gmTerm, pursuit } from '../../src/gm/index.ts'
import { sortedVectors } from './naive-sequence.ts'

type Integer = number | string

function big(vector: readonly Integer[]): bigint[] {
  return vector.map((entry) => BigInt(entry))
}

describe('golden vectors of the GM-rule', () => {
  it.each(golden.accelerated_xj)('x^$j for l = $l from $x', ({ l, x, j, xj }) => {
    expect(gmTerm(big(x), BigInt(l), BigInt(j))).toEqual(big(xj))
    if (typeof j === 'number') expect(gmTerm(x as number[], l, j)).toEqual(xj)
  })

  it.each(golden.finish_line_T)('the finish time for l = $l, q = $q from $x', (row) => {
    const finish = finishOf(big(row.x), BigInt(row.l), row.q, BigInt(row.level))
    expect(finish?.moves).toBe(BigInt(row.T))
    expect(finish?.vector).toEqual(big(row.x_final))
  })

  it.each(golden.pursuit)('the end of the pursuit for l = $l from $x', (row) => {
    const { moves, vector } = pursuit(big(row.x), BigInt(row.l))
    expect(moves).toBe(BigInt(row.first_j_with_range_le_l))
    expect(vector).toEqual(big(row.x_at_j))
  })

  it.each([
    ['n=3,box=0..12', 3, 12],
    ['n=4,box=0..8', 4, 8],
  ] as const)('the remoteness of %s in NIM(n,n−1) by the GM-rule', (name, n, max) => {
    const { values } = golden['remoteness_NIM_n_n-1'].small[name]
    expect(sortedVectors(n, 0, max).map((x) => finishOf(x, 2, 2)!.moves)).toEqual(values)
  })

  it.each(golden['remoteness_NIM_n_n-1'].huge)('the remoteness of $x by the GM-rule', (row) => {
    const { moves } = finishOf(big(row.x), 2n, 2)!
    expect(moves).toBe(BigInt(row.remoteness))
    expect(moves % 2n === 0n).toBe(row.P_position)
  })
})
