import { exactSlowNim, type Position, type Ruleset } from '@nim/core/rules'
import { takenStones } from '@nim/report/position'

/**
 * The piles that a move lowers, numbered from 1, and the number of stones that the move takes from
 * each of them.
 */
export type Taken = ReturnType<typeof takenStones>

/** The stones that a move takes from each pile. GM(n,l) has the same moves as NIM(n,n−1). */
export function takenBy(ruleset: Ruleset, from: Position, to: Position): Taken {
  const { kind, piles } = ruleset
  return takenStones(kind === 'GM' ? exactSlowNim(piles, piles - 1) : ruleset, from, to)
}

/** Describes what a move takes, such as `1 from piles 2 3`, or `2 from pile 1, 3 from pile 4`. */
export function takenWords(taken: Taken): string {
  const piles = new Map<bigint, number[]>()
  for (const { pile, stones } of taken) piles.set(stones, [...(piles.get(stones) ?? []), pile])
  return [...piles]
    .map(([stones, from]) => `${stones} from pile${from.length > 1 ? 's' : ''} ${from.join(' ')}`)
    .join(', ')
}

/**
 * The number of stones that a move leaves in each pile, in the order that the piles have before the
 * move.
 */
export function leftBy(ruleset: Ruleset, position: Position, to: Position): Position {
  const left = [...position]
  for (const { pile, stones } of takenBy(ruleset, position, to)) left[pile - 1]! -= Number(stones)
  return left
}
