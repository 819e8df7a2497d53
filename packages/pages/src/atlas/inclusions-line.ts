import type { PlayConvention } from '@nim/core/rules'
import { readStrictLine } from '@nim/discovery/atlas'
import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'

/**
 * A relation of a P-set to other P-sets, and the status of the relation. The P-set equals another
 * P-set, is a subset of another P-set, or is the intersection of two P-sets.
 */
export interface Relation {
  readonly left: string
  readonly sign: '=' | '⊂'
  readonly right: readonly string[]
  /**
   * The answer for all positions. The status is `left out` if a decision would need too many
   * points.
   */
  readonly answer: 'proved' | 'refuted' | 'left out'
  readonly points?: number
  /** A position that refutes the relation. */
  readonly position?: readonly number[]
  /** The values of n for which a relation for all n is proved. */
  readonly provedFor?: readonly number[]
}

/**
 * The relations among the games with the same number of piles, or among families of games that have
 * the same shape for all n.
 */
export interface InclusionsLine {
  /** The number of piles; null for relations that hold for all n. */
  readonly piles: number | null
  readonly play: PlayConvention
  /** The number of compared games, and the number of distinct P-sets among them. */
  readonly games: number
  readonly sets: number
  readonly relations: readonly Relation[]
}

const LINE: v.GenericSchema<unknown, InclusionsLine> = v.strictObject({
  piles: v.nullable(Positive),
  play: v.picklist(['normal', 'misere']),
  games: Count,
  sets: Count,
  relations: v.array(
    v.strictObject({
      left: v.string(),
      sign: v.picklist(['=', '⊂']),
      right: v.pipe(v.array(v.string()), v.minLength(1)),
      answer: v.picklist(['proved', 'refuted', 'left out']),
      points: v.exactOptional(Count),
      position: v.exactOptional(v.array(Count)),
      provedFor: v.exactOptional(v.array(Positive)),
    }),
  ),
})

/**
 * Reads a line of docs/atlas/inclusions.jsonl.
 * @throws RangeError that names the field and what is wrong with it
 */
export function parseInclusionsLine(text: string): InclusionsLine {
  return readStrictLine(text, LINE, ({ games, sets }) => {
    if (sets > games) throw new RangeError('sets: expected at most as many sets as games')
  })
}
