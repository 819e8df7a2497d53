import { and, type Formula, ge, integer, ite, substitute, type Term } from '@nim/presburger'
import type { ClosedForm } from '@nim/prover'

/** Of the largest v ≥ 0 that is true of x, which can only be this one. */
export function onlyHere(holds: Formula, name: string, only: Term): ClosedForm {
  const isTrue = substitute(and(ge(integer(name), 0), holds), new Map([[name, only]]))
  return { asked: 'Here', holds, value: ite(isTrue, only, -1) }
}
