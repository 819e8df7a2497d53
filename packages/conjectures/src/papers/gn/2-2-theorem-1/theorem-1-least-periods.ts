import { leastPeriodCount, periodCount } from '@nim/core/gm'
import { GmSequence, periodByDefinition, vectorCount, vectors } from '@nim/core/gm/definitions'
import { entries, modulus, type VectorCase } from '../../../facts/gm/vector-parameters.ts'
import type { Claim, FixedDomain, Listing } from '../../../judge/index.ts'
import { fixed, instances } from '../../../judge/index.ts'

/** The number of vectors, up to translation by l, whose words have this least period. */
type LeastPeriod = Readonly<Record<'period' | 'vectors', number>>

function* leastPeriods({ parameters: { n, l }, data }: Listing<VectorCase, FixedDomain>) {
  const found = new Map<number, number>()
  for (const x of vectors(n, l, l)) {
    const sequence = new GmSequence(x, l)
    if (!sequence.hasMultiple) continue
    const period = periodByDefinition(sequence.words[0]!.slice(0, n * l))
    found.set(period, (found.get(period) ?? 0) + 1)
  }
  for (let period = 1; period <= n * l; period++) {
    const count = found.get(period) ?? 0
    if (count > 0) data[`least period ${period}`] = count
    yield { period, vectors: count }
  }
}

const isSaid =
  (count: typeof leastPeriodCount) =>
  ({ period, vectors: found }: LeastPeriod, { n, l }: VectorCase): boolean =>
    found === count(period, n, l)

export const gnT1periods: Claim = instances({
  id: 'GN-T1.periods',
  by: 'nimlab',
  kind: 'theorem',
  at: 'Theorem 1, added by nimlab',
  title: 'the least periods are nl/e for the common divisors e of l and n−1, with their counts',
  statement: String.raw`For vectors with $range(x)\le l$ and a multiple of $l$, up to translation by $l$, the least period of the words $W_i$ is $nl/e$ for a common divisor $e$ of $l$ and $n-1$. It is $nl/e$ for exactly $n\sum_{f}\mu(f)\binom{(n-1+l)/(ef)-1}{l/(ef)-1}$ of the $n\binom{n+l-2}{l-1}$ vectors, the sum over $f$ with $ef\mid\gcd(l,n-1)$; for $n\ge2$ each occurs, for $n=1$ only $e=l$.`,
  decides:
    'the least period of W_1 for every vector with x_1 in 0..l−1, range ≤ l and a multiple of l',
  parameters: [entries(1, 6), modulus(6)],
  domain: fixed,
  instances: leastPeriods,
  cost: ({ n, l }) => vectorCount(n, l, l),
  digest: ({ vectors: count }) => count,
  printed: isSaid(leastPeriodCount),
  // The mutation omits the terms for f > 1.
  wrongAt: { case: { n: 3, l: 2 } },
  wrong: isSaid((period, n, l) =>
    (n * l) % period === 0 ? periodCount((n * l) / period, n, l) : 0,
  ),
  method: 'enumeration of vectors',
})
