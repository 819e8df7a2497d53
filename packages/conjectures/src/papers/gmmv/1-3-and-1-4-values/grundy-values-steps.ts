import { keptPile, Reduced, valueOfClass } from './grundy-classes.ts'
import { allButOne } from '../../../facts/setnim/game-families.ts'
import { LETTERS } from '../../../facts/setnim/letters.ts'
import type { Play } from '../../../facts/setnim/moves.ts'
import { type Answer, type Claim, everyMove, positions } from '../../../judge/index.ts'

/**
 * True if every move leads to 2k − s or 2k + 2 − s, depending on the parity of the kept pile. The
 * kept pile is at most `highest`.
 */
function hasTargets(
  x: readonly number[],
  k: number,
  moves: readonly Play[],
  highest: number,
): Answer {
  const { s } = new Reduced(x, k)
  return everyMove(moves, (play) => {
    const target = 2 * k + 2 * (keptPile(x, play, highest) % 2) - s
    return new Reduced(play.option, k).s === target
  })
}

export const gmmvD3Steps: Claim = positions({
  id: 'GMMV-D3.steps',
  by: 'nimlab',
  kind: 'lemma',
  at: 'after section 1.4, by nimlab',
  title:
    'a move of NIM(k+1,k) takes s to 2k − s or 2k + 2 − s; no move joins two positions with the same class value',
  statement: String.raw`In $NIM(k+1,k)$ let $y$ be the reduction of $x$, $o$ the number of its odd piles, $s=o+|r-(k-1)|$ with $r=|y|\bmod2k$. A move that keeps a pile, even in $y$, leads to $2k-s$, and one that keeps an odd pile to $2k+2-s$. The classes $T,X$ (0), $U,V$ (1), $W_2$ (2), $W_3$ (3) of Theorem 30 in docs/proofs/grundy-values.md have the property that defines Grundy values.`,
  conventions: ['normal play; all positions'],
  games: allButOne(2, 6, 2),
  facts: LETTERS,
  digest: 'sum',
  says: {
    moves: "s' = 2k − s if the kept pile is even in y, and 2k + 2 − s if it is odd",
    apart: 'no move joins two positions whose classes have the same value',
    below: 'for every smaller value there is a move to a position whose class has it',
  },
  printed: {
    moves: ({ x, k, moves }) => hasTargets(x, k, moves, new Reduced(x, k).N),
    apart: ({ x, k, moves }) =>
      everyMove(moves, ({ option }) => valueOfClass(option, k) !== valueOfClass(x, k)),
    below: ({ x, k, moves }) => {
      const values = new Set(moves.map(({ option }) => valueOfClass(option, k)))
      const value = valueOfClass(x, k)
      if (value === 0) return null
      return Array.from({ length: value }, (_, v) => v).every((v) => values.has(v))
    },
  },
  // In the mutation, the kept pile is not reduced.
  wrongAt: { case: { n: 3, part: 'moves' }, max: 4 },
  wrong: ({ x, k, moves }) => hasTargets(x, k, moves, Infinity),
})
