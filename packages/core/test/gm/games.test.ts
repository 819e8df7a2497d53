import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gmPlayLength,
  isOver,
  keptByGmStrategy,
  keptByMRule,
  loserOf,
  scaledPayoff,
} from '../../src/gm/index.ts'
import { naiveKept, naiveMove, sortedVectors } from './naive-sequence.ts'

describe('strategies', () => {
  it('the M-rule keeps a largest pile if all piles are odd, and otherwise a smallest even one', () => {
    expect(keptByMRule([1, 3, 3])).toBe(3)
    expect(keptByMRule([1, 2, 2, 4])).toBe(3)
    expect(keptByMRule([0n, 0n, 1n])).toBe(2)
    expect(() => keptByMRule([])).toThrow(RangeError)
    expect(() => keptByMRule([-1, 2])).toThrow(RangeError)
  })

  it('the GM-strategy for two players is the M-rule', () => {
    const piles = fc
      .array(fc.nat(99), { minLength: 1, maxLength: 8 })
      .map((x) => x.sort((a, b) => a - b))
    fc.assert(
      fc.property(piles, (x) => {
        expect(keptByGmStrategy(x, 2)).toBe(keptByMRule(x))
      }),
    )
  })

  it('the GM-strategy keeps the pivot, or the largest entry if there is no multiple', () => {
    for (const x of sortedVectors(3, 0, 9)) expect(keptByGmStrategy(x, 4)).toBe(naiveKept(x, 4))
  })
})

describe('the l-player game', () => {
  it('ends when two entries are not positive', () => {
    expect(isOver([0, 0, 5])).toBe(true)
    expect(isOver([-3, 0, 5])).toBe(true)
    expect(isOver([0, 1, 5])).toBe(false)
  })

  it('has plays as long as those made move by move', () => {
    for (const l of [2, 3, 4]) {
      for (const start of sortedVectors(3, 0, 9)) {
        let length = 0
        for (let x = start; !isOver(x); x = naiveMove(x, l)) length++
        expect(gmPlayLength(start, l)).toBe(length)
      }
    }
  })

  it('is lost by the player who cannot move', () => {
    expect([0, 1, 2, 3].map((length) => loserOf(length, 3))).toEqual([0, 1, 2, 0])
  })

  it('has payoffs that sum to zero', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 2, max: 7 }), (length, players) => {
        const play = { length, players, constant: 51 }
        for (const pays of ['C-|P|', 'C+|P|'] as const) {
          const payoffs = Array.from({ length: players }, (_, i) => scaledPayoff(play, i, pays))
          expect(payoffs.reduce((a, b) => a + b, 0)).toBe(0)
          expect(payoffs.filter((payoff) => payoff < 0).length).toBe(1)
        }
      }),
    )
  })

  it('makes winners hurry and the loser delay, under convention A', () => {
    const of = (length: number, player: number): number =>
      scaledPayoff({ length, players: 3, constant: 20 }, player)
    expect(of(3, 1)).toBeGreaterThan(of(6, 1))
    expect(of(6, 0)).toBeGreaterThan(of(3, 0))
    expect(of(17, 1)).toBeGreaterThan(of(18, 0))
    expect(() => of(20, 0)).toThrow(RangeError)
  })
})
