import { gameOf, isSymmetric, moveSizes, type Ruleset } from '@nim/core/rules'
import { listText, naturalsText } from './text.ts'

/** The texts by which the Coq files in formal/ refer to a game. */
export interface GameText {
  /** The text for the number of piles, followed by the move set or the edges. */
  readonly data: string
  readonly move: string
  /** The text for the piles of a position x in a formula. */
  readonly piles: string
  readonly isSorted: boolean
}

export function gameText(ruleset: Ruleset): GameText {
  if (isSymmetric(ruleset)) {
    const sizes = naturalsText(moveSizes(ruleset)!)
    return {
      data: `${ruleset.piles} ${sizes}`,
      move: `move (one_of ${sizes})`,
      piles: 'heights (sorted x)',
      isSorted: true,
    }
  }
  const vectors = gameOf(ruleset).moveVectors!(ruleset)!
  const edges = listText(vectors.map((edge) => listText(edge.map((stones) => String(stones > 0)))))
  return {
    data: `${ruleset.piles} ${edges}`,
    move: `edge_move ${edges}`,
    piles: 'heights x',
    isSorted: false,
  }
}
