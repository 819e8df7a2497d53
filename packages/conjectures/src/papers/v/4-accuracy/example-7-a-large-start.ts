import { ceilLog2Of, firstFailure, floorTimes, newtonApproximation } from '@nim/core/wythoff'
import { certifiesLower } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { choice, fixed, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The numbers of the example. */
export interface Example7 {
  readonly s: number
  readonly l: number
  readonly m: number
  /** m < 10^k. */
  readonly k: number
  readonly r: number
}

const PARTS = {
  difference: 'm = l − s',
  bound: 'm < 10^6',
  'literal inequality': 'r is the only integer with 6 ≥ 3·2^r, r ≥ 0',
  '(41)': 'r is the least integer with 3·2^r ≥ 6',
  'this m': 'floor(m·x_r) = a_m for m = l − s',
  'all m': 'floor(n·x_r) = a_n for all n ≤ 10^6',
}

/** A claim about one large start. */
export function example7Claim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  parts: readonly (keyof typeof PARTS)[],
  printed: Example7,
): Claim {
  return vClaim<{ part: keyof typeof PARTS }, FixedDomain, Example7>({
    ...claim,
    kind: 'example',
    paperStatus: 'asserted',
    conventions: parts.map((part) => `part ${part}: ${PARTS[part]}`),
    decides:
      'each part by exact integers; the accuracy for all n through the first failure, found by Fibonacci numbers',
    complexity: 'O(1)',
    parameters: [choice('part', 'part of the example', ...parts)],
    defaultDomain: fixed,
    printed,
    judge: (example, asked) =>
      judgeList(asked, 'exact integers', (test) => {
        const { expected, actual, holds } = judged(example, asked.parameters.part)
        test(holds, 1, () => ({
          witness: { s: example.s, l: example.l },
          expected,
          actual,
          explain: `${PARTS[asked.parameters.part]}: printed ${expected}, found ${actual}`,
        }))
      }),
  })
}

function judged(
  { s, l, m, k, r }: Example7,
  part: keyof typeof PARTS,
): { expected: string | number; actual: string | number; holds: boolean } {
  const x = newtonApproximation(r)
  switch (part) {
    case 'difference':
      return { expected: m, actual: l - s, holds: m === l - s }
    case 'bound':
      return { expected: `m < 10^${k}`, actual: l - s, holds: l - s < 10 ** k }
    case 'literal inequality': {
      const all: number[] = []
      for (let j = 0; 3 * 2 ** j <= k; j++) all.push(j)
      return { expected: r, actual: all.join(' or '), holds: all.length === 1 && all[0] === r }
    }
    case '(41)': {
      const least = ceilLog2Of(k, 3)!
      return { expected: r, actual: least, holds: least === r }
    }
    case 'this m': {
      const floor = floorTimes(x, BigInt(l - s))
      const holds = certifiesLower(BigInt(l - s), floor)
      return { expected: 'a_m', actual: `${floor}, ${holds ? '' : 'not '}a_m`, holds }
    }
    case 'all m': {
      const { n, floor, a } = firstFailure(x)
      return {
        expected: `a_n for all n ≤ 10^${k}`,
        actual: `${floor} at n = ${n}, a_n = ${a}`,
        holds: n > 10n ** BigInt(k),
      }
    }
  }
}

/** The example as printed. */
export const vEx7: Claim = example7Claim(
  {
    id: 'V-Ex7',
    source: 'Example 7',
    title: 's = 2,718,282, l = 3,141,593: m = 323,311 < 10^6, one iteration is enough',
    statement: String.raw`$s=2{,}718{,}282$, $l=3{,}141{,}593$: $m=L-S=l-s=323{,}311<10^6$. From $6\ge3\cdot2^r$ it follows that $r=1$; one iteration of (38) gives $g_*$ with the required accuracy.`,
  },
  ['difference', 'bound', 'literal inequality', '(41)', 'this m', 'all m'],
  { s: 2_718_282, l: 3_141_593, m: 323_311, k: 6, r: 1 },
)
