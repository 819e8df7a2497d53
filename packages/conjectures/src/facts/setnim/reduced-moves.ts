import { byRules, solvedAs, type StatedFact } from '../../claim/stated-fact.ts'
import type { Fact, StatementInput } from '../fact.ts'
import { leftOut, type Move, stackMoves } from './moves.ts'
import { isReduced, reducedRank, reduction } from './reduction.ts'
import { maximalStacks, oddStacks, residue, rho, sum, top } from './stacks.ts'

/** Facts about a position, for use in statements about types and moves. */
export const OF_MOVES: Readonly<
  Record<'o' | 'r' | 'e' | 'rho' | 'sum' | 'top' | 'reducedRank', Fact>
> & {
  readonly isReduced: typeof isReduced
  readonly moves: typeof stackMoves
  readonly reduction: typeof reduction
} = {
  isReduced,
  moves: stackMoves,
  o: oddStacks,
  r: residue,
  e: maximalStacks,
  rho,
  sum,
  top,
  reduction,
  reducedRank,
}

/** True if a move that leaves out exactly one stack leaves out an odd stack. */
export function leavesOutOdd(move: Move): boolean {
  return move.option[leftOut(move)[0]!]! % 2 === 1
}

/** The reduction of x, with its outcome and its options. */
export function positionFacts({
  x,
  reduction: value,
  outcome,
  moves,
}: Pick<StatementInput<typeof OF_MOVES>, 'x' | 'reduction' | 'moves'> & {
  readonly outcome: number
}): StatedFact[] {
  const [options] = stackMoves.states!(moves, x)
  return [
    byRules(x, { fact: 'reduction', value }),
    byRules(x, solvedAs('outcome', outcome)),
    options!,
  ]
}
