import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { isOddPosition } from './position-parity.ts'
import { runningMaximum } from './running-maximum.ts'

/** All m for which (B) of Theorem 1 holds at x, every m up to |x| being tried. */
export const levelsOfB: Fact<readonly number[]> = {
  says: 'all m with |x| = km + k − 1, max(x) < m, m even, and x odd',
  source: 'GMMV-T1',
  about: 'NIM(k+1,k)',
  of: () => levelsByText,
}

/** m(x) of an exceptional position, or null. */
export const exceptionalLevel: Fact<number | null> = {
  says: 'the m for which (B) of Theorem 1 holds, if x is exceptional, otherwise null',
  source: 'GMMV-D12',
  about: 'NIM(k+1,k)',
  of: () => (x) => levelsByText(x)[0] ?? null,
}

/** The largest m(z) over exceptional z ≺ x, or −1. */
export const exceptionalBelow: Fact = {
  says: 'the largest m(z) of an exceptional z ≺ x; −1 if there is none',
  source: 'GMMV-Claim8',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const { below } = runningMaximum(box, (x) => levelsByText(x)[0] ?? -1)
    return (_, rank) => below[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}

function levelsByText(x: readonly number[]): number[] {
  if (!isOddPosition(x)) return []
  const k = x.length - 1
  let sum = 0
  for (const pile of x) sum += pile
  const levels: number[] = []
  for (let m = 0; m <= sum; m += 2) {
    if (sum === k * m + k - 1 && x.every((pile) => pile < m)) levels.push(m)
  }
  return levels
}
