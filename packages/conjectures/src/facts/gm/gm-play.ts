import { scaledPayoff } from '@nim/core/gm'
import type { Fact } from '../fact.ts'
import { successorOf } from './rule-by-definition.ts'

/** A play in which all follow the GM-rule. */
export interface GmPlay {
  readonly moves: number
  /** Where it ends. */
  readonly end: readonly number[]
}

/** The play by the GM-rule from x until at least two entries are ≤ 0. */
export function gmPlayOf(x: readonly number[], l: number): GmPlay {
  let end = x
  let moves = 0
  for (; end[1]! > 0; moves++) end = successorOf(end, l)
  return { moves, end }
}

/** The play by the GM-rule, for the l of the case, or two players. */
export const gmPlay: Fact<GmPlay> = {
  says: 'the play in which every move is the GM-move, until at least two piles are empty',
  source: 'GN-D12',
  of:
    ({ parameters: { l = 2 } }) =>
    (x) =>
      gmPlayOf(x, Number(l)),
}

/** Payoffs of l players times l − 1; the constant exceeds every play of the boxes that are judged. */
export function payoffs(length: number, l: number): number[] {
  return Array.from({ length: l }, (_, player) =>
    scaledPayoff({ length, players: l, constant: 1_000_000 }, player),
  )
}
