import { parseJson, readOwnText, RepeatedField, TooDeep } from '@nim/core/files'
import { checkPoints, type CheckedPoints, type PointCheckOptions } from '@nim/prover/points-check'

/** The result of the independent checker for a certificate by points. */
export interface PointRecheck {
  readonly file: string
  readonly confirmed: boolean
  /** The reason why the certificate is refused; null if it is not refused. */
  readonly problem: string | null
  /** True if a limit stopped the check, so that there is no result. */
  readonly outOfBounds?: true
  /** The question that an accepted certificate proves for all positions. */
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

/**
 * The maximum size of a certificate in bytes. nimlab's own certificates have up to 30,000 bytes.
 */
export const MOST_BYTES = 1 << 22

function checkText(text: string, options: PointCheckOptions): CheckedPoints {
  try {
    return checkPoints(parseJson(text), options)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isClear = error instanceof RepeatedField || error instanceof TooDeep
    const why = isClear ? error.message : 'is not valid JSON'
    return { accepted: false, why }
  }
}

/**
 * The result in words, together with the question that was checked. Readers must compare this
 * question with the one that they want to ask.
 */
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

/** The text about a certificate that is refused, or that is undecided because of a limit. */
export function unconfirmed(where: string, problem: string, outOfBounds: true | undefined): string {
  return outOfBounds
    ? `${where}: OUT OF BOUNDS: ${problem}; --points raises the limit`
    : `${where}: ${problem}\n\nnot confirmed`
}
