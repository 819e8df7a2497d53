import { formatPosition } from '@nim/core/rules'
import type { Fact, Told } from '../fact.ts'
import { leftOut, type Move, stackMoves } from './moves.ts'
import { isReduced, reducedRank, reduction } from './reduction.ts'
import { maximalStacks, oddStacks, residue, rho, sum, top } from './stacks.ts'

/** What statements on types and moves are told of a position. */
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

/** True if a move that leaves out one stack leaves out an odd one. */
export function leavesOutOdd(move: Move): boolean {
  return move.option[leftOut(move)[0]!]! % 2 === 1
}

/** `1,1,1 is reduced, it is N, its options are 0,0,1`. */
export function describePosition({
  x,
  reduction,
  outcome,
  moves,
}: Pick<Told<typeof OF_MOVES>, 'x' | 'reduction' | 'moves'> & {
  readonly outcome: number
}): string {
  const own = formatPosition(x)
  const red = formatPosition(reduction)
  const reduced = own === red ? `${own} is reduced` : `${own} has the reduction ${red}`
  const options = moves.map(({ option }) => formatPosition(option))
  const left = options.length === 0 ? 'it is terminal' : `its options are ${options.join(' and ')}`
  return `${reduced}, it is ${outcome === 0 ? 'P' : 'N'}, ${left}`
}
