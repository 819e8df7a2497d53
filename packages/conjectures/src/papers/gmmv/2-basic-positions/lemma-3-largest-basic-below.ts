import type { BoxDomain, Claim } from '../../../judge/index.ts'
import { boxNear, instances, piles, statedBy } from '../../../judge/index.ts'
import { boxCount } from '@nim/core/rules'
import type { BasicWithT, LargestBasic } from '../../../facts/exact-slow/basic-vectors.ts'
import { basicWithEachT, largestBasicBelowEach } from '../../../facts/exact-slow/basic-vectors.ts'
import { meetsLemma3 } from '@nim/core/exact-slow/definitions'
import { entriesOf, ofEach, clauseInput } from '../clauses.ts'

type Case = { readonly n: number }

/** The clauses of Lemma 3, in which ell1, …, elln are the entries of ℓ(x,b). */
export const LEMMA_3 = ({ n }: Case): string => {
  const ways = Array.from({ length: n }, (_, i) => i + 2).map((t) => {
    const near = ofEach(t - 1, '0 <= x# - ell# <= 1', 2)
    return [near, ofEach(n, 'ell# = b', t)].filter(Boolean).join(' and ')
  })
  return `${ways.map((way) => `(${way})`).join(' or ')} if b mod 2 = 0 and ell1 >= 0`
}

const box = {
  complexity: 'C(max+n,n) positions times the basic positions of the box',
  parameters: [piles(3, 3, 6)],
  quick: { ranges: { n: [3, 4] }, max: 7 },
  domain: ({ n }: Case) => boxNear(n, 2000),
} as const

const isOfTheForm = statedBy(LEMMA_3)

export const gmmvL3: Claim = instances<Case, BoxDomain, LargestBasic>({
  id: 'GMMV-L3',
  kind: 'lemma',
  at: 'Lemma 3',
  paperStatus: 'proved',
  title: 'ℓ(x,b) is b from some t on, and x_i or x_i − 1 before t, except at i = 1',
  statement: String.raw`For all $x$ and all even $b$ there is $t$, $1<t\le k+2$, with (a) $\ell(x,b)_i=b$ for $i\ge t$ and (b) $0\le x_i-\ell(x,b)_i\le1$ for all $1<i<t$, where $\ell(x,b)$ is the largest basic $z\preceq x$ with $b(z)=b$ in the reverse lexicographic order.`,
  conventions: [
    'k = n − 1; every even b ≤ 2·x_{k+1} + 2; data: pairs (x,b) with no ℓ(x,b), which are outside the statement',
  ],
  ...box,
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, true) * BigInt(max + 2),
    memory: boxCount(n, max, true) * 64n,
  }),
  instances: ({ parameters: { n }, domain: { max }, data }) => largestBasicBelowEach(n, max, data),
  printed: ({ x, b, ell }, parameters) =>
    isOfTheForm(clauseInput(x, { b, ...entriesOf('ell', ell) }), parameters),
  // The mutation also states (b) for i = 1 if x is even.
  wrong: ({ x, b, ell }) =>
    x.some((_, i) => meetsLemma3(x, ell, b, i + 2)) &&
    (x.some((pile) => pile % 2 === 1) || x[0]! - ell[0]! <= 1),
  digest: ({ b }) => b,
})

export const gmmvL3Unique: Claim = instances<Case, BoxDomain, BasicWithT>({
  id: 'GMMV-L3-unique',
  kind: 'remark',
  at: 'after Lemma 3',
  title: 'ℓ(x,b) is uniquely determined by t',
  statement: String.raw`$\ell(x,b)$ is uniquely determined by $t$ of Lemma 3, because exactly one of $x_i-1$, $x_i$ is even: for given $x$, even $b$ and $t$ at most one basic $z\preceq x$ with $b(z)=b$ satisfies (a) and (b).`,
  conventions: ['k = n − 1'],
  ...box,
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, true) * BigInt(max + 2) * BigInt(n),
    memory: boxCount(n, max, true) * 64n,
  }),
  instances: ({ parameters: { n }, domain: { max } }) => basicWithEachT(n, max),
  printed: ({ z }) => z.length <= 1,
  // The mutation requires exactly one vector for t = 2.
  wrong: ({ z, t }) => z.length <= 1 && (t > 2 || z.length === 1),
  digest: ({ z }) => z.length,
})
