import { parseJson, readOwnText, RepeatedField, TooDeep } from '@nim/core/files'
import { checkPoints, type CheckedPoints, type PointCheckOptions } from '@nim/prover/points-check'

/** What the independent checker says of a certificate by points. */
export interface PointRecheck {
  readonly file: string
  readonly confirmed: boolean
  /** Why it is refused; null if it is not. */
  readonly problem: string | null
  /** A limit ended the check, and nothing is known of the certificate. */
  readonly outOfBounds?: true
  /** What an accepted certificate proves for all positions. */
  readonly proves: Extract<CheckedPoints, { accepted: true }>['question'] | null
  readonly seconds: number
}

/**
 * Checks one certificate by points.
 *
 * @throws UnreadableInput for a file that cannot be read
 */
export function recheckPoints(file: string, options: PointCheckOptions = {}): PointRecheck {
  const started = performance.now()
  const checked = checkText(readOwnText(file, MOST_BYTES), options)
  const seconds = (performance.now() - started) / 1000
  if (checked.accepted) {
    return { file, confirmed: true, problem: null, proves: checked.question, seconds }
  }
  const { accepted: _, why: problem, ...limit } = checked
  return { file, confirmed: false, problem, proves: null, seconds, ...limit }
}

/** Bytes of a certificate, at most. Those of nimlab have up to 30,000. */
export const MOST_BYTES = 1 << 22

function checkText(text: string, options: PointCheckOptions): CheckedPoints {
  try {
    return checkPoints(parseJson(text), options)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isClear = error instanceof RepeatedField || error instanceof TooDeep
    const why = isClear ? error.message : 'is not JSON'
    return { accepted: false, why }
  }
}

/** The result in words, with the question, which is for the reader to compare. */
export function recheckedPage({
  file,
  problem,
  outOfBounds,
  proves,
  seconds,
}: PointRecheck): string {
  if (proves === null) return unconfirmed(file, problem!, outOfBounds)
  const { value, ruleset, play, variables, sorted, says } = proves
  const ascending = sorted ? ', ascending' : ''
  const what =
    value === 'statement'
      ? `for all ${variables.join()} >= 0${ascending}`
      : `${ruleset}, ${play} play, piles ${variables.join()}${ascending}; ${
          value === 'outcome' ? 'P iff' : `${value} is`
        }`
  return `${what}\n  ${says}\n\nconfirmed for all positions, ${seconds.toFixed(1)} seconds`
}

/** What is printed of a certificate that is refused, or that a limit left open. */
export function unconfirmed(where: string, problem: string, outOfBounds: true | undefined): string {
  return outOfBounds
    ? `${where}: OUT OF BOUNDS: ${problem}; --points may allow more`
    : `${where}: ${problem}\n\nnot confirmed`
}
