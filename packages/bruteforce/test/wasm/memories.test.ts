import { type PlayConvention, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve, type TableValue } from '../../src/index.ts'
import { memoryPool } from '../../src/wasm/encode/memories.ts'
import { slowSetNims } from '../arbitraries/ruleset.ts'
import { firstDifference } from '../oracles/first-difference.ts'
import { type Asked, byKernel, type MadeByKernel, widestOf } from '../oracles/kernel-table.ts'

const MOST = [0, 0, 0, 40, 20, 12, 8, 7, 6]

const someTables: fc.Arbitrary<Asked> = slowSetNims(3, 8).chain((ruleset) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    max: fc.integer({ min: 0, max: MOST[ruleset.piles]! }),
    value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
  }),
)

/** The table in the widest cells; null if a value exceeds 31. */
function made(asked: Asked): MadeByKernel | null {
  return byKernel(asked, widestOf(asked))
}

function expectPlain({ ruleset, max, value, play }: Asked, { table }: MadeByKernel): void {
  const plain = solve(ruleset, { max }, { value, play, kernel: 'plain' })
  expect(firstDifference(table, plain.values)).toBe(null)
  expect(table.countP()).toBe(plain.countP())
}

describe('memories of kernels', () => {
  it('are reused by the tables of any other game, whatever they contain', () => {
    fc.assert(
      fc.property(fc.array(someTables, { minLength: 2, maxLength: 6 }), (tables) => {
        for (const asked of tables) {
          const one = made(asked)
          if (one === null) continue
          expectPlain(asked, one)
          one.table.release()
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are separate until their tables are released', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(someTables, fc.nat(5)), { minLength: 2, maxLength: 8 }),
        (steps) => {
          const live: (readonly [Asked, MadeByKernel])[] = []
          for (const [asked, choice] of steps) {
            const one = made(asked)
            if (one !== null) live.push([asked, one])
            expect(new Set(live.map(([, { run }]) => run.memory)).size).toBe(live.length)
            if (live.length > 3) {
              const [[first, other]] = live.splice(choice % live.length, 1) as [(typeof live)[0]]
              expectPlain(first, other)
              other.table.release()
            }
          }
          for (const [asked, one] of live) expectPlain(asked, one)
          for (const [, { table }] of live) table.release()
        },
      ),
      { numRuns: 20 },
    )
  })

  it('keep the contents of a table while other tables are created and released', () => {
    const kept = solve(slowSetNim(4, [1, 3]), { max: 40 }, { value: 'grundy' })
    const digest = kept.digest()
    const otherDigests = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const other = solve(slowSetNim(4, [2]), { max: 38 + (i % 3) }, { value: 'remoteness' })
      otherDigests.add(other.digest())
      other.release()
    }
    expect(otherDigests.size).toBe(3)
    expect(kept.digest()).toBe(digest)
    kept.release()
  })
})

describe('the pool of memories', () => {
  it('returns the smallest idle memory that is large enough, or makes the largest one grow', () => {
    for (const shared of [false, true]) {
      const { acquire, release } = memoryPool(shared)
      const [small, middle, large] = [acquire(1), acquire(200_000), acquire(400_000)]
      expect(small.buffer.byteLength).toBe(65536)
      expect(middle.buffer.byteLength).toBe(4 * 65536)
      expect(middle.buffer instanceof ArrayBuffer).toBe(!shared)
      for (const memory of [large, small, middle]) release(memory)
      expect(acquire(65537)).toBe(middle)
      expect(acquire(65536)).toBe(small)
      expect(acquire(600_000)).toBe(large)
      expect(large.buffer.byteLength).toBe(10 * 65536)
    }
  })

  it('keeps the four largest idle memories', () => {
    const { acquire, release } = memoryPool(false)
    const memories = [1, 2, 3, 4, 5].map((pages) => acquire(pages * 65536))
    for (const memory of memories) release(memory)
    for (const larger of memories.slice(1)) expect(acquire(1)).toBe(larger)
    expect(memories).not.toContain(acquire(1))
  })
})
