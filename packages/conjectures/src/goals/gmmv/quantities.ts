import { remotenessTerm } from '@nim/core/exact-slow'
import { constant, div, eq, integer, integers, plus } from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { premisesOfBasicBelow, hasBasicBelow, isBasic } from './basic-below.ts'

/** b(x) = b of a basic position x, or of another vector. @source GMMV-D10 */
export function basicNumber(n: number, vector = 'x'): Quantity {
  const x = integers(vector, n)
  return {
    name: 'b',
    attains: isBasic(x, integer('b')),
    tried: [div(plus(...x), n - 1)],
    says: `b(${vector}) of a basic ${vector}, GMMV-D10`,
    premises: [],
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
