import type { CheckResult, Counterexample } from '../claim/verdict.ts'

/** The results of a check over positions. */
export interface FoundPositions {
  /** The number of positions or moves to which the statement was applied. */
  readonly counted: number
  /** The number of those about which the statement makes an assertion. */
  readonly checked: number
  readonly failures: number
  /** The smallest failing position: by sum, then lexicographically. Edge cases come last. */
  readonly smallest: readonly number[] | null
  readonly digest: string
}

/**
 * The result of a check: `refuted` if a position fails, `vacuous` if none was tested, or `holds`.
 * @param describe called for the evidence, only at the smallest failing position
 */
export function foundResult(
  { counted, checked, failures, smallest, digest }: FoundPositions,
  method: string,
  describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
  data?: Readonly<Record<string, number | string>>,
): CheckResult {
  const counterexample = smallest === null ? null : { position: smallest, ...describe(smallest) }
  return resultWith(counterexample, { counted, checked, failures, digest, method }, data)
}

/** The result of a check with its counterexample, if there is one. */
export function resultWith(
  counterexample: Counterexample | null,
  found: Omit<CheckResult, 'verdict' | 'counterexample' | 'data'>,
  data?: CheckResult['data'],
): CheckResult {
  const verdict = counterexample !== null ? 'refuted' : found.checked > 0 ? 'holds' : 'vacuous'
  return { verdict, ...found, counterexample, ...(data === undefined ? {} : { data }) }
}
