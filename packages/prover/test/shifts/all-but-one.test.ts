import { describe, expect, it } from 'vitest'
import { checkShifts, type ShiftCertificate, type ShiftRule } from '../../src/shift-check/index.ts'

/**
 * The 2n − 2 rules of SN(n,{n−1}) and of SN(n,{n−1,n}) for any n ≥ 3.
 * @source docs/proofs/shift-rules.md, "Rules for all n"
 */
function allButOne(n: number, sizes: readonly number[]): ShiftCertificate {
  /**
   * A step that takes `below` stones from each pile before pile m, and `from` stones from pile m
   * and each later one. Piles are numbered from 1.
   */
  const step = (m: number, below: number, from: number): number[] =>
    Array.from({ length: n }, (_, i) => (i + 1 < m ? below : from))
  const gap = (m: number): number[] =>
    Array.from({ length: n }, (_, i) => (i + 1 === m ? 1 : i + 2 === m ? -1 : 0))
  /** The form that adds the piles before pile m and a multiple of pile m. */
  const sumAnd = (m: number, multiple: number): number[] =>
    step(m, 1, 0).map((one, i) => (i + 1 === m ? multiple : one))
  const ones: ShiftRule[] = range(3, n).map((m) => ({
    z: step(m, 0, 1),
    add: 0,
    where: [
      [gap(m), 2],
      [sumAnd(m, 2 - m).map((factor) => -factor), 1],
    ],
  }))
  const evens: ShiftRule[] = range(2, n + 1).map((m) => ({
    z: step(m, 2 * (m - 2), 2 * (m - 1)),
    add: 0,
    where: [
      ...(m > 2 ? [[gap(1), 2 * m - 3] as const] : []),
      ...(m <= n ? [[gap(m), 3] as const] : []),
      ...(m > 3 ? [[sumAnd(m - 1, 3 - m), 2 * (m - 2)] as const] : []),
    ],
  }))
  const ruleset = `SN(${n},{${sizes.join()}})`
  const rules = [...ones, ...evens]
  return { format: 'nimlab-shifts-1', ruleset, play: 'normal', value: 'outcome', box: 12, rules }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

describe('rules for all n', () => {
  it.each([3, 4, 5, 6])('solve SN(n,{n−1}) and SN(n,{n−1,n}) with %d piles', (n) => {
    for (const sizes of [[n - 1], [n - 1, n]]) {
      const { accepted, ...checked } = checkShifts(allButOne(n, sizes))
      expect({ accepted, ...checked }).toMatchObject({
        accepted: true,
        rules: 2 * n - 2,
        semilinear: true,
      })
    }
  })

  it.each([4, 5])('do not solve SN(n,{n−2,n−1}) with %d piles', (n) => {
    expect(checkShifts(allButOne(n, [n - 2, n - 1])).accepted).toBe(false)
  })
})
