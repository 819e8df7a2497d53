import { basicByText, runningMaximum } from '@nim/core/exact-slow/definitions'
import { boxCount } from '@nim/core/rules'
import { type Fact, factOf } from '../fact.ts'

export const basicLevel: Fact<number | null> = factOf(
  'b(x) if x is basic, otherwise null',
  'GMMV-D10',
  basicByText,
)

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
