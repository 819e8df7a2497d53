import {
  addGolden,
  compareGolden,
  G,
  type GoldenNumber,
  goldenOf,
  deviation,
  lowerWythoff,
  MILLION,
  PHI,
  ratioDeviation,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { numberedPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { instances } from '../../../judge/instances.ts'

/** The ratio a_m/m has a limit. */
export const vC11: Claim = instances({
  id: 'V-C1.1',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'a_m/m = z + o(m), and lim a_m/m = z',
  statement: String.raw`$a_m/m=z+o(m)$, and $\lim a_m/m=z$ with a constant $z$ (15).`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: |a_m − mz| ≤ 1 for all m ≤ max, stronger than both printed forms; asymptotics are reported, not proved',
  ],
  decides: 'every m up to max, a_m found by the pass over the plane, compared exactly',
  domain: upTo('m', 4000),
  quick: { max: 500 },
  *instances({ domain, data }) {
    let largest = 0n
    for (const { n: m, a } of numberedPoints(domain.max)) {
      const off = deviation(PHI, a, m)
      if (off > largest) largest = off
      data['largestDeviationMillionths'] = Number(largest)
      yield { m, a }
    }
  },
  digest: ({ a }) => a,
  method: 'exact comparison',
  printed: ({ m, a }) => deviation(PHI, a, m) <= MILLION,
  wrong: ({ m, a }) => deviation(PHI, a, m) <= MILLION / 2n || m % 2 === 0,
  witness: ({ m, a }) => ({ m, a_m: a }),
})

/** The closed form of a_n. */
export const vC12: Claim = instances({
  id: 'V-C1.2',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'a_n = ⌊nz⌋ for every n ≥ 1',
  statement: String.raw`$a_n=\lfloor nz\rfloor$ for every $n\ge 1$ (16).`,
  conventions: ['z = (1+√5)/2, the value of V-C3; the floor is taken by integer square roots'],
  decides: 'every n up to max, against the winning points found by the pass over the plane',
  domain: upTo('n', 5000),
  quick: { max: 500 },
  instances: ({ domain }) => numberedPoints(domain.max),
  digest: ({ a }) => a,
  method: 'pass and closed form',
  printed: ({ n, a, b }) => a === lowerWythoff(n) && b === lowerWythoff(n) + n,
  // 1.618 is not the limit
  wrong: { case: {}, max: 400, holds: ({ n, a }) => a === Math.floor(1.618 * n) },
  witness: ({ n, a, b }) => ({ n, a_n: a, b_n: b }),
})

/** The ratio of the coordinates has the same limit. */
export const vC2: Claim = instances({
  id: 'V-C2',
  kind: 'conjecture',
  at: 'Conjecture 2 and Remark 2',
  paperStatus: 'conjectured',
  title: 'for large n, b_n/a_n = z + o(n)',
  statement: String.raw`For large $n$, $b_n/a_n=z+o(n)$ (17); from computer experiments.`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: n·|b_n/a_n − z| ≤ 1 for all n ≤ max, stronger than the printed form; asymptotics are reported, not proved',
  ],
  decides: 'every n up to max, a_n and b_n found by the pass over the plane, compared exactly',
  domain: upTo('n', 4000),
  quick: { max: 500 },
  *instances({ domain, data }) {
    let largest = 0n
    for (const point of numberedPoints(domain.max)) {
      const off = ratioDeviation(PHI, point)
      if (off > largest) largest = off
      data['largestDeviationMillionths'] = Number(largest)
      yield point
    }
  },
  digest: ({ a }) => a,
  method: 'exact comparison',
  printed: (point) => ratioDeviation(PHI, point) <= MILLION,
  wrong: (point) => ratioDeviation(PHI, point) <= (MILLION * 3n) / 10n,
  witness: ({ n, a, b }) => ({ n, a_n: a, b_n: b }),
})

const Z = addGolden(G, goldenOf({ p: 1n, q: 1n }))

/** Whether a_n/n ≤ z < (a_n+1)/n. */
function leaves(n: number, a: number, z: GoldenNumber): boolean {
  const at = (p: number): GoldenNumber => goldenOf({ p: BigInt(p), q: BigInt(n) })
  return compareGolden(at(a), z) <= 0 && compareGolden(z, at(a + 1)) < 0
}

/** The constant of Conjecture 1. */
export const vC3: Claim = instances({
  id: 'V-C3',
  kind: 'conjecture',
  at: 'Conjecture 3',
  paperStatus: 'conjectured',
  title: 'z = g + 1, g = (√5−1)/2',
  statement: String.raw`$z=g+1$ with $g=(\sqrt5-1)/2$ (21).`,
  conventions: ['every n narrows the z of (16): a_n = ⌊nz⌋ says a_n/n ≤ z < (a_n+1)/n'],
  decides:
    'for every n up to max, whether z lies in the interval that the winning point number n, found by the pass over the plane, leaves to it; data: how narrow the intervals leave it',
  domain: upTo('n', 4000),
  quick: { max: 500 },
  *instances({ domain, data }) {
    let low = { n: 1, a: 1 }
    let high = { n: 1, a: 1 }
    for (const { n, a } of numberedPoints(domain.max)) {
      if (a * low.n > low.a * n) low = { n, a }
      if ((a + 1) * high.n < (high.a + 1) * n) high = { n, a }
      data['largestLowerBound'] = `${low.a}/${low.n}`
      data['leastUpperBound'] = `${high.a + 1}/${high.n}`
      yield { n, a }
    }
  },
  digest: ({ a }) => a,
  method: 'exact comparison',
  printed: ({ n, a }) => leaves(n, a, Z),
  // 1.618 is not the golden ratio
  wrong: {
    case: {},
    max: 400,
    holds: ({ n, a }) => leaves(n, a, goldenOf({ p: 1618n, q: 1000n })),
  },
  witness: ({ n, a }) => ({ n, a_n: a }),
})
