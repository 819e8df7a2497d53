import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  boxOf,
  formatRuleset,
  options,
  parseRuleset,
  type PlayConvention,
  type Position,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../vitest.sample.ts'
import type { Cells } from '../src/cells/cells.ts'
import {
  planOf,
  solve,
  solveByLayers,
  type RowPatterns,
  type TableValue,
  windowOf,
} from '../src/index.ts'
import { runByLayers } from '../src/plan/run-by-layers.ts'
import { positionsBelow } from '../src/task/layer-ranks.ts'
import { boxTask } from '../src/task/task.ts'
import { newProgress, stopAll, waitFor } from '../src/threads/progress.ts'
import { setCrew } from '../src/threads/crew.ts'
import type { LayersPart } from '../src/threads/slot-part.ts'
import { provideThreads } from '../src/workers/threads.ts'
import { summonCrew } from '../src/threads/worker-crew.ts'
import { doPart, type SlotPart, type WorkerPart } from '../src/threads/worker-part.ts'
import { slowSetNims } from './arbitraries/ruleset.ts'
import { bytesAllocated, takeIdleMemories } from './oracles/bytes-allocated.ts'

const MOST = [0, 0, 0, 70, 30, 16, 11, 8]

const someTasks = slowSetNims(3, 7).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    max: fc.integer({ min: 1, max: MOST[ruleset.piles]! }),
    value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
    threads: fc.integer({ min: 2, max: 4 }),
  }),
)

/** A box that is large enough for several threads. */
const LARGE = { game: parseRuleset('NIM(4,3)'), max: 300 }

beforeAll(provideThreads)

/** The part that the crew received last. */
let asked: WorkerPart | null = null

function watchCrew(): void {
  setCrew((helpers, part) => {
    asked = part
    summonCrew(helpers, part)
  })
}

/** True if no thread writes into the memory of the last part any more. */
function isQuiet(): boolean {
  const bytes = new Uint8Array((asked as SlotPart).memory.buffer)
  const before = bytes.slice()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  return Buffer.compare(before, bytes) === 0
}

describe('layers that several threads fill', () => {
  it('equal the layers of one thread and of the whole box, and each is visited once', async () => {
    watchCrew()
    await fc.assert(
      fc.asyncProperty(someTasks, async ({ ruleset, max, value, play, threads }) => {
        const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
        const box = boxOf(ruleset, max)
        const rankOf = (position: Position): number => box.rank(position)
        const plan = planOf({
          ...boxTask(ruleset, max, value, play),
          byLayers: true,
          threads,
          smallest: 0,
        })
        if (plan.layers > 0) expect(plan.threads).toBe(Math.min(threads, max + 1))
        let seen = 0
        let wrong = 0
        let countP = 0
        const visit = (cells: Cells, pile: number): void => {
          cells.visit(pile, pile + 1, (entries, rank) => {
            expect(rank).toBe(seen)
            seen += entries.length
            wrong += entries.filter((entry, i) => entry !== plain.values[rank + i]).length
            // Compare one position of each piece, and its options, with the whole table. The layer
            // below, which contains some of these options, must still be in memory.
            const position = box.unrank(rank + (entries.length >> 1))
            for (const option of options(ruleset, position)) {
              wrong += Number(cells.entryAt(option, rankOf) !== plain.at(option))
            }
          })
          countP += cells.countP(pile, pile + 1)
        }
        const left = runByLayers(plan, 2 ** 31, {}, visit)
        expect(wrong, formatRuleset(ruleset)).toBe(0)
        if (left === null) {
          expect([seen, countP]).toEqual([box.count, plain.countP()])
        } else {
          expect(left.plan.layers).toBe(0)
          expect(seen).toBe(positionsBelow(ruleset, max, left.from))
        }
        // Let the helpers start at different times.
        await new Promise((resolve) => setTimeout(resolve, 1))
      }),
      { numRuns: runs(120, 6) },
    )
  })

  it('are visited once each, even if values become too large for their width along the way', () => {
    for (const [text, max] of [
      ['SN(4,{2,3,4})', 40],
      ['SN(6,{1,2,3,4})', 16],
      ['SN(6,{1,2,3,4,5,6})', 16],
    ] as const) {
      const ruleset = parseRuleset(text)
      const plain = solve(ruleset, { max }, { value: 'grundy', kernel: 'plain' })
      for (const threads of [1, 2, 3]) {
        const job = { ...boxTask(ruleset, max, 'grundy', 'normal'), byLayers: true, smallest: 0 }
        const visited: number[] = []
        let wrong = 0
        const left = runByLayers(planOf({ ...job, threads }), 2 ** 31, {}, (cells, pile) => {
          visited.push(pile)
          cells.visit(pile, pile + 1, (entries, rank) => {
            wrong += entries.filter((entry, i) => entry !== plain.values[rank + i]).length
          })
        })
        expect(wrong).toBe(0)
        expect(visited).toEqual(Array.from({ length: left?.from ?? max + 1 }, (_, pile) => pile))
      }
    }
  })

  it('yield the same matches, counts and digests as with one thread', () => {
    const { game, max } = LARGE
    const patterns: RowPatterns = {
      start: 0,
      states: 2,
      next: Int32Array.from({ length: 2 * (max + 1) }, (_, i) => {
        return (Math.floor(i / (max + 1)) + (i % (max + 1))) % 2
      }),
      pattern: (state) => Uint8Array.from({ length: max + 1 }, (_, x) => (x % 2 ? 2 : state)),
    }
    const seen = [1, 2, 3].map((threads) => {
      const layers: unknown[] = []
      solveByLayers(game, { max }, { value: 'outcome', threads }, (layer) => {
        let sum = 0
        if (layer.pile % 30 === 0) {
          layer.forEachPiece((entries) => {
            for (const entry of entries) sum = (31 * sum + entry) | 0
          })
        }
        layers.push([layer.pile, layer.countP(), sum, layer.match(patterns)?.holds])
      })
      return layers
    })
    expect(seen[0]).toHaveLength(max + 1)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })
})

describe('layers whose P-positions are counted', () => {
  const { game, max } = LARGE
  const table = solve(game, { max }, { value: 'remoteness' })
  const countOf = (pile: number): number => table.countP(pile, pile + 1)

  it('are counted by the threads that fill them, but only after the first request', () => {
    watchCrew()
    for (const last of [0, 120, max]) {
      solveByLayers(game, { max }, { value: 'remoteness', threads: 3 }, (layer) => {
        if (layer.pile <= last) expect(layer.countP()).toBe(countOf(layer.pile))
      })
      const counts = [...(asked as LayersPart).counting.counts].slice(0, -1).map(Number)
      const counted = counts.flatMap((count, pile) => (count > 0 ? [pile] : []))
      for (const pile of counted) expect(counts[pile]).toBe(countOf(pile) + 1)
      // The threads do not count the layers that they started before the first request. They may
      // count a few layers after the last request.
      expect(counted.length).toBeGreaterThan(last - 5)
      expect(counted.length).toBeLessThan(last + 10)
    }
  })

  it('have the same count at every request', () => {
    for (const [value, games] of [
      ['outcome', ['SN(3,{1,3})', 'SN(4,{1,4})', 'NIM(7,3)', 'SN(8,{1,8})']],
      ['remoteness', ['SN(3,{1,3})', 'SN(3,{2,3})', 'SN(5,{2,3})', 'SN(8,{1,8})']],
      ['grundy', ['NIM(3,2)', 'SN(4,{1,4})', 'SN(6,{2,3,4})']],
    ] as const) {
      for (const text of games) {
        const ruleset = parseRuleset(text)
        const max = [0, 0, 0, 150, 60, 30, 18, 12, 9][ruleset.piles]!
        const whole = solve(ruleset, { max }, { value, kernel: 'plain' })
        for (const threads of [1, 3]) {
          const job = { ...boxTask(ruleset, max, value, 'normal'), byLayers: true, smallest: 0 }
          const left = runByLayers(planOf({ ...job, threads }), 2 ** 31, {}, (cells, pile) => {
            if (pile % 7 > 2) return
            const count = whole.countP(pile, pile + 1)
            expect(cells.countP(pile, pile + 1), `${text} ${value} ${pile}`).toBe(count)
          })
          expect(left).toBe(null)
        }
      }
    }
  })
})

describe('threads that fill layers', () => {
  const { game, max } = LARGE
  const value = 'outcome'

  /** Visits the layers, calls `end` at layers from 200 on, and returns the visited layers. */
  const visitedUntil = (end: () => void | false, more: object = {}): number[] => {
    const visited: number[] = []
    const how = { value, threads: 3, ...more } as const
    solveByLayers(game, { max }, how, ({ pile }) => {
      visited.push(pile)
      return pile < 200 ? undefined : end()
    })
    return visited
  }

  /**
   * The number of bytes of memory that a second run allocates. For a kernel, this number is 0 if
   * the first run released its memory.
   */
  const again = (): number =>
    bytesAllocated(() => solveByLayers(game, { max }, { value, threads: 3 }, () => undefined))

  it('stop immediately if a visit returns false, and their memory is reused', () => {
    watchCrew()
    expect(visitedUntil(() => false)).toHaveLength(201)
    expect(isQuiet()).toBe(true)
    expect(again()).toBeLessThan(2 ** 16)
  })

  it('stop immediately if a visit throws an error', () => {
    watchCrew()
    const end = (): never => {
      throw new Error('enough')
    }
    expect(() => visitedUntil(end)).toThrow('enough')
    expect(isQuiet()).toBe(true)
    expect(again()).toBeLessThan(2 ** 16)
  })

  it('stop immediately if the signal is aborted', () => {
    watchCrew()
    const reason = new Error('enough')
    const signal = { aborted: false, reason }
    const abort = (): void => void (signal.aborted = true)
    expect(() => visitedUntil(abort, { signal })).toThrow('enough')
    expect(isQuiet()).toBe(true)
    expect(again()).toBeLessThan(2 ** 16)
  })

  it('do not help with a second box that is solved during a visit', () => {
    const inside: number[] = []
    const counts: number[] = []
    for (const threads of [1, 3]) {
      let countP = 0
      solveByLayers(game, { max }, { value, threads }, (layer) => {
        countP += layer.countP()
        if (layer.pile === 280) {
          solveByLayers(game, { max: 250 }, { value, threads }, (one) => {
            if (one.pile === 250) inside.push(one.countP())
          })
        }
      })
      counts.push(countP)
    }
    expect(counts[1]).toBe(counts[0])
    expect(inside[1]).toBe(inside[0])
  })

  it('may start late, or never', () => {
    const parts: WorkerPart[] = []
    setCrew((_, part) => parts.push(part))
    let countP = 0
    solveByLayers(game, { max: 250 }, { value, threads: 2 }, (layer) => {
      countP += layer.countP()
    })
    expect(countP).toBe(solve(game, { max: 250 }, { value }).countP())
    // The late helper finds that all work is done.
    expect(parts).toHaveLength(1)
    expect(() => doPart(parts[0]!)).toThrow(/another worker failed/)
    provideThreads()
  })

  it('stop the work if one of them fails', () => {
    setCrew((_, part) => {
      const { progress } = part
      expect(() => doPart({ ...part, progress, module: null } as unknown as WorkerPart)).toThrow()
    })
    expect(() => visitedUntil(() => undefined)).toThrow(/another worker failed/)
    provideThreads()
  })
})

it('stopAll waits until no thread is working', async () => {
  const progress = newProgress(3)
  const busy = progress.length - 1
  progress[busy] = 1
  const worker = new Worker(
    `const { workerData: progress } = require('node:worker_threads')
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
     Atomics.sub(progress, ${busy}, 1)
     Atomics.notify(progress, ${busy})`,
    { eval: true, workerData: progress },
  )
  stopAll(progress)
  expect(progress[busy]).toBe(0)
  expect(() => waitFor(progress, 1, 5)).toThrow(/another worker failed/)
  await once(worker, 'exit')
})

describe('the plan for layers', () => {
  const job = { ...boxTask(LARGE.game, 300, 'outcome', 'normal'), byLayers: true }

  it('has two more layers than threads, but only two layers for one thread', () => {
    for (const [threads, layers] of [
      [1, 2],
      [2, 4],
      [3, 5],
    ] as const) {
      const plan = planOf({ ...job, threads })
      expect([plan.threads, plan.layers]).toEqual([threads, layers])
    }
    expect(planOf({ ...job, caps: [50, 50, 50, 50], threads: 2 })).toMatchObject({ threads: 1 })
  })

  it('uses fewer threads if the memory has no room for their layers', () => {
    const [one, two, three] = [1, 2, 3].map((threads) => planOf({ ...job, threads }))
    const inside = (room: number) => {
      const { threads, layers, bytes } = planOf({ ...job, threads: 3, room })
      return { threads, layers, bytes }
    }
    expect(three).toMatchObject(inside(three!.bytes))
    expect(two).toMatchObject(inside(three!.bytes - 1))
    expect(one).toMatchObject(inside(two!.bytes - 1))
    const memory = one!.bytes
    let layers = 0
    const options = { value: 'outcome', threads: 2, memory } as const
    solveByLayers(LARGE.game, { max: 300 }, options, () => void layers++)
    expect(layers).toBe(301)
    expect(() =>
      solveByLayers(LARGE.game, { max: 300 }, { ...options, memory: memory - 1 }, () => undefined),
    ).toThrow(/the outcome table by layers needs/)
  })

  it('states the number of bytes that nimlab allocates', () => {
    for (const [text, max, value] of [
      ['SN(4,{3})', 300, 'outcome'],
      ['SN(5,{2,3})', 70, 'remoteness'],
      ['SN(3,{1,2})', 700, 'remoteness'],
      ['SN(4,{3})', 200, 'grundy'],
    ] as const) {
      const ruleset = parseRuleset(text)
      for (const threads of [2, 3]) {
        const job = { threads, memory: 2 ** 31 }
        const { bytes: memory, threads: own } = windowOf(ruleset, { max }, value, job)
        expect(own).toBe(threads)
        const solving = (): void => {
          solveByLayers(ruleset, { max }, { value, threads, memory }, (layer) => {
            layer.countP()
          })
        }
        // The first run creates the modules, which do not belong to any table. After that, the test
        // takes all idle memories.
        solving()
        takeIdleMemories()
        const bytes = bytesAllocated(solving)
        expect(bytes, `${text}, ${threads} threads`).toBeLessThanOrEqual(memory)
        expect(bytes).toBeGreaterThan(0.97 * memory)
      }
    }
  })
})
