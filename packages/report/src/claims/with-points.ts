import type { ClaimSummary, ProvedCases } from './claim-summary.ts'

/**
 * The summary of a claim, extended by its proofs by finitely many points. The claim becomes
 * `proved` if every case of its check is completely proved.
 */
export function withPoints(summary: ClaimSummary, points: ProvedCases): ClaimSummary {
  if (summary.verdict !== 'holds' || points.all === 0) return summary
  if (points.ofCheck < summary.cases || points.only !== undefined) return { ...summary, points }
  const cases = summary.cases === 1 ? '' : `${summary.cases} cases, `
  return { ...summary, points, verdict: 'proved', domains: `${cases}all positions` }
}
