import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import { oddCountFormula } from '@nim/core/setnim'
import { eq, FALSE, integer, ne, TRUE } from '@nim/presburger'
import type { Claim } from '../../../claim/claim.ts'
import { piles, sizeK } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { longestPlay, shortestPlay } from '../../../facts/exact-slow/extreme-plays.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import {
  type HypergraphVector,
  hypergraphVectors,
} from '../../../facts/exact-slow/hypergraph-vectors.ts'
import { type Residue, residues } from '../../../facts/exact-slow/residues.ts'
import type { Told } from '../../../facts/fact.ts'
import { remoteness } from '../../../facts/solved.ts'
import { formulas } from '../../../judge/formulas.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import type { Part } from '../../../judge/statement.ts'
import { boxNear } from '../../../rows/box-near.ts'

interface Case {
  readonly [name: string]: number | string
  readonly n: number
  readonly k: number
}

function sum(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

/** |x| modulo k as an invariant. */
export const gmmvF1: Claim = instances<Case, BoxDomain, Residue>({
  id: 'GMMV-F1',
  kind: 'remark',
  at: 'section 1',
  paperStatus: 'asserted',
  title: '|x| mod k is invariant; NIM(n,k) splits into k subgames',
  statement: String.raw`$|x|\bmod k$ is invariant under moves, so $NIM(n,k)$ splits into $k$ subgames without moves between them.`,
  conventions: ['0 < k ≤ n', 'data: number of subgames met in the box; it must be k'],
  decides: 'every move in the box, and that each of k residues occurs',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  parameters: [piles(1, 1, 5), sizeK('piles of a move', (n) => [1, n])],
  domain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, { max }) => boxCount(n, max, true),
  instances: ({ parameters: { n, k }, domain: { max }, data }) =>
    residues(exactSlowNim(n, k), max, data),
  printed: ({ x, options, met }, { k }) =>
    met === null ? options.every((next) => sum(next) % k === sum(x) % k) : met === k,
  // modulo k + 1, where a pile is empty
  wrong: {
    case: { n: 3, k: 2 },
    max: 4,
    holds: ({ x, options, met }, { k }) => {
      const modulus = x[0] === 0 ? k + 1 : k
      return met === null
        ? options.every((next) => sum(next) % modulus === sum(x) % modulus)
        : met === k
    },
  },
  digest: ({ x, met }, { k }) => met ?? sum(x) % k,
  position: ({ x }) => x,
  words: 'position',
})

const parities = {
  kind: 'remark',
  at: 'section 1',
  paperStatus: 'proved',
  conventions: ['0 < k ≤ n; normal play; other positions are outside the statement'],
  games: exactSlowGames(
    piles(1, 1, 6),
    (n) => [1, n],
    (n) => boxNear(n, 20_000),
  ),
  quick: { ranges: { n: [1, 4] }, max: 9 },
} as const

/** Even positions are P. */
export const gmmvF2: Claim = formulas({
  id: 'GMMV-F2',
  title: 'every even position is P',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every even position is a P-position.`,
  ...parities,
  printed: ({ n }) => ({ says: TRUE, where: oddCountFormula(n, [0]) }),
  // N, where x_1 = 2
  wrong: {
    case: { n: 3, k: 2 },
    max: 4,
    holds: { says: ne(integer('x1'), 2), where: oddCountFormula(3, [0]) },
  },
})

/** Positions with k odd piles are N. */
export const gmmvF3: Claim = formulas({
  id: 'GMMV-F3',
  title: 'every position with exactly k odd entries is N',
  statement: String.raw`In $NIM(n,k)$, $0<k\le n$, every position with exactly $k$ odd entries is an N-position.`,
  ...parities,
  printed: ({ n, k }) => ({ says: FALSE, where: oddCountFormula(n, [k]) }),
  // P, where x_1 = 2
  wrong: {
    case: { n: 3, k: 2 },
    max: 4,
    holds: { says: eq(integer('x1'), 2), where: oddCountFormula(3, [2]) },
  },
})

/** Even positions and odd edges in every slow hypergraph game. */
export const gmmvR1: Claim = instances<{ n: number }, BoxDomain, HypergraphVector>({
  id: 'GMMV-R1',
  kind: 'remark',
  at: 'Remark 1',
  paperStatus: 'asserted',
  title: 'in every slow hypergraph game even x is P, and x is N if its odd piles form an edge',
  statement: String.raw`For every hypergraph $H\subseteq2^{[n]}\setminus\{\emptyset\}$, in Slow NIM$_H$: every even $x$ is a P-position; $x$ is an N-position whenever $\{i: x_i\text{ odd}\}$ is an edge of $H$.`,
  conventions: [
    'normal play; positions are vectors, not sorted',
    'all nonempty H for n ≤ 4; for n = 5 the 2000 hypergraphs of a fixed pseudo-random sequence',
    'hypergraphs by the number whose bits are their edges, edges by the number whose bits are their piles',
  ],
  decides: 'every hypergraph named, at every vector of the box, against solution from the rules',
  complexity: '(max+1)^n · |H| for each of 2^(2^n − 1) − 1 hypergraphs',
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: () => [1, 5],
      defaults: () => [1, 5],
    },
  ],
  quick: { ranges: { n: [1, 3] } },
  domain: ({ n }) => ({ kind: 'box', max: n < 4 ? 4 : 2 }),
  cost: ({ n }, { max }) => ({
    positions: BigInt(n < 5 ? 2 ** (2 ** n - 1) - 1 : 2000) * BigInt(max + 1) ** BigInt(n),
    memory: BigInt(max + 1) ** BigInt(n) * 16n,
  }),
  instances: ({ parameters: { n }, domain: { max } }) => hypergraphVectors(n, max),
  printed: ({ odd, edges, isP }) => {
    if (odd === 0) return isP
    return edges.includes(odd) ? !isP : null
  },
  // positions whose odd piles are no edge are said to be P
  wrong: {
    case: { n: 2 },
    max: 3,
    holds: ({ odd, edges, isP }) => isP === (odd === 0 || !edges.includes(odd)),
  },
  digest: ({ isP }) => (isP ? 0 : 1),
  method: 'retrograde',
  witness: ({ n, edges, x }) => ({
    edges: edges.map((edge) =>
      Array.from({ length: n }, (_, i) => i + 1).filter((pile) => (edge >> (pile - 1)) & 1),
    ),
    position: x,
  }),
  evidence: ({ odd, x, isP }) => ({
    expected: odd === 0 ? 'P' : 'N',
    actual: isP ? 'P' : 'N',
    explain: `solving from the rules, ${formatPosition(x)} is ${isP ? 'P' : 'N'}`,
  }),
})

const lengths = { shortest: shortestPlay, longest: longestPlay, R: remoteness }

/** All plays last so long. */
function lasting(length: (x: readonly number[]) => number): Part<Told<typeof lengths>, unknown> {
  return {
    says: 'longest play, shortest play and R are this number',
    holds: ({ x, shortest, longest, R }) =>
      shortest === length(x) && longest === length(x) && R === length(x),
  }
}

/** The two trivial games. */
export const gmmvF4: Claim = positions<{ n: number; part: string }, typeof lengths>({
  id: 'GMMV-F4',
  kind: 'remark',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'k = 1: every play lasts |x| moves; k = n: every play lasts min(x) moves',
  statement: String.raw`For $k=1$ every play from $x$ lasts $x_1+\dots+x_n$ moves, for $k=n$ every play lasts $\min(x)$ moves; so $R(x)=|x|$, resp. $R(x)=\min(x)$.`,
  decides:
    'for every position of the box, whether the longest play, the shortest play and R are all this number',
  games: {
    parameters: [piles(1, 1, 6)],
    ruleset: ({ n, part }) => exactSlowNim(n, part === 'k=1' ? 1 : n),
    defaultDomain: ({ n }) => boxNear(n, 5000),
  },
  quick: { ranges: { n: [1, 4] } },
  facts: lengths,
  digest: 'R',
  printed: { 'k=1': lasting(remotenessIfKIs1<number>), 'k=n': lasting(remotenessIfKIsN<number>) },
  // one move too many, where a pile is empty
  wrong: {
    case: { n: 2, part: 'k=1' },
    max: 4,
    holds: ({ x, R }) => R === sum(x) + (x[0] === 0 ? 1 : 0),
  },
})
