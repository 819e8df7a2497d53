import {
  and,
  count,
  eq,
  type Formula,
  freeVariables,
  integer,
  integers,
  mod,
  odd,
  plus,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { half, LENGTHS } from './length-quantities.ts'
import { byTerm } from '../by-term.ts'
import { type QuantityOfSizes } from './plays-as-formulas.ts'
import { reducedStack, REDUCTIONS } from './reduction-quantities.ts'

/** The sum of the stacks. @source DH-D2 */
const sum: QuantityOfSizes = (n) => byTerm('sum', plus(...integers('x', n)), 'sum(x), DH-D2')

/** x_n. @source DH-D2 */
const top: QuantityOfSizes = (n) => byTerm('top', integer(`x${n}`), 'x_n, DH-D2')

/** o. @source DH-D7 */
const o: QuantityOfSizes = (n) =>
  byTerm('o', count(...integers('x', n).map(odd)), 'the number of odd stacks, DH-D7')

/** r. @source DH-D7 */
const r: QuantityOfSizes = (n, [k]) =>
  byTerm('r', mod(plus(...integers('x', n)), 2 * k!), 'sum(x) mod 2k, DH-D7')

/** e. @source DH-D2 */
const e: QuantityOfSizes = (n) =>
  byTerm(
    'e',
    count(...integers('x', n).map((height) => eq(height, integer(`x${n}`)))),
    'the number of maximal stacks, DH-D2',
  )

const QUANTITIES: Readonly<Record<string, QuantityOfSizes>> = {
  sum,
  top,
  o,
  r,
  e,
  ...REDUCTIONS,
  ...LENGTHS,
}

/**
 * The quantities that formulas name, of a position or after a move.
 * @param further names of further numbers, which are none
 */
export function quantitiesIn(
  formulas: readonly Formula[],
  n: number,
  sizes: readonly number[],
  further: readonly string[] = [],
): Quantity[] {
  const names = freeVariables(and(...formulas)).map((name) => name.replace('_next', ''))
  return [...new Set(names)].flatMap((name) => {
    if (further.includes(name)) return []
    const [, list, place] = /^([a-z]+)(\d+)$/.exec(name) ?? []
    const i = Number(place) - 1
    switch (list) {
      case undefined:
        return [QUANTITIES[name]!(n, sizes)]
      case 'x':
        return []
      case 'u':
      case 'v':
        return [half(list, i)]
      default:
        return [reducedStack(list, n, sizes, i)]
    }
  })
}
