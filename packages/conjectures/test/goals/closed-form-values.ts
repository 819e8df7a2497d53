import { compileTerm } from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { valueIn } from '@nim/prover/goal'

type Numbered = (x: readonly number[]) => number

/**
 * A quantity by its definition (the number that it attains), by the definition of its closed form,
 * and by the term of its closed form. Without a closed form, only the first one is returned.
 */
export function saidOf(
  quantity: Quantity,
  variables: readonly string[],
): readonly (readonly [by: string, Numbered])[] {
  const { name, closedForm } = quantity
  const attained = ['what it attains', valueIn(quantity, variables)] as const
  if (closedForm === undefined) return [attained]
  const { asked, holds, value } = closedForm
  const here = valueIn({ ...quantity, attains: holds }, variables)
  const below = largestBelow(here)
  const term = compileTerm(value, variables)
  const meant: Numbered = {
    Here: here,
    Below: below,
    StrictlyBelow: (x: readonly number[]) => Math.max(-1, ...lowered(x).map(below)),
  }[asked]
  return [attained, [`the closed form of ${name}`, meant], ['its term', term]]
}

/** The largest number that any position z ≼ x attains. Both x and z are in ascending order. */
function largestBelow(here: Numbered): Numbered {
  const known = new Map<string, number>()
  return function largest(x): number {
    const key = x.join()
    const found = known.get(key) ?? Math.max(here(x), ...lowered(x).map(largest))
    known.set(key, found)
    return found
  }
}

/** The positions with one token less than x, in ascending order. */
function lowered(x: readonly number[]): number[][] {
  return x.flatMap((pile, i) => (pile > (x[i - 1] ?? 0) ? [x.with(i, pile - 1)] : []))
}
