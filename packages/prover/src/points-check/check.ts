import { compareSumLex, oneLine } from '@nim/core/rules'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { checkTree } from './check-tree.ts'
import { checkWalls } from './check-walls.ts'
import { findPoints } from './find-points.ts'
import { groundOf } from './ground.ts'
import { rightness } from './rightness.ts'
import { demand } from './refuse.ts'
import { type Certificate, CERTIFICATE } from './schema.ts'

/** The question that an accepted certificate proves for all positions, or why it is not accepted. */
export type CheckedPoints =
  | {
      readonly accepted: true
      readonly question: Certificate['question']
      /** Largest pile of the points that decide it. */
      readonly largestPile: number
    }
  | { readonly accepted: false; readonly why: string }

/**
 * Checks a certificate by points. Thresholds and residues are worked out again from its question,
 * windows and multipliers verified, the points found by another search, and what is said is
 * evaluated at them and their options by the definitions. Whether the question is the one that one
 * has in mind is for the caller to compare.
 *
 * @param json what JSON.parse returns
 * @source NT-9, 1.10
 */
export function checkPoints(json: unknown): CheckedPoints {
  const read = v.safeParse(CERTIFICATE, json)
  if (!read.success) {
    const [issue] = read.issues
    return { accepted: false, why: oneLine(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`) }
  }
  let largestPile: number
  try {
    largestPile = verify(read.output)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { accepted: false, why: error.message }
  }
  return { accepted: true, question: read.output.question, largestPile }
}

/** The largest pile of its points. @throws RangeError saying why it is not accepted */
function verify(certificate: Certificate): number {
  const { question } = certificate
  const ground = groundOf(question)
  const bound = checkTree(certificate)
  checkWalls(certificate, ground)
  const points = findPoints(certificate, bound).map(ground.toPiles).sort(compareSumLex)
  const isRight = rightness(question, ground)
  const wrong = points.find((x) => !isRight(x))
  demand(wrong === undefined, `what is said is wrong at ${wrong?.join()}`)
  const { count, digest } = certificate.points
  demand(count === points.length, `there are ${points.length} points, not ${count}`)
  const own = bytesToHex(sha256(utf8ToBytes(points.map((x) => `${x.join()}\n`).join(''))))
  demand(digest === `sha256:${own}`, 'the digest is that of other points')
  return points.reduce((most, x) => Math.max(most, ...x), 0)
}
