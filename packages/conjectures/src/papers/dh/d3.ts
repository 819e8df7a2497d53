import { unplayableTokens, type UnplayableTokens } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { leastHeightsAtTheEnd } from '../../facts/setnim/least-heights.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'

const known = new WeakMap<SolvedGame, UnplayableTokens>()

/** The printed computation of u(x), with a memory for each game. */
function byRecursion(x: readonly number[], game: SolvedGame): readonly number[] {
  let tokens = known.get(game)
  if (tokens === undefined) known.set(game, (tokens = new Map()))
  return unplayableTokens(x, game.sizes, tokens)
}

const PRINTED: Parts = {
  recursion: {
    says: 'u(x) = x at terminal positions, else the componentwise minimum of u(x − 1_S) over legal S',
    ofPosition: ({ x, game }) =>
      byRecursion(x, game).join() === leastHeightsAtTheEnd(x, game.sizes).join(),
    finds: ({ x, game }) =>
      `u(${x.join()}) = ${leastHeightsAtTheEnd(x, game.sizes).join()} over all terminal positions that can be reached`,
  },
  reduction: {
    says: 'red(x) = x − u(x) is a position, sorted as it stands, and x is reduced iff u(x) = 0',
    ofPosition: (at) => {
      const u = leastHeightsAtTheEnd(at.x, at.game.sizes)
      const isItsOwn = u.every((height) => height === 0)
      return (
        at.x.map((height, i) => height - u[i]!).join() === at.reduction().join() &&
        at.isReduced === isItsOwn
      )
    },
  },
}

/** Unplayable tokens and reduction. */
export const dhD3: Claim = statementClaim({
  id: 'DH-D3',
  kind: 'definition',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'u_i(x) = least height of stack i over reachable terminal positions; red(x) = x − u(x)',
  statement: String.raw`Let stacks keep their identity along a play. $u_i(x)$ is the least height of stack $i$ over all terminal positions that can be reached from $x$; $red(x)=x-u(x)$; $x$ is reduced iff $u(x)=0$. $u(x)=x$ if $x$ is terminal, else the componentwise minimum of $u(x-1_S)$ over all legal $S$.`,
  conventions: [],
  decides:
    'for every position of the box, whether the recursion gives the minimum over all terminal positions, listed by search with named stacks',
  complexity: '(max+1)^n positions with named stacks below each of C(max+n,n), times the moves',
  games: {
    ...everyA(1, 3),
    defaultDomain: ({ n }) => ({ kind: 'box', max: [12, 8, 5, 3][(n as number) - 1] ?? 2 }),
  },
  printed: PRINTED,
})
