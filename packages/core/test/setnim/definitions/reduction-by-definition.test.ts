import { describe, expect, it } from 'vitest'
import golden from '../../../../../golden/setnim.json' with { type: 'json' }
import { type Position, sortedBox } from '../../../src/rules/index.ts'
import { reductionByDefinition, unplayableTokens } from '../../../src/setnim/definitions/index.ts'
import { reduce } from '../../../src/setnim/index.ts'
import { subsetsOfSizes } from '../subsets-of-sizes.ts'

/**
 * All terminal positions that plays from x reach, found by plain search. The stacks keep their
 * indices.
 */
function reachableTerminals(x: Position, sizes: readonly number[]): number[][] {
  const seen = new Set<string>()
  const terminals: number[][] = []
  const visit = (heights: readonly number[]): void => {
    if (seen.has(heights.join())) return
    seen.add(heights.join())
    let moves = 0
    for (let set = 1; set < 2 ** heights.length; set++) {
      const played = heights.flatMap((_, i) => ((set >> i) & 1 ? [i] : []))
      if (!sizes.includes(played.length) || played.some((i) => heights[i] === 0)) continue
      moves++
      visit(heights.map((height, i) => (played.includes(i) ? height - 1 : height)))
    }
    if (moves === 0) terminals.push([...heights])
  }
  visit(x)
  return terminals
}

describe('unplayableTokens(x,A)', () => {
  it.each([
    [1, 6],
    [2, 6],
    [3, 4],
    [4, 2],
  ])('is the smallest height over all reachable terminal positions, n = %i, max = %i', (n, max) => {
    for (const sizes of subsetsOfSizes(n)) {
      const known = new Map<string, readonly number[]>()
      sortedBox(n, max).forEach((x) => {
        const terminals = reachableTerminals(x, sizes)
        const least = x.map((_, i) => Math.min(...terminals.map((t) => t[i]!)))
        expect(unplayableTokens(x, sizes, known)).toEqual(least)
      })
    }
  })

  it('is (0,0,a-2) at (1,1,a) in SN(3,{2}) for a >= 2', () => {
    for (let a = 2; a <= 30; a++) expect(unplayableTokens([1, 1, a], [2])).toEqual([0, 0, a - 2])
    expect(reachableTerminals([1, 1, 7], [2])).toEqual(
      expect.arrayContaining([
        [0, 0, 7],
        [0, 0, 5],
      ]),
    )
    expect(reachableTerminals([1, 1, 7], [2])).toHaveLength(2)
  })

  it('is the position itself if that is terminal', () => {
    expect(unplayableTokens([0, 0, 5], [2, 3])).toEqual([0, 0, 5])
  })

  it('rejects sets that are empty or not within 1..n', () => {
    expect(() => unplayableTokens([1, 1], [])).toThrow(RangeError)
    expect(() => unplayableTokens([1, 1], [3])).toThrow(RangeError)
    expect(() => unplayableTokens([2, 1], [1])).toThrow(RangeError)
    expect(() => unplayableTokens([], [1])).toThrow(RangeError)
  })
})

describe('reductionByDefinition(x,A)', () => {
  it.each(golden.reductions)(
    'agrees with the golden list for n = $n, k = $k, max = $max',
    (list) => {
      const unreduced = new Map(list.pairs.map(([x, red]) => [x!.join(), red!]))
      const known = new Map<string, readonly number[]>()
      sortedBox(list.n, list.max).forEach((x) => {
        expect(reductionByDefinition(x, [list.k], known)).toEqual(unreduced.get(x.join()) ?? x)
      })
    },
  )

  it('is the golden reduction at the golden positions', () => {
    for (const { A, x, reduction, is_reduced } of golden.positions) {
      expect(reductionByDefinition(x, A), x.join()).toEqual(reduction)
      expect(reduction.join() === x.join()).toBe(is_reduced)
    }
  })

  it.each([
    [2, 8],
    [3, 6],
    [4, 4],
    [5, 2],
  ])('depends on A only through its smallest member, n = %i, max = %i', (n, max) => {
    for (const sizes of subsetsOfSizes(n)) {
      const known = new Map<string, readonly number[]>()
      sortedBox(n, max).forEach((x) => {
        expect(reductionByDefinition(x, sizes, known)).toEqual(reduce(x, sizes[0]!))
      })
    }
  })
})
