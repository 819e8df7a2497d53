import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Slots } from './slots.ts'

/** Positions of a part, unless one plane has more. */
export const PART: number = 1 << 18

/**
 * Told of a part of a layer: its address, the units from ≤ x_pile < to, and the stones of the piles between the last
 * one and that pile, the larger ones first.
 */
export type VisitPart = (
  address: number,
  from: number,
  to: number,
  upper: readonly number[],
) => void

/** The pile whose stones a part is made of: the last but one, or, where such units are too large, one below. */
export function unitPile(piles: number, max: number): number {
  let pile = Math.max(2, piles - 2)
  while (pile > 2 && unitSize(pile, max) > PART) pile--
  return pile
}

/** Positions with x_pile = x, the piles above fixed. */
export function unitSize(pile: number, x: number): number {
  return safeBinomial(x + pile, pile)
}

/** Positions with x_pile < to. */
export function unitsBelow(pile: number, to: number): number {
  return safeBinomial(to + pile, pile + 1)
}

/** Visits the parts of the layer x_{n−1} = m in the order of ranks. `unit` is that of `unitPile`. */
export function visitParts(
  { layout: { piles, tiers }, origin, bytes }: Slots,
  unit: number,
  layer: number,
  visit: VisitPart,
): void {
  const tier = (pile: number, x: number): number => tiers[pile]![x]! * bytes
  /** The parts of the positions below x_{pile+1} = `above`, at `start`. */
  const below = (pile: number, above: number, start: number, upper: readonly number[]): void => {
    if (pile > unit) {
      for (let x = 0; x <= above; x++) below(pile - 1, x, start + tier(pile, x), [...upper, x])
      return
    }
    for (let from = 0, to = 0; from <= above; from = to) {
      const most = unitsBelow(unit, from) + PART
      to = unitsBelow(unit, above + 1) <= most ? above + 1 : from + 1
      while (to <= above && unitsBelow(unit, to + 1) <= most) to++
      visit(start + tier(unit, from), from, to, upper)
    }
  }
  const start = origin + tier(piles - 1, layer)
  if (piles === 3) visit(start, layer, layer + 1, [])
  else below(piles - 2, layer, start, [])
}
