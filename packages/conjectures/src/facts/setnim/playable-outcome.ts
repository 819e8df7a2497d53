import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { outcome } from '../solved.ts'
import { reducedRank } from './reduction.ts'
import { sizesOf } from './stacks.ts'
import { visitMoves } from './visit-moves.ts'

/** The outcome of red(x) in the playable game graph: 0 = P, 1 = N. */
export const playableOutcome: Fact = {
  says: 'the outcome of red(x) when every move is followed by reduction, 0 = P and 1 = N',
  source: 'DH-D5',
  about: 'SN',
  of: (game) => {
    const { box, ruleset } = game
    const ranks = game.column(reducedRank)
    const outcomes: number[] = []
    // red(x) and every red(x′) have a smaller rank than x, or are x
    box.forEach((x, rank) => {
      outcomes[rank] = ranks[rank] === rank ? 0 : outcomes[ranks[rank]!]!
      if (ranks[rank] !== rank) return
      visitMoves(x, sizesOf(ruleset), (left) => {
        if (outcomes[ranks[box.rank(left)]!] === 0) outcomes[rank] = 1
        return outcomes[rank] === 0
      })
    })
    return (_, rank) => outcomes[rank]!
  },
  needs: [reducedRank],
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
}

/** The outcome of another position with the same reduction: of the first one of the box. */
export const outcomeOfFirst: Fact = {
  says: 'the outcome of the first position of the box that has the reduction of x',
  source: 'DH-C2.5',
  about: 'SN',
  of: (game) => {
    const ranks = game.column(reducedRank)
    const outcomes = game.column(outcome)
    const ofFirst = new Map<number, number>()
    game.box.forEach((_, rank) => {
      if (!ofFirst.has(ranks[rank]!)) ofFirst.set(ranks[rank]!, outcomes[rank]!)
    })
    return (_, rank) => ofFirst.get(ranks[rank]!)!
  },
  needs: [reducedRank, outcome],
}
