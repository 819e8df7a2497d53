import type { PlayConvention } from '@nim/core/rules'
import { Digest, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'
import { Finite, Play, Words, readStrictLine, rulesetOfLine } from './strict-line.ts'

/** A line that states that Coq accepted the formula of a row of an atlas. */
export interface CoqLine {
  readonly game: string
  readonly play: PlayConvention
  /** The kind of value that the formula describes. */
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  /** The SHA-256 of the formula's text. */
  readonly formula: string
  /** The number of theorems about all positions in the Coq file. */
  readonly theorems: number
  /** The time in seconds that Coq needed in one run. */
  readonly seconds: number
}

const LINE: v.GenericSchema<unknown, CoqLine> = v.strictObject({
  game: Words,
  play: Play,
  value: v.picklist(['outcome', 'remoteness', 'grundy']),
  formula: Digest,
  theorems: Positive,
  seconds: v.pipe(Finite, v.minValue(0)),
})

/**
 * Parses a line of docs/atlas/coq.jsonl.
 * @throws RangeError naming the invalid field and the error
 */
export function parseCoqLine(line: string): CoqLine {
  return readStrictLine(line, LINE, ({ game }) => void rulesetOfLine(game))
}
