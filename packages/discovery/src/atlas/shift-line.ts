import { formatRuleset, type PlayConvention } from '@nim/core/rules'
import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'
import type { FoundShifts } from '../shifts/find-shifts.ts'
import type { ShiftQuestion } from '../shifts/values-on-box.ts'
import { isOfSampledKind } from './shift-sample.ts'
import { Play, readStrictLine, requireThat, rulesetOfLine, Words } from './strict-line.ts'

/**
 * The result of a search for shift rules for a value of a game. The search uses only the rules of
 * the game, and seed 1.
 */
export type ShiftLine = {
  readonly game: string
  readonly play: PlayConvention
  /** The kind of value. Absent if the rules describe the outcome. */
  readonly value?: 'grundy' | 'remoteness' | undefined
  /** The maximum number of positions of the largest box that the search may solve. */
  readonly positions: number
  /**
   * The processor time of the search in seconds. A row has this field if and only if the game
   * belongs to the sample.
   */
  readonly seconds?: number | undefined
} & (
  | {
      readonly proved: true
      readonly rules: number
      /** The bounds B_crit and B_cov. */
      readonly critical: number
      readonly covered: number
      /**
       * The number of edges that the checker compared within its box, and the number of edges that
       * it compared beyond the box.
       */
      readonly box: number
      readonly beyond: number
      /**
       * The number of positions at which no rule applies, and the number of P-positions among them.
       */
      readonly irreducible: number
      readonly p: number
    }
  | {
      readonly proved: false
      /**
       * The direction in which the search found no rule, if this is the reason for the failure;
       * otherwise null.
       */
      readonly direction: readonly number[] | null
      readonly why: string
    }
)

/** A row about a game of the sample. */
export type SampledLine = ShiftLine & { readonly seconds: number }

const SEARCH = {
  game: Words,
  play: Play,
  value: v.optional(v.picklist(['grundy', 'remoteness'])),
  positions: Positive,
  seconds: v.optional(v.pipe(v.number(), v.minValue(0))),
}

const LINE: v.GenericSchema<unknown, ShiftLine> = v.variant('proved', [
  v.strictObject({
    ...SEARCH,
    proved: v.literal(true),
    rules: Positive,
    critical: Count,
    covered: Count,
    box: Count,
    beyond: Count,
    irreducible: Count,
    p: Count,
  }),
  v.strictObject({
    ...SEARCH,
    proved: v.literal(false),
    direction: v.nullable(v.array(Count)),
    why: Words,
  }),
])

/** The line about the result of a search. */
export function shiftLineOf(
  { ruleset, play, value }: ShiftQuestion,
  positions: number,
  found: FoundShifts,
): ShiftLine {
  const subject = { game: formatRuleset(ruleset), play, ...(value === 'outcome' ? {} : { value }) }
  if (found.answer !== 'proved') {
    const { why, direction } = found
    return { ...subject, proved: false, positions, direction, why: why.slice(0, 120) }
  }
  const { rules, critical, covered, edges, irreducible } = found.solved
  const { box, beyond } = edges
  const counts = { rules, critical, covered, box, beyond, irreducible: irreducible.count }
  return { ...subject, proved: true, positions, ...counts, p: irreducible.p }
}

/** True for a row about a game of the sample, which records the processor time of its search. */
export function isSampledLine(line: ShiftLine): line is SampledLine {
  return line.seconds !== undefined
}

/**
 * Parses a line of docs/atlas/shifts.jsonl or docs/atlas/shift-games.jsonl.
 * @throws RangeError naming the invalid field and the error
 */
export function parseShiftLine(line: string): ShiftLine {
  return readStrictLine(line, LINE, requireFit)
}

function requireFit(line: ShiftLine): void {
  const ruleset = rulesetOfLine(line.game)
  const isSampled = isOfSampledKind(ruleset)
  requireThat(
    (line.seconds !== undefined) === isSampled,
    'seconds',
    isSampled
      ? 'expected the processor time, because the game belongs to the sample'
      : 'expected no processor time, because the game does not belong to the sample',
  )
  if (line.proved)
    return requireThat(
      line.p <= line.irreducible,
      'p',
      'expected at most the number of irreducible positions',
    )
  const { direction } = line
  const isFit = direction === null || direction.length === ruleset.piles
  requireThat(isFit, 'direction', `expected ${ruleset.piles} numbers`)
}
