import { agreeingAboveOf, truncationsOf } from '@nim/core/exact-slow/definitions'
import { type Position, sorted } from '@nim/core/rules'
import type { Fact, GameOnBox } from '../../../judge/index.ts'

/** The y with min(x,m) ≤ y ≤ x, pile by pile, by m. */
export const truncations: Fact<(m: number) => Position[]> = {
  says: 'the positions y with min(x,m) ≤ y ≤ x, pile by pile, by m',
  source: 'NT-6',
  of: (game) => (x) => (m) => stored(game, truncationsOf(x, m)),
}

/** The y of the box with y_i = x_i, or both above m, by m. */
export const agreeingAbove: Fact<(m: number) => Position[]> = {
  says: 'the positions y of the box with y_i = x_i, or both greater than m, for every i, by m',
  source: 'NT-6',
  of: (game) => (x) => (m) => stored(game, agreeingAboveOf(x, m, game.box.max)),
}

function stored({ box }: GameOnBox, positions: Position[]): Position[] {
  return box.sorted ? positions.map(sorted) : positions
}
