import { remotenessTerm } from '@nim/core/exact-slow'
import { constant, div, integers, ite, minus, plus, type Term } from '@nim/presburger'
import { basicBoundBelow, basicLevel } from '../../facts/exact-slow/basic.ts'
import { mPlayLength } from '../../facts/exact-slow/m-play-length.ts'
import { remoteness } from '../../facts/solved.ts'
import { type PositionQuantity, meaning } from '../quantity.ts'
import { premisesOfBasicBelow, hasBasicBelow, isBasic } from './basic-below.ts'
import { onlyHere } from './closed-forms.ts'
import { exceptionalOf, isExceptional } from './exceptional.ts'

/** The number b(x) of a basic position x, or of another vector. @source GMMV-D10 */
export function basicNumberOf(z: (n: number) => readonly Term[]): PositionQuantity {
  return {
    fact: meaning('b(z) if z is basic, otherwise none', 'GMMV-D10'),
    ...onlyHere(
      'b',
      (x, b) => isBasic(z(x.length), b),
      (x) => div(plus(...z(x.length)), x.length - 1),
    ),
  }
}

/** The number b(x) of a basic position x. @source GMMV-D10 */
export const basicNumber: PositionQuantity = {
  ...basicNumberOf((n) => integers('x', n)),
  fact: basicLevel,
}

/** The number B(x), which is the largest b(z) of all basic positions z ≼ x. @source GMMV-D11 */
export const basicBound: PositionQuantity = {
  name: 'B',
  fact: basicBoundBelow,
  // GMMV-L2 (a) combined with GMMV-T2
  term: (x) => {
    const R = remotenessTerm(x.length)
    return ite(isExceptional(x, exceptionalOf(x)), minus(R, 1), R)
  },
  proof: (x, _, B) => ({
    attains: hasBasicBelow(x, B),
    tried: [constant(0), plus(B, 1), plus(B, 2)],
    premises: premisesOfBasicBelow(x, integers('z', x.length), B),
    closedForm: { asked: 'Below', holds: isBasic(x, B) },
  }),
}

const BY_THEOREM_2 = {
  given: 'by the closed form of GMMV-T2, a goal of this case',
  term: (x: readonly Term[]) => remotenessTerm(x.length),
} as const

/** The remoteness R(x). @source GMMV-T2 */
export const remotenessNumber: PositionQuantity = { name: 'R', fact: remoteness, ...BY_THEOREM_2 }

/** The number M(x) of moves in a play by the M-rule. @source GMMV-T2 */
export const mPlayNumber: PositionQuantity = { name: 'M', fact: mPlayLength, ...BY_THEOREM_2 }
