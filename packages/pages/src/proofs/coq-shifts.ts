import { readStrictLine } from '@nim/discovery/atlas'
import { Positive } from '@nim/prover/points-check'
import type { ShiftCertificate } from '@nim/prover/shift-check'
import { shiftCoqFile } from '@nim/prover/shift-coq'
import * as v from 'valibot'
import { type Files, linesOf } from '../files.ts'
import { coqText, type CoqText } from './coq-files.ts'
import type { CoqPlan } from './coq-plan.ts'

const SHIFTS = 'docs/proofs/coq-shifts.jsonl'
const CERTIFICATES = 'docs/proofs/shift-rules.jsonl'

/** A line of docs/proofs/coq-shifts.jsonl, which describes a game whose shift rules Coq accepts. */
export interface CoqShiftLine {
  readonly game: string
  readonly play: 'normal' | 'misere'
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  readonly theorems: number
  /** The processor time of one run. */
  readonly seconds: number
  /** The first 12 digits of the SHA-256 of its file. */
  readonly digest: string
}

const LINE: v.GenericSchema<unknown, CoqShiftLine> = v.strictObject({
  game: v.string(),
  play: v.picklist(['normal', 'misere']),
  value: v.picklist(['outcome', 'remoteness', 'grundy']),
  theorems: Positive,
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  digest: v.pipe(v.string(), v.regex(/^[\da-f]{12}$/)),
})

/**
 * Reads a line of docs/proofs/coq-shifts.jsonl.
 * @throws RangeError that names the field and its fault
 */
export function parseCoqShiftLine(text: string): CoqShiftLine {
  return readStrictLine(text, LINE, () => undefined)
}

/** The plan for the games that are solved by shift rules. */
export function coqShiftPlan(files: Files): CoqPlan {
  const stored = linesOf(files, SHIFTS, parseCoqShiftLine)
  const known = new Map(stored.map((line) => [line.digest, line]))
  const texts = files
    .read(CERTIFICATES)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ShiftCertificate)
    .map((certificate) => {
      const { ruleset: game, play, value } = certificate
      const file = coqText(`${game} ${play} ${value}`, shiftCoqFile(certificate))
      return { game, play, value, ...file }
    })
  const missing = texts.filter(({ digest }) => !known.has(digest))
  const all: readonly CoqText[] = texts
  return {
    path: SHIFTS,
    count: all.length,
    all,
    missing,
    linesWith: (results) =>
      texts.flatMap(({ name, game, play, value, digest }): CoqShiftLine[] => {
        const result = results.get(name) ?? known.get(digest)
        if (result === undefined) return []
        const { theorems, seconds } = result
        return [{ game, play, value, theorems, seconds, digest }]
      }),
    requireCurrent: () => {
      if (missing.length > 0 || stored.length !== texts.length) {
        throw new Error(
          `${SHIFTS} does not contain the expected rules; run npm run proofs:coq -- --shifts to write it again`,
        )
      }
    },
    said: 'games accepted by Coq',
  }
}
