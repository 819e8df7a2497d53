import { and, type Formula, ge, integer, ite, substitute, type Term } from '@nim/presburger'
import type { PositionQuantity } from '../quantity.ts'

/** If the formula is true for the only possible v ≥ 0, the result is v; otherwise, it is −1. */
export function ifHere(holds: Formula, name: string, only: Term): Term {
  const isTrue = substitute(and(ge(integer(name), 0), holds), new Map([[name, only]]))
  return ite(isTrue, only, -1)
}

/**
 * The quantity is the number `only` if this number has the given property, and −1 otherwise. No
 * other number may have the property.
 */
export function onlyHere(
  name: string,
  holdsOf: (x: readonly Term[], v: Term) => Formula,
  only: PositionQuantity['term'],
): Pick<PositionQuantity, 'name' | 'term' | 'proof'> {
  return {
    name,
    term: (x, sizes) => ifHere(holdsOf(x, integer(name)), name, only(x, sizes)),
    proof: (x, sizes, v) => {
      const attains = holdsOf(x, v)
      return { attains, tried: [only(x, sizes)], closedForm: { asked: 'Here', holds: attains } }
    },
  }
}
