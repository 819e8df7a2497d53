import {
  type CaseParameters,
  casesOf,
  type Claim,
  type Domain,
  MOST_CASES,
  type Restrictions,
} from '@nim/conjectures'
import { formatRuleset } from '@nim/core/rules'
import type { Check } from '../check.ts'
import { claimsByName } from '../modules/find-claims.ts'
import { pinnedPlan } from './pinned-plan.ts'
import type { Plan } from './plan.ts'
import { requireRanges } from './ranges.ts'
import { limitedChecks, type PlannedCheck } from './tables.ts'

/**
 * The checks of a plan, in its order: one for every case of every entry on every box, the box
 * fastest.
 * @throws (by rejection) RangeError if an entry names no case, or there are too many; ModuleError or ClaimError if something is
 * wrong with a module
 */
export async function plannedChecks(plan: Plan): Promise<PlannedCheck[]> {
  const { claims, budget } = pinnedPlan(plan)
  const find = await claimsByName(claims)
  const checks: PlannedCheck[] = []
  for (const entry of claims) {
    const claim = find(entry.claim)!
    const { module } = entry
    const cases = casesOf(claim.parameters, requireRanges(claim, entry.ranges))
    if (cases.length === 0) {
      throw new RangeError(
        `${claim.id}: no case ${describe(entry.ranges)}; 'nimlab show ${claim.id}' tells what is accepted`,
      )
    }
    for (const parameters of cases) {
      for (const domain of domainsOf(claim, parameters, entry.max)) {
        if (checks.length === MOST_CASES) {
          throw new RangeError(`plan: more than ${MOST_CASES} cases; divide it into several plans`)
        }
        const { counts, verdicts, game } = claim.about(parameters)
        checks.push({
          claim: claim.id,
          ...(module === undefined ? {} : { module }),
          case: parameters,
          domain,
          ...(budget === undefined ? {} : { budget }),
          cost: claim.cost(parameters, domain),
          gives: { counts, verdicts },
          ...(game?.ruleset.kind === 'OWN' ? { game: formatRuleset(game.ruleset) } : {}),
        })
      }
    }
  }
  return checks
}

/**
 * The checks of a plan as {@link plannedChecks}, each with a limit for its tables.
 * @throws (by rejection) RangeError if an entry names no case, or a check needs more memory than allowed
 */
export async function checksOf(plan: Plan, memory: number): Promise<Check[]> {
  return limitedChecks(await plannedChecks(plan), memory)
}

/** The default domain of a case, or the same kind of domain with each of the bounds asked for. */
function domainsOf(
  claim: Claim,
  parameters: CaseParameters,
  max: number | readonly number[] | undefined,
): Domain[] {
  const domain = claim.defaultDomain(parameters)
  if (max === undefined || domain.kind === 'fixed') return [domain]
  const bounds = typeof max === 'number' ? [max] : max
  return bounds.map((bound) => ({ ...domain, max: bound }))
}

function describe(ranges: Restrictions): string {
  const words = Object.entries(ranges).map(
    ([name, range]) => `${name} ${range.join(typeof range[0] === 'number' ? '..' : ', ')}`,
  )
  return words.length === 0 ? 'by default' : `in the range ${words.join(', ')}`
}
