import { boxCount, formatPosition, isSorted, sortedBox, denseBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { basicByText } from '../../facts/exact-slow/basic-by-text.ts'
import { positionsBySum } from '../../facts/exact-slow/positions-by-sum.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The order of entries that some basic z* ≼ x is said to have. */
type InOrder = (z: readonly number[]) => boolean

const MAX = [10, 6, 5] as const

/** Basic positions may be taken sorted. */
export const gmmvClaim1: Claim = defineClaim<{ n: number }, BoxDomain, InOrder>({
  id: 'GMMV-Claim1',
  paper: 'gmmv',
  kind: 'lemma',
  source: `${GMMV}, Claim 1`,
  paperStatus: 'proved',
  title:
    'below x ≽ z, z basic in any order, there is a basic z* in non-decreasing order, b(z*) = b(z)',
  statement: String.raw`$z\preceq x$, $z$ basic with its entries in any order, implies that there is a basic $z^*\preceq x$ with $b(z^*)=b(z)$ and entries in non-decreasing order.`,
  conventions: ['x sorted; z ≼ x entry by entry, z not sorted'],
  decides: 'every unsorted basic z and every sorted x above it, both with entries up to max',
  complexity: 'C(max+n,n) positions times (max+1)^n vectors',
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: () => [3, 5],
      defaults: () => [3, 5],
    },
  ],
  defaultDomain: ({ n }) => ({ kind: 'box', max: MAX[n - 3] ?? 4 }),
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, true) * boxCount(n, max, false),
    memory: boxCount(n, max, false) * 16n,
  }),
  printed: isSorted,
  judge: (inOrder, { id, parameters, domain }) => {
    const basic: { z: number[]; b: number }[] = []
    denseBox(parameters.n, domain.max).forEach((z) => {
      const b = basicByText(z)
      if (b !== null) basic.push({ z: [...z], b })
    })
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const x of positionsBySum(sortedBox(parameters.n, domain.max))) {
      const below = basic.filter(({ z }) => z.every((entry, i) => entry <= x[i]!))
      const inOrderAt = new Set(below.filter(({ z }) => inOrder(z)).map(({ b }) => b))
      for (const { z, b } of below) {
        found.test(inOrderAt.has(b), b, () => ({
          witness: { x, z, b },
          expected: `a basic z* in order with b(z*) = ${b}`,
          actual: 'none',
          explain: `below ${formatPosition(x)} the basic vector ${formatPosition(z)} has b = ${b}, but no basic vector in order has`,
        }))
      }
    }
    return found.result('definition')
  },
})
