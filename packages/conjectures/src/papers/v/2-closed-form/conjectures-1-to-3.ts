import {
  addGolden,
  compareGolden,
  G,
  type GoldenNumber,
  goldenOf,
  lowerWythoff,
  PHI,
  deviation,
  MILLION,
} from '@nim/core/wythoff'
import { type NumberedPoint, numberedPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/**
 * The first winning points, each with a deviation in millionths. The largest deviation is reported.
 */
export function* pointsWithDeviation(
  count: number,
  deviationOf: (point: NumberedPoint) => bigint,
  data: Record<string, number | string>,
): Generator<NumberedPoint & { readonly off: bigint }> {
  let largest = 0n
  for (const point of numberedPoints(count)) {
    const off = deviationOf(point)
    if (off > largest) largest = off
    data['largestDeviationMillionths'] = Number(largest)
    yield { ...point, off }
  }
}

const CONJECTURE = {
  kind: 'conjecture',
  paperStatus: 'conjectured',
  decides: 'every n up to max, the winning points found by the pass over the plane',
  quick: { max: 500 },
  digest: ({ a }: { readonly a: number }) => a,
} as const

export const vC11: Claim = instances({
  ...CONJECTURE,
  id: 'V-C1.1',
  at: 'Conjecture 1',
  title: 'a_m/m = z + o(1), so lim a_m/m = z',
  statement: String.raw`$a_m/m=z+o(1)$, so that $\lim a_m/m=z$ with a constant $z$ (15). Printed: $o(m)$.`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: |a_m − mz| ≤ 1 for all m ≤ max, which is stronger; evidence for the asymptotic statement, not a proof',
  ],
  domain: upTo('m', 4000),
  instances: ({ domain, data }) =>
    pointsWithDeviation(domain.max, ({ n: m, a }) => deviation(PHI, a, m), data),
  method: 'exact comparison',
  printed: ({ off }) => off <= MILLION,
  wrong: ({ n: m, off }) => off <= MILLION / 2n || m % 2 === 0,
})

export const vC12: Claim = instances({
  ...CONJECTURE,
  id: 'V-C1.2',
  at: 'Conjecture 1',
  title: 'a_n = ⌊nz⌋ for every n ≥ 1',
  statement: String.raw`$a_n=\lfloor nz\rfloor$ for every $n\ge 1$ (16).`,
  conventions: ['z = (1+√5)/2, the value of V-C3; integer square roots give the floor'],
  domain: upTo('n', 5000),
  instances: ({ domain }) => numberedPoints(domain.max),
  method: 'pass and closed form',
  printed: ({ n, a, b }) => a === lowerWythoff(n) && b === lowerWythoff(n) + n,
  // The mutation is false because 1.618 is not the limit.
  wrongAt: { max: 400 },
  wrong: ({ n, a }) => a === Math.floor(1.618 * n),
})

export const vC2: Claim = instances({
  ...CONJECTURE,
  id: 'V-C2',
  at: 'Conjecture 2 and Remark 2',
  title: 'for large n, b_n/a_n = z + o(1)',
  statement: String.raw`For large $n$, $b_n/a_n=z+o(1)$ (17); from computer experiments. Printed: $o(n)$.`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: n·|b_n/a_n − z| ≤ 1 for all n ≤ max, which is stronger; evidence for the asymptotic statement, not a proof',
  ],
  domain: upTo('n', 4000),
  instances: ({ domain, data }) =>
    pointsWithDeviation(
      domain.max,
      ({ n, a, b }) => (BigInt(n) * deviation(PHI, b, a)) / BigInt(a),
      data,
    ),
  method: 'exact comparison',
  printed: ({ off }) => off <= MILLION,
  wrong: ({ off }) => off <= (MILLION * 3n) / 10n,
})

const Z = addGolden(G, goldenOf({ p: 1n, q: 1n }))

/** True if a_n/n ≤ z < (a_n+1)/n. */
function leaves(n: number, a: number, z: GoldenNumber): boolean {
  const at = (p: number): GoldenNumber => goldenOf({ p: BigInt(p), q: BigInt(n) })
  return compareGolden(at(a), z) <= 0 && compareGolden(z, at(a + 1)) < 0
}

export const vC3: Claim = instances({
  ...CONJECTURE,
  id: 'V-C3',
  at: 'Conjecture 3',
  title: 'z = g + 1, g = (√5−1)/2',
  statement: String.raw`$z=g+1$ with $g=(\sqrt5-1)/2$ (21).`,
  conventions: [
    'every n narrows the interval for the z of (16): a_n = ⌊nz⌋ means a_n/n ≤ z < (a_n+1)/n',
  ],
  decides:
    'for every n up to max, whether z lies in the interval that winning point number n of the pass over the plane allows; data: the widths of the intervals',
  domain: upTo('n', 4000),
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
  method: 'exact comparison',
  printed: ({ n, a }) => leaves(n, a, Z),
  // The mutation is false because 1.618 is not the golden ratio.
  wrongAt: { max: 400 },
  wrong: ({ n, a }) => leaves(n, a, goldenOf({ p: 1618n, q: 1000n })),
})
