import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { basicByText } from './basic-by-text.ts'
import { runningMaximum } from './running-maximum.ts'

/** b(x), or null. */
export const basicLevel: Fact<number | null> = {
  says: 'b(x) if x is basic, otherwise null',
  source: 'GMMV-D10',
  about: 'NIM(k+1,k)',
  of: () => (x) => basicByText(x),
}

/** B(x). */
export const basicBoundBelow: Fact = {
  says: 'the largest b(z) of a basic z ≼ x',
  source: 'GMMV-D11',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const { upTo } = runningMaximum(box, (x) => basicByText(x) ?? -1)
    return (_, rank) => upTo[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}
