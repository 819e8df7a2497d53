import { requiredMemory, requiredWindow, type TableValue, valuesMemory } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import type { BoxDomain } from '../claim/verdict.ts'

/** The size of a box that fits on no machine, because it has more than 2^53 positions. */
const BEYOND = 2n ** 64n

/** The bytes that the solver allocates for a box that is read by rows: exact, or at least 2^64. */
export function tableMemory(ruleset: Ruleset, domain: BoxDomain, value: TableValue): bigint {
  return wholeBytes(requiredMemory(ruleset, domain, value))
}

/** The same as {@link tableMemory} for a box that is solved layer by layer (`solved-box.ts`). */
export function windowMemory(ruleset: Ruleset, domain: BoxDomain, value: TableValue): bigint {
  return wholeBytes(requiredWindow(ruleset, domain, value))
}

/** The bytes of {@link tableMemory}, and those of the array `values`, which is indexed by rank. */
export function rankedTableMemory(ruleset: Ruleset, domain: BoxDomain, value: TableValue): bigint {
  return tableMemory(ruleset, domain, value) + wholeBytes(valuesMemory(ruleset, domain, value))
}

/** A number of bytes as an exact integer, or at least 2^64 if it is infinite. */
function wholeBytes(bytes: number): bigint {
  return Number.isFinite(bytes) ? BigInt(Math.ceil(bytes)) : BEYOND
}
