import {
  formatRuleset,
  hypergraphNim,
  moveSizes,
  type PlayConvention,
  type Ruleset,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'
import { hypergraphKernel } from '../../src/arrays/hypergraph.ts'
import { planOf, solve, solveByLayers } from '../../src/index.ts'
import { reference } from '../../src/arrays/reference.ts'
import { lowerSetOf } from '../../src/task/lower-set.ts'
import type { Task } from '../../src/task/task.ts'
import { unwatched } from '../../src/task/ticker.ts'
import { plainMemories } from '../../src/wasm/encode/memories.ts'
import { edgeRowsBytes, solveEdgeRows } from '../../src/wasm/hypergraph/edge-rows.ts'
import { subsets } from '../arbitraries/ruleset.ts'

const PLAYS: readonly PlayConvention[] = ['normal', 'misere']
/**
 * Sizes of pile 1 near the limits of cells of 8, 16 and 32 bits, and of rows of one, two and three
 * 64-bit words.
 */
const BIT_BORDERS = [
  0, 1, 6, 7, 8, 14, 15, 16, 30, 31, 32, 62, 63, 64, 126, 127, 128, 130, 191, 192,
]

/** Fills the memory that the next table will use with ones, because nimlab does not clear it. */
function spoilMemory(task: Task): void {
  const memory = plainMemories.acquire(edgeRowsBytes(task))
  new Uint8Array(memory.buffer).fill(0xff)
  plainMemories.release(memory)
}

function plainOutcomes(task: Task, count: number): Uint8Array {
  const values = new Uint8Array(count)
  hypergraphKernel.fill(task, values, unwatched)
  return values
}

function expectPlain(ruleset: Ruleset, caps: readonly number[], play: PlayConvention): void {
  const task: Task = { ruleset, caps, value: 'outcome', play }
  const label = `${formatRuleset(ruleset)} ${caps.join()} ${play}`
  const { count, rank } = lowerSetOf(ruleset, caps, 10 ** 7)!
  const expected = plainOutcomes(task, count)
  spoilMemory(task)
  let ticked = 0
  const cells = solveEdgeRows(task, (positions) => {
    ticked += positions
  })
  const wrong = cells.values().findIndex((entry, rank) => entry !== expected[rank])
  expect(wrong, label).toBe(-1)
  expect(ticked, label).toBe(count)
  const top = caps.at(-1)! + 1
  for (const layer of [0, top >> 1, top - 1]) {
    const entries = expected.subarray((count / top) * layer, (count / top) * (layer + 1))
    const isP = entries.reduce((sum, entry) => sum + 1 - entry, 0)
    expect(cells.countP(layer, layer + 1), label).toBe(isP)
  }
  for (let k = 0; k < 20; k++) {
    const position = caps.map((cap, i) => (k * (2 * i + 3) + (k >> 1)) % (cap + 1))
    expect(
      cells.entryAt(position, () => -1),
      label,
    ).toBe(expected[rank(position)])
  }
  cells.release()
}

/** Every game on three piles that distinguishes its piles. */
const onThreePiles: readonly Ruleset[] = subsets(7)
  .map((chosen) => chosen.map((i) => subsets(3)[i - 1]!))
  .map((edges) => hypergraphNim(3, edges))
  .filter((game) => moveSizes(game) === null)

/**
 * Games whose rows follow pile 2, follow another pile, or are skewed. In some of these games, pile
 * 1 by itself is an edge.
 */
const ofEachShape: readonly Ruleset[] = [
  hypergraphNim(3, [
    [1, 3],
    [2, 3],
    [1, 2, 3],
  ]),
  hypergraphNim(3, [[1], [1, 2], [2, 3], [1, 2, 3]]),
  hypergraphNim(3, [[1], [2], [3], [1, 2], [2, 3]]),
  hypergraphNim(3, [[1, 2], [1, 3], [2], [2, 3]]),
  hypergraphNim(3, [[1]]),
  hypergraphNim(4, [[1, 2], [2, 3], [3, 4], [4]]),
  hypergraphNim(4, [[1], [2], [3], [2, 4], [1, 2, 4]]),
  hypergraphNim(4, [[1], [2], [3], [4], [1, 2], [3, 4], [1, 2, 3, 4]]),
  hypergraphNim(5, [[1, 2, 3], [3, 4], [1, 5], [5], [2, 3, 4, 5]]),
]

const games: fc.Arbitrary<Ruleset> = fc
  .integer({ min: 3, max: 6 })
  .chain((n) =>
    fc
      .subarray(subsets(n), { minLength: 1, maxLength: Math.min(20, 2 ** n - 1) })
      .map((edges) => hypergraphNim(n, edges)),
  )
  .filter((game) => moveSizes(game) === null)

const MOST = [0, 0, 0, 30, 11, 6, 4]

const tasks = games.chain((ruleset) => {
  const others = { minLength: ruleset.piles - 1, maxLength: ruleset.piles - 1 }
  return fc.record({
    ruleset: fc.constant(ruleset),
    first: fc.oneof(fc.constantFrom(...BIT_BORDERS), fc.integer({ min: 0, max: 140 })),
    rest: fc.array(fc.integer({ min: 0, max: MOST[ruleset.piles]! }), others),
    play: fc.constantFrom(...PLAYS),
  })
})

describe('rows of bits agree with typed arrays', () => {
  it('on every game on three piles', () => {
    for (const game of sampled(onThreePiles, 4)) {
      for (const caps of [
        [3, 4, 3],
        [9, 1, 17],
      ]) {
        for (const play of PLAYS) expectPlain(game, caps, play)
      }
    }
  })

  it('on rows with every number of bits around the cell widths', () => {
    for (const game of ofEachShape) {
      const rest = new Array<number>(game.piles - 2).fill(2)
      for (const max of BIT_BORDERS) {
        for (const play of PLAYS) expectPlain(game, [max, 5, ...rest], play)
      }
    }
  })

  it('on planes whose sizes are near the vector widths', () => {
    for (const game of ofEachShape) {
      for (const [bits, size] of [
        [5, 33],
        [12, 17],
        [20, 9],
        [100, 5],
      ] as const) {
        for (let max = 0; max <= size; max++) {
          for (const play of PLAYS) {
            const ones = new Array<number>(game.piles - 3).fill(1)
            expectPlain(game, [bits, max, 3, ...ones], play)
            expectPlain(game, [bits, 3, max, ...ones], play)
          }
        }
      }
    }
  })

  it('on planes that are filled together, and on planes that are filled in parts', () => {
    for (const game of [
      hypergraphNim(3, [[1], [1, 2], [2, 3], [1, 3]]),
      hypergraphNim(3, [[1], [2], [3], [1, 2]]),
    ]) {
      for (const play of PLAYS) expectPlain(game, [130, 30, 150], play)
    }
    const game = hypergraphNim(5, [[1], [2], [1, 2], [3, 4], [2, 5], [1, 3, 5]])
    for (const play of PLAYS) expectPlain(game, [40, 12, 12, 5, 3], play)
  })

  it('on the maximum number of piles and the maximum number of edges', () => {
    const piles = Array.from({ length: 16 }, (_, i) => i + 1)
    const ones = piles.map(() => 1)
    const pairs = piles.flatMap((a) => piles.slice(a).map((b) => [a, b]))
    const triples = pairs.slice(0, 100).map((pair) => [...pair, pair.includes(16) ? 15 : 16])
    for (const edges of [
      [[1, 2], [3, 4, 5], [16]],
      [...pairs, ...triples].filter((edge) => new Set(edge).size === edge.length),
      piles.slice(1).map((pile) => [pile]),
    ]) {
      const game = hypergraphNim(16, edges)
      expect(moveSizes(game)).toBeNull()
      for (const play of PLAYS) {
        expectPlain(game, [9, 2, ...ones.slice(6), 0, 3, 0, 1], play)
        expectPlain(game, [2, ...ones.slice(4), 0, 2, 3], play)
      }
    }
  })

  it('on random games and lower sets', () => {
    fc.assert(
      fc.property(tasks, ({ ruleset, first, rest, play }) =>
        expectPlain(ruleset, [first, ...rest], play),
      ),
      { numRuns: runs(200, 3) },
    )
  })
})

it('rows of bits agree with the definitions on every game on three piles', () => {
  for (const ruleset of onThreePiles) {
    for (const play of PLAYS) {
      const caps = [9, 2, 3]
      const outcome = reference(ruleset, 'outcome', play)
      const cells = solveEdgeRows({ ruleset, caps, value: 'outcome', play }, unwatched)
      const found = cells.values()
      lowerSetOf(ruleset, caps, 1000)!.forEach((position, rank) => {
        expect(found[rank], `${formatRuleset(ruleset)} ${position.join()} ${play}`).toBe(
          outcome(position),
        )
      })
      cells.release()
    }
  }
})

describe('a table of outcomes in rows of bits', () => {
  const ruleset = hypergraphNim(4, [[1], [2, 3], [3, 4], [2, 4]])
  const max = 14

  it('is read like the table of typed arrays', () => {
    for (const play of PLAYS) {
      const made = solve(ruleset, { max }, { value: 'outcome', play })
      const plain = solve(ruleset, { max }, { value: 'outcome', play, kernel: 'plain' })
      expect(planOf({ ruleset, caps: [max, max, max, max], value: 'outcome', play }).entries).toBe(
        0,
      )
      expect(made.digest()).toBe(plain.digest())
      expect(made.histogram()).toEqual(plain.histogram())
      expect(made.countP()).toBe(plain.countP())
      expect(made.countP(3, 9)).toBe(plain.countP(3, 9))
      expect(made.countP(5, 5)).toBe(0)
      expect(made.values).toEqual(plain.values)
      expect(made.outcomeAt([3, 1, 4, 2])).toBe(plain.outcomeAt([3, 1, 4, 2]))
      let rows = 0
      made.forEachRow(
        ({ rank, length, entries, offset }) => {
          rows++
          expect(entries.slice(offset, offset + length)).toEqual(
            plain.values.slice(rank, rank + length),
          )
        },
        13,
        14,
      )
      expect(rows).toBe(15 * 15)
    }
  })

  it('is visited layer by layer', () => {
    const plain = solve(ruleset, { max }, { value: 'outcome', kernel: 'plain' })
    const counts: number[] = []
    solveByLayers(ruleset, { max }, { value: 'outcome' }, ({ countP }) => {
      counts.push(countP())
    })
    expect(counts).toEqual(Array.from({ length: max + 1 }, (_, m) => plain.countP(m, m + 1)))
  })

  it('may be visited during a visit', () => {
    const made = solve(ruleset, { max }, { value: 'outcome' })
    const plain = solve(ruleset, { max }, { value: 'outcome', kernel: 'plain' })
    let rank = 0
    made.forEachPiece((entries, from) => {
      expect(from).toBe(rank)
      expect(entries).toEqual(plain.values.subarray(from, from + entries.length))
      rank += entries.length
      expect(made.countP(0, 2)).toBe(plain.countP(0, 2))
    })
    expect(rank).toBe(plain.values.length)
  })
})
