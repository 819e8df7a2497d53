import type { PlayConvention } from '@nim/core/rules'
import { readStrictLine } from '@nim/discovery/atlas'
import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'

/** A P-set that is equal to others, within one, or the intersection of two, and what is known of that. */
export interface Relation {
  readonly left: string
  readonly sign: '=' | '⊂'
  readonly right: readonly string[]
  /** For all positions; `left out` where too many points would decide it. */
  readonly answer: 'proved' | 'refuted' | 'left out'
  readonly points?: number
  /** Where it is refuted. */
  readonly position?: readonly number[]
  /** Of a relation for all n: the n for which it is proved. */
  readonly provedFor?: readonly number[]
}

/** The relations among the games of one number of piles, or of games of one shape for all n. */
export interface InclusionsLine {
  /** Null: for all n. */
  readonly piles: number | null
  readonly play: PlayConvention
  /** How many games are compared, and how many different P-sets they have. */
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

/** Reads a line of docs/atlas/inclusions.jsonl. @throws RangeError naming the field and what is wrong with it */
export function parseInclusionsLine(text: string): InclusionsLine {
  return readStrictLine(text, LINE, ({ games, sets }) => {
    if (sets > games) throw new RangeError('sets: expected no more than there are games')
  })
}
