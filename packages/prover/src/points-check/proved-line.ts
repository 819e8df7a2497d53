import * as v from 'valibot'
import { Count, Digest, Positive } from './schema.ts'

/**
 * A case of a claim that is proved at finitely many points, in the form in which the committed
 * results contain it.
 */
export interface ProvedLine {
  readonly claim: string
  readonly case: Readonly<Record<string, string | number>>
  readonly verdict: 'proved'
  readonly method: 'points'
  /** The number of certificates. */
  readonly certificates: number
  /** The total number of points in all certificates. */
  readonly points: number
  readonly largestPile: number
  /**
   * The SHA-256 of a text. The text consists of the digests of the certificates' points, separated
   * by commas.
   */
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
 * Parses a line about a proved case. The line must equal, byte for byte, the text that nimlab
 * writes for the same content.
 *
 * @param text without its line feed
 * @throws RangeError that names the error
 */
export function readProvedLine(text: string): ProvedLine {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new RangeError(`it is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
  const result = v.safeParse(LINE, data, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    throw new RangeError(`${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`)
  }
  if (JSON.stringify(data) === text) return result.output
  throw new RangeError(
    'it differs from what nimlab writes for this line: perhaps a field occurs twice, or there are extra spaces',
  )
}
