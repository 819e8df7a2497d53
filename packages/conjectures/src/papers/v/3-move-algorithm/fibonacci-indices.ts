import { certifiesLower, fibonacci } from '@nim/core/wythoff'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import type { Claim, Naming } from '../../../judge/index.ts'
import { fixed, instances, instancesClaim, upTo } from '../../../judge/index.ts'

/** A claim about a_n for every second Fibonacci number n. */
const atFibonacci = (
  card: Naming,
  indexOfN: (k: number) => number,
  lower: (k: number) => bigint,
  values: Readonly<Record<number, number>>,
) =>
  instancesClaim({
    ...card,
    kind: 'proposition',
    paperStatus: 'observed',
    conventions: ['F_1 = F_2 = 1'],
    decides:
      'part formula: every k up to max, by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²; part values: the printed values against winning points found by the pass over the plane',
    domain: ({ part }) => (part === 'formula' ? upTo('k', 1000)() : fixed()),
    quick: { max: 200 },
    *instances({ domain }) {
      if (domain.kind === 'up-to') {
        for (let k = 1; k <= domain.max; k++) {
          yield { k, n: fibonacci(indexOfN(k)), printedValue: 0, a: 0 }
        }
        return
      }
      const { a } = firstWinningPoints(40)
      for (const [index, printedValue] of Object.entries(values)) {
        const n = fibonacci(Number(index))
        yield { k: 0, n, printedValue, a: a[Number(n)]! }
      }
    },
    digest: ({ k, a }, { part }) => (part === 'formula' ? k : a),
    method: 'certificate and pass',
    printed: {
      formula: { says: 'a_n as stated', holds: ({ k, n }) => certifiesLower(n, lower(k)) },
      values: { says: 'a_n as printed', holds: ({ a, printedValue }) => a === printedValue },
    },
  })

export const vFib25: Claim = instances({
  ...atFibonacci(
    {
      id: 'V-Fib.25',
      at: 'section 12 (25)',
      title: 'a at n = F_{2k−1} is F_{2k}',
      statement: String.raw`$n=F_{2k-1}$ gives $a_n=F_{2k}$. Printed: $a_{F_3}=3$, $a_{F_5}=8$, $a_{F_7}=21$, $a_{F_9}=55$.`,
    },
    (k) => 2 * k - 1,
    (k) => fibonacci(2 * k),
    { 3: 3, 5: 8, 7: 21, 9: 55 },
  ),
  wrongAt: { max: 10 },
  wrong: ({ k, n }) => certifiesLower(n, k === 5 ? BigInt(k) : fibonacci(2 * k)),
})

export const vFib26: Claim = instances({
  ...atFibonacci(
    {
      id: 'V-Fib.26',
      at: 'section 12 (26)',
      title: 'a at n = F_{2k} is F_{2k+1} − 1',
      statement: String.raw`$n=F_{2k}$ gives $a_n=F_{2k+1}-1$. Printed: $a_{F_2}=1$, $a_{F_4}=4$, $a_{F_6}=12$, $a_{F_8}=33$.`,
    },
    (k) => 2 * k,
    (k) => fibonacci(2 * k + 1) - 1n,
    { 2: 1, 4: 4, 6: 12, 8: 33 },
  ),
  // The mutation is false because a_3 = 4.
  wrongAt: { case: { part: 'values' } },
  wrong: ({ n, a, printedValue }) => a === (n === 3n ? 5 : printedValue),
})
