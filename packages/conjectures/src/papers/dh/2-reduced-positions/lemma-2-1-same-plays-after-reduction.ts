import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { reductionInPlace } from '../../../facts/setnim/reduction.ts'
import { hasStack, stackSets } from '@nim/core/setnim/definitions'
import { BY_REDUCTION } from '../judged-by.ts'

function isLegal(heights: readonly number[], set: number): boolean {
  return heights.every((height, i) => !hasStack(set, i) || height > 0)
}

export const dhL21: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-L2.1',
  kind: 'lemma',
  at: 'Lemma 2.1',
  paperStatus: 'proved',
  title: 'the same sequences of moves can be performed from x and from red(x)',
  statement: String.raw`For any $n$, $A$, $x$: a sequence of moves (each a set of stacks) can be performed from $x$ iff it can be performed from $red(x)$.`,
  conventions: [
    'the check tests each step, which gives the statement by induction: the same sets are legal at x and at red(x), and red(x − 1_S) = red(red(x) − 1_S)',
    'reduction by DH-D3; stacks keep their identity',
  ],
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: everyA(1, 5),
  facts: { ...BY_REDUCTION.facts, redOf: reductionInPlace },
  says: {
    legal: 'the same sets of stacks can be played on in x and in red(x)',
    commute: 'red(x − 1_S) = red(red(x) − 1_S) for every legal S',
  },
  printed: {
    legal: ({ x, A, red }, { n }) =>
      A.every((a) => stackSets(n, a).every((set) => isLegal(x, set) === isLegal(red, set))),
    commute: ({ red, redOf, moves }) =>
      everyMove(moves, ({ played, reduction }) => {
        const left = red.map((height, i) => height - ((played >> i) & 1))
        return left.every((height) => height >= 0) && redOf(left).join() === reduction.join()
      }),
  },
  // In the mutation, each position x is its own reduction.
  wrongAt: { case: { n: 3, A: '{2}', part: 'legal' }, max: 3 },
  wrong: ({ x, red }) => x.join() === red.join(),
})
