import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'

// This test checks Theorems 41 and 42 of docs/proofs/gm-plays.md step by step, from the rules of
// the game alone.

const CASES = [
  { n: 3, l: 3, max: 16 },
  { n: 3, l: 4, max: 16 },
  { n: 3, l: 5, max: 16 },
  { n: 4, l: 3, max: 13 },
  { n: 4, l: 4, max: 14 },
  { n: 5, l: 3, max: 12 },
]

type Piles = readonly number[]

function* sorted(n: number, max: number, least = 0): Generator<number[]> {
  if (n === 0) return yield []
  for (let pile = least; pile <= max; pile++) {
    for (const rest of sorted(n - 1, max, pile)) yield [pile, ...rest]
  }
}

const hasMultiple = (x: Piles, l: number): boolean => x.some((pile) => pile % l === 0)
const keep = (x: Piles, q: number): number[] => x.map((pile, i) => (i === q ? pile : pile - 1))

function D(x: Piles, l: number, t: number): number {
  const pairs = x.map((pile) => (pile <= t ? Math.floor((t - pile) / l) + 1 : 0))
  return pairs.reduce((sum, pair) => sum + pair, 0) - Math.floor(t / l)
}

function T(x: Piles, l: number): number {
  let t = 0
  while (D(x, l, t) < 2) t++
  return t
}

/**
 * The first position with a multiple, and its time, if every player keeps the last of the largest
 * piles.
 */
function untilMultiple(x: Piles, l: number, time: number): { z: Piles; time: number } {
  if (hasMultiple(x, l)) return { z: x, time }
  return untilMultiple(keep(x, x.lastIndexOf(Math.max(...x))), l, time + 1)
}

/**
 * The first half of Theorem 41: a winner moves from a position with a multiple to one without a
 * multiple.
 */
function seeStep(x: Piles, l: number, q: number): 'gain' | 'none' {
  const [n, S0, next] = [x.length, T(x, l), keep(x, q)]
  const S1 = 1 + T(next, l)
  const { z, time } = untilMultiple(next, l, 1)
  const Sb = time + T(z, l)
  expect(time <= l && Sb >= S1).toBe(true)
  if (S0 % l === 0 || Sb % l === 0 || Sb >= S0) return 'none'
  expect(S1).toBe(l * Math.floor((S0 - 1) / l))
  // Formula (4). After that, the lowest pile exceeds its bound.
  expect(Math.max(...next) + 1).toBeLessThanOrEqual(S1)
  expect(D(x, l, S1)).toBe(1)
  expect(x[0]).toBeGreaterThanOrEqual((n - 2) * l + 2)
  expect(Math.max(...z)).toBeLessThanOrEqual(T(z, l) + l)
  return 'gain'
}

/**
 * The second half of Theorem 41: without a multiple, a player keeps pile p instead of pile n at
 * time a.
 */
function seeFirstMove(x: Piles, l: number, p: number, a: number): string {
  const n = x.length
  const beta = Math.min(...x.slice(0, -1).map((pile) => pile % l))
  const S = beta + T(untilMultiple(x, l, 0).z, l)
  let y: Piles = x
  for (let time = 0; time < a; time++) y = keep(y, n - 1)
  const { z, time: b } = untilMultiple(keep(y, p), l, a + 1)
  const after = b + T(z, l)
  const isAlone = x.every((pile, i) => i === p || i === n - 1 || pile % l !== beta)
  const kind = x[n - 1]! % l === 1 ? 3 : isAlone && x[p]! % l === beta ? 2 : 1
  expect(b).toBe([0, beta, beta + 1, a + 1][kind])
  if (S % l === a) expect(after).toBeLessThanOrEqual(S)
  if (after % l === a || after >= S) return `case ${kind}`
  expect(kind).not.toBe(2)
  expect(x[0]! > (n - 3) * l + 1 && x[n - 2]! > (n - 2) * l).toBe(true)
  expect(after).toBeGreaterThanOrEqual(x[n - 1]! - 1)
  expect(Math.max(...z)).toBeLessThanOrEqual(T(z, l) + l)
  return `gain in case ${kind}`
}

function seePosition(x: Piles, l: number, see: (step: string) => void): void {
  const n = x.length
  if (hasMultiple(x, l)) {
    for (const q of x.keys()) {
      const isLegal = x.every((pile, i) => i === q || pile > 0)
      if (isLegal && !hasMultiple(keep(x, q), l)) see(`${seeStep(x, l, q)} with a multiple`)
    }
    return
  }
  const beta = Math.min(...x.slice(0, -1).map((pile) => pile % l))
  for (let a = 0; a < beta; a++) {
    for (let p = 0; p < n - 1; p++) {
      if (a > 0 || x[p]! < x[n - 1]!) see(seeFirstMove(x, l, p, a))
    }
  }
}

describe('the steps of Theorems 41 and 42', () => {
  it.each(sampled(CASES, 3))('hold for n = $n, l = $l, piles up to $max', ({ n, l, max }) => {
    const seen = new Set<string>()
    for (const x of sorted(n, max)) {
      const [t, shifted] = [
        T(x, l),
        T(
          x.map((pile) => pile + (n - 1) * l),
          l,
        ),
      ]
      // Formula (3).
      expect(shifted).toBeGreaterThanOrEqual(t + n * l)
      if (x.at(-1)! <= t + l) expect(shifted).toBe(t + n * l)
      seePosition(x, l, (step) => seen.add(step))
    }
    // Without this check, a step could hold merely because no move satisfies its conditions.
    const steps = ['case 1', 'case 2', 'case 3', 'gain in case 1', 'gain in case 3']
    const withMultiple = ['gain with a multiple', 'none with a multiple']
    expect([...seen].toSorted()).toEqual([...steps, ...withMultiple].toSorted())
  })
})
