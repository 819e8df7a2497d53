import * as v from 'valibot'
import { Count } from '../points-check/index.ts'

/** A linear form of the piles, given by its factors, and the least value that it may take. */
export type AtLeast = readonly [form: readonly number[], least: number]

/**
 * “F(x) = F(x − z) + add wherever every inequality of `where` holds”. The piles of x and z are in
 * ascending order if the rules do not distinguish piles and a move takes at most one stone from
 * each pile.
 */
export interface ShiftRule {
  readonly z: readonly number[]
  /** The amount that the rule adds. The amount is even, and is 0 for outcomes and Grundy values. */
  readonly add: number
  readonly where: readonly AtLeast[]
}

/**
 * A game solved by shift rules, as JSON. The rules are the certificate: the checker finds all other
 * data itself.
 *
 * @source NT-13
 */
export interface ShiftCertificate {
  readonly format: 'nimlab-shifts-1'
  readonly ruleset: string
  readonly play: 'normal' | 'misere'
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  /** The largest pile of the positions that the checker solves. */
  readonly box: number
  readonly rules: readonly ShiftRule[]
}

const Whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger())

/** The schema of a certificate. */
export const SHIFT_CERTIFICATE: v.GenericSchema<unknown, ShiftCertificate> = v.strictObject({
  format: v.literal('nimlab-shifts-1'),
  ruleset: v.string(),
  play: v.picklist(['normal', 'misere']),
  value: v.picklist(['outcome', 'remoteness', 'grundy']),
  box: Count,
  rules: v.pipe(
    v.array(
      v.strictObject({
        z: v.array(Count),
        add: Count,
        where: v.array(v.strictTuple([v.array(Whole), Whole])),
      }),
    ),
    v.minLength(1),
  ),
})
