import { createHash } from 'node:crypto'
import { casesOf } from '@nim/conjectures'
import { formatCase } from '@nim/conjectures/format'
import {
  checkCase,
  checkResult,
  decideByPoints,
  PROVABLE,
  type Provable,
} from '@nim/conjectures/goals'
import type { ProvedLine } from '@nim/prover/points-check'

/** The maximum number of points for one question. */
const MOST_POINTS = 150_000
/**
 * The range of the number of piles for each claim whose default range is not suitable. Some claims
 * need more piles. Others use fewer piles, so that the run takes only minutes.
 */
const PILES: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['GMMV-T2', [2, 3]],
  ['DH-T3.3', [2, 4]],
  ['DH-T5.1', [2, 4]],
  ['DH-P4.3', [2, 4]],
  ['DH-C1', [3, 4]],
  ['DH-T6.1', [1, 10]],
  ['NT-T5', [1, 4]],
  ['NT-1', [1, 4]],
  ['NT-2', [2, 4]],
])

/**
 * The lines of points.jsonl, in registry order. They contain the cases of claims that finitely many
 * points prove for all positions. The lines do not depend on the machine.
 *
 * @param asked the ids of claims; if empty, every claim with goals. The stored lines of all other
 * claims are kept.
 * @param tell called with each case before it is decided
 * @throws RangeError for a claim without goals
 * @complexity some minutes for all claims
 */
export function provedLines(
  stored: readonly ProvedLine[],
  asked: readonly string[],
  tell: (words: string) => void,
): ProvedLine[] {
  const unknown = asked.find((id) => PROVABLE.every(({ claim }) => claim !== id))
  if (unknown !== undefined) throw new RangeError(`${unknown} has no goals`)
  return PROVABLE.flatMap((provable) => {
    const { claim, parameters } = provable
    if (asked.length > 0 && !asked.includes(claim)) {
      return stored.filter((line) => line.claim === claim)
    }
    const piles = PILES.get(claim)
    return casesOf(parameters, piles === undefined ? {} : { n: piles }).flatMap((one) => {
      tell(`${claim} ${formatCase(one)}`)
      return lineOf(provable, one)
    })
  })
}

function lineOf(provable: Provable, parameters: ReturnType<typeof casesOf>[number]): ProvedLine[] {
  const goals = provable.goals(parameters)
  const checks = checkCase(provable, parameters, goals)
  const decisions = goals.map((goal, i) => {
    const decision = decideByPoints(goal, { points: MOST_POINTS })
    checkResult(checks[i]!, decision)
    return decision
  })
  if (decisions.some(({ verdict }) => verdict !== 'proved')) return []
  const proofs = decisions.flatMap((decision) => decision.proofs)
  const digests = proofs.map(({ certificate }) => certificate.points.digest).join()
  return [
    {
      claim: provable.claim,
      case: parameters,
      verdict: 'proved',
      method: 'points',
      certificates: proofs.length,
      points: proofs.reduce((sum, { points }) => sum + points, 0),
      largestPile: Math.max(...proofs.map(({ largestPile }) => largestPile)),
      digest: `sha256:${createHash('sha256').update(digests).digest('hex')}`,
    },
  ]
}
