import { unplayableTokens } from '@nim/core/setnim/definitions'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { unplayable } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const dhD3: Claim = positions({
  id: 'DH-D3',
  kind: 'definition',
  at: 'section 2',
  title: 'u_i(x) = least height of stack i over reachable terminal positions; red(x) = x − u(x)',
  statement: String.raw`Let stacks keep their identity along a play. $u_i(x)$ is the least height of stack $i$ over all terminal positions that can be reached from $x$; $red(x)=x-u(x)$; $x$ is reduced iff $u(x)=0$. $u(x)=x$ if $x$ is terminal, else the componentwise minimum of $u(x-1_S)$ over all legal $S$.`,
  decides:
    'for every position of the box, whether the recursion gives the minimum over all terminal positions, listed by search with named stacks',
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
  // x is said to be reduced iff k·x_n < sum(x)
  wrongAt: { case: { n: 2, A: '{2}', part: 'reduction' }, max: 3 },
  wrong: ({ isReduced, sum, k, top }) => isReduced === sum > k * top,
})
