import { and, type Formula, ge, integer, ite, substitute, type Term } from '@nim/presburger'
import type { PositionQuantity } from '../quantity.ts'

/** The only possible v ≥ 0 if the formula is true for it, otherwise −1. */
export function ifHere(holds: Formula, name: string, only: Term): Term {
  const isTrue = substitute(and(ge(integer(name), 0), holds), new Map([[name, only]]))
  return ite(isTrue, only, -1)
}

/** The quantity with the given property, if only this number can have it. */
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
