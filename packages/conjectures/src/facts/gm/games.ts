import type { Ruleset } from '@nim/core/rules'
import { piles } from '../../claim/parameters-nk.ts'
import type { Games } from '../../claim/games.ts'
import { boxNear } from '../../claim/domains.ts'
import { modulus } from './vector-parameters.ts'

/** The games GM(n,l) with n piles and l players, in which a move keeps one pile. */
export function lPlayerGames(
  n: readonly [from: number, to: number],
  l: number,
  positions: number,
): Games<{ readonly n: number; readonly l: number }> {
  return {
    parameters: [piles(2, ...n), modulus(l)],
    ruleset: ({ n: heaps, l: players }): Ruleset => ({ kind: 'GM', piles: heaps, players }),
    defaultDomain: ({ n: heaps }) => boxNear(heaps, positions),
  }
}
