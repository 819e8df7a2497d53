import { GmSequence, vectorCount, vectors } from '@nim/core/gm/definitions'
import type { Card, InstancesClaim, UpToDomain } from '../../judge/index.ts'
import { entries, modulus, type VectorCase } from '../../facts/gm/vector-parameters.ts'

/** A claim about the GM-sequence of every vector of some kind. */
export type SequencesClaim = InstancesClaim<VectorCase, UpToDomain, GmSequence>

/** The first vectors of a claim. */
interface FirstVectors {
  /** The numbers of entries. */
  readonly n: readonly [from: number, to: number]
  /** The largest l. The least l is 2. */
  readonly l: number
  /** The ranges of the first vector. If absent, all ranges. */
  readonly ranges?: 'at most l' | 'above l'
  /** `with` for vectors that contain a multiple of l (the default), `without`, or both. */
  readonly multiples?: 'with' | 'without' | 'both'
}

/** The largest excess of the range over l, by number of entries. */
const SPAN = [0, 0, 40, 16, 8, 5]

/**
 * The common part of claims about GM-sequences: all vectors with x_1 in 0..l−1 and range up to a
 * limit. They represent all vectors of these ranges.
 */
export function sequences({
  n: [from, to],
  l: most,
  ranges,
  multiples = 'with',
}: FirstVectors): Required<Pick<SequencesClaim, 'parameters' | 'decides' | 'complexity'>> &
  Omit<SequencesClaim, keyof Card | 'digest' | 'printed' | 'parameters'> {
  const isMeant = ({ l, range, hasMultiple }: GmSequence): boolean =>
    (ranges === undefined || range <= l === (ranges === 'at most l')) &&
    (multiples === 'both' || hasMultiple === (multiples === 'with'))
  return {
    parameters: [entries(from, to), modulus(most)],
    domain: ({ n, l }) => ({
      kind: 'up-to',
      of: 'range of the vector',
      max: ranges === 'at most l' ? l : n === 1 ? 0 : l + (SPAN[n] ?? 3),
    }),
    *instances({ parameters: { n, l }, domain }) {
      for (const x of vectors(n, l, domain.max)) {
        const sequence = new GmSequence(x, l)
        if (isMeant(sequence)) yield sequence
      }
    },
    cost: ({ n, l }, { max }) => vectorCount(n, l, max),
    decides: 'the sequences of all vectors of bounded range, up to translation by l, row by row',
    complexity: 'l · C(max+n−1, n−1) vectors times the rows of a few periods',
    words: 'position',
    position: ({ x }) => x,
    method: 'simulation',
  }
}
