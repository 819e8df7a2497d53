import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/wythoff.json' with { type: 'json' }
import {
  attritionOutcome,
  certifiesLower,
  countsUpTo,
  fibonacci,
  indexSolutions,
  lowerWythoff,
  upperWythoff,
  winningMove,
  winningPoint,
  wythoffOutcome,
} from '../../src/wythoff/index.ts'

const big = (value: number | string): bigint => BigInt(value)
const bigOrNull = (value: number | string | null): bigint | null =>
  value === null ? null : BigInt(value)

describe('the golden values of Wythoff’s game', () => {
  it('list the first winning points', () => {
    expect(golden.first_P.map((_, n) => winningPoint(n))).toEqual(golden.first_P)
  })

  it.each(golden.big_P)('include a_n and b_n for n = $n', (row) => {
    expect(lowerWythoff(big(row.n))).toBe(big(row.a))
    expect(upperWythoff(big(row.n))).toBe(big(row.b))
    expect(certifiesLower(big(row.n), big(row.a))).toBe(true)
    if (typeof row.n === 'number') expect(winningPoint(row.n)).toEqual([row.a, row.b])
  })

  it.each(golden.awp_moves)('include the winning move from $pos', ({ pos, awp_move }) => {
    expect(winningMove([big(pos[0]!), big(pos[1]!)])).toEqual(awp_move.map(big))
  })

  it.each(golden.index_solutions)('include the index of $S', ({ S, k, i }) => {
    expect(indexSolutions(big(S))).toEqual({ k: bigOrNull(k), i: bigOrNull(i) })
  })

  it.each(golden.fibonacci)('include a_n at n = F_$index', ({ index, n, a_n }) => {
    expect(fibonacci(index)).toBe(big(n))
    expect(lowerWythoff(big(n))).toBe(big(a_n))
  })

  it.each(golden.counts_up_to_M)('count both sequences up to $M', ({ M, n_a, n_b }) => {
    expect(countsUpTo(big(M))).toEqual({ nA: big(n_a), nB: big(n_b) })
  })

  it('list the winning points if the player who reaches (0,0) loses', () => {
    const found: number[][] = []
    for (let S = 0; S <= 19; S++) {
      for (let L = S; L <= 31; L++) if (attritionOutcome([S, L]) === 'P') found.push([S, L])
    }
    expect(found).toEqual(golden.misere_P)
  })

  it('classify the listed points and the targets of the listed moves as P', () => {
    for (const [S, L] of golden.first_P) expect(wythoffOutcome([S!, L!])).toBe('P')
    for (const { awp_move } of golden.awp_moves) {
      expect(wythoffOutcome([big(awp_move[0]!), big(awp_move[1]!)])).toBe('P')
    }
  })
})
