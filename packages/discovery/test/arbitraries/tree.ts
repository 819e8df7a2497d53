import fc from 'fast-check'
import type { Tree } from '../../src/learn/tree.ts'

/** Positions with the given number of piles, in any order. */
export function positionsOf(piles: number): fc.Arbitrary<number[]> {
  return fc.array(fc.nat(30), { minLength: piles, maxLength: piles })
}

/** Descriptions by cases of positions with the given number of piles. The labels are 0, 1 and 2. */
export function treesOf(piles: number): fc.Arbitrary<Tree> {
  const number = fc.integer({ min: -9, max: 9 })
  const form = fc.array(number, { minLength: piles, maxLength: piles })
  return fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('leaf' as const), label: fc.nat(2) }),
      fc.record({
        kind: fc.constant('threshold' as const),
        form,
        least: number,
        above: tie('tree'),
        below: tie('tree'),
      }),
      fc.integer({ min: 1, max: 6 }).chain((modulus) =>
        fc.record({
          kind: fc.constant('residue' as const),
          form,
          modulus: fc.constant(modulus),
          children: fc.array(tie('tree'), { minLength: modulus, maxLength: modulus }),
        }),
      ),
    ),
  })).tree
}
