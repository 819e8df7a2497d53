import * as v from 'valibot'
import { Count, Digest, Positive } from './schema.ts'

/** A case of a claim that finitely many points prove, as committed results keep it. */
export interface ProvedLine {
  readonly claim: string
  readonly case: Readonly<Record<string, string | number>>
  readonly verdict: 'proved'
  readonly method: 'points'
  /** Number of certificates. */
  readonly certificates: number
  /** Points of all of them. */
  readonly points: number
  readonly largestPile: number
  /** SHA-256 of the digests of their points, joined by commas. */
  readonly digest: string
}

const LINE: v.GenericSchema<unknown, ProvedLine> = v.strictObject({
  claim: v.pipe(v.string(), v.minLength(1)),
  case: v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
  verdict: v.literal('proved'),
  method: v.literal('points'),
  certificates: Positive,
  points: Positive,
  largestPile: Count,
  digest: Digest,
})

/**
 * Reads such a line. It has to be, byte for byte, what its content is written as.
 * @param text without its line feed
 * @throws RangeError naming what is wrong
 */
export function readProvedLine(text: string): ProvedLine {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new RangeError(`it is not JSON: ${(error as Error).message}`, { cause: error })
  }
  const result = v.safeParse(LINE, data, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    throw new RangeError(`${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`)
  }
  if (JSON.stringify(data) === text) return result.output
  throw new RangeError('it is not written as lines are: a field is there twice, or spaces')
}
