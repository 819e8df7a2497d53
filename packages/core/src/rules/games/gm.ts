import type { Game } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { checkPiles, pilesAndMore } from '../parameters.ts'
import { isSlowTerminal, slowOptions } from '../slow-moves.ts'

/**
 * GM(n,l), a game for l players on n piles. The players move in cyclic order. In each move, a
 * player keeps one pile and takes one stone from each of the other piles, which must all be
 * nonempty. The player who cannot move loses, and all others win. n, l ≥ 2.
 */
export interface LPlayerNim {
  readonly kind: 'GM'
  readonly piles: number
  readonly players: number
}

/**
 * The game of l players. Its values are the lengths of plays, which determine the loser.
 * `gm-length`: all players follow the GM-strategy. `induction`: each player makes the move that is
 * best for them, given the later moves. For l > 2, the two values of a position can differ (GN-C1).
 *
 * A move is a move of NIM(n,n−1), but the object has no `moveVectors`, because code that solves
 * two-player games must not be used for this game.
 *
 * @source GN-D12
 */
export const gm: Game<LPlayerNim> = {
  kind: 'GM',
  notation: ['GM(n,l)'],
  parse(parameters) {
    const { piles, more } = pilesAndMore('GM', parameters)
    if (!/^\d+$/.test(more)) {
      throw new RangeError(`l: expected a whole number, got '${oneLine(more)}'`)
    }
    const ruleset: LPlayerNim = { kind: 'GM', piles, players: Number(more) }
    gm.check(ruleset)
    return ruleset
  },
  format: ({ piles, players }) => `GM(${piles},${players})`,
  check({ piles, players }) {
    checkPiles('GM(n,l)', piles)
    if (piles < 2) throw new RangeError(`GM(n,l): expected 2 piles or more, got ${piles}`)
    if (!Number.isSafeInteger(players) || players < 2) {
      throw new RangeError(`GM(${piles},l): expected 2 players or more, got ${players}`)
    }
  },
  options: ({ piles }, position) => slowOptions([piles - 1], position),
  isTerminal: ({ piles }, position) => isSlowTerminal([piles - 1], position),
  isSymmetric: () => true,
  leastMove: ({ piles }) => piles - 1,
  mostOptions: ({ piles }) => piles,
  values: ['gm-length', 'induction'],
  players: ({ players }) => players,
}
