import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePart, partOf, unfold } from '../src/index.ts'
import { isInPart } from '../src/plan/part.ts'
import { packed, predictedCost } from '../src/plan/packing.ts'
import type { PlannedCheck } from '../src/plan/tables.ts'

function check(positions: number): PlannedCheck {
  const cost = { positions: BigInt(positions), memory: 0n }
  return {
    claim: 'X',
    case: {},
    domain: { kind: 'fixed' },
    entry: 0,
    head: { claim: 'X' },
    cost,
    gives: { counts: 'instances', verdicts: [] },
  }
}

describe('packing', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 })
  const limits = fc.record({
    positions: fc.integer({ min: 1, max: 30_000 }),
    cases: fc.integer({ min: 1, max: 10 }),
  })

  it('puts every check into exactly one shard, in order, within the limits', () => {
    fc.assert(
      fc.property(sizes, limits, (list, limit) => {
        const checks = list.map(check)
        const starts = packed(checks, limit)
        const shards = starts.map((start, i) => checks.slice(start, starts[i + 1]))
        expect(shards.flat()).toEqual(checks)
        for (const shard of shards) {
          const cost = shard.reduce((total, one) => total + predictedCost(one), 0)
          expect(shard.length).toBeLessThanOrEqual(limit.cases)
          expect(shard.length === 1 || cost <= limit.positions).toBe(true)
        }
      }),
    )
  })

  it('never leaves two neighbouring shards that would fit into one', () => {
    fc.assert(
      fc.property(sizes, limits, (list, limit) => {
        const checks = list.map(check)
        const starts = packed(checks, limit)
        starts.slice(1).forEach((start, i) => {
          const shard = checks.slice(starts[i], start + 1)
          const cost = shard.reduce((total, one) => total + predictedCost(one), 0)
          expect(shard.length > limit.cases || cost > limit.positions).toBe(true)
        })
      }),
    )
  })

  it('makes a big box a shard of its own, and packs the small boxes before and after it', async () => {
    const { shards } = await unfold({
      format: 1,
      claims: [
        { claim: 'GMMV-C1', ranges: { n: [3, 4] }, max: 5 },
        { claim: 'GMMV-C1', ranges: { n: [6, 6], k: [2, 2] }, max: 30 },
        { claim: 'GMMV-C1', ranges: { n: [3, 4] }, max: 6 },
      ],
    })
    expect(shards.map(({ checks }) => checks.length)).toEqual([5, 1, 5])
  })
})

describe('parts', () => {
  it('divide the shards so that each shard belongs to exactly one part', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 20 }), (shard, modulus) => {
        const owners = Array.from({ length: modulus }, (_, i) => parsePart(`${i + 1}/${modulus}`))
        expect(owners.filter((part) => isInPart(shard, part))).toHaveLength(1)
      }),
    )
  })

  it('are numbered from 1 in i/N, and from 0 in res and mod', () => {
    expect(parsePart('3/64')).toEqual(partOf(2, 64))
  })

  it.each(['0/3', '4/3', '1', '1/0', 'a/b', '-1/3', '1/3/5'])('cannot be written as %s', (text) => {
    expect(() => parsePart(text)).toThrow(/expected i\/N/)
  })

  it('are rejected if the residue is not below the modulus', () => {
    expect(() => partOf(3, 3)).toThrow(/0 <= res < mod/)
  })
})
