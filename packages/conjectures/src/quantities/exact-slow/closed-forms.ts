import { and, type Formula, ge, integer, ite, substitute, type Term } from '@nim/presburger'
import type { PositionQuantity } from '../quantity.ts'

/** The largest v ≥ 0 of which a formula is true, if it can only be this one; −1 if it is true of none. */
export function ifHere(holds: Formula, name: string, only: Term): Term {
  const isTrue = substitute(and(ge(integer(name), 0), holds), new Map([[name, only]]))
  return ite(isTrue, only, -1)
}

/** The quantity of which a formula is true, if it can only be this number. */
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
