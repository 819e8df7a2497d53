import { type PositionType, positionType } from '@nim/core/setnim'
import { boxCount, type SlowSetNim } from '@nim/core/rules'
import type { Cost, Limits } from '../../../claim/claim.ts'
import { bitsBelow } from '../../../rows/bits-below.ts'
import { checkOutcomes, outcomeCost } from '../../check-outcomes.ts'
import {
  FAILS,
  newWords,
  type OutcomeRows,
  type OutcomeWords,
  SAYS_N,
  SAYS_P,
  wordsFor,
} from '../../../rows/says.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { reductionsByRow, reductionsByRowMemory } from '../../../facts/setnim/reductions-by-row.ts'
import { reducedRanksByTable } from '../../../facts/setnim/reduced-ranks-by-table.ts'

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
  const isFast = limits.kernel === undefined || limits.kernel === 'auto'
  return checkOutcomes({
    ...check,
    says: `${check.claim} on the type of the reduced position`,
    otherFailure: (position) => {
      const { o, r } = positionType(position, k)
      return (o - r) % 2 === 0 ? null : `o = ${o} and r = ${r} have different parity`
    },
    besides: bytesOfRows(ruleset, domain),
    statement: isFast ? { words: wordsThroughReduction(check) } : { rows: rowsByTable(check) },
  })
}

const UNKNOWN = 255

/** The description, asked once for every type that occurs. */
function askedOnce(
  isPType: TypeDescription['isPType'],
  n: number,
  modulus: number,
): (o: number, r: number) => typeof SAYS_P | typeof SAYS_N {
  const cells = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  return (o, r) => {
    let cell = cells[o * modulus + r]!
    if (cell === UNKNOWN) {
      cell = isPType({ o, r }) ? SAYS_P : SAYS_N
      cells[o * modulus + r] = cell
    }
    return cell as typeof SAYS_P | typeof SAYS_N
  }
}

/** By the sum: 1 where r has another parity than the sum, and so than o, which has that of the sum. */
function parityFailures(n: number, max: number, modulus: number): Uint8Array {
  return Uint8Array.from({ length: n * max + 1 }, (_, sum) => (sum - (sum % modulus)) & 1)
}

/**
 * What is said of each position, in words: of the positions of a row that are not reduced what is
 * said of those with the same reductions in an earlier row, of the others what is said of their types,
 * which o and r of the outer stacks give for every x_1.
 */
function wordsThroughReduction(check: TypeDescription): OutcomeWords {
  const { ruleset, domain, limits } = check
  const { piles: n, sizes } = ruleset
  const { max } = domain
  const modulus = 2 * sizes[0]!
  const residues = Uint16Array.from({ length: n * max + 1 }, (_, sum) => sum % modulus)
  const reductions = reductionsByRow(ruleset, domain, limits)
  const ask = askedOnce((type) => check.isPType(type), n, modulus)
  const failures = parityFailures(n, max, modulus)
  const mayFail = failures.includes(1)
  const [saysP, isSilent, fails] = newWords(max)
  const width = saysP.length
  const known = new Int32Array(rowsOf(n, max) * width)
  const patterns: (Int32Array | undefined)[] = []
  const patternOf = (odd: number, r: number): Int32Array => {
    const bits = new Int32Array(width)
    for (let x1 = 0; x1 <= max; x1++) {
      if (ask(odd + (x1 & 1), (r + x1) % modulus) === SAYS_P) bits[x1 >> 5]! |= 1 << (x1 & 31)
    }
    return bits
  }
  let row = 0
  return {
    saysP,
    isSilent,
    fails,
    fillRow(outer, length) {
      let sum = 0
      let odd = 0
      for (let i = 1; i < n; i++) {
        sum += outer[i]!
        odd += outer[i]! & 1
      }
      const r = residues[sum]!
      const pattern = (patterns[odd * modulus + r] ??= patternOf(odd, r))
      const { from, rowDrop } = reductions(outer, length)
      const here = row * width
      const there = (row - rowDrop) * width
      for (let w = 0; 32 * w < length; w++) {
        const before = bitsBelow(from - 32 * w)
        const word = (known[there + w]! & before) | (pattern[w]! & ~before)
        known[here + w] = word
        saysP[w] = word
      }
      row++
      if (!mayFail) return
      fails.fill(0)
      for (let x1 = 0; x1 < length; x1++) fails[x1 >> 5]! |= failures[sum + x1]! << (x1 & 31)
    },
  }
}

function rowsOf(n: number, max: number): number {
  return n === 1 ? 1 : Number(boxCount(n - 1, max, true))
}

/** {@link wordsThroughReduction} from a table that is filled by the definition, with nothing spared. */
function rowsByTable(check: TypeDescription): OutcomeRows {
  const { ruleset, domain, limits } = check
  const { piles: n, sizes } = ruleset
  const modulus = 2 * sizes[0]!
  const ask = askedOnce((type) => check.isPType(type), n, modulus)
  const failures = parityFailures(n, domain.max, modulus)
  const ranks = reducedRanksByTable(ruleset, domain, limits)
  const known = new Uint8Array(ranks.length)
  return (position, says, length, rank) => {
    let sum = 0
    let odd = 0
    for (let i = 1; i < n; i++) {
      sum += position[i]!
      odd += position[i]! & 1
    }
    for (let x1 = 0; x1 < length; x1++) {
      // as if it were reduced, which is kept for those that are
      known[rank + x1] = ask(odd + (x1 & 1), (sum + x1) % modulus)
      // of a smaller rank, or its own
      says[x1] = failures[sum + x1] === 1 ? FAILS : known[ranks[rank + x1]!]!
    }
  }
}

/** Cost of {@link checkThroughReduction}. */
export function reductionCost(ruleset: SlowSetNim, domain: BoxDomain): Cost {
  return outcomeCost(ruleset, domain, bytesOfRows(ruleset, domain))
}

/** Bytes of the reductions, and of what is said of them. */
function bytesOfRows(ruleset: SlowSetNim, domain: BoxDomain): bigint {
  const { piles: n } = ruleset
  const rows = n === 1 ? 1n : boxCount(n - 1, domain.max, true)
  return reductionsByRowMemory(ruleset, domain) + rows * BigInt(4 * wordsFor(domain.max + 1))
}
