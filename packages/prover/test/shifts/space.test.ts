import { ownRuleset } from '@nim/core/own-game'
import { hypergraphNim, parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import {
  coordinatesOf,
  formOver,
  largestPile,
  pilesAt,
  type Space,
  spaceOf,
} from '../../src/shift-check/space.ts'

const of = (text: string): Space => spaceOf(parseRuleset(text))
const movesOf = (text: string): string[] =>
  of(text)
    .moves.map((move) => move.join())
    .sort()

describe('the coordinates of a game', () => {
  it('are gaps of ascending piles if every move takes one stone from each of some piles', () => {
    const space = of('SN(3,{2})')
    expect(space).toMatchObject({ piles: 3, isSorted: true, enough: [1, 1, 1] })
    // a move takes one stone each from the first two piles, from the first and the last, or from
    // the last two
    expect(movesOf('SN(3,{2})')).toEqual(['0,1,0', '1,-1,1', '1,0,-1'])
    expect(coordinatesOf(space, [2, 5, 9])).toEqual([2, 3, 4])
    expect(pilesAt(space, [2, 3, 4])).toEqual([2, 5, 9])
    expect(formOver(space, [1, 10, 100])).toEqual([111, 110, 100])
    expect(largestPile(space, [2, 3, 4])).toBe(9)
  })

  it('are the piles if moves take more stones, and every order of a move is a move', () => {
    const space = of('SUB(2;1,3)')
    expect(space).toMatchObject({ piles: 2, isSorted: false, enough: [3, 3] })
    expect(movesOf('SUB(2;1,3)')).toEqual(['0,1', '0,3', '1,0', '3,0'])
    expect(coordinatesOf(space, [5, 2])).toEqual([5, 2])
    expect(pilesAt(space, [5, 2])).toEqual([5, 2])
    expect(formOver(space, [1, 10])).toEqual([1, 10])
    expect(largestPile(space, [5, 2])).toBe(5)
  })

  it('are the piles if the rules distinguish them, and moves keep their order', () => {
    const space = of('HNIM(4;{1,2},{2,3})')
    expect(space).toMatchObject({ isSorted: false, enough: [1, 1, 1, 1] })
    expect(movesOf('HNIM(4;{1,2},{2,3})')).toEqual(['0,1,1,0', '1,1,0,0'])
  })

  it('exist for at most 12 piles and 4,095 moves', () => {
    const everySize = Array.from({ length: 12 }, (_, i) => i + 1)
    expect(of(`SN(12,{${everySize.join()}})`).moves).toHaveLength(4095)
    expect(() => spaceOf(hypergraphNim(13, [[1]]))).toThrow('at most 12 piles')
    expect(() => of('NIM(2,1)')).not.toThrow()
    const why = 'expected a game with a finite list of moves'
    expect(() => of('WYTHOFF')).toThrow(why)
    expect(() => spaceOf(ownRuleset(NO_MOVES, SOURCE))).toThrow(why)

    // if the rules do not distinguish the piles, each move counts in both of its orders
    const inPlace = (most: number): Space =>
      ownSpace(
        false,
        Array.from({ length: most }, (_, i) => [i, 1]),
      )
    expect(inPlace(4095).moves).toHaveLength(4095)
    expect(() => inPlace(4096)).toThrow('at most 4095 moves')
    const inAnyOrder = (most: number): Space =>
      ownSpace(
        true,
        Array.from({ length: most }, (_, i) => (i === 0 ? [2, 2] : [0, i])),
      )
    expect(inAnyOrder(2048).moves).toHaveLength(4095)
    expect(() => inAnyOrder(2049)).toThrow('at most 4095 moves')
  })
})

const SOURCE = { path: 'somewhere/my-game.mjs', digest: 'sha256:0', parameters: null }

/** A game that has no moves, so every position is terminal. */
const NO_MOVES = {
  piles: 1,
  options: () => [],
  isTerminal: () => true,
  isSymmetric: () => true,
  leastMove: () => 1,
  mostOptions: () => 0,
  moveVectors: () => [],
}

/** The coordinates of a game that a user defines. */
function ownSpace(symmetric: boolean, moves: number[][]): Space {
  return spaceOf(ownRuleset({ piles: moves[0]!.length, moves, symmetric }, SOURCE))
}
