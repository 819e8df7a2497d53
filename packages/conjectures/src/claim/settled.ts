import { formatWitness } from './format-witness.ts'
import type { CheckResult, Verdict } from './verdict.ts'

/** The reason why a finite check cannot settle a statement, and the results that it leaves open. */
export interface Unsettled {
  /**
   * `holds`: a check without a counterexample does not confirm the statement. `fails`: a
   * counterexample does not refute it. `always`: neither settles it.
   */
  readonly where: 'holds' | 'fails' | 'always'
  readonly because: string
}

type Meant = { readonly kind: string; readonly unsettled?: Unsettled }

/**
 * The verdict on a claim, given that of its check. For a question it is `answered`. A statement is
 * `undecided` if the result of a finite check leaves it open. `incomplete` stays as it is.
 */
export function settledVerdict({ kind, unsettled }: Meant, found: Verdict): Verdict {
  if (found === 'incomplete') return found
  if (kind === 'question') return 'answered'
  const open = found === 'holds' ? 'fails' : found === 'refuted' ? 'holds' : undefined
  return unsettled === undefined || open === undefined || unsettled.where === open
    ? found
    : 'undecided'
}

/**
 * @param answer the answer to a question in words; by default yes, or no with the smallest
 *   counterexample
 */
export function resultWithAnswer(
  card: Meant,
  found: CheckResult,
  answer: (found: CheckResult) => string = yesOrNo,
): CheckResult {
  const verdict = settledVerdict(card, found.verdict)
  if (verdict === found.verdict) return found
  return {
    ...found,
    verdict,
    answer: verdict === 'answered' ? answer(found) : card.unsettled!.because,
  }
}

function yesOrNo({ checked, failures, counterexample }: CheckResult): string {
  if (counterexample === null) return `yes, at all ${checked} that were asked`
  return `no, at ${failures} of ${checked}; the smallest: ${formatWitness(counterexample)}`
}
