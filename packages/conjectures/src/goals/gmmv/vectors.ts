import { constant, integer, integers, minus, plus, times } from '@nim/presburger'
import type { FurtherNumber } from '@nim/prover'
import { piles } from '../../claim/parameters-nk.ts'
import {
  CLAIM_1,
  CLAIM_2,
  COROLLARY_2,
  gmmvCor2,
} from '../../papers/gmmv/2-basic-positions/claims-1-and-2-basic-vectors.ts'
import { LEMMA_3 } from '../../papers/gmmv/2-basic-positions/lemma-3-largest-basic-below.ts'
import { n } from '../case-parameters.ts'
import type { Provable } from '../provable.ts'
import { basicNumberOf } from '../../quantities/exact-slow/basic-and-plays.ts'
import { largestBasicEntry, orderedBelow } from '../../quantities/exact-slow/vector.ts'
import type { PositionQuantity } from '../../quantities/quantity.ts'
import { type ClauseGoal, provableByClauses } from './implication-goal.ts'

/**
 * Every z ≼ x (entry by entry, in any order), represented by its sum and all its entries except the
 * last. The last entry may also be negative. The condition b(z*) = b(z) uses only the sum, so this
 * representation needs fewer points than one that includes the last entry.
 */
function vectorsBelow(count: number): FurtherNumber[] {
  const x = integers('x', count)
  const first = integers('z', count - 1)
  return [
    ...x.slice(0, -1).map((pile, i) => ({ name: `z${i + 1}`, from: constant(0), to: pile })),
    { name: 'sum', from: constant(0), to: plus(...first, x.at(-1)!) },
  ]
}

const bBySum: PositionQuantity = basicNumberOf((count) => {
  const first = integers('z', count - 1)
  return [...first, minus(integer('sum'), plus(...first))]
})

/**
 * Every ascending vector of integers between −x_1 and x_1. Because x_1 is arbitrary, these are all
 * ascending vectors of integers.
 */
function ascendingVectors(count: number): FurtherNumber[] {
  const most = integer('x1')
  return Array.from({ length: count }, (_, i) => {
    return { name: `z${i + 1}`, from: i === 0 ? times(-1, most) : integer(`z${i}`), to: most }
  })
}

const b: PositionQuantity = basicNumberOf((count) => integers('z', count))

/** A clause about every ascending vector of integers. */
function ofVectors(claim: string, clauseOf: (count: number, part: string) => string): Provable {
  return provableByClauses({
    claim,
    parameters: [piles(3, 3, 4), ...(claim === gmmvCor2.id ? gmmvCor2.parameters.slice(1) : [])],
    positions: 100,
    clauses: (one): ClauseGoal[] => {
      const clause = clauseOf(n(one), String(one['part']))
      return [{ of: 'positions', clause, quantities: [b], also: ascendingVectors(n(one)) }]
    },
  })
}

/** Claims about vectors below positions, or about all vectors. */
export const GMMV_VECTORS: readonly Provable[] = [
  provableByClauses({
    claim: 'GMMV-Claim1',
    parameters: [piles(3, 3, 3)],
    positions: 100,
    clauses: (one) => [
      {
        of: 'positions',
        clause: CLAIM_1,
        quantities: [bBySum, orderedBelow],
        also: vectorsBelow(n(one)),
      },
    ],
  }),
  ofVectors('GMMV-Claim2', () => CLAIM_2),
  ofVectors('GMMV-Cor2', (count, part) =>
    part === 'a' ? COROLLARY_2.a() : COROLLARY_2.b({ n: count }),
  ),
  provableByClauses({
    claim: 'GMMV-L3',
    parameters: [piles(3, 3, 3)],
    positions: 200,
    clauses: (one) => [
      {
        of: 'positions',
        clause: LEMMA_3({ n: n(one) }),
        quantities: Array.from({ length: n(one) }, (_, i) => largestBasicEntry(i + 1)),
        also: [{ name: 'b', from: constant(0), to: plus(...integers('x', n(one))) }],
      },
    ],
  }),
]
