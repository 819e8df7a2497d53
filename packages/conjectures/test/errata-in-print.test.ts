import { lowerWythoff, upperWythoff } from '@nim/core/wythoff'
import { describe, expect, it } from 'vitest'

const sum = (x: readonly number[]): number => x.reduce((total, entry) => total + entry, 0)
const evenEntries = (x: readonly number[]): number => x.filter((entry) => entry % 2 === 0).length

/** All sorted vectors of n entries between `least` and `most`. */
function* sortedVectors(n: number, least: number, most: number): Generator<number[]> {
  if (n === 0) yield []
  else {
    for (let first = least; first <= most; first++) {
      for (const rest of sortedVectors(n - 1, first, most)) yield [first, ...rest]
    }
  }
}

/**
 * Definition 10 of GMMV: |z| = kb and no entry exceeds b. If b is even, all entries are even. If b
 * is odd, all entries except one are odd.
 */
function isBasic(z: readonly number[], b: number): boolean {
  const k = z.length - 1
  return sum(z) === k * b && z.at(-1)! <= b && evenEntries(z) === (b % 2 === 0 ? z.length : 1)
}

/** Condition (B) of Theorem 1 of GMMV, for an even number m. */
function isExceptional(z: readonly number[], m: number): boolean {
  const k = z.length - 1
  return sum(z) === k * m + k - 1 && z.at(-1)! < m && evenEntries(z) === 0
}

const games = [2, 3, 4].flatMap((k) => [2, 4, 6, 8].map((m) => ({ k, m })))

describe('errata of the printed paper that no claim contains, checked by the definitions', () => {
  it('GMMV-Claim8: no exceptional z is basic, but z becomes basic if one entry is raised by 1', () => {
    const found = games.flatMap(({ k, m }) =>
      [...sortedVectors(k + 1, 1, m)].filter((z) => isExceptional(z, m)).map((z) => ({ z, m })),
    )
    expect(found[0]).toEqual({ z: [3, 3, 3], m: 4 })
    for (const { z, m } of found) {
      for (let b = 0; b <= sum(z); b++) expect(isBasic(z, b)).toBe(false)
      for (const i of z.keys()) {
        const raised = z.map((entry, j) => (j === i ? entry + 1 : entry)).sort((a, b) => a - b)
        expect(isBasic(raised, m + 1), raised.join()).toBe(true)
      }
    }
  })

  it('GMMV-Claim5: if only the second entry is even, it is at least 2', () => {
    for (const { k, m } of games) {
      const basic = [...sortedVectors(k + 1, 0, m + 1)].filter((z) => isBasic(z, m + 1))
      expect(basic.length).toBeGreaterThan(0)
      for (const z of basic) if (z[1]! % 2 === 0) expect(z[1]).toBeGreaterThanOrEqual(2)
    }
  })

  it('GMMV-L3: there is no basic position with b = 2 below 0,0,0', () => {
    expect(isBasic([0, 0, 0], 2)).toBe(false)
    expect([...sortedVectors(3, 0, 2)].filter((z) => isBasic(z, 2))).toEqual([[0, 2, 2]])
  })

  it('V-T2.3b: if S = b_i < a_m, the index i is below m', () => {
    for (let m = 1; m <= 200; m++) {
      for (let i = 1; upperWythoff(i) < lowerWythoff(m); i++) expect(i).toBeLessThan(m)
    }
  })
})
