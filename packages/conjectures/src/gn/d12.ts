import { isOver, scaledPayoff } from '@nim/core/gm'
import { exactSlowNim, isTerminal, options } from '@nim/core/rules'
import type { Claim } from '../claim.ts'
import { piles } from '../parameters-nk.ts'
import { boxClaim } from './box-claim.ts'
import { GN } from './source.ts'
import { examined } from './vector-claim.ts'
import { choice } from './vector-parameters.ts'

const REMOTENESS = 'remoteness'
const PAYOFFS = 'payoffs'
const TERMINAL = 'end'

/** What the definition computes. */
interface LPlayerDefinition {
  readonly isOver: (x: readonly number[]) => boolean
  /** Payoff of a player times l − 1. */
  readonly payoff: (length: number, player: number, l: number) => number
}

/** Exceeds every play of the boxes on which the definition is tested. */
const CONSTANT = 1_000_000

/** The game of l players. */
export const gnD12: Claim = boxClaim<LPlayerDefinition>({
  id: 'GN-D12',
  kind: 'definition',
  source: `${GN}, section 3.4`,
  paperStatus: 'asserted',
  title: 'the l-player game: the one who cannot move pays C−|P|, the winners share it',
  statement: String.raw`$n$ piles, $l\ge 2$ players in cyclic order; a move keeps one pile and reduces the others by 1, provided they are positive. A position with at least two non-positive entries is terminal: the player who has to move there lost. The loser pays $C-|P|$, every winner gets $(C-|P|)/(l-1)$, with $|P|$ the number of moves.`,
  conventions: [
    'convention A for the payoffs, reconstructed. The readings "the loser pays C+|P|" and "an empty pile may be among the reduced ones and stays empty" contradict the sentence that for l = 2 the conjecture follows from the optimality of the M-rule: test/gn/readings.test.ts',
  ],
  decides:
    'for every position of the box: that the play is over exactly where NIM(n,n−1) has no move; that payoffs sum to 0, one player loses, and winners hurry while the loser resists, l = 2..6; that for l = 2 the play in which both choose the best payoff has R(x) moves',
  parameters: [
    piles(2, 2, 5),
    choice('part', 'of the definition', [REMOTENESS, PAYOFFS, TERMINAL]),
  ],
  method: 'backward induction',
  positions: 5000,
  bytes: 8,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness'] },
  printed: {
    isOver,
    payoff: (length, player, l) => scaledPayoff({ length, players: l, constant: CONSTANT }, player),
  },
  examiner: (definition, { parameters: { n, part } }, solved) => {
    const ruleset = exactSlowNim(n, n - 1)
    if (part === TERMINAL) {
      return (x) => {
        const actual = isTerminal(ruleset, x)
        return examined(actual ? 1 : 0, definition.isOver(x) === actual, () => ({
          expected: definition.isOver(x) ? 'over' : 'not over',
          actual: actual ? 'no move' : 'a move',
          explain: `${x.filter((pile) => pile === 0).length} piles are empty`,
        }))
      }
    }
    if (part === PAYOFFS) {
      return (x) => {
        const length = x.reduce((a, b) => a + b, 0)
        const wrong = [2, 3, 4, 5, 6].find((l) => !arePayoffsRight(definition, length, l))
        return examined(length, wrong === undefined, () => ({
          expected: 'payoffs of convention A',
          actual: `wrong for ${wrong} players`,
          explain: `plays of ${length} and ${length + (wrong ?? 0)} moves are paid otherwise`,
        }))
      }
    }
    const table = solved('remoteness')
    const lengths = new Uint32Array(table.box.count)
    return (x, rank, box) => {
      const plays = options(ruleset, x).map((option) => 1 + lengths[box.rank(option)]!)
      const payoffs = plays.map((length) => definition.payoff(length, 0, 2))
      lengths[rank] = plays[payoffs.indexOf(Math.max(...payoffs))] ?? 0
      const actual = table.values[rank]!
      return examined(actual, lengths[rank] === actual, () => ({
        expected: lengths[rank]!,
        actual,
        explain: `the best payoff is that of a play of ${lengths[rank]} moves, R is ${actual}`,
      }))
    }
  },
})

/** One loser, who gets more the later; winners, who get less the later; nothing in all. */
function arePayoffsRight({ payoff }: LPlayerDefinition, length: number, l: number): boolean {
  const players = Array.from({ length: l }, (_, player) => player)
  const now = players.map((player) => payoff(length, player, l))
  const later = players.map((player) => payoff(length + l, player, l))
  return (
    now.reduce((a, b) => a + b, 0) === 0 &&
    players.every((player) =>
      player === length % l
        ? now[player]! < 0 && later[player]! > now[player]!
        : now[player]! > 0 && later[player]! < now[player]!,
    )
  )
}
