import { scaledPayoff } from '@nim/core/gm'
import { type GmPlay, gmPlayOf } from '@nim/core/gm/definitions'
import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { legalOptions } from '../setnim/options.ts'

/** The play by the GM-rule, for the number l of players of the case or for two players. */
export const gmPlay: Fact<GmPlay> = {
  says: 'the play in which every move is the GM-move, until at least two piles are empty',
  source: 'GN-D12',
  of:
    ({ parameters: { l = 2 } }) =>
    (x) =>
      gmPlayOf(x, Number(l)),
}

/** The payoffs of l players, times l − 1. The constant exceeds the length of every judged play. */
export function payoffs(length: number, l: number): number[] {
  return Array.from({ length: l }, (_, player) =>
    scaledPayoff({ length, players: l, constant: 1_000_000 }, player),
  )
}

/** The play of two players who each maximize their payoff, by backward induction. */
export const chosenLength: Fact = {
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
