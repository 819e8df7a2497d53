import { solveLPlayer } from '@nim/bruteforce'
import { describe, expect, it } from 'vitest'
import { gmMoves, keep, kept, remoteness } from './play.ts'

function gmFor(l: number): (x: readonly number[]) => number {
  return (x) => kept(x, l) + 1
}

/**
 * The number of positions in a box from which some player can do better than by the GM-strategy.
 */
function gains(game: Omit<Parameters<typeof solveLPlayer>[0], 'piles' | 'max'>): number {
  const { best, lengths } = solveLPlayer({ piles: 3, max: 9, ...game }, gmFor(game.players))
  const { players } = game
  return lengths.filter((length, rank) =>
    Array.from({ length: players }, (_, d) => best[rank * players + d]).some((b) => b !== length),
  ).length
}

describe('readings that the paper cannot mean', () => {
  it('only convention A with the literal move rule makes two players play for remoteness', () => {
    expect(gains({ players: 2 })).toBe(0)
    expect(gains({ players: 2, loserPays: 'C+|P|' })).toBeGreaterThan(0)
    expect(gains({ players: 2, emptyPiles: 'may-stay-empty' })).toBeGreaterThan(0)
  })

  it('the GM-rule fails with an odd level instead of 0', () => {
    const options = (y: readonly number[]): number[][] =>
      y[1] === 0 ? [] : y.map((_, i) => keep(y, i)).filter((next) => next[0]! >= 0)
    /**
     * The number of moves of the GM-rule from y + a; −1 if the rule lowers an entry that is ≤ a.
     */
    const run = (y: readonly number[], a: number): number => {
      let x = y.map((entry) => entry + a)
      let moves = 0
      for (; x[1]! > a; moves++) {
        if (x[0]! <= a && kept(x, 2) !== 0) return -1
        x = keep(x, kept(x, 2))
      }
      return moves
    }
    for (const a of [0, 2, -2]) expect(run([1, 2, 2], a)).toBe(remoteness([1, 2, 2], options))
    for (const a of [1, -1, 3]) expect(run([0, 1, 1], a)).toBe(-1)
  })

  it('the conjecture fails for all payoffs in which losing is worse than winning', () => {
    // Player 0 loses after 6 moves. If they keep a pile of size 4 instead of the pile of size 5,
    // they win after 5 moves.
    expect(gmMoves([4, 4, 5], 3)).toBe(6)
    expect(1 + gmMoves(keep([4, 4, 5], 1), 3)).toBe(5)
  })

  it('the conjecture fails for all n, l ≥ 3, in two families', () => {
    for (let n = 3; n <= 9; n++) {
      for (let l = 3; l <= 9; l++) {
        const low = Array.from({ length: n - 2 }, () => (n - 3) * l + 2)
        const hasty = [...low, (n - 2) * l + 1, (n - 2) * l + 1]
        expect(gmMoves(hasty, l)).toBe((n - 2) * l + 2)
        expect(1 + gmMoves(keep(hasty, n - 3), l)).toBe((n - 2) * l + 1)
        const equal = Array.from({ length: n - 1 }, () => (n - 2) * l + 1)
        const losing = [...equal, (n - 1) * l - 1]
        expect(gmMoves(losing, l)).toBe((n - 1) * l)
        expect(1 + gmMoves(keep(losing, n - 2), l)).toBe((n - 1) * l - 1)
      }
    }
  })
})
