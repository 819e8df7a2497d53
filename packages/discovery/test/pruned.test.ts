import { parseRuleset } from '@nim/core/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discover } from '../src/discover/discover.ts'
import { pruned, withSmallFactors } from '../src/learn/pruned.ts'
import { labelAt, nodesOf, sizeOf } from '../src/learn/tree.ts'
import { positionsOf, treesOf } from './arbitraries/tree.ts'

const trees = treesOf(2)
const positions = positionsOf(2)

describe('a tree', () => {
  it('has the same labels after its residues get small coefficients', () => {
    fc.assert(
      fc.property(trees, fc.array(positions, { minLength: 5, maxLength: 9 }), (tree, all) => {
        const small = withSmallFactors(tree)
        for (const x of all) expect(labelAt(small, x)).toBe(labelAt(tree, x))
        for (const node of nodesOf(small)) {
          if (node.kind !== 'residue') continue
          for (const factor of node.form)
            expect(2 * Math.abs(factor)).toBeLessThanOrEqual(node.modulus)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('has the same labels at listed positions after it loses the questions that these do not need', () => {
    fc.assert(
      fc.property(trees, fc.array(positions, { maxLength: 40 }), (tree, all) => {
        const shorter = pruned(tree, all)
        expect(sizeOf(shorter)).toBeLessThanOrEqual(sizeOf(tree))
        for (const x of all) expect(labelAt(shorter, x)).toBe(labelAt(tree, x))
      }),
      { numRuns: 500 },
    )
  })
})

it('every question of a discovered description is needed', () => {
  const ruleset = parseRuleset('SN(3,{2})')
  const { result } = discover({ ruleset, play: 'normal', value: 'outcome' }, { positions: 4000 })
  if (result.status !== 'proved') throw new Error(result.status)
  const { tree } = result
  const box = Array.from({ length: 25 ** 3 }, (_, i) => [
    i % 25,
    Math.floor(i / 25) % 25,
    Math.floor(i / 625),
  ]).filter(([a, b, c]) => a! <= b! && b! <= c!)
  expect(pruned(tree, box)).toEqual(tree)
})
