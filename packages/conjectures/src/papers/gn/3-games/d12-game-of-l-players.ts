import { isOver } from '@nim/core/gm'
import { boxCount } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import type { Fact } from '../../../facts/fact.ts'
import { payoffs } from '../../../facts/gm/gm-play.ts'
import { legalOptions, optionRemotenesses } from '../../../facts/setnim/options.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { remoteness } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** One loser, who gets more the later; winners, who get less the later; nothing in all. */
function arePayoffsRight(length: number, l: number): boolean {
  const now = payoffs(length, l)
  const later = payoffs(length + l, l)
  const isRight = (payoff: number, player: number): boolean => {
    const gain = later[player]! - payoff
    return player === length % l ? payoff < 0 && gain > 0 : payoff > 0 && gain < 0
  }
  return now.every(isRight) && now.reduce((a, b) => a + b) === 0
}

const chosenLength: Fact = {
  says: 'for l = 2, the number of moves of the play in which both choose the best payoff',
  source: 'GN-D12',
  of: (game) => {
    const optionsOf = legalOptions.of(game)
    const ofFirst = (length: number): number => payoffs(length, 2)[0]!
    const lengths: number[] = []
    game.box.forEach((x, rank) => {
      const choices = optionsOf(x, rank).map((option) => 1 + lengths[game.box.rank(option)]!)
      lengths[rank] = choices.sort((a, b) => ofFirst(b) - ofFirst(a))[0] ?? 0
    })
    return (_, rank) => lengths[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
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
  facts: { R: remoteness, chosen: chosenLength, options: optionRemotenesses, length: sum },
  digest: ({ length, R, options }, { part }: { n: number; part?: string }) =>
    part === 'remoteness' ? R : part === 'payoffs' ? length : Number(options.length === 0),
  printed: {
    remoteness: {
      says: 'for l = 2 the play in which both choose the best payoff has R(x) moves',
      holds: ({ R, chosen }) => R === chosen,
    },
    payoffs: {
      says: 'payoffs sum to 0, one player loses, and winners hurry while the loser resists, l = 2..6',
      holds: ({ length }) => [2, 3, 4, 5, 6].every((l) => arePayoffsRight(length, l)),
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
