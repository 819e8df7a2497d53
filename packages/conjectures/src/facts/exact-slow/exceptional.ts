import { exceptionalLevels, runningMaximum } from '@nim/core/exact-slow/definitions'
import { boxCount } from '@nim/core/rules'
import { type Fact, factOf } from '../fact.ts'

/** All m for which (B) of Theorem 1 holds at x. Every m up to |x| is tried. */
export const levelsOfB: Fact<readonly number[]> = factOf(
  'all m with |x| = km + k − 1, max(x) < m, m even, and x odd',
  'GMMV-T1',
  exceptionalLevels,
)

export const exceptionalLevel: Fact<number | null> = factOf(
  'the m for which (B) of Theorem 1 holds, if x is exceptional, otherwise null',
  'GMMV-D12',
  (x) => exceptionalLevels(x)[0] ?? null,
)

export const exceptionalBelow: Fact = {
  says: 'the largest m(z) of an exceptional z ≺ x; −1 if there is none',
  source: 'GMMV-Claim8',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const { below } = runningMaximum(box, (x) => exceptionalLevels(x)[0] ?? -1)
    return (_, rank) => below[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}
