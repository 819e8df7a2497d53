import { evaluate, evaluateTerm, assign } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf, linesOf } from '../src/learn/cases.ts'
import { formulaOf, termOf } from '../src/learn/formula-of-tree.ts'
import { usualFeatures } from '../src/learn/features.ts'
import { isConflict, learnTree } from '../src/learn/learn-tree.ts'
import { labelAt, simplified, sizeOf, type Tree } from '../src/learn/tree.ts'
import { positionsOf, treesOf } from './arbitraries/tree.ts'

const VARIABLES = ['x1', 'x2', 'x3']
const trees = treesOf(3)
const position = positionsOf(3)

describe('a description by cases', () => {
  it('has the same labels when it is simplified, and as a formula or a term', () => {
    fc.assert(
      fc.property(trees, position, (tree, x) => {
        const label = labelAt(tree, x)
        const values = assign(VARIABLES, x)
        expect(labelAt(simplified(tree), x)).toBe(label)
        expect(sizeOf(simplified(tree))).toBeLessThanOrEqual(sizeOf(tree))
        expect(evaluate(formulaOf(tree, 1, VARIABLES), values)).toBe(label === 1)
        expect(evaluateTerm(termOf(tree, VARIABLES), values)).toBe(label)
      }),
    )
  })

  it('has exactly one case for each position', () => {
    fc.assert(
      fc.property(trees, position, (tree, x) => {
        if (tree.kind === 'leaf') return
        const met = casesOf(tree, VARIABLES).filter(({ when }) =>
          evaluate(when, assign(VARIABLES, x)),
        )
        expect(met).toHaveLength(1)
        expect(labelAt(met[0]!.to, x)).toBe(labelAt(tree, x))
      }),
    )
  })

  it('is printed with one case per line', () => {
    const leaf = (label: number): Tree => ({ kind: 'leaf', label })
    const tree: Tree = {
      kind: 'residue',
      form: [1, 1, 0],
      modulus: 2,
      children: [
        { kind: 'threshold', form: [-1, 0, 1], least: 2, above: leaf(1), below: leaf(0) },
        leaf(0),
      ],
    }
    expect(linesOf(tree, VARIABLES, (label) => (label === 1 ? 'P' : null))).toEqual([
      'x1 + x2 even',
      '  x3 >= x1 + 2: P',
    ])
  })
})

describe('learnTree', () => {
  const gaps = [
    [1, 0, 0],
    [-1, 1, 0],
    [0, -1, 1],
    [-1, -1, 1],
  ]
  const features = usualFeatures(3, gaps, [{ form: [1, 2, 0], modulus: 3 }])

  it('agrees with its examples, or names two examples that no question distinguishes', () => {
    const example = fc.record({ position, label: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(example, { minLength: 1, maxLength: 60 }), (examples) => {
        const learned = learnTree(examples, features)
        if (isConflict(learned)) {
          const [a, b] = learned.positions
          const labels = (x: readonly number[]): number[] =>
            examples.filter((one) => one.position === x).map(({ label }) => label)
          expect(labels(a)).not.toEqual(labels(b))
          return
        }
        for (const { position: x, label } of examples) expect(labelAt(learned, x)).toBe(label)
      }),
    )
  })

  it('finds a rule from examples', () => {
    const rule = (x: readonly number[]): number =>
      x[2]! >= x[0]! + x[1]! ? x[0]! % 2 : (x[0]! + 2 * x[1]!) % 3 === 1 ? 1 : 0
    const all = Array.from({ length: 20 ** 3 }, (_, i) => [
      i % 20,
      Math.floor(i / 20) % 20,
      Math.floor(i / 400),
    ])
    const examples = all.filter((_, i) => i % 7 === 0)
    const learned = learnTree(
      examples.map((x) => ({ position: x, label: rule(x) })),
      features,
    )
    if (isConflict(learned)) throw new Error('conflict')
    expect(all.filter((x) => labelAt(learned, x) !== rule(x))).toEqual([])
  })
})
