import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOf,
  dominates,
  formatRuleset,
  gameOf,
  GAMES,
  moveSizes,
  type MoveVector,
  options,
  parseRuleset,
  type Position,
  positionOf,
  type Ruleset,
} from '../../src/rules/index.ts'
import { positionsOf } from '../arbitraries/position-of-ruleset.ts'
import { rulesets } from '../arbitraries/ruleset.ts'
import { optionsByDefinition } from './options-by-definition.ts'

const positions = rulesets(4).chain((ruleset) =>
  positionsOf(ruleset, 6).map((position) => ({ ruleset, position })),
)

/** All distinct permutations of the entries. */
function permutations(vector: MoveVector): MoveVector[] {
  const found = new Map<string, MoveVector>()
  const extend = (chosen: readonly number[], rest: readonly number[]): void => {
    if (rest.length === 0) found.set(chosen.join(), chosen)
    rest.forEach((entry, i) => extend([...chosen, entry], rest.toSpliced(i, 1)))
  }
  extend([], vector)
  return [...found.values()]
}

/** The options as strings, found by subtracting every vector. */
function optionsByVectors(ruleset: Ruleset, position: Position, vectors: readonly MoveVector[]) {
  const isSymmetric = gameOf(ruleset).isSymmetric(ruleset)
  return new Set(
    vectors
      .flatMap((vector) => (isSymmetric ? permutations(vector) : [vector]))
      .filter((vector) => vector.every((stones, i) => stones <= position[i]!))
      .map((vector) =>
        positionOf(
          ruleset,
          position.map((pile, i) => pile - vector[i]!),
        ).join(),
      ),
  )
}

function sum(piles: readonly number[]): number {
  return piles.reduce((a, b) => a + b, 0)
}

describe('every game satisfies its contract', () => {
  it('occurs among the tested rulesets', () => {
    const tried = new Set(fc.sample(rulesets(4), 500).map(({ kind }) => kind))
    expect([...tried].sort()).toEqual(GAMES.map(({ kind }) => kind).sort())
  })

  it('prints its first notation, parses it again, and passes its own check', () => {
    fc.assert(
      fc.property(rulesets(9), (ruleset) => {
        const game = gameOf(ruleset)
        const text = game.format(ruleset)
        expect(text.split(/[(;]/)[0]).toBe(game.notation[0]!.split(/[(;]/)[0])
        expect(parseRuleset(text)).toEqual(ruleset)
        expect(JSON.parse(JSON.stringify(ruleset))).toEqual(ruleset)
        expect(() => game.check(ruleset)).not.toThrow()
      }),
    )
  })

  it('lists the options of its definition once each, and lists none exactly at terminal positions', () => {
    fc.assert(
      fc.property(positions, ({ ruleset, position }) => {
        const found = options(ruleset, position).map((option) => option.join())
        expect(new Set(found)).toEqual(optionsByDefinition(ruleset, position))
        expect(new Set(found).size).toBe(found.length)
        expect(gameOf(ruleset).isTerminal(ruleset, position)).toBe(found.length === 0)
      }),
      { numRuns: 500 },
    )
  })

  it('only takes stones, takes at least the stated minimum, and has at most the stated number of options', () => {
    fc.assert(
      fc.property(positions, ({ ruleset, position }) => {
        const game = gameOf(ruleset)
        const found = options(ruleset, position)
        expect(found.length).toBeLessThanOrEqual(game.mostOptions(ruleset, position))
        for (const option of found) {
          expect(dominates(position, option)).toBe(true)
          expect(sum(position) - sum(option)).toBeGreaterThanOrEqual(game.leastMove(ruleset))
        }
        const full = Array.from({ length: ruleset.piles }, () => 6)
        const taken = options(ruleset, full).map((option) => sum(full) - sum(option))
        expect(Math.min(...taken)).toBe(game.leastMove(ruleset))
      }),
    )
  })

  it('bounds the number of options below a position by the bound at this position', () => {
    fc.assert(
      fc.property(rulesets(3), (ruleset) => {
        const game = gameOf(ruleset)
        const most = game.mostOptions(
          ruleset,
          Array.from({ length: ruleset.piles }, () => 4),
        )
        boxOf(ruleset, 4).forEach((position) =>
          expect(game.options(ruleset, position).length).toBeLessThanOrEqual(most),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('has the moves that its vectors generate, if it has vectors', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(positions, ({ ruleset, position }) => {
        const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
        if (vectors === null) return
        seen.add(ruleset.kind)
        const found = new Set(options(ruleset, position).map((option) => option.join()))
        expect(optionsByVectors(ruleset, position, vectors)).toEqual(found)
      }),
      { numRuns: 500 },
    )
    expect([...seen].sort()).toEqual(['HNIM', 'NIM', 'SN', 'SUB'])
  })

  it('has one vector of ones and zeros for each move size, if it has move sizes', () => {
    fc.assert(
      fc.property(rulesets(6), (ruleset) => {
        const sizes = moveSizes(ruleset)
        if (sizes === null) return
        const vectors = gameOf(ruleset).moveVectors!(ruleset)!
        expect(gameOf(ruleset).isSymmetric(ruleset)).toBe(true)
        expect(vectors.flat().every((stones) => stones === 0 || stones === 1)).toBe(true)
        expect(vectors.map(sum)).toEqual(sizes)
      }),
    )
  })
})

describe('gameOf(ruleset)', () => {
  it('rejects an unknown kind, in one line that names the games', () => {
    const unknown = { kind: 'CHOMP\n', piles: 2 } as unknown as Ruleset
    const message =
      /^ruleset: no game of kind 'CHOMP '; known: GM, HNIM, MOORE, NIM, SN, SUB, WYTHOFF$/
    expect(() => gameOf(unknown)).toThrow(message)
    expect(() => options(unknown, [1, 2])).toThrow(message)
    expect(() => formatRuleset(unknown)).toThrow(message)
    expect(() => gameOf({} as Ruleset)).toThrow("no game of kind 'undefined'; known: GM")
  })
})

describe('check(ruleset) rejects data that is not a ruleset in stored form', () => {
  it.each<[Ruleset, string]>([
    [{ kind: 'NIM', piles: 3, k: 4 }, 'k from 1 to 3'],
    [{ kind: 'SN', piles: 3, sizes: [2, 1] }, 'ascending'],
    [{ kind: 'SN', piles: 3, sizes: [1, 1] }, 'ascending'],
    [{ kind: 'HNIM', piles: 3, edges: [[2, 1]] }, 'ascending'],
    [{ kind: 'HNIM', piles: 3, edges: [[1, 2], [3]] }, 'ascending'],
    [{ kind: 'WYTHOFF', piles: 3 as 2 }, 'expected 2 piles'],
    [{ kind: 'GM', piles: 3, players: 1 }, '2 players or more'],
    [{ kind: 'MOORE', piles: 3, k: 0 }, 'k from 1 to 3'],
    [{ kind: 'SUB', piles: 3, stones: [3, 1] }, 'ascending'],
  ])('%j', (ruleset, why) => {
    expect(() => gameOf(ruleset).check(ruleset)).toThrow(why)
  })
})
