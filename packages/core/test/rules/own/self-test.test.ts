import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/rules/index.ts'
import { selfTest } from '../../../src/rules/own/index.ts'
import { CIRCLE, own, PAIRS, requiredMembers } from './own-games.ts'

const WYTHOFF = requiredMembers('WYTHOFF')

/** Sorted pairs; a move takes one stone from either pile. */
const TWO = {
  ...PAIRS,
  options: (_: unknown, [x, y]: Position): number[][] =>
    [
      [x! - 1, y!],
      [x!, y! - 1],
    ]
      .filter((piles) => piles.every((pile) => pile >= 0))
      .map((piles) => piles.sort((a, b) => a - b))
      .filter((piles, i, all) => i === 0 || piles.join() !== all[0]!.join()),
  isTerminal: (_: unknown, position: Position): boolean => position.every((pile) => pile === 0),
  isSymmetric: (): boolean => true,
  mostOptions: (): number => 2,
}

/** {@link PAIRS}, with options that `change` may alter. */
function pairs(change: (options: number[][], position: Position) => unknown): unknown {
  const options = (_: unknown, position: Position): unknown =>
    change(PAIRS.options(null, position), position)
  return { ...PAIRS, options }
}

let calls = 0

describe('selfTest(ruleset)', () => {
  it('tries a few hundred positions, and the same ones for the same seed', () => {
    const seen: string[][] = [[], [], []]
    for (const [run, seed] of [1, 1, 2].entries()) {
      selfTest(own(pairs((options, position) => (seen[run]!.push(position.join()), options))), seed)
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).not.toEqual(seen[2])
    expect(selfTest(own(CIRCLE))).toBeGreaterThan(200)
  })

  it('accepts a symmetric game, and stops early if a position has very many options', () => {
    expect(selfTest(own(TWO))).toBeGreaterThan(200)
    expect(selfTest(own(requiredMembers('MOORE(2,1)'), '7,7'))).toBeGreaterThan(10)
    expect(selfTest(own({ piles: 20_000, moves: [new Array<number>(20_000).fill(1)] }))).toBe(9)
  })

  it.each<[string, unknown, RegExp]>([
    [
      'play might never end',
      pairs((o, x) => [...o, [...x]]),
      /options of 0,0: \(0,0\) is not a move: no pile becomes smaller, so play might never end/,
    ],
    [
      'a pile rises',
      pairs((o, [x, y]) => (x! > 0 ? [[x! - 1, y! + 1]] : o)),
      /options of 1,0: \(0,1\) is not a move: pile 2 grows/,
    ],
    [
      'a pile below 0',
      pairs((_, [x, y]) => [[x! - 1, y!]]),
      /options of 0,0: \(-1,0\) has a pile that is not a whole number >= 0/,
    ],
    [
      'a pile is lost',
      pairs((o) => o.map(([x]) => [x])),
      /options of \S+: expected positions of 2 piles, got \[0\]/,
    ],
    ['no list', pairs(() => 3), /options of 0,0: expected a list of positions, got 3/],
    [
      'a hole',
      { ...PAIRS, options: () => [new Array(2)] },
      /options of 0,0: \(,\) has a pile that is no/,
    ],
    ['no vectors', { ...PAIRS, moveVectors: () => 3 }, /moveVectors: moves: expected a list/],
    [
      'vectors of every order',
      {
        ...TWO,
        moveVectors: () => [
          [0, 1],
          [1, 0],
        ],
      },
      /moveVectors: expected only ascending vectors/,
    ],
    [
      'sizes of another kind',
      { ...TWO, moveSizes: () => 1 },
      /moveSizes: expected numbers of piles, .* got 1/,
    ],
    [
      'vectors that throw',
      {
        ...PAIRS,
        moveVectors: () => {
          throw new Error('no')
        },
      },
      /moveVectors: throws no/,
    ],
    [
      'a promise',
      { ...PAIRS, options: async () => [] },
      /expected a list of positions, got a Promise/,
    ],
    [
      'an error',
      pairs((o, x) => (x[0]! > 3 ? x[2]!.toFixed() : o)),
      /options of 4,0: throws Cannot read properties/,
    ],
    [
      'the position is changed',
      pairs((o, x) => ((x as number[])[0]!--, o)),
      /options of 0,0: throws Cannot assign/,
    ],
    [
      'an option twice',
      {
        ...PAIRS,
        options: (_: unknown, x: Position) => [
          ...PAIRS.options(null, x),
          ...PAIRS.options(null, x),
        ],
        mostOptions: () => 100,
      },
      /options of (1,0|0,2): \(\S+\) occurs twice/,
    ],
    [
      'changing options',
      pairs((o) => (calls++ % 2 === 0 ? o.toReversed() : o)),
      /differ from one call to the next/,
    ],
    [
      'a false end',
      { ...PAIRS, isTerminal: () => false },
      /isTerminal of 0,0: false, but it has 0 options/,
    ],
    [
      'too small moves',
      { ...PAIRS, leastMove: () => 2 },
      /options of 1,0: \(0,0\) takes 1, but leastMove returns 2/,
    ],
    [
      'too many options',
      { ...PAIRS, mostOptions: () => 4 },
      /options of \S+: 5 options, but mostOptions returns 4/,
    ],
    [
      'a bound that falls',
      { ...PAIRS, mostOptions: (_: unknown, [x, y]: Position) => (x! < 5 ? 20 : x! - 5 + y!) },
      /mostOptions/,
    ],
    [
      'no bound',
      { ...PAIRS, mostOptions: () => 'many' },
      /mostOptions: expected a number >= 0, got "many"/,
    ],
    [
      'unsorted options',
      {
        ...TWO,
        options: (_: unknown, x: Position) =>
          x[1] === 0 && x[0] === 0 ? [] : x.includes(0) ? [[0, 0]] : [[Math.max(...x), 0]],
      },
      /options of 1,1: \(1,0\) is not sorted ascending/,
    ],
    [
      'symmetry not kept',
      {
        ...TWO,
        options: (_: unknown, [x, y]: Position) =>
          y! > 0 ? [[x!, y! - 1].sort((a, b) => a - b)] : [],
      },
      /isSymmetric: true, but the options of \S+, sorted, are not those of \S+: \(\S+\)/,
    ],
    [
      'sorted positions alone',
      WYTHOFF,
      /isSymmetric: true, but the options of \S+, sorted, are not those of/,
    ],
    [
      'other vectors',
      { ...PAIRS, moveVectors: () => [[1, 0]] },
      /moveVectors: does not generate the options of \S+: \(\S+\)/,
    ],
    [
      'wrong vectors',
      { ...PAIRS, moveVectors: () => [[1]] },
      /moveVectors: moves\[0\]: expected 2 numbers/,
    ],
    [
      'wrong sizes',
      { ...TWO, moveSizes: () => [1, 2] },
      /moveSizes: does not generate the options of/,
    ],
    [
      'no sizes',
      { ...PAIRS, moveSizes: () => [1] },
      /moveSizes: expected numbers of piles, ascending, of a symmetric game/,
    ],
  ])('names %s', (_, exported, why) => {
    const test = (): number => selfTest(own(exported))
    expect(test).toThrow(RangeError)
    expect(test).toThrow(why)
    expect(test).toThrow(/^\.\/my-game\.mjs: .{1,300}$/)
  })
})
