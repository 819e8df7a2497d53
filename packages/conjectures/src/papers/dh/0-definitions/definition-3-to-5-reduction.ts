import { total, unplayableTokens } from '@nim/core/setnim/definitions'
import { everyA, everyK } from '../../../facts/setnim/game-families.ts'
import { unplayable } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'
import { isReduced as isReducedByFormula, nirbValue, reduce, satisfiesNirb } from '@nim/core/setnim'
import { formatOptions } from '../../../facts/setnim/options.ts'

export const dhD3: Claim = positions({
  id: 'DH-D3',
  kind: 'definition',
  at: 'section 2',
  title: 'u_i(x) = least height of stack i over reachable terminal positions; red(x) = x − u(x)',
  statement: String.raw`Let stacks keep their identity along a play. $u_i(x)$ is the least height of stack $i$ over all terminal positions that can be reached from $x$; $red(x)=x-u(x)$; $x$ is reduced iff $u(x)=0$. $u(x)=x$ if $x$ is terminal, else the componentwise minimum of $u(x-1_S)$ over all legal $S$.`,
  decides:
    'for every position of the box, whether the recursion gives the minimum over all terminal positions, which a search with named stacks lists',
  games: {
    ...everyA(1, 3),
    defaultDomain: ({ n }) => ({ kind: 'box', max: [12, 8, 5, 3][n - 1] ?? 2 }),
  },
  facts: { ...BY_REDUCTION.facts, u: unplayable },
  digest: 'reducedRank',
  printed: {
    recursion: {
      says: 'u(x) = x at terminal positions, else the componentwise minimum of u(x − 1_S) over legal S',
      holds: ({ x, A, u }) => unplayableTokens(x, A).join() === u.join(),
    },
    reduction: {
      says: 'red(x) = x − u(x) is a position, sorted as it stands, and x is reduced iff u(x) = 0',
      holds: ({ x, u, red, isReduced }) =>
        x.map((height, i) => height - u[i]!).join() === red.join() &&
        isReduced === u.every((height) => height === 0),
    },
  },
  // In the mutation, x is reduced iff k·x_n < sum(x).
  wrongAt: { case: { n: 2, A: '{2}', part: 'reduction' }, max: 3 },
  wrong: ({ isReduced, sum, k, top }) => isReduced === sum > k * top,
})

export const dhD4: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-D4',
  kind: 'definition',
  at: 'section 2',
  title: 'ν(x) = ⌊|x|/k⌋; x satisfies NIRB iff x_n ≤ ν(x)',
  statement: String.raw`The NIRB value of $x$ is $\nu(x)=\lfloor |x|/k\rfloor$; $x$ satisfies NIRB ("no stack is really big") iff $x_n\le\nu(x)$.`,
  conventions: ['self-test: the check compares division with multiplication'],
  games: everyK(1, 5),
  says: {
    value: 'ν(x) = ⌊sum(x)/k⌋: the largest m with k·m ≤ sum(x)',
    condition: 'x satisfies NIRB iff no stack is higher than ν(x)',
  },
  printed: {
    value: ({ x, sum }, { k }) => {
      const value = nirbValue(x, k)
      return k * value <= sum && k * (value + 1) > sum
    },
    condition: ({ x, sum }, { k }) =>
      satisfiesNirb(x, k) === x.every((height) => k * height <= sum),
  },
  // The mutation rounds up instead of down.
  wrongAt: { case: { n: 3, k: 2, part: 'value' }, max: 3 },
  wrong: ({ sum }, { k }) => Math.ceil(sum / k) * k <= sum,
})

export const dhD5: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-D5',
  kind: 'definition',
  at: 'section 2',
  title: 'playable game graph: reduced positions, each move followed by reduction',
  statement: String.raw`The playable game graph of $SN(n,A)$ has the reduced positions as vertices; its moves are $x\to red(x')$ for the legal moves $x\to x'$; outcomes are those of normal play.`,
  conventions: [
    'self-test: the check compares the graph from the formulas with the graph from DH-D3',
  ],
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 6 : 10 }) },
  says: {
    vertices: 'the vertices are the positions with k·x_n ≤ sum(x)',
    moves: 'a move goes from a reduced x to the reduction of an option of x',
    acyclic: 'every move leads to a vertex with a smaller sum, so play ends',
  },
  printed: {
    vertices: ({ x, k, isReduced }) => isReducedByFormula(x, k) === isReduced,
    moves: ({ k, isReduced, options, moves }) =>
      isReduced
        ? formatOptions(options.map((y) => reduce(y, k))) ===
          formatOptions(moves.map(({ reduction }) => reduction))
        : null,
    acyclic: ({ sum, isReduced, isVertex, moves }) =>
      isReduced ? moves.every((to) => isVertex(to.reducedRank) && total(to.reduction) < sum) : null,
  },
  // In the mutation, all options are vertices even without reduction.
  wrongAt: { case: { n: 3, A: '{2}', part: 'moves' }, max: 3 },
  wrong: ({ isReduced, moves }) =>
    isReduced ? moves.every(({ needsReduction }) => !needsReduction) : null,
})
