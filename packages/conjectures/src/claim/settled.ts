import { formatWitness } from './format-witness.ts'
import type { CheckResult } from './verdict.ts'

/** Why a finite check does not settle a statement, and with what result it does not. */
export interface Unsettled {
  /**
   * `holds`: that nothing was found does not confirm it; `fails`: what was found does not refute it;
   * `always`: neither does.
   */
  readonly where: 'holds' | 'fails' | 'always'
  readonly because: string
}

/**
 * What a check's result means for what was asked: a question is answered, not judged, and a statement
 * that a finite check cannot settle is undecided where it cannot. What is incomplete stays so.
 *
 * @param answer the answer to a question in words; default: yes, or no with the smallest instance
 */
export function settled(
  { kind, unsettled }: { readonly kind: string; readonly unsettled?: Unsettled },
  found: CheckResult,
  answer: (found: CheckResult) => string = yesOrNo,
): CheckResult {
  if (found.verdict === 'incomplete') return found
  if (kind === 'question') return { ...found, verdict: 'answered', answer: answer(found) }
  if (unsettled === undefined) return found
  const { where, because } = unsettled
  const isUnsettled =
    (where !== 'fails' && found.verdict === 'holds') ||
    (where !== 'holds' && found.verdict === 'refuted')
  return isUnsettled ? { ...found, verdict: 'undecided', answer: because } : found
}

function yesOrNo({ checked, failures, counterexample }: CheckResult): string {
  if (counterexample === null) return `yes, at all ${checked} that were asked`
  return `no, at ${failures} of ${checked}; the smallest: ${formatWitness(counterexample)}`
}
