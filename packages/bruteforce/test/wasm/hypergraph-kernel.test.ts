import {
  formatRuleset,
  hypergraphNim,
  moveSizes,
  type PlayConvention,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'
import { hypergraphKernel } from '../../src/arrays/hypergraph.ts'
import type { Cells } from '../../src/cells/cells.ts'
import { planOf } from '../../src/plan/plan-of.ts'
import { run } from '../../src/plan/run.ts'
import { reference } from '../../src/arrays/reference.ts'
import { lowerSetOf } from '../../src/task/lower-set.ts'
import { boxTask, type Task, type TableValue } from '../../src/task/task.ts'
import { isP } from '../../src/task/outcome.ts'
import { type Tick, unwatched } from '../../src/task/ticker.ts'
import { entryBytes, type Values, valuesOver } from '../../src/task/values.ts'
import { hypergraphWidths, solveHypergraph } from '../../src/wasm/hypergraph/hypergraph-kernel.ts'
import { plainMemories } from '../../src/wasm/encode/memories.ts'
import { hypergraphNims, subsets } from '../arbitraries/ruleset.ts'
import { stepsOf } from '../oracles/steps-of.ts'

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']
const WIDTH_BORDERS = [0, 1, 2, 7, 8, 14, 15, 16, 17, 31, 32, 33]

function room(task: Task): Values {
  const count = task.caps.reduce((product, cap) => product * (cap + 1), 1)
  return valuesOver(new ArrayBuffer(count * entryBytes(task)), task)
}

function plain(task: Task): Values {
  const values = room(task)
  hypergraphKernel.fill(task, values, unwatched)
  return values
}

function byPlan(task: Task): Values {
  return run(planOf(task), 2 ** 31).cells.values()
}

/**
 * Fills the memory that the next table will use with bytes that no cell has, because nimlab does
 * not clear it.
 */
function spoilMemory(task: Task): void {
  const memory = plainMemories.acquire(hypergraphWidths(task)[0]!.bytes)
  new Uint8Array(memory.buffer).fill(0x5a)
  plainMemories.release(memory)
}

/** The cells in the first width that holds every entry; null if there is no such width. */
function byWidths(task: Task, tick: Tick = unwatched): Cells | null {
  spoilMemory(task)
  for (const width of hypergraphWidths(task)) {
    const cells = solveHypergraph(task, width, tick)
    if (cells !== null) return cells
  }
  return null
}

function expectPlain(task: Task): void {
  const { ruleset, caps, value, play } = task
  const label = `${formatRuleset(ruleset)} ${caps.join()} ${value} ${play}`
  expect(hypergraphWidths(task), label).not.toEqual([])
  const cells = byWidths(task)!
  const values = cells.values()
  const expected = plain(task)
  const wrong = values.findIndex((entry, rank) => entry !== expected[rank])
  expect(wrong, `${label}: ${values[wrong]} for ${expected[wrong]}`).toBe(-1)
  const layers = caps.at(-1)! + 1
  const size = expected.length / layers
  for (const layer of new Set([0, layers >> 1, layers - 1])) {
    let countP = 0
    for (const entry of expected.subarray(layer * size, (layer + 1) * size)) {
      if (isP(value, play, entry)) countP++
    }
    expect(cells.countP(layer, layer + 1), label).toBe(countP)
    let rank = layer * size
    cells.visit(layer, layer + 1, (piece, from) => {
      expect(from, label).toBe(rank)
      const differs = piece.findIndex((entry, i) => entry !== expected[from + i])
      expect(differs, label).toBe(-1)
      rank += piece.length
    })
    expect(rank, label).toBe((layer + 1) * size)
  }
  expect(cells.countP(0, 0), label).toBe(0)
  for (let k = 0; k < 10; k++) {
    const position = caps.map((cap, i) => (k * (2 * i + 3) + (k >> 1)) % (cap + 1))
    const rank = position.reduceRight((sum, pile, i) => sum * (caps[i]! + 1) + pile, 0)
    expect(
      cells.entryAt(position, () => -1),
      label,
    ).toBe(expected[rank])
  }
  cells.release()
}

function expectAllPlain(ruleset: Ruleset, caps: readonly number[]): void {
  for (const value of VALUES) {
    for (const play of PLAYS) expectPlain({ ruleset, caps, value, play })
  }
}

/** Every game on three piles that distinguishes its piles. */
const onThreePiles: readonly Ruleset[] = subsets(7)
  .map((chosen) => {
    const edges = subsets(3)
    return hypergraphNim(
      3,
      chosen.map((i) => edges[i - 1]!),
    )
  })
  .filter((game) => moveSizes(game) === null)

/** Games whose edges with one pile make the planes straight, crossed or skewed. */
const ofEachShape: readonly Ruleset[] = [
  hypergraphNim(3, [[2], [1, 3], [1, 2, 3]]),
  hypergraphNim(3, [[1], [2, 3], [1, 2], [1, 2, 3]]),
  hypergraphNim(3, [[1], [2], [3], [1, 2], [2, 3]]),
  hypergraphNim(4, [[1, 2], [2, 3], [3, 4], [4]]),
  hypergraphNim(4, [[1], [2, 3], [1, 3, 4], [1, 2, 4]]),
  hypergraphNim(4, [[1], [2], [3], [4], [1, 2], [3, 4], [1, 2, 3, 4]]),
]

const games: fc.Arbitrary<Ruleset> = fc
  .integer({ min: 3, max: 5 })
  .chain((n) =>
    fc
      .subarray(subsets(n), { minLength: 1, maxLength: Math.min(14, 2 ** n - 1) })
      .map((edges) => hypergraphNim(n, edges)),
  )
  .filter((game) => moveSizes(game) === null)

/** Boxes with two larger piles, and other piles of size at most 6, in any order. */
const tasks: fc.Arbitrary<Task> = games.chain((ruleset) => {
  const { piles } = ruleset
  const most = piles === 5 ? 20 : 40
  const sizes = fc.tuple(
    ...Array.from({ length: piles }, (_, i) => fc.integer({ min: 0, max: i < 2 ? most : 6 })),
  )
  return fc.record({
    ruleset: fc.constant(ruleset),
    caps: sizes.chain((caps) => fc.shuffledSubarray(caps, { minLength: piles, maxLength: piles })),
    value: fc.constantFrom(...VALUES),
    play: fc.constantFrom(...PLAYS),
  })
})

/**
 * The numbers of piles, the edges, and boxes whose planes or slabs are larger than one call can
 * fill.
 */
const IN_PARTS = (
  [
    [
      5,
      [
        [[1], [2], [1, 2], [3, 4], [2, 5], [1, 3, 5]],
        [[1], [2], [3], [4], [1, 5]],
        [[1, 2], [3], [4, 5]],
      ],
      [
        [40, 40, 9, 9, 1],
        [9, 7, 45, 11, 2],
      ],
    ],
    [
      4,
      [
        [[1, 2], [2, 3], [3, 4], [4]],
        [[1], [1, 2], [2, 3]],
        [[1], [2], [3], [1, 4]],
      ],
      [
        [150, 150, 6, 2],
        [6, 5, 300, 11],
      ],
    ],
    [
      3,
      [
        [
          [1, 2],
          [1, 2, 3],
        ],
        [[1], [2, 3]],
        [[1], [2], [1, 3]],
      ],
      [
        [300, 280, 3],
        [300, 3, 280],
      ],
    ],
  ] as const
).flatMap(([piles, games, boxes]) => games.map((edges) => [piles, edges, boxes] as const))

describe('the generated hypergraph kernel agrees with typed arrays', () => {
  it('on every game on three piles', () => {
    expect(onThreePiles.length).toBe(127 - 7)
    for (const game of sampled(onThreePiles, 4)) {
      for (let max = 0; max <= 6; max++) expectAllPlain(game, [max, max, max])
    }
  })

  it('on rows whose lengths are near the vector widths', () => {
    for (const game of ofEachShape) {
      for (const max of WIDTH_BORDERS) {
        const rest = new Array<number>(game.piles - 2).fill(3)
        expectAllPlain(game, [max, 5, ...rest])
        expectAllPlain(game, [5, max, ...rest])
        if (game.piles === 3) expectAllPlain(game, [max, max, max])
      }
    }
  })

  it('on long rows, whether there is one or many', () => {
    for (const game of sampled(ofEachShape, 2)) {
      const rest = new Array<number>(game.piles - 2).fill(1)
      for (const length of [47, 61, 62, 63, 64, 65, 79, 80, 81, 127, 200]) {
        expectAllPlain(game, [length, length - 20, ...rest])
        expectAllPlain(game, [0, length, ...rest])
        expectAllPlain(game, [length, 0, ...rest])
      }
    }
  })

  it('on tables that are filled and read in several parts', () => {
    for (const [piles, edges, boxes] of sampled(IN_PARTS, 3)) {
      for (const caps of boxes) expectAllPlain(hypergraphNim(piles, edges), caps)
    }
  })

  it('on blocks that are smaller than a vector', () => {
    for (const game of ofEachShape) {
      for (const [a, b, c] of [
        [0, 0, 3],
        [0, 1, 2],
        [1, 0, 5],
        [1, 2, 3],
      ] as const) {
        expectAllPlain(game, game.piles === 3 ? [a, b, c] : [a, b, 0, c])
      }
    }
  })

  it('on random lower sets', () => {
    fc.assert(
      fc.property(tasks, (task) => expectPlain(task)),
      { numRuns: runs(300, 3) },
    )
  })

  it('if the bound on remoteness no longer fits into 8 bits of a cell or of an entry', () => {
    for (const edges of [
      [[1], [2], [3], [1, 2]],
      [[1], [2, 3]],
      [[2], [1, 3]],
    ]) {
      for (const sum of [252, 253, 254, 255, 256]) {
        const ruleset = hypergraphNim(3, edges)
        for (const caps of [
          [sum - 60, 40, 20],
          [40, sum - 41, 1],
          [1, 2, sum - 3],
        ]) {
          for (const play of PLAYS) expectPlain({ ruleset, caps, value: 'remoteness', play })
        }
      }
    }
  })

  it('if remoteness needs every 8-bit key', () => {
    // A move takes one stone from pile 1, so the remoteness is the size of this pile.
    const ruleset = hypergraphNim(3, [[1]])
    for (const play of PLAYS) {
      const task: Task = { ruleset, caps: [253, 0, 0], value: 'remoteness', play }
      expectPlain(task)
      expect(plain(task)).toEqual(Uint8Array.from({ length: 254 }, (_, x) => x))
    }
  })
})

describe('the generated hypergraph kernel agrees with the definitions', () => {
  const expectReference = (task: Task): void => {
    const valueOf = reference(task.ruleset, task.value, task.play)
    const values = byWidths(task)!.values()
    const [a, b] = [task.caps[0]! + 1, task.caps[1]! + 1]
    const found = Array.from(values, (_, rank) =>
      valueOf([rank % a, Math.floor(rank / a) % b, Math.floor(rank / (a * b))]),
    )
    expect(Array.from(values), formatRuleset(task.ruleset)).toEqual(found)
  }

  it('on every game on three piles', () => {
    for (const ruleset of sampled(onThreePiles, 4)) {
      for (const value of VALUES) {
        for (const play of PLAYS) expectReference({ ruleset, caps: [3, 4, 3], value, play })
      }
    }
  })

  it('on random games of one to five piles, with any algorithm that a plan chooses', () => {
    const game = fc.oneof(fc.constant(hypergraphNim(1, [[1]])), hypergraphNims(5))
    const lowerSet = game.chain((ruleset) =>
      fc.record({
        ruleset: fc.constant(ruleset),
        caps: fc.array(fc.integer({ min: 0, max: [0, 40, 12, 7, 4, 3][ruleset.piles]! }), {
          minLength: ruleset.piles,
          maxLength: ruleset.piles,
        }),
      }),
    )
    fc.assert(
      fc.property(lowerSet, ({ ruleset, caps: some }) => {
        const caps = positionOf(ruleset, some)
        for (const value of VALUES) {
          for (const play of PLAYS) {
            const task: Task = { ruleset, caps, value, play }
            const valueOf = reference(ruleset, value, play)
            const tables = [run(planOf(task), 2 ** 31).cells]
            if (hypergraphWidths(task).length > 0) tables.push(byWidths(task)!)
            const { rank, forEach } = lowerSetOf(ruleset, caps, 10 ** 6)!
            forEach((position) => {
              const label = `${formatRuleset(ruleset)} ${position.join()} ${value} ${play}`
              for (const cells of tables) {
                expect(cells.entryAt(position, rank), label).toBe(valueOf(position))
              }
            })
            for (const cells of tables) cells.release()
          }
        }
      }),
      { numRuns: runs(100, 3) },
    )
  })

  it('on rows that are one cell longer than a vector', () => {
    for (const ruleset of ofEachShape.filter(({ piles }) => piles === 3)) {
      for (const value of VALUES) expectReference(boxTask(ruleset, 16, value, 'misere'))
    }
  })
})

/** All edges on n piles except {1,2}. This game has large Grundy values. */
function allButOne(n: number): Ruleset {
  return hypergraphNim(
    n,
    subsets(n).filter((edge) => edge.join() !== '1,2'),
  )
}

describe('cells of Grundy values', () => {
  const largest = (values: Values): number => Array.from(values).reduce((a, b) => Math.max(a, b), 0)

  it('become wider if and only if a union does not fit', () => {
    const found: number[] = []
    for (const [ruleset, caps] of [
      [hypergraphNim(4, subsets(4).slice(1)), [7, 7, 7, 7]],
      [hypergraphNim(5, subsets(5).slice(1)), [3, 3, 3, 3, 3]],
      [allButOne(5), [4, 4, 4, 4, 4]],
      [hypergraphNim(6, subsets(6).slice(1)), [5, 5, 5, 5, 5, 5]],
      [allButOne(6), [8, 8, 8, 8, 8, 8]],
    ] as const) {
      const task: Task = { ruleset, caps, value: 'grundy', play: 'normal' }
      expectPlain(task)
      expectPlain({ ...task, play: 'misere' })
      found.push(largest(plain(task)))
    }
    expect(found).toEqual([7, 8, 15, 16, 31])
  })

  it('end at 32 bits, and typed arrays continue', () => {
    const ruleset = allButOne(6)
    const task: Task = { ruleset, caps: [7, 7, 7, 8, 8, 9], value: 'grundy', play: 'normal' }
    const expected = plain(task)
    expect(largest(expected)).toBe(32)
    const steps = stepsOf(planOf(task))
    expect(steps.map(({ algorithm, width }) => [algorithm, width])).toEqual([
      ['generated', 1],
      ['generated', 2],
      ['generated', 4],
      ['typed arrays', 1],
    ])
    expect(byWidths(task)).toBeNull()
    expect(byPlan(task)).toEqual(expected)
  })
})

describe('the hypergraph kernel', () => {
  it('fills tasks with typed arrays if the generated kernel does not accept them', () => {
    for (const ruleset of [
      hypergraphNim(2, [[1], [1, 2]]),
      hypergraphNim(17, [[1, 2], [17]]),
      hypergraphNim(3, [[2], [1, 3]]),
    ]) {
      for (const value of VALUES) {
        const task = boxTask(ruleset, ruleset.piles === 17 ? 0 : 3, value, 'misere')
        expect(byPlan(task)).toEqual(plain(task))
        expect(planOf(task).algorithm).toBe('typed arrays')
      }
    }
  })

  it('does not accept symmetric games', () => {
    const widths = (edges: number[][]) =>
      hypergraphWidths(boxTask(hypergraphNim(3, edges), 40, 'outcome', 'normal')).length
    expect(
      widths([
        [1, 2],
        [1, 3],
        [2, 3],
      ]),
    ).toBe(0)
    expect(
      widths([
        [1, 2],
        [1, 3],
      ]),
    ).toBe(1)
  })

  it('does not accept remoteness values of 65534 or more', () => {
    const task = (cap: number): Task => ({
      ruleset: hypergraphNim(3, [[1]]),
      caps: [cap, 0, 0],
      value: 'remoteness',
      play: 'normal',
    })
    expect(hypergraphWidths(task(65533))).toHaveLength(1)
    expectPlain(task(65533))
    expect(hypergraphWidths(task(65534))).toEqual([])
  })

  it('adds a closing cell to each row and a closing row to each plane, and little else', () => {
    const task = boxTask(hypergraphNim(4, [[1, 2], [3]]), 127, 'remoteness', 'normal')
    const table = 129 * 129 * 128 * 128 * 2
    const { bytes } = hypergraphWidths(task)[0]!
    expect(bytes).toBeGreaterThan(table)
    expect(bytes).toBeLessThan(1.001 * table)
  })

  it('reads nothing after the end of its memory', () => {
    // Rows follow pile 2, and planes consist of piles 2 and 3. So a change of pile 1 by one stone
    // skips a whole plane.
    const task: Task = {
      ruleset: hypergraphNim(4, [[1], [1, 2], [3, 4]]),
      caps: [1, 300, 300, 1],
      value: 'grundy',
      play: 'normal',
    }
    const idle = Array.from({ length: 4 }, () => plainMemories.acquire(1))
    const cells = solveHypergraph(task, hypergraphWidths(task)[0]!, unwatched)!
    expect(cells.values()).toEqual(plain(task))
    for (const memory of idle) plainMemories.release(memory)
    cells.release()
  })

  it('supports memories of up to 4 GiB', () => {
    const caps = [2, 2, 2, 2]
    for (const value of VALUES) {
      const task: Task = { ruleset: hypergraphNim(4, [[1, 2], [3]]), caps, value, play: 'normal' }
      expect(hypergraphWidths({ ...task, caps: [230, 230, 230, 230] }).length).toBe(
        value === 'remoteness' ? 0 : 1,
      )
    }
  })

  it('needs no more memory for a smaller task than for a larger one, and accepts absurd sizes', () => {
    const ruleset = hypergraphNim(3, [[1], [2, 3]])
    for (const value of VALUES) {
      const bytes = [50, 100, 200].map(
        (max) => hypergraphWidths(boxTask(ruleset, max, value, 'normal'))[0]!.bytes,
      )
      expect(bytes).toEqual([...bytes].sort((a, b) => a - b))
      const absurd = boxTask(ruleset, 1e9, value, 'normal')
      expect(hypergraphWidths(absurd)).toEqual([])
      expect(planOf(absurd).algorithm).toBe('typed arrays')
    }
  })
})
