import { formatWitness } from './format-witness.ts'
import type { CheckResult, Verdict } from './verdict.ts'

/** Why a finite check does not settle a statement, and with what result it does not. */
export interface Unsettled {
  /**
   * `holds`: that nothing was found does not confirm it; `fails`: what was found does not refute it;
   * `always`: neither does.
   */
  readonly where: 'holds' | 'fails' | 'always'
  readonly because: string
}

type Meant = { readonly kind: string; readonly unsettled?: Unsettled }

/**
 * What a verdict means for what was asked: a question is answered, not judged, and a statement that a finite check
 * cannot settle is undecided where it cannot. What is incomplete stays so.
 */
export function settledVerdict({ kind, unsettled }: Meant, found: Verdict): Verdict {
  if (found === 'incomplete') return found
  if (kind === 'question') return 'answered'
  const open = found === 'holds' ? 'fails' : found === 'refuted' ? 'holds' : undefined
  return unsettled === undefined || open === undefined || unsettled.where === open
    ? found
    : 'undecided'
}

/** @param answer the answer to a question in words; default: yes, or no with the smallest instance */
export function settled(
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
