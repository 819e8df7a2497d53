import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Slots } from './slots.ts'
import { SLOT_PART } from '../../tuned/tuned.ts'

/**
 * Called with a part of a layer, which is given by its address and its units from ≤ x_pile < to.
 * The other arguments are the sizes of the piles between the last pile and that pile, starting with
 * the largest pile.
 */
export type VisitPart = (
  address: number,
  from: number,
  to: number,
  upper: readonly number[],
) => void

/**
 * The pile whose sizes divide a layer into units: the second-to-last pile, or a lower pile if such
 * units are too large.
 */
export function unitPile(piles: number, max: number): number {
  let pile = Math.max(2, piles - 2)
  while (pile > 2 && unitSize(pile, max) > SLOT_PART) pile--
  return pile
}

/** The number of positions with x_pile = x if the sizes of all higher-numbered piles are fixed. */
export function unitSize(pile: number, x: number): number {
  return safeBinomial(x + pile, pile)
}

/** The number of positions with x_pile < to. */
export function unitsBelow(pile: number, to: number): number {
  return safeBinomial(to + pile, pile + 1)
}

/**
 * Visits the parts of the layer x_{n−1} = m in rank order. `unit` is the pile that `unitPile`
 * returns.
 */
export function visitParts(
  { layout: { piles, tiers }, origin, bytes }: Slots,
  unit: number,
  layer: number,
  visit: VisitPart,
): void {
  const tier = (pile: number, x: number): number => tiers[pile]![x]! * bytes
  /** Visits the parts of the positions below x_{pile+1} = `above`, which begin at `start`. */
  const below = (pile: number, above: number, start: number, upper: readonly number[]): void => {
    if (pile > unit) {
      for (let x = 0; x <= above; x++) below(pile - 1, x, start + tier(pile, x), [...upper, x])
      return
    }
    for (let from = 0, to = 0; from <= above; from = to) {
      const most = unitsBelow(unit, from) + SLOT_PART
      to = unitsBelow(unit, above + 1) <= most ? above + 1 : from + 1
      while (to <= above && unitsBelow(unit, to + 1) <= most) to++
      visit(start + tier(unit, from), from, to, upper)
    }
  }
  const start = origin + tier(piles - 1, layer)
  if (piles === 3) visit(start, layer, layer + 1, [])
  else below(piles - 2, layer, start, [])
}
