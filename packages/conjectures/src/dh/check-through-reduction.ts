import { type PositionType, positionType } from '@nim/core/setnim'
import type { SlowSetNim } from '@nim/core/rules'
import type { Cost, Limits } from '../claim.ts'
import { checkOutcomes, outcomeCost } from '../evidence/check-outcomes.ts'
import { FAILS, type OutcomeRows, SAYS_N, SAYS_P } from '../evidence/says.ts'
import type { CaseParameters } from '../parameter.ts'
import type { BoxDomain, CheckResult } from '../verdict.ts'
import {
  type ReductionsByRow,
  reductionsByRow,
  reductionsByRowMemory,
} from './reductions-by-row.ts'
import { reductionsByTable } from './reductions-by-table.ts'

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
 * positions), not of a formula; a second algorithm takes them from a table of all least heights. That
 * o and r have the same parity is tested at every position too.
 */
export function checkThroughReduction(check: TypeDescription): CheckResult {
  const { ruleset, domain, limits } = check
  const k = ruleset.sizes[0]!
  const reductions = (
    limits.kernel === undefined || limits.kernel === 'auto' ? reductionsByRow : reductionsByTable
  )(ruleset, domain, limits)
  return checkOutcomes({
    ...check,
    says: `${check.claim} on the type of the reduced position`,
    otherFailure: (position) => {
      const { o, r } = positionType(position, k)
      return (o - r) % 2 === 0 ? null : `o = ${o} and r = ${r} have different parity`
    },
    statement: {
      rows: rowsThroughReduction(reductions, ruleset, domain, (type) => check.isPType(type)),
    },
  })
}

const UNKNOWN = 255

/** What is said of each position: the description is asked once for every type that occurs. */
function rowsThroughReduction(
  { fillRow }: Pick<ReductionsByRow, 'fillRow'>,
  { piles: n, sizes }: SlowSetNim,
  { max }: BoxDomain,
  isPType: (type: PositionType) => boolean,
): OutcomeRows {
  const modulus = 2 * sizes[0]!
  const cells = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  const residues = Uint16Array.from({ length: n * max + 1 }, (_, sum) => sum % modulus)
  // o has the parity of the sum: where r has not, o and r are of different parity
  const isFailing = residues.map((r, sum) => (sum - r) & 1)
  const mayFail = isFailing.includes(1)
  let said: Uint8Array = new Uint8Array(0)
  let sum = 0
  let odd = 0
  const ofReduced = (_: readonly number[], from: number, to: number): void => {
    for (let x1 = from; x1 < to; x1++) {
      const o = odd + (x1 & 1)
      const r = residues[sum + x1]!
      let cell = cells[o * modulus + r]!
      if (cell === UNKNOWN) {
        cell = isPType({ o, r }) ? SAYS_P : SAYS_N
        cells[o * modulus + r] = cell
      }
      said[x1] = cell
    }
  }
  return (position, says, length, rank) => {
    said = says
    sum = 0
    odd = 0
    for (let i = 1; i < n; i++) {
      sum += position[i]!
      odd += position[i]! & 1
    }
    fillRow(position, length, rank, says, ofReduced)
    if (!mayFail) return
    for (let x1 = 0; x1 < length; x1++) if (isFailing[sum + x1] === 1) says[x1] = FAILS
  }
}

/** Cost of {@link checkThroughReduction}: the outcomes, and the reductions. */
export function reductionCost(ruleset: SlowSetNim, domain: BoxDomain): Cost {
  const { positions, memory } = outcomeCost(ruleset, domain)
  return { positions, memory: memory + reductionsByRowMemory(ruleset, domain) }
}
