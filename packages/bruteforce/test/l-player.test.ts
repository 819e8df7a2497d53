import { exactSlowNim, isTerminal, options, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import {
  type KeepingStrategy,
  type LPlayerGame,
  solveLPlayer,
} from '../src/other-games/l-player.ts'
import { lPlayerInduction } from '../src/other-games/l-player-induction.ts'
import { solve } from '../src/solve.ts'

/**
 * The strategy that keeps the last of the smallest multiples of l. If no pile is a multiple of l,
 * it keeps the last pile.
 */
function gm(l: number): KeepingStrategy {
  return (position) => {
    const multiple = position.find((pile) => pile % l === 0)
    return multiple === undefined ? position.length : position.lastIndexOf(multiple) + 1
  }
}

/**
 * The strategy that keeps the smallest pile. This strategy is legal everywhere, and far from
 * optimal.
 */
const keepLeast: KeepingStrategy = (position) => position.lastIndexOf(position[0]!) + 1

/**
 * The lengths of all plays in which the player `deviator` makes any legal moves and the other
 * players follow the strategy.
 */
function playsOf(
  game: LPlayerGame,
  strategy: KeepingStrategy,
  position: readonly number[],
  turn: number,
  deviator: number,
): number[] {
  const ruleset = exactSlowNim(game.piles, game.piles - 1)
  if (isTerminal(ruleset, position)) return [0]
  const kept = position[strategy(position) - 1]!
  const next = (turn + 1) % game.players
  return options(ruleset, position)
    .filter((option) => turn === deviator || keeps(position, kept, option))
    .filter((option) => game.leaves !== 'multiple' || option.some((p) => p % game.players === 0))
    .flatMap((option) => playsOf(game, strategy, option, next, deviator))
    .map((length) => length + 1)
}

function keeps(position: readonly number[], kept: number, option: readonly number[]): boolean {
  const at = position.lastIndexOf(kept)
  return option.join() === position.map((pile, i) => (i === at ? pile : pile - 1)).join()
}

describe('the l-player game with a fixed strategy', () => {
  it.each([
    ['GM, 2 players', 2, gm(2)],
    ['GM, 3 players', 3, gm(3)],
    ['keep the least, 3 players', 3, keepLeast],
    ['keep the least, 4 players', 4, keepLeast],
    ['GM, 2 players, moves that leave a multiple', 2, gm(2), 'multiple'],
    ['GM, 3 players, moves that leave a multiple', 3, gm(3), 'multiple'],
  ] as const)('finds the same best lengths as a list of all plays: %s', (...row) => {
    const [, players, strategy, leaves = 'any'] = row
    const game: LPlayerGame = { piles: 3, players, max: 5, leaves }
    const table = solveLPlayer(game, strategy)
    let different = 0
    table.box.forEach((position, rank) => {
      if (leaves === 'multiple' && !position.some((pile) => pile % players === 0)) return
      for (let d = 0; d < players; d++) {
        const lengths = playsOf(game, strategy, position, 0, d)
        const best = lengths.reduce((a, b) => (table.prefers(b, a, d) ? b : a))
        if (table.best[rank * players + d] !== best) different++
      }
      expect(playsOf(game, strategy, position, 0, -1)).toEqual([table.lengths[rank]])
    })
    expect(different).toBe(0)
  })

  it('has the options of NIM(n,n−1)', () => {
    const table = solveLPlayer({ piles: 4, players: 2, max: 4 }, keepLeast)
    table.box.forEach((position) => {
      const ranks = options(exactSlowNim(4, 3), position).map((option) => table.box.rank(option))
      const found = table.options(position).map(({ rank }) => rank)
      expect(found.toSorted((a, b) => a - b)).toEqual(ranks.toSorted((a, b) => a - b))
    })
  })

  it('has the remoteness as its length for two players and an optimal strategy', () => {
    const table = solveLPlayer({ piles: 3, players: 2, max: 9 }, gm(2))
    const { values } = solve(exactSlowNim(3, 2), { max: 9 }, { value: 'remoteness' })
    expect([...table.lengths]).toEqual([...values])
  })

  it('shows that a bad strategy is not an equilibrium', () => {
    const { best, lengths } = solveLPlayer({ piles: 3, players: 2, max: 4 }, keepLeast)
    expect(lengths.some((length, rank) => best[rank * 2] !== length)).toBe(true)
  })

  it('reverses the preferences if the loser pays C + |P|', () => {
    const a = solveLPlayer({ piles: 2, players: 2, max: 1 }, keepLeast)
    const b = solveLPlayer({ piles: 2, players: 2, max: 1, loserPays: 'C+|P|' }, keepLeast)
    // Player 1 loses after 1, 3, … moves and wins after 0, 2, … moves.
    expect(a.prefers(3, 1, 1)).toBe(true)
    expect(b.prefers(3, 1, 1)).toBe(false)
    expect(a.prefers(2, 4, 1)).toBe(true)
    expect(b.prefers(2, 4, 1)).toBe(false)
    expect(a.prefers(2, 9, 1) && b.prefers(2, 9, 1)).toBe(true)
  })

  it('lets a move keep a second empty pile only if the caller selects that rule', () => {
    const literal = solveLPlayer({ piles: 3, players: 2, max: 3 }, keepLeast)
    const loose = solveLPlayer(
      { piles: 3, players: 2, max: 3, emptyPiles: 'may-stay-empty' },
      keepLeast,
    )
    expect(literal.options([0, 2, 3]).map(({ kept }) => kept)).toEqual([1])
    expect(loose.options([0, 2, 3])).toEqual([
      { kept: 1, rank: loose.box.rank([0, 1, 2]) },
      { kept: 2, rank: loose.box.rank([0, 2, 2]) },
      { kept: 3, rank: loose.box.rank([0, 1, 3]) },
    ])
    expect(loose.options([0, 0, 3])).toEqual([])
  })

  it('rejects illegal strategies, and too few players or piles', () => {
    expect(() => solveLPlayer({ piles: 2, players: 2, max: 2 }, () => 2)).toThrow(
      /which the rules forbid/,
    )
    expect(() => solveLPlayer({ piles: 2, players: 1, max: 2 }, keepLeast)).toThrow(/2 players/)
    expect(() => solveLPlayer({ piles: 1, players: 2, max: 2 }, keepLeast)).toThrow(/2 piles/)
  })
})

describe('backward induction in the l-player game', () => {
  /**
   * The length of the play in which every player makes their best move, given that all later moves
   * are best as well.
   */
  function inductionByPlays(players: number, position: readonly number[]): number {
    if (isTerminal(exactSlowNim(3, 2), position)) return 0
    const lengths = options(exactSlowNim(3, 2), position).map(
      (option) => 1 + inductionByPlays(players, option),
    )
    const won = lengths.filter((length) => length % players !== 0)
    return won.length > 0 ? Math.min(...won) : Math.max(...lengths)
  }

  it.each([2, 3, 4])(
    'has the same lengths as a recursion over single moves, for %i players',
    (players) => {
      const lengths = lPlayerInduction({ piles: 3, players, max: 7 })
      sortedBox(3, 7).forEach((position, rank) => {
        expect(lengths[rank], position.join()).toBe(inductionByPlays(players, position))
      })
    },
  )

  it('yields the remoteness for two players', () => {
    const lengths = lPlayerInduction({ piles: 4, players: 2, max: 12 })
    const table = solve(exactSlowNim(4, 3), { max: 12 }, { value: 'remoteness' })
    sortedBox(4, 12).forEach((position, rank) => {
      expect(lengths[rank]).toBe(table.at(position))
    })
  })

  it('yields other lengths than the GM-strategies for three players', () => {
    const game = { piles: 3, players: 3, max: 12 }
    const followed = solveLPlayer(game, gm(3)).lengths
    expect(lPlayerInduction(game).some((length, rank) => length !== followed[rank])).toBe(true)
  })
})
