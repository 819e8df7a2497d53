import type { VerdictRecord } from '@nim/conjectures'
import { wholeProofsOf } from '@nim/conjectures/cards'
import { formatCase, formatWitness } from '@nim/conjectures/format'
import { type ClaimSummary, remarkWords } from './claim-summary.ts'

/**
 * A short description of the verdict on a claim. It states the proof of the whole statement (if a
 * proof exists), the number of refuted cases, and the verdicts in other readings. For a question,
 * it states whether the question is answered, reduced or open.
 */
export function verdictWords(summary: ClaimSummary): string {
  const { verdict, cases, refutedCases, remarks, status } = summary
  if (status !== null) return [status, ...remarks.map(remarkWords)].join('; ')
  const share = verdict === 'refuted' && cases > 1 ? ` (${refutedCases} of ${cases} cases)` : ''
  const check = `${verdict}${share}${pointWords(summary)}`
  const proofs = wholeProofsOf(summary.claim.id, verdict).filter((way) => way !== 'by points')
  const words = proofs.length === 0 ? check : `proved ${proofs.join(', ')}; the check: ${check}`
  return [words, ...remarks.map(remarkWords)].join('; ')
}

/**
 * The words that follow the verdict and describe the cases that are proved by finitely many points.
 */
function pointWords({ verdict, cases, points }: ClaimSummary): string {
  if (points === undefined) return ''
  if (verdict === 'proved') return ' by points'
  const more = points.all - points.ofCheck
  const others = more === 0 ? '' : `${points.ofCheck === 0 ? '' : ' and '}${more} more`
  const inCases = `${points.ofCheck === 0 ? '' : `${points.ofCheck} of ${cases}`}${others} cases`
  return `; proved by points in ${inCases}${points.only === undefined ? '' : ` (only ${points.only})`}`
}

/** Describes a refutation by its case and its smallest counterexample. */
export function refutationWords({ case: parameters, counterexample }: VerdictRecord): string {
  const where = formatCase(parameters)
  const what = formatWitness(counterexample!)
  return where === '' ? what : `${where}: ${what}`
}
