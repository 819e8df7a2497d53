import * as v from 'valibot'

/** A certificate. `PointCertificate` in @nim/prover/points explains its meaning. */
export interface Certificate {
  format: 'nimlab-points-1'
  question: {
    value: 'outcome' | 'remoteness' | 'grundy' | 'statement'
    ruleset: string | null
    play: 'normal' | 'misere' | null
    variables: string[]
    sorted: boolean
    says: string
  }
  walls: { form: number[]; thresholds: number[] }[]
  reducers: { step: number[]; windows: [form: number, low: number, high: number][] }[]
  nodes: (
    | { reducer: number; children: number[] }
    | { multipliers: [form: number, factor: number][]; denominator: number }
  )[]
  points: { count: number; digest: string }
}

const Whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger())
/** A whole number ≥ 0. */
export const Count: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A whole number ≥ 1. */
export const Positive: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** `sha256:` and 64 hexadecimal digits. */
export const Digest: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))

/** The schema of a certificate. */
export const CERTIFICATE: v.GenericSchema<unknown, Certificate> = v.strictObject({
  format: v.literal('nimlab-points-1'),
  question: v.strictObject({
    value: v.picklist(['outcome', 'remoteness', 'grundy', 'statement']),
    ruleset: v.nullable(v.string()),
    play: v.nullable(v.picklist(['normal', 'misere'])),
    variables: v.pipe(v.array(v.string()), v.minLength(1)),
    sorted: v.boolean(),
    says: v.string(),
  }),
  walls: v.array(v.strictObject({ form: v.array(Whole), thresholds: v.array(Whole) })),
  reducers: v.array(
    v.strictObject({
      step: v.array(Count),
      windows: v.array(v.strictTuple([Count, Whole, Whole])),
    }),
  ),
  nodes: v.array(
    v.union([
      v.strictObject({ reducer: Count, children: v.array(Count) }),
      v.strictObject({
        multipliers: v.array(v.strictTuple([Count, Whole])),
        denominator: Positive,
      }),
    ]),
  ),
  points: v.strictObject({ count: Count, digest: Digest }),
})
