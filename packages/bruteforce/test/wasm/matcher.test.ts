import { linearCongruence } from '@nim/core/random'
import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fold,
  type Fold,
  type LayerMatch,
  type RowPatterns,
  solve,
  type Table,
} from '../../src/index.ts'
import { solveByKernel } from '../oracles/kernel-table.ts'

/** An automaton with random transitions and answers. */
function randomPatterns(states: number, max: number, seed: number): RowPatterns {
  const next32 = linearCongruence(seed)
  const random = (below: number): number => Math.floor((next32() / 2 ** 32) * below)
  const next = Int32Array.from({ length: states * (max + 1) }, () => random(states))
  const answers = Array.from({ length: states }, () =>
    Uint8Array.from({ length: max + 1 }, () => random(3)),
  )
  return { start: random(states), states, next, pattern: (at) => answers[at]! }
}

interface LayerByLoop {
  spoken: number
  wrong: number
  readonly planes: Fold
}

/** The matches in each layer, found by a loop over all rows. */
function layersByLoop(table: Table, patterns: RowPatterns): LayerByLoop[] {
  const { max } = table.box
  const layers = Array.from({ length: max + 1 }, () => ({ spoken: 0, wrong: 0, planes: fold() }))
  let plane = fold()
  table.forEachRow(({ position, length, entries, offset }) => {
    const layer = layers[position.at(-1)!]!
    const state = position
      .slice(1)
      .reduceRight((at, pile) => patterns.next[at * (max + 1) + pile]!, patterns.start)
    const says = patterns.pattern(state)
    for (let from = 0; from < length; from += 32) {
      let quiet = 0
      let isP = 0
      for (let x1 = from; x1 < Math.min(from + 32, length); x1++) {
        const entry = entries[offset + x1]!
        if (entry === 0) isP |= 1 << x1
        if (says[x1] === 2) quiet |= 1 << x1
        else layer.spoken++
        if (says[x1] !== 2 && says[x1] !== entry) layer.wrong++
      }
      plane.add(isP & ~quiet, isP | quiet)
    }
    if (position[1] !== position[2]) return
    const { first, second } = plane.lanes()
    layer.planes.add(first, second)
    plane = fold()
  })
  return layers
}

/**
 * Patterns whose answer depends on the parities of all piles. The list has one answer for each
 * combination of parities.
 */
function parityPatterns(piles: number, max: number, answers: readonly number[]): RowPatterns {
  const states = 2 ** piles
  const next = new Int32Array(states * (max + 1))
  for (let at = 0; at < next.length; at++) {
    const state = Math.floor(at / (max + 1))
    next[at] = Math.min(2 * state + ((at % (max + 1)) % 2), states - 1)
  }
  const pattern = (state: number): Uint8Array =>
    Uint8Array.from({ length: max + 1 }, (_, x1) => answers[2 * state + (x1 % 2)]!)
  return { start: 1, states, next, pattern }
}

/** Patterns that state the outcome of a single position. */
function onePosition(position: readonly number[], max: number, answer: number): RowPatterns {
  const { length } = position
  const next = new Int32Array((length + 1) * (max + 1)).fill(length)
  for (let read = 0; read < length - 1; read++) {
    next[read * (max + 1) + position[length - 1 - read]!] = read + 1
  }
  const pattern = (state: number): Uint8Array => {
    const says = new Uint8Array(max + 1).fill(2)
    return state === length - 1 ? says.fill(answer, position[0], position[0]! + 1) : says
  }
  return { start: 0, states: length + 1, next, pattern }
}

describe('matchLayers', () => {
  it.each([
    [exactSlowNim(3, 1), 150],
    [exactSlowNim(3, 3), 90],
    [slowSetNim(4, [1, 4]), 70],
    [slowSetNim(6, [1, 6]), 17],
    [slowSetNim(8, [1, 8]), 12],
  ] as const)('computes the fold of %o up to %i', (ruleset, max) => {
    const table = solve(ruleset, { max }, { value: 'outcome' })
    const { piles } = ruleset
    // The pattern states that a position is P if all its piles are even. The pattern states nothing
    // about other positions.
    const answers = Array.from({ length: 2 ** (piles + 1) }, (_, bits) =>
      bits === 2 ** piles ? 0 : 2,
    )
    const patterns = parityPatterns(piles, max, answers)
    const found: LayerMatch[] = []
    expect(table.matchLayers(patterns, (_, match) => found.push(match))).toBe(true)
    expect(found).toEqual(
      layersByLoop(table, patterns).map(({ spoken, planes }) => ({
        holds: true,
        spoken,
        planes: planes.count(),
        lanes: planes.lanes(),
      })),
    )
  })

  it.each([
    [exactSlowNim(3, 2), 90],
    [exactSlowNim(3, 3), 140],
    [slowSetNim(4, [1, 4]), 40],
    [exactSlowNim(5, 3), 24],
    [slowSetNim(6, [2, 5]), 17],
    [exactSlowNim(7, 6), 14],
    [exactSlowNim(8, 4), 13],
    [slowSetNim(9, [1, 2]), 11],
  ] as const)('finds the same matches as a loop over all rows: %o up to %i', (ruleset, max) => {
    const table = solve(ruleset, { max }, { value: 'outcome' })
    const seeds = fc.integer({ min: 0, max: 2 ** 31 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), seeds, (states, seed) => {
        const patterns = randomPatterns(states, max, seed)
        const found: LayerMatch[] = []
        const isDone = table.matchLayers(patterns, (layer, match) => {
          expect(layer).toBe(found.length)
          found.push(match)
        })
        expect(isDone).toBe(true)
        expect(found.map(({ holds, spoken }) => [holds, spoken])).toEqual(
          layersByLoop(table, patterns).map(({ wrong, spoken }) => [wrong === 0, spoken]),
        )
      }),
      { numRuns: 4 },
    )
  })

  it.each([
    [exactSlowNim(4, 3), 20],
    [exactSlowNim(8, 4), 9],
    [slowSetNim(9, [1, 3]), 7],
  ] as const)('finds a single wrong position, wherever it is: %o up to %i', (ruleset, max) => {
    const table = solveByKernel(ruleset, { max }, { value: 'outcome' })
    const stride = Math.ceil(table.box.count / 150)
    for (let rank = 0; rank < table.box.count; rank += stride) {
      const position = table.box.unrank(rank)
      const entry = table.at(position)
      for (const answer of [0, 1]) {
        let spoken = 0
        let holds = true
        table.matchLayers(onePosition(position, max, answer), (_, match) => {
          spoken += match.spoken
          holds &&= match.holds
        })
        expect([spoken, holds], position.join()).toEqual([1, answer === entry])
      }
    }
  })

  it('visits only the requested layers', () => {
    const table = solve(exactSlowNim(4, 3), { max: 40 }, { value: 'outcome' })
    const layers: number[] = []
    expect(table.matchLayers(randomPatterns(3, 40, 1), (layer) => layers.push(layer), 7, 10)).toBe(
      true,
    )
    expect(layers).toEqual([7, 8, 9])
  })

  it('rejects tables that do not contain outcomes of kernels, and patterns that do not fit', () => {
    const visit = (): void => expect.fail('visited')
    const ranked = solve(exactSlowNim(3, 2), { max: 90 }, { value: 'outcome', kernel: 'plain' })
    expect(ranked.matchLayers(randomPatterns(2, 90, 1), visit)).toBe(false)
    const remoteness = solve(exactSlowNim(3, 2), { max: 90 }, { value: 'remoteness' })
    expect(remoteness.matchLayers(randomPatterns(2, 90, 1), visit)).toBe(false)
    const table = solve(exactSlowNim(3, 2), { max: 90 }, { value: 'outcome' })
    expect(table.matchLayers(randomPatterns(5000, 90, 1), visit)).toBe(false)
  })

  it('does not disturb later reads', () => {
    const table = solve(exactSlowNim(4, 3), { max: 40 }, { value: 'outcome' })
    const plain = solve(exactSlowNim(4, 3), { max: 40 }, { value: 'outcome', kernel: 'plain' })
    table.matchLayers(randomPatterns(4, 40, 7), () => {})
    expect(table.digest()).toBe(plain.digest())
    expect(table.countP()).toBe(plain.countP())
  })
})
