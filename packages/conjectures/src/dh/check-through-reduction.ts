import { reductionTable } from '@nim/bruteforce'
import { type PositionType, positionType } from '@nim/core/setnim'
import type { SlowSetNim } from '@nim/core/rules'
import type { Cost, Limits } from '../claim.ts'
import { checkOutcomes, outcomeCost } from '../evidence/check-outcomes.ts'
import type { CaseParameters } from '../parameter.ts'
import type { BoxDomain, CheckResult } from '../verdict.ts'

/** A description of P-positions by the type (o, r) of reduced positions of SN(n,A). */
export interface TypeDescription {
  readonly claim: string
  readonly parameters: CaseParameters
  readonly ruleset: SlowSetNim
  readonly domain: BoxDomain
  readonly limits: Limits
  /** True if the statement says that reduced positions of this type are P. */
  isPType(type: PositionType): boolean
}

/**
 * Compares the description with the outcomes of all positions of a box, each through its reduction.
 * Reductions are those of the definition (DH-D3: the least heights over reachable terminal
 * positions), not of a formula. That o and r have the same parity is tested at every
 * position too.
 */
export function checkThroughReduction(check: TypeDescription): CheckResult {
  const { ruleset, domain, limits } = check
  const k = ruleset.sizes[0]!
  const reductions = reductionTable(ruleset, domain, limits)
  const reduced = new Array<number>(ruleset.piles).fill(0)
  return checkOutcomes({
    ...check,
    says: `${check.claim} on the type of the reduced position`,
    otherFailure: (position) => {
      const { o, r } = positionType(position, k)
      return (o - r) % 2 === 0 ? null : `o = ${o} and r = ${r} have different parity`
    },
    isP: (_, rank) => {
      reductions.reducedAt(rank, reduced)
      return check.isPType(positionType(reduced, k))
    },
  })
}

/** Cost of {@link checkThroughReduction}: the outcomes, and n heights a position. */
export function reductionCost(ruleset: SlowSetNim, domain: BoxDomain): Cost {
  return outcomeCost(ruleset, domain, ruleset.piles * heightBytes(domain.max))
}

function heightBytes(max: number): number {
  if (max < 2 ** 8) return 1
  return max < 2 ** 16 ? 2 : 4
}
