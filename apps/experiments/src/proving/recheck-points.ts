import { parseJson, readOwnText, RepeatedField } from '@nim/core/files'
import { checkPoints, type CheckedPoints } from '@nim/prover/points-check'

/** What the independent checker says of a certificate by points. */
export interface PointRecheck {
  readonly file: string
  readonly confirmed: boolean
  /** Why it is refused; null if it is not. */
  readonly problem: string | null
  /** What an accepted certificate proves for all positions. */
  readonly proves: Extract<CheckedPoints, { accepted: true }>['question'] | null
  readonly seconds: number
}

/**
 * Checks one certificate by points.
 *
 * @throws UnreadableInput for a file that cannot be read
 */
export function recheckPoints(file: string): PointRecheck {
  const started = performance.now()
  const text = readOwnText(file)
  const checked = checkText(text)
  const seconds = (performance.now() - started) / 1000
  return checked.accepted
    ? { file, confirmed: true, problem: null, proves: checked.question, seconds }
    : { file, confirmed: false, problem: checked.why, proves: null, seconds }
}

function checkText(text: string): CheckedPoints {
  try {
    return checkPoints(parseJson(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const why = error instanceof RepeatedField ? error.message : 'is not JSON'
    return { accepted: false, why }
  }
}

/** The result in words, with the question, which is for the reader to compare. */
export function recheckedPage({ file, problem, proves, seconds }: PointRecheck): string {
  if (proves === null) return `${file}: ${problem}\n\nnot confirmed`
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
