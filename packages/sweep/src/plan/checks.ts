import {
  type CaseParameters,
  casesOf,
  type Claim,
  type Domain,
  MOST_CASES,
  recordHead,
  type Restrictions,
} from '@nim/conjectures'
import { formatRuleset } from '@nim/core/rules'
import type { Check } from '../check.ts'
import { describeCheck } from '../describe-check.ts'
import { claimsByName } from '../modules/find-claims.ts'
import { canonicalPlan } from './canonical-plan.ts'
import { byEntry, keptChecks, type ModuleCase } from './module-cases.ts'
import { pinnedPlan } from './pinned-plan.ts'
import type { Plan } from './plan.ts'
import { requireRanges } from './ranges.ts'
import { limitedChecks, type PlannedCheck } from './tables.ts'

/**
 * The checks of a plan, in order. There is one check for each combination of an entry, one of its
 * cases, and a box. The box varies fastest.
 *
 * @param kept the cases of modules in `plan.json`; null to compute them from the modules, which
 *   runs their code
 * @throws (by rejection) RangeError if an entry names no case, if a case occurs twice, or if there
 *   are too many cases; ModuleError or ClaimError for an error in a module
 */
export async function plannedChecks(
  plan: Plan,
  kept: readonly ModuleCase[] | null = null,
): Promise<PlannedCheck[]> {
  const canonical = kept === null ? pinnedPlan(plan) : canonicalPlan(plan)
  const { claims, budget } = canonical
  const entries = claims.filter(({ module }) => kept === null || module === undefined)
  const find = await claimsByName(entries)
  const keptOf = byEntry(kept ?? [])
  const checks: PlannedCheck[] = []
  const names = new Set<string>()
  const add = (check: PlannedCheck): void => {
    if (checks.length === MOST_CASES) {
      throw new RangeError(`plan: more than ${MOST_CASES} cases; divide it into several plans`)
    }
    const name = JSON.stringify([check.claim, check.case, check.domain])
    if (names.has(name)) {
      throw new RangeError(
        `plan: the case ${describeCheck(check)} occurs twice; remove one of the two`,
      )
    }
    names.add(name)
    checks.push(check)
  }
  for (const [i, entry] of claims.entries()) {
    const { module } = entry
    if (kept !== null && module !== undefined) {
      keptChecks(canonical, i, keptOf.get(i)).forEach(add)
      continue
    }
    const claim = find(entry.claim)!
    const cases = casesOf(claim.parameters, requireRanges(claim, entry.ranges))
    if (cases.length === 0) {
      throw new RangeError(
        `${claim.id}: no case ${describe(entry.ranges)}; 'nimlab show ${claim.id}' shows the accepted values`,
      )
    }
    for (const parameters of cases) {
      for (const domain of domainsOf(claim, parameters, entry.max)) {
        const { counts, verdicts, game } = claim.about(parameters)
        add({
          claim: claim.id,
          ...(module === undefined ? {} : { module }),
          entry: i,
          case: parameters,
          domain,
          ...(budget === undefined ? {} : { budget }),
          cost: claim.cost(parameters, domain),
          gives: { counts, verdicts },
          head: recordHead(claim, parameters),
          ...(game?.ruleset.kind === 'OWN' ? { game: formatRuleset(game.ruleset) } : {}),
        })
      }
    }
  }
  return checks
}

/**
 * The checks of a plan as in {@link plannedChecks}, each with a limit on its tables.
 * @throws (by rejection) RangeError if an entry names no case, or if a check needs more memory than
 *   the limit
 */
export async function checksOf(plan: Plan, memory: number): Promise<Check[]> {
  return limitedChecks(await plannedChecks(plan), memory)
}

/** The default domain of a case, or the same kind of domain for each of the requested bounds. */
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
