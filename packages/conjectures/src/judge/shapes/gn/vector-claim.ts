import { type Claim, type ClaimDefinition, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import type { UpToDomain, Value } from '../../../claim/verdict.ts'
import { hasMultiple, rangeOf } from '../../../facts/gm/rule-by-definition.ts'
import { vectorCount, vectors } from '../../../facts/gm/vectors.ts'

/** A case of a statement about GM-sequences: n entries, modulus l, and perhaps a part or reading. */
export interface VectorCase {
  readonly [name: string]: number | string
  readonly n: number
  readonly l: number
}

/** What fails at one vector. */
export interface Failure {
  readonly expected: Value
  readonly actual: Value
  readonly explain: string
}

/** One vector examined: a value ≥ 0 for the digest, and what fails, if anything does. */
export interface Examined {
  readonly value: number
  readonly failure: Failure | null
}

/** An examined vector: `failure` is asked for only if the statement does not hold there. */
export function examined(value: number, holds: boolean, failure: () => Failure): Examined {
  return { value, failure: holds ? null : failure() }
}

type Card = Pick<
  ClaimDefinition<VectorCase, UpToDomain, unknown>,
  'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement' | 'decides' | 'parameters'
> &
  Partial<
    Pick<ClaimDefinition<VectorCase, UpToDomain, unknown>, 'conventions' | 'complexity' | 'quick'>
  >

/** A statement about the GM-sequence of every vector of some kind. */
export interface VectorClaim<S> extends Card {
  /** Ranges of the first vector for which the statement speaks. */
  readonly ranges: 'at most l' | 'above l' | 'any'
  /** Whether only vectors with a multiple of l (the default), without, or both are meant. */
  readonly multiples?: 'with' | 'without' | 'both'
  readonly printed: S
  readonly examine: (statement: S, x: readonly number[], parameters: VectorCase) => Examined
}

const SPAN = [0, 0, 40, 16, 8, 5]

/**
 * Makes a claim out of a statement that is examined vector by vector, over all vectors with x_1 in
 * 0..l−1 and range up to the bound of the domain.
 */
export function vectorClaim<S>(claim: VectorClaim<S>): Claim {
  const { ranges, multiples = 'with', examine } = claim
  const speaksOf = (x: readonly number[], l: number): boolean =>
    (ranges === 'any' || rangeOf(x) <= l === (ranges === 'at most l')) &&
    (multiples === 'both' || hasMultiple(x, l) === (multiples === 'with'))
  return defineClaim<VectorCase, UpToDomain, S>({
    conventions: [],
    complexity: 'l · C(max+n−1, n−1) vectors times the rows of a few periods',
    ...claim,
    paper: 'gn',
    defaultDomain: ({ n, l }) => ({
      kind: 'up-to',
      of: 'range of the vector',
      max: ranges === 'at most l' ? l : n === 1 ? 0 : l + (SPAN[n] ?? 3),
    }),
    cost: ({ n, l }, { max }) => ({ positions: vectorCount(n, l, max), memory: 0n }),
    judge: (statement, { id, parameters, domain }) => {
      const { n, l } = parameters
      const found = tally(streamHeader(id, parameters, domain))
      for (const x of vectors(n, l, domain.max)) {
        if (!speaksOf(x, l)) continue
        const { value, failure } = examine(statement, x, parameters)
        found.test(x, failure === null, value)
      }
      return found.result('simulation', (x) => examine(statement, x, parameters).failure!)
    },
  })
}
