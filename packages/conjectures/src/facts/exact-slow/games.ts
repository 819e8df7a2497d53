import { exactSlowNim } from '@nim/core/rules'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { IntegerParameter } from '../../claim/parameter.ts'
import type { Games } from '../../claim/games.ts'
import { boxNear } from '../../claim/domains.ts'

/** The games NIM(n,n−1). */
export function kPlusOne(
  from: number,
  to: number,
  positions: number,
): Games<{ readonly n: number }> {
  return {
    parameters: [piles(from, from, to)],
    ruleset: ({ n }) => exactSlowNim(n, n - 1),
    defaultDomain: ({ n }) => boxNear(n, positions),
  }
}

/** The games NIM(n,k) for 1 ≤ k ≤ n, or for k up to another limit. */
export function exactSlowGames(
  n: IntegerParameter,
  positions: number,
  mostK: (n: number) => number = (all) => all,
): Games<{ readonly n: number; readonly k: number }> {
  return {
    parameters: [n, sizeK('piles of a move', (count) => [1, mostK(count)])],
    ruleset: (game) => exactSlowNim(game.n, game.k),
    defaultDomain: (game) => boxNear(game.n, positions),
  }
}
