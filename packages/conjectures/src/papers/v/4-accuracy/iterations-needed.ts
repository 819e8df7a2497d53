import { ceilLog10, ceilLog2Of, neededIterations } from '@nim/core/wythoff'
import { type Claim, corrected, instances, instancesClaim, upTo } from '../../../judge/index.ts'

export const v42: Claim = instances({
  id: 'V-42',
  kind: 'proposition',
  at: 'sections 14 to 16 (42)',
  title: 'iterations for n ≤ 10^k: r ≥ ⌈log2(k/3)⌉ ≥ ⌈log2(⌈log10 n⌉/3)⌉',
  statement: String.raw`The number of iterations needed for $n\le10^k$: $r\ge\lceil\log_2(k/3)\rceil\ge\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_{10}\log_{10}n\rfloor$ (42). Whether these are enough is V-42.a, the last approximation V-42.b.`,
  conventions: [
    'k ≥ 1 and n ≥ 2, so that both logarithms have values',
    'needed for n ≤ 10^k: the least r with ⌊n·x_r⌋ = a_n for all these n, found through Fibonacci numbers',
  ],
  decides:
    'part needed: for every k up to max, that fewer than ⌈log2(k/3)⌉ iterations are not enough; part chain: the second inequality for n = 10^(k−1) + 1 and n = 10^k',
  domain: upTo('k', 200),
  quick: { max: 60 },
  *instances({ domain, parameters: { part } }) {
    for (let k = 1; k <= domain.max; k++) {
      const needed = part === 'needed' ? neededIterations(k) : 0
      if (part === 'chain') yield { k, n: 10n ** BigInt(k - 1) + 1n, needed }
      yield { k, n: 10n ** BigInt(k), needed }
    }
  },
  digest: ({ k, needed }, { part }) => (part === 'needed' ? needed : ceilLog2Of(k, 3)! >>> 0),
  method: 'best approximations',
  says: {
    needed: 'r ≥ ⌈log2(k/3)⌉',
    chain: '⌈log2(k/3)⌉ ≥ ⌈log2(⌈log10 n⌉/3)⌉',
  },
  printed: {
    needed: ({ k, needed }) => needed >= ceilLog2Of(k, 3)!,
    chain: ({ k, n }) => ceilLog2Of(k, 3)! >= ceilLog2Of(ceilLog10(n), 3)!,
  },
  // The mutation is false because seven iterations are not needed.
  wrongAt: { max: 10 },
  wrong: ({ k, needed }) => needed >= (k === 7 ? k : ceilLog2Of(k, 3)!),
})

const isNear = (value: number, other: number): boolean => value <= 2 * other && other <= 2 * value

/** ⌊log10 k⌋ = ⌊log10 log10 n⌋ for n = 10^k. */
const floorLog10 = (k: number): number => String(k).length - 1
const floorLog2 = (k: number): number => BigInt(k).toString(2).length - 1

const approximation = instancesClaim({
  id: 'V-42.b',
  kind: 'proposition',
  at: 'sections 14 to 16 (42)',
  title: '⌈log2(⌈log10 n⌉/3)⌉ ~ ⌊log10 log10 n⌋',
  statement: String.raw`$\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_{10}\log_{10}n\rfloor$ (42).`,
  conventions: [
    '~ is asymptotic equality, as in (23) and (53); criterion: the quotient lies between 1/2 and 2 at n = 10^(10^j) for 1 ≤ j ≤ max',
  ],
  flaw: { class: 'misprint', cause: 'V-42.b' },
  decides: 'both sides at n = 10^(10^j), exactly; evidence for the growth only',
  domain: upTo('j', 15),
  *instances({ domain }) {
    for (let j = 1; j <= domain.max; j++) yield { k: 10 ** j }
  },
  digest: ({ k }) => ceilLog2Of(k, 3)!,
  method: 'exact integers',
  printed: ({ k }) => isNear(ceilLog2Of(k, 3)!, floorLog10(k)),
  wrongAt: { max: 1 },
  wrong: ({ k }) => isNear(ceilLog2Of(k, 3)!, k),
  witness: ({ k }) => ({ n: `10^(10^${floorLog10(k)})` }),
  evidence: ({ k }) => ({
    expected: floorLog10(k),
    actual: ceilLog2Of(k, 3),
    explain: `for n = 10^(10^${floorLog10(k)}): ⌈log2(⌈log10 n⌉/3)⌉ = ${ceilLog2Of(k, 3)}, the approximation is ${floorLog10(k)}`,
  }),
})

export const v42b: Claim = instances(approximation)

const isByAtMost1 = (value: number, other: number): boolean => Math.abs(value - other) <= 1

export const v42bFix: Claim = instances(
  corrected(approximation, {
    title: '⌈log2(⌈log10 n⌉/3)⌉ and ⌊log2 log10 n⌋ differ by at most 1',
    statement: String.raw`$|\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil-\lfloor\log_2\log_{10}n\rfloor|\le1$ for $n=10^k$, $k\ge1$, and so $\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_2\log_{10}n\rfloor$. Changed: the outer logarithm has base 2.`,
    conventions: [
      'the check tests the bound; beyond the domain: with log2 k = f + d, 0 ≤ d < 1, the left side is f − 1 for d ≤ log2(3/2), otherwise f',
    ],
    decides: 'both sides at n = 10^(10^j), exactly',
    printed: ({ k }) => isByAtMost1(ceilLog2Of(k, 3)!, floorLog2(k)),
    // The mutation is false because, with base 10, the two numbers differ by more from j = 2 on.
    wrong: ({ k }) => isByAtMost1(ceilLog2Of(k, 3)!, k === 100 ? floorLog10(k) : floorLog2(k)),
  }),
)
