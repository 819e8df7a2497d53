import type { Verdict } from '@nim/conjectures'

/** Exit codes of the command. */
export const EXIT = {
  /** Every verdict is `holds`, `proved`, `vacuous`, `undecided` or `answered`. */
  ok: 0,
  /** At least one verdict is `refuted` in the principal reading of its claim. */
  refuted: 1,
  /** The usage or the input was wrong, so nimlab did nothing. */
  usage: 2,
  /** No verdict is `refuted`, but a verdict is `incomplete` or the work was interrupted. */
  incomplete: 3,
  /** An internal error occurred, data are damaged, or there is no space for the results. */
  internal: 4,
  /**
   * The reader closed stdout before all results were written. The code is 128 plus the signal
   * number of SIGPIPE.
   */
  readerGone: 141,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

const CODES: Readonly<Record<Verdict, ExitCode>> = {
  refuted: EXIT.refuted,
  incomplete: EXIT.incomplete,
  undecided: EXIT.ok,
  answered: EXIT.ok,
  holds: EXIT.ok,
  proved: EXIT.ok,
  vacuous: EXIT.ok,
}

/** The exit code for a list of verdicts. */
export function exitCodeOf(verdicts: readonly Verdict[]): ExitCode {
  const codes = verdicts.map((verdict) => CODES[verdict])
  return [EXIT.refuted, EXIT.incomplete].find((code) => codes.includes(code)) ?? EXIT.ok
}
