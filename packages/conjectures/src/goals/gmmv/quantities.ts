import { remotenessTerm } from '@nim/core/exact-slow'
import { constant, div, eq, integer, integers, ite, minus, plus, type Term } from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { premisesOfBasicBelow, hasBasicBelow, isBasic } from './basic-below.ts'
import { onlyHere } from './closed-forms.ts'
import { exceptionalOf, isExceptional } from './exceptional-quantities.ts'

/** b(x) = b of a basic position x, or of another vector. @source GMMV-D10 */
export function basicNumber(
  n: number,
  vector = 'x',
  x: readonly Term[] = integers(vector, n),
): Quantity {
  const attains = isBasic(x, integer('b'))
  const only = div(plus(...x), n - 1)
  return {
    name: 'b',
    attains,
    tried: [only],
    says: `b(${vector}) of a basic ${vector}, GMMV-D10`,
    premises: [],
    closedForm: onlyHere(attains, 'b', only),
  }
}

/** B(x), the largest b(z) of a basic z ≼ x. @source GMMV-D11 */
export function basicBound(n: number): Quantity {
  const x = integers('x', n)
  const z = integers('z', n)
  const B = integer('B')
  return {
    name: 'B',
    attains: hasBasicBelow(x, B),
    tried: [constant(0), plus(B, 1), plus(B, 2)],
    says: 'the largest b(z) of a basic z ≼ x, GMMV-D11',
    premises: premisesOfBasicBelow(x, z, B),
    // GMMV-L2 (a) with GMMV-T2
    closedForm: {
      asked: 'Below',
      holds: isBasic(x, B),
      value: ite(
        isExceptional(x, exceptionalOf(x)),
        minus(remotenessTerm(n), 1),
        remotenessTerm(n),
      ),
    },
  }
}

/** R(x), or M(x): the closed form that GMMV-T2 is about. */
export function playLength(n: number, name: 'R' | 'M'): Quantity {
  const term = remotenessTerm(n)
  return {
    name,
    attains: eq(integer(name), term),
    tried: [term],
    says: `${name}(x) by the closed form of GMMV-T2, a goal of this case`,
    premises: [],
  }
}
