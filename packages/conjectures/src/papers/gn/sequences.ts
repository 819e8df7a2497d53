import { GmSequence, vectorCount, vectors } from '@nim/core/gm/definitions'
import type { Card, InstancesClaim, UpToDomain } from '../../judge/index.ts'
import { entries, modulus, type VectorCase } from '../../facts/gm/vector-parameters.ts'

/** A claim about the GM-sequence of every vector of some kind. */
export type SequencesClaim = InstancesClaim<VectorCase, UpToDomain, GmSequence>

/** The vectors with which the sequences of a claim begin. */
interface FirstVectors {
  /** The numbers of entries. */
  readonly n: readonly [from: number, to: number]
  /** The largest l. The least l is 2. */
  readonly l: number
  /** The ranges that the first vector may have. By default, any range is allowed. */
  readonly ranges?: 'at most l' | 'above l'
  /**
   * The first vectors to check: only those `with` a multiple of l (the default), only those
   * `without` such a multiple, or `both`.
   */
  readonly multiples?: 'with' | 'without' | 'both'
}

/** For each number of entries, the maximum amount by which the range of a vector may exceed l. */
const SPAN = [0, 0, 40, 16, 8, 5]

/**
 * The part that all claims about GM-sequences share. Their vectors have x_1 in 0..l−1 and a limited
 * range, and represent all vectors with such a range.
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
