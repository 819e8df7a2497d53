import { type ReductionTable, reductionMemory, reductionTable } from '@nim/bruteforce'
import { type PositionType, positionType } from '@nim/core/setnim'
import type { SlowSetNim } from '@nim/core/rules'
import type { Cost, Limits } from '../claim.ts'
import { checkOutcomes, outcomeCost } from '../evidence/check-outcomes.ts'
import { FAILS, type OutcomeRows, SAYS_N, SAYS_P } from '../evidence/says.ts'
import { wholeBytes } from '../evidence/table-memory.ts'
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
  try {
    return checkOutcomes({
      ...check,
      says: `${check.claim} on the type of the reduced position`,
      otherFailure: (position) => {
        const { o, r } = positionType(position, k)
        return (o - r) % 2 === 0 ? null : `o = ${o} and r = ${r} have different parity`
      },
      statement: { rows: rowsThroughReduction(reductions, k, (type) => check.isPType(type)) },
    })
  } finally {
    reductions.release()
  }
}

const UNKNOWN = 255

/** What is said of each position: the description is asked once for every type that occurs. */
function rowsThroughReduction(
  reductions: ReductionTable,
  k: number,
  isPType: (type: PositionType) => boolean,
): OutcomeRows {
  const { box, isReducedRank, unplayable, stride } = reductions
  const n = box.piles
  const modulus = 2 * k
  const cells = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  const residues = Uint32Array.from({ length: n * box.max + 1 }, (_, sum) => sum % modulus)
  const ask = (o: number, r: number): number =>
    (cells[o * modulus + r] = isPType({ o, r }) ? SAYS_P : SAYS_N)
  return (position, says, length, rank) => {
    let outerSum = 0
    let outerOdd = 0
    for (let i = 1; i < n; i++) {
      outerSum += position[i]!
      outerOdd += position[i]! & 1
    }
    for (let x1 = 0; x1 < length; x1++) {
      let r = residues[outerSum + x1]!
      let o = outerOdd + (x1 & 1)
      if (((o - r) & 1) !== 0) {
        says[x1] = FAILS
        continue
      }
      if (!isReducedRank(rank + x1)) {
        let sum = outerSum + x1
        for (let i = 0, at = (rank + x1) * stride; i < n; i++, at++) {
          const height = unplayable[at]!
          if (height === 0) continue
          // an odd height taken away changes the parity
          const pile = i === 0 ? x1 : position[i]!
          if ((height & 1) !== 0) o += (pile & 1) === 0 ? 1 : -1
          sum -= height
        }
        r = residues[sum]!
      }
      const known = cells[o * modulus + r]!
      says[x1] = known === UNKNOWN ? ask(o, r) : known
    }
  }
}

/** Cost of {@link checkThroughReduction}: the outcomes, and n heights a position. */
export function reductionCost(ruleset: SlowSetNim, domain: BoxDomain): Cost {
  const { positions, memory } = outcomeCost(ruleset, domain)
  return { positions, memory: memory + wholeBytes(reductionMemory(ruleset, domain)) }
}
