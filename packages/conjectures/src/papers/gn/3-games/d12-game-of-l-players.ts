import { isOver, scaledPayoff } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { optionRemotenesses } from '../../../facts/setnim/options.ts'
import { remoteness } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Payoff of a player times l − 1; the constant exceeds every play of the boxes that are judged. */
function payoff(length: number, player: number, l: number): number {
  return scaledPayoff({ length, players: l, constant: 1_000_000 }, player)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** One loser, who gets more the later; winners, who get less the later; nothing in all. */
function arePayoffsRight(length: number, l: number): boolean {
  const players = Array.from({ length: l }, (_, player) => player)
  const now = players.map((player) => payoff(length, player, l))
  const later = players.map((player) => payoff(length + l, player, l))
  return (
    sumOf(now) === 0 &&
    players.every((player) =>
      player === length % l
        ? now[player]! < 0 && later[player]! > now[player]!
        : now[player]! > 0 && later[player]! < now[player]!,
    )
  )
}

/** The play of the best payoff for the player to move, of two players. */
function bestLength(plays: readonly number[]): number {
  const better = (a: number, b: number): number => (payoff(b, 0, 2) > payoff(a, 0, 2) ? b : a)
  return plays.length === 0 ? 0 : plays.reduce(better)
}

/** The game of l players. */
export const gnD12: Claim = positions({
  id: 'GN-D12',
  kind: 'definition',
  at: 'section 3.4',
  paperStatus: 'asserted',
  title: 'the l-player game: the one who cannot move pays C−|P|, the winners share it',
  statement: String.raw`$n$ piles, $l\ge 2$ players in cyclic order; a move keeps one pile and reduces the others by 1, provided they are positive. A position with at least two non-positive entries is terminal: the player who has to move there lost. The loser pays $C-|P|$, every winner gets $(C-|P|)/(l-1)$, with $|P|$ the number of moves.`,
  conventions: [
    'convention A for the payoffs, reconstructed. The readings "the loser pays C+|P|" and "an empty pile may be among the reduced ones and stays empty" contradict the sentence that for l = 2 the conjecture follows from the optimality of the M-rule: test/gn/readings.test.ts',
  ],
  games: kPlusOne(2, 5, 5000),
  facts: { R: remoteness, options: optionRemotenesses },
  digest: ({ x, R, options }, parameters) => {
    const { part } = parameters as { readonly part?: string }
    return part === 'remoteness' ? R : part === 'payoffs' ? sumOf(x) : Number(options.length === 0)
  },
  printed: {
    remoteness: {
      says: 'for l = 2 the play in which both choose the best payoff has R(x) moves',
      holds: ({ R, options }) => bestLength(options.map((value) => 1 + value)) === R,
    },
    payoffs: {
      says: 'payoffs sum to 0, one player loses, and winners hurry while the loser resists, l = 2..6',
      holds: ({ x }) => [2, 3, 4, 5, 6].every((l) => arePayoffsRight(sumOf(x), l)),
    },
    end: {
      says: 'the play is over exactly where NIM(n,n−1) has no move',
      holds: ({ x, options }) => isOver(x) === (options.length === 0),
    },
  },
  // everybody wants a short play, whoever loses
  wrong: {
    case: { n: 3, part: 'remoteness' },
    max: 5,
    holds: ({ R, options }) => R === (options.length === 0 ? 0 : 1 + Math.min(...options)),
  },
  method: 'backward induction',
})
