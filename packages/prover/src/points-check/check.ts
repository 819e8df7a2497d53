import { compareSumLex, oneLine } from '@nim/core/rules'
import { parse, parseTerm, subexpressionsOf } from '@nim/presburger'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { checkTree } from './check-tree.ts'
import { checkWalls } from './check-walls.ts'
import { findPoints } from './find-points.ts'
import { groundOf } from './ground.ts'
import { rightness } from './rightness.ts'
import { demand, limited, OutOfBounds, type Refusal, refusalBy } from './refuse.ts'
import { type Certificate, CERTIFICATE } from './schema.ts'

/**
 * The question that an accepted certificate proves for all positions, or the reason for rejecting
 * it.
 */
export type CheckedPoints =
  | {
      readonly accepted: true
      readonly question: Certificate['question']
      /** The largest pile of the points that decide it. */
      readonly largestPile: number
    }
  | Refusal

/** The limits of a check, and its observer. */
export interface PointCheckOptions {
  /**
   * The maximum number of points. The check may take 10,000 steps for each point. Default: 200,000.
   */
  readonly points?: number
  /**
   * Called with the name of the current step, the amount of finished work, and the total amount.
   */
  readonly onProgress?: (step: string, done: number, total: number) => void
}

/**
 * Checks a certificate by points. The check recomputes thresholds and residues from the question,
 * verifies windows and multipliers, and finds the points by a different search. The check uses the
 * definitions to evaluate the statement at the points and their options. The caller must compare
 * the question with the question that it intended.
 *
 * @param json the result of JSON.parse
 * @source NT-9, 1.10
 */
export function checkPoints(json: unknown, options: PointCheckOptions = {}): CheckedPoints {
  const read = v.safeParse(CERTIFICATE, json, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    const why = oneLine(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    return { accepted: false, why }
  }
  let largestPile: number
  try {
    largestPile = verify(read.output, options)
  } catch (error) {
    return refusalBy(error)
  }
  return { accepted: true, question: read.output.question, largestPile }
}

const MOST_POINTS = 200_000
/**
 * The maximum number of steps of the check for each point. Certificates of nimlab need up to 8,000
 * steps, at about 17 ns each.
 */
const STEPS_OF_POINT = 10_000
const MOST_TEXT = 1 << 20

/**
 * Verifies a certificate and returns the largest pile in its points.
 * @throws RangeError with the reason for rejecting the certificate
 */
function verify(
  certificate: Certificate,
  { points: most = MOST_POINTS, onProgress = () => {} }: PointCheckOptions,
): number {
  const { question } = certificate
  const { count, digest } = certificate.points
  let progress: readonly [step: string, done: number, total: number] = ['checking the tree', 0, 1]
  const work = limited(STEPS_OF_POINT * most, 'steps', () => onProgress(...progress))
  if (count > most) throw new OutOfBounds(`it has ${count} points, more than ${most}`)
  if (question.says.length > MOST_TEXT) throw new OutOfBounds('its formula is too long')
  const ground = groundOf(question)
  const bound = checkTree(certificate, work)
  progress = ['deriving the thresholds', 0, 1]
  checkWalls(certificate, ground, work)
  const countPoint = limited(most, 'points')
  const onPoint = (done: number): void => {
    progress = ['finding the points', done, count]
    countPoint()
  }
  const points = findPoints(certificate, bound, { work, onPoint })
    .map(ground.toPiles)
    .sort(compareSumLex)
  const isRight = rightness(question, ground)
  const size = (1 + ground.moves.length) * sizeOf(question)
  const wrong = points.find((x, i) => {
    progress = ['judging the points', i, count]
    work(size)
    return !isRight(x)
  })
  demand(wrong === undefined, `the statement is wrong at ${wrong?.join()}`)
  demand(count === points.length, `there are ${points.length} points, not ${count}`)
  const own = bytesToHex(sha256(utf8ToBytes(points.map((x) => `${x.join()}\n`).join(''))))
  demand(digest === `sha256:${own}`, 'the digest does not match the points')
  return points.reduce((most, x) => Math.max(most, ...x), 0)
}

/** The number of parts of the formula or term. */
function sizeOf({ value, says }: Certificate['question']): number {
  const isFormula = value === 'outcome' || value === 'statement'
  return subexpressionsOf(isFormula ? parse(says) : parseTerm(says)).length
}
